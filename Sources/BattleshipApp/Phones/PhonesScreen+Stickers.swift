// Moves, scales, turns and drops the held sticker.

import BattleshipPlay
import MessagesHost
import StickersHost

extension PhonesScreen {
  private static let percents = [100, 200, 400]
  private static let stepOfTurn = 45

  /// Shows the stickers of these files as pictures if the terminal has the colours; others stay cards.
  ///
  /// Pictures are not stored: a conversation that is resumed without the files shows cards.
  package mutating func show(picturesOf files: [LocalFile]) {
    for file in files where packs.contains(where: { $0.hasSticker(from: file.url) }) {
      pictures[file.url] = file.contents.flatMap { try? PixelPicture($0) }
    }
  }

  private var stickable: [Int] {
    phone.transcript.items.filter { $0.post != nil }.map(\.number)
  }

  mutating func peel() -> [ScreenEffect] {
    guard case .drawer(.sticker(let index)) = focus, isBesideConversation else { return [] }
    guard let newest = stickable.last else { return [.say(.noBubble)] }
    selection.aim = StickerAim(middleOf: newest)
    selection.scrolledBack = 0
    return handle(holder, .peeledSticker(index))
  }

  /// A dropped sticker is sent at once, without handing the phone over.
  mutating func drop(at aim: StickerAim?) -> [ScreenEffect] {
    guard phone.heldSticker != nil, let aim else { return [] }
    selection.aim = nil
    return handle(holder, .droppedSticker(on: aim.item, across: aim.across, down: aim.down)) + deliver()
  }

  mutating func perform(withSticker command: KeyCommand) -> [ScreenEffect] {
    switch command {
    case .next: return drop(at: selection.aim)
    case .up: selection.aim = selection.aim?.moved(down: -250) ?? selection.aim
    case .down: selection.aim = selection.aim?.moved(down: 250) ?? selection.aim
    case .left: selection.aim = selection.aim?.moved(across: -100) ?? selection.aim
    case .right: selection.aim = selection.aim?.moved(across: 100) ?? selection.aim
    case .focusNext: aimAtNeighbor(by: -1)
    case .focusPrevious: aimAtNeighbor(by: 1)
    case .sticker(.enlarge): return scale { percent in Self.percents.first { $0 > percent } }
    case .sticker(.shrink): return scale { percent in Self.percents.last { $0 < percent } }
    case .sticker(.turn): return turn(byDegrees: Self.stepOfTurn)
    case .sticker(.turnBack): return turn(byDegrees: 360 - Self.stepOfTurn)
    case .back, .copy, .watch, .help, .redraw, .quit, .board, .phone, .replay, .sticker(.peel): break
    }
    return []
  }

  private mutating func aimAtNeighbor(by steps: Int) {
    guard let aim = selection.aim, let item = stickable.element(steps, stepsFrom: aim.item) else { return }
    selection.aim = StickerAim(middleOf: item)
  }

  private mutating func turn(byDegrees step: Int) -> [ScreenEffect] {
    guard let held = phone.heldSticker else { return [] }
    return handle(holder, .turnedSticker(degrees: (held.degrees + step) % 360))
  }

  private mutating func scale(_ other: (Int) -> Int?) -> [ScreenEffect] {
    guard let held = phone.heldSticker, let percent = other(held.percent) else { return [] }
    return handle(holder, .scaledSticker(percent: percent))
  }
}

extension AppBundle {
  fileprivate func hasSticker(from url: String) -> Bool {
    pack?.stickers.contains { $0.imageFileURL == url } == true
  }
}

extension KeyCommand {
  var movesSticker: Bool {
    switch self {
    case .next, .up, .down, .left, .right, .focusNext, .focusPrevious, .sticker: true
    case .back, .copy, .watch, .help, .redraw, .quit, .board, .phone, .replay: false
    }
  }
}
