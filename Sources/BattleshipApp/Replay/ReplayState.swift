// Replays games on a screen: the current game, the current step, and whether it plays by itself.

import BattleshipFrame
import BattleshipPlay

/// The state of a replay screen between two events.
package struct ReplayState: Hashable, Sendable {
  private let replays: [Replay]

  /// The players as the viewer knows them; `nil` if their names are unknown.
  private let players: Players?

  /// The index of the current game.
  private var place = 0

  /// The number of its shots that are shown.
  private(set) var step = 0

  /// Whether the next shot appears by itself.
  private(set) var isPlaying = false

  /// The list of keys over the screen.
  private var keyList = KeyList()

  /// The language of all text on the screen.
  package var language = Language.english

  /// The milliseconds between two shots.
  package static let pause = 700

  /// Replays one or more games.
  ///
  /// - Parameters:
  ///   - replays: The games, at least one, starting with the first.
  ///   - players: The names of the two players, if they are known.
  package init(_ replays: [Replay], players: Players? = nil) {
    precondition(!replays.isEmpty, "there is something to watch")
    (self.replays, self.players) = (replays, players)
  }

  private var replay: Replay { replays[place] }

  /// The screen of this state.
  package func drawn(size: Size, widths: CharacterWidth) -> DrawnScreen {
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
    replay.scene(after: step, in: language, for: players ?? .nameless(in: language)).with(
      fact: replays.count > 1 ? language.sentences.replay.game(place + 1, replays.count) : nil,
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
  /// Applies an event; any event except the timer stops a replay that plays by itself.
  package mutating func update(_ event: AppEvent) -> [ReplayEffect] {
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
    // Enter goes one step forward, and leaves after the last one.
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

  /// Goes to a step, if it exists.
  private mutating func show(_ step: Int) {
    if 0...replay.stepCount ~= step { self.step = step }
  }

  /// Goes to the beginning of a game, if it exists.
  private mutating func showGame(_ place: Int) {
    if replays.indices.contains(place) { (self.place, step) = (place, 0) }
  }

  /// Plays the shots by themselves, from the first one if all have been shown.
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

/// A side effect of an event in a replay.
package enum ReplayEffect: Hashable, Sendable {
  /// Redraw the whole screen from scratch.
  case redraw
  /// Send ``AppEvent/awoke`` after this many milliseconds, unless another event comes first.
  case wake(afterMilliseconds: Int)
  /// Leave the replay.
  case leave
}
