// Games shown once more on a screen: which game, which step, and whether the steps follow each other by themselves.

import BattleshipPlay

/// A screen on which games are shown once more, between two events.
public struct ReplayState: Hashable, Sendable {
  private let replays: [Replay]

  /// Who plays, as the person who watches knows them; nil if nobody told their names.
  private let company: Company?

  /// Which of the games is shown.
  private var place = 0

  /// How many of its shots are shown.
  private(set) var step = 0

  /// Whether the next shot is shown after a while.
  private(set) var isPlaying = false

  /// The list of keys, while it lies over the screen.
  private var keyList = KeyList()

  /// The language in which everything is said.
  public var language = Language.english

  /// How long a shot is shown before the next one.
  public static let pause = 700

  /// One game, or several.
  ///
  /// - Parameters:
  ///   - replays: The games, the first one to be shown first; there is at least one.
  ///   - company: The names of the two players, if they are known.
  public init(_ replays: [Replay], company: Company? = nil) {
    precondition(!replays.isEmpty, "there is something to watch")
    (self.replays, self.company) = (replays, company)
  }

  private var replay: Replay { replays[place] }

  /// The screen of this state.
  public func drawn(size: Size, widths: CharacterWidth) -> DrawnScreen {
    SeatScreen(
      scene: scene, naming: nil, notice: nil, helpScroll: keyList.scroll, keys: keys, language: language
    ).drawn(size: size, widths: widths)
  }

  /// The same screen in another language.
  func speaking(_ language: Language) -> ReplayState {
    var state = self
    state.language = language
    return state
  }

  private var scene: Scene {
    replay.scene(after: step, in: language, for: company ?? .nameless(in: language)).with(
      fact: replays.count > 1 ? language.replay.game(place + 1, replays.count) : nil,
      hints: (replays.count > 1 ? [.otherGame] : []) + [.stepsBack, isPlaying ? .pauses : .plays, .stepsOn])
  }

  private var keys: [(label: SafeText, text: SafeText)] {
    KeyTable.lines(
      in: language,
      of: [.next, .up, .down, .left, .right, .back, .watch, .first, .last, .play, .help, .redraw, .quit],
      namesCells: false)
  }
}

extension ReplayState {
  /// Lets an event happen. Whatever happens stops a replay that plays by itself, unless it is the time for the next shot.
  public mutating func update(_ event: AppEvent) -> [ReplayEffect] {
    if event == .awoke { return isPlaying ? goOn() : [] }
    let wasPlaying = isPlaying
    isPlaying = false
    if keyList.scroll != nil { return keyList.happen(event, lines: keys.count) ? [.redraw] : [] }
    switch event {
    case .pressed(let key):
      return KeyTable.command(for: key, in: .replay).map { perform($0, wasPlaying: wasPlaying) } ?? []
    case .clicked(.key(let command)): return perform(command, wasPlaying: wasPlaying)
    case .scrolled(.up): show(step - 1)
    case .scrolled(.down): show(step + 1)
    case .clicked, .secondClicked, .pasted, .pasteRefused, .awoke: break
    }
    return []
  }

  private mutating func perform(_ command: KeyCommand, wasPlaying: Bool) -> [ReplayEffect] {
    switch command {
    // Enter is the next step to the end, and then out.
    case .next where step == replay.stepCount: return [.leave]
    case .next, .right, .focusNext: show(step + 1)
    case .left, .focusPrevious: show(step - 1)
    case .first: show(0)
    case .last: show(replay.stepCount)
    case .up: showGame(place - 1)
    case .down: showGame(place + 1)
    case .play: return wasPlaying ? [] : play()
    case .help: keyList.show()
    case .redraw: return [.redraw]
    case .back, .watch, .quit: return [.leave]
    case .press, .chevron, .turn, .shuffle, .takeBack, .advise, .deleteStaged, .copy, .callLog, .apps, .peel, .enlarge,
      .shrink, .turnSticker, .turnStickerBack:
      break
    }
    return []
  }

  /// Shows another step, if there is one of this number.
  private mutating func show(_ step: Int) {
    if 0...replay.stepCount ~= step { self.step = step }
  }

  /// Shows another game from its beginning, if there is one of this number.
  private mutating func showGame(_ place: Int) {
    if replays.indices.contains(place) { (self.place, step) = (place, 0) }
  }

  /// Lets the shots follow each other, from the first one if all are shown.
  private mutating func play() -> [ReplayEffect] {
    if step == replay.stepCount { step = 0 }
    return keepPlaying()
  }

  private mutating func goOn() -> [ReplayEffect] {
    step += 1
    return keepPlaying()
  }

  private mutating func keepPlaying() -> [ReplayEffect] {
    isPlaying = step < replay.stepCount
    return isPlaying ? [.wake(afterMilliseconds: Self.pause)] : []
  }
}

/// What follows from an event while games are shown once more.
public enum ReplayEffect: Hashable, Sendable {
  /// Draw the whole screen anew.
  case redraw
  /// Hand ``AppEvent/awoke`` back after so many milliseconds, unless another event comes first.
  case wake(afterMilliseconds: Int)
  /// Leave the replay.
  case leave
}
