// A sticker in the hand: where on which bubble it would lie, how large it is and how it is turned, and that it is put there.

import BattleshipPlay
import MessagesHost

/// A place on a bubble where a sticker would lie.
public struct StickerAim: Hashable, Sendable {
  /// The item whose bubble it is, by its number.
  let item: Int
  /// Where the sticker's middle is, in thousandths of the bubble's width and height.
  var across, down: Int

  /// The middle of an item's bubble.
  init(middleOf item: Int) { self.init(item: item, across: 500, down: 500) }

  /// A place on an item's bubble.
  init(item: Int, across: Int, down: Int) { (self.item, self.across, self.down) = (item, across, down) }

  /// The place so many thousandths further; nil if that is off the bubble.
  func moved(across: Int = 0, down: Int = 0) -> StickerAim? {
    let moved = StickerAim(item: item, across: self.across + across, down: self.down + down)
    return 0...1_000 ~= moved.across && 0...1_000 ~= moved.down ? moved : nil
  }
}

extension AppState {
  /// The sizes that a sticker can be made at a terminal, in hundredths.
  private static let percents = [100, 200, 400]

  /// How far a sticker is turned at once: an eighth of a turn.
  private static let stepOfTurn = 45

  /// Shows the stickers of these files as pictures where the terminal has the colours; a file that cannot be decoded stays
  /// a card.
  ///
  /// Nothing of it is kept: a conversation that is resumed without the files shows cards.
  public mutating func show(picturesOf files: [LocalFile]) {
    for file in files where packs.contains(where: { $0.hasSticker(from: file.url) }) {
      pictures[file.url] = file.contents.flatMap { try? PixelPicture($0) }
    }
  }

  /// The items that a sticker can be put on, from the oldest to the newest.
  private var stickable: [Int] {
    phone.transcript.items.filter { $0.post != nil && $0.address != nil }.map(\.number)
  }

  /// Takes the focused sticker in the hand, over the newest bubble.
  mutating func peel() -> [AppEffect] {
    guard case .sticker(let index) = focus, isBesideConversation else { return [] }
    guard let newest = stickable.last else {
      notice = .noBubble
      return []
    }
    (aim, scrolledBack) = (StickerAim(middleOf: newest), 0)
    return happen(holder, .apps(.peeled(index)))
  }

  /// Puts the sticker in the hand where it is; it is sent at once, and the phone stays in the hand.
  mutating func drop(at aim: StickerAim?) -> [AppEffect] {
    guard phone.heldSticker != nil, let aim else { return [] }
    self.aim = nil
    return happen(holder, .apps(.dropped(on: aim.item, across: aim.across, down: aim.down))) + deliver()
  }

  /// Does what a key asks for while a sticker is in the hand, if it moves that.
  mutating func perform(withSticker command: KeyCommand) -> [AppEffect] {
    switch command {
    case .next: return drop(at: aim)
    case .up: aim = aim?.moved(down: -250) ?? aim
    case .down: aim = aim?.moved(down: 250) ?? aim
    case .left: aim = aim?.moved(across: -100) ?? aim
    case .right: aim = aim?.moved(across: 100) ?? aim
    case .focusNext: aimAtNeighbour(by: -1)
    case .focusPrevious: aimAtNeighbour(by: 1)
    case .enlarge: return scale { percent in Self.percents.first { $0 > percent } }
    case .shrink: return scale { percent in Self.percents.last { $0 < percent } }
    case .turnSticker: return turn(byDegrees: Self.stepOfTurn)
    case .turnStickerBack: return turn(byDegrees: 360 - Self.stepOfTurn)
    case .press, .back, .chevron, .turn, .shuffle, .takeBack, .advise, .deleteStaged, .apps, .peel, .copy, .watch,
      .first, .last, .play, .help, .callLog, .redraw, .quit:
      break
    }
    return []
  }

  /// Aims at the bubble so many items later, round and round.
  private mutating func aimAtNeighbour(by steps: Int) {
    guard let aim, let item = stickable.element(steps, stepsFrom: aim.item) else { return }
    self.aim = StickerAim(middleOf: item)
  }

  private mutating func turn(byDegrees step: Int) -> [AppEffect] {
    guard let held = phone.heldSticker else { return [] }
    return happen(holder, .apps(.turned(degrees: (held.degrees + step) % 360)))
  }

  private mutating func scale(_ other: (Int) -> Int?) -> [AppEffect] {
    guard let held = phone.heldSticker, let percent = other(held.percent) else { return [] }
    return happen(holder, .apps(.scaled(percent: percent)))
  }
}

extension AppBundle {
  fileprivate func hasSticker(from url: String) -> Bool {
    pack?.stickers.contains { $0.imageFileURL == url } == true
  }
}

extension KeyCommand {
  /// Whether it is about the sticker, where one is in the hand.
  var movesSticker: Bool {
    switch self {
    case .next, .up, .down, .left, .right, .focusNext, .focusPrevious, .enlarge, .shrink, .turnSticker,
      .turnStickerBack:
      true
    case .press, .back, .chevron, .turn, .shuffle, .takeBack, .advise, .deleteStaged, .apps, .peel, .copy, .watch,
      .first, .last, .play, .help, .callLog, .redraw, .quit:
      false
    }
  }
}
