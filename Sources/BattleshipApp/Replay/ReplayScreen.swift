// A replay on a screen: the current game, the current step, and whether it plays by itself.

import BattleshipFrame
import BattleshipFrame
import BattleshipPlay

/// The screen of a replay.
package struct ReplayScreen: AppScreen {
  /// The players, as the viewer knows them.
  package enum Names: Hashable, Sendable {
    /// Nobody says who they are.
    case unknown
    /// The viewer and the computer.
    case computer
    /// These two.
    case known(Players)

    func players(in language: Language) -> Players {
      switch self {
      case .unknown: .nameless(in: language)
      case .computer: .againstComputer(in: language)
      case .known(let players): players
      }
    }
  }

  private let replays: [Replay]
  private let names: Names

  /// The index of the current game.
  private var index = 0

  /// The number of its shots that are shown.
  private(set) var step = 0

  /// Whether the next shot appears by itself.
  private(set) var isPlaying = false

  /// The milliseconds between two shots.
  static let pause = 700

  /// Replays one or more games.
  ///
  /// - Parameters:
  ///   - replays: The games, at least one, starting with the first.
  ///   - names: The two players.
  package init(_ replays: [Replay], names: Names = .unknown) {
    precondition(!replays.isEmpty, "there is something to watch")
    (self.replays, self.names) = (replays, names)
  }

  private var replay: Replay { replays[index] }

  package func drawn(in environment: ScreenEnvironment) -> DrawnScreen {
    let language = environment.language
    let scene = replay.scene(after: step, in: language, for: names.players(in: language)).with(
      fact: replays.count > 1 ? language.sentences.replay.game(index + 1, replays.count) : nil,
      hints: (replays.count > 1 ? [.otherGame] : []) + [.stepsBack, isPlaying ? .pauses : .plays, .stepsOn])
    var canvas = Canvas(in: environment, focus: scene.focus.map { .seat($0) })
    return canvas.draw(scene)
  }

  /// The keys that have a meaning in a replay.
  private static let keys = ListScreen(
    .keys(
      .replay, cells: false, marks: true))
}

extension ReplayScreen {
  /// Applies an event; any event of the terminal stops a replay that plays by itself.
  package mutating func update(_ event: ScreenEvent, in environment: ScreenEnvironment) -> [ScreenEffect] {
    let wasPlaying = isPlaying
    switch event {
    case .terminal(let event, let target):
      isPlaying = false
      return update(event, on: target, wasPlaying: wasPlaying)
    case .awoke:
      if isPlaying { step += 1 }
      isPlaying = isPlaying && step < replay.stepCount
    case .acted, .thought, .entropy, .answered, .kept, .noticed: break
    }
    return []
  }

  private mutating func update(_ event: TerminalEvent, on target: Target?, wasPlaying: Bool) -> [ScreenEffect] {
    switch (event, target) {
    case (.key(let key), _):
      return KeyBindings.command(for: key, in: .replay).map { perform($0, wasPlaying: wasPlaying) } ?? []
    case (.click, .key(let command)?): return perform(command, wasPlaying: wasPlaying)
    case (.scroll(_, .up), _): show(step - 1)
    case (.scroll(_, .down), _): show(step + 1)
    case (.click, _), (.secondClick, _), (.paste, _), (.pasteRefused, _), (.resized, _), (.resumed, _), (.notCopied, _),
      (.ended, _), (.unknown, _):
      break
    }
    return []
  }

  private mutating func perform(_ command: KeyCommand, wasPlaying: Bool) -> [ScreenEffect] {
    switch command {
    // Enter goes one step forward, and leaves after the last one.
    case .next where step == replay.stepCount: return [.close]
    case .next, .right, .focusNext: show(step + 1)
    case .left, .focusPrevious: show(step - 1)
    case .replay(.first): show(0)
    case .replay(.last): show(replay.stepCount)
    case .up: showGame(index - 1)
    case .down: showGame(index + 1)
    case .replay(.play): if !wasPlaying { play() }
    case .help: return [.show(.list(Self.keys))]
    case .redraw: return [.redraw]
    case .back, .watch, .quit: return [.close]
    case .copy, .board, .phone, .sticker: break
    }
    return []
  }

  /// Goes to a step, if it exists.
  private mutating func show(_ step: Int) {
    if 0...replay.stepCount ~= step { self.step = step }
  }

  /// Goes to the beginning of a game, if it exists.
  private mutating func showGame(_ index: Int) {
    if replays.indices.contains(index) { (self.index, step) = (index, 0) }
  }

  /// Plays the shots by themselves, from the first one if all have been shown.
  private mutating func play() {
    if step == replay.stepCount { step = 0 }
    isPlaying = step < replay.stepCount
  }
}
