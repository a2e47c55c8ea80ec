// One person and one message on a screen: hiding ships for a new one, or looking for the ships of one that came in.

import BattleshipCore

/// A game by link between two events.
public struct LinkState: Equatable, Sendable {
  /// What is done with the message.
  enum Task: Equatable, Sendable {
    /// Ships are being hidden for a new one.
    case placing(PlacingScreen)
    /// Its ships are being looked for.
    case attack(AttackScreen)
    /// It was over when it came in.
    case looking(Game)
  }

  var task: Task

  /// Where the message leads that is written here.
  let base: MessageURLBase

  /// What the player focused, where that is not the next step.
  var chosenFocus: Target?

  /// The row that was typed, and the column so far, of a cell being named.
  var typed: TypedCell?

  /// What is to be said about the last event.
  var notice: Notice?

  /// How far the keys are scrolled, where they lie over the screen.
  var helpScroll: Int?

  /// Where the random ships come from.
  var generator: SplitMix64

  /// Hiding ships for a new message.
  public init(rules: Rules, seed: UInt64) {
    task = .placing(PlacingScreen(rules: rules))
    base = .demo
    generator = SplitMix64(seed: seed)
  }

  /// A message that came in.
  ///
  /// - Throws: ``MessageURLError`` where it is no game.
  public init(received url: GivenURL) throws(MessageURLError) {
    let game = try url.game()
    task = game.status == .open ? .attack(AttackScreen(game)) : .looking(game)
    base = url.replyBase
    generator = SplitMix64(seed: 0)
  }

  /// What the command answers where the player leaves now, or has to.
  public var answer: Answer {
    switch task {
    case .placing: .failed(Wording.notAllPlaced)
    case .attack(let attack): .message(of: attack.game, on: base)
    case .looking(let game): .message(of: game, on: base)
    }
  }
}

/// What follows from an event, for the outside to do.
public enum LinkEffect: Hashable, Sendable {
  /// Put a text on the clipboard.
  case copy(String)
  /// Draw the whole screen anew.
  case redraw
  /// Give the screen back and answer.
  case leave(Answer)
}

extension LinkState {
  /// The screen of the game, as the hot seat shows it.
  var gameScreen: GameScreen {
    switch task {
    case .placing(let placing): .placing(placing)
    case .attack(let attack): .attack(attack)
    case .looking(let game): .finished(game, seekerIsMe: false)
    }
  }

  /// What is focused: the player's choice where it is still there, else the next step.
  var focus: Target {
    if let chosenFocus, focusable.contains(chosenFocus) { return chosenFocus }
    switch task {
    case .placing(let placing): return placing.draft.isComplete ? .button(.finished) : .board
    case .attack(let attack): return attack.chart.status == .open ? .board : .button(.reply)
    case .looking: return .button(.reply)
    }
  }

  /// Everything that can be focused, from the top of the screen to the bottom.
  var focusable: [Target] {
    switch task {
    case .placing(let placing): placing.draft.isComplete ? [.board, .button(.finished)] : [.board]
    case .attack(let attack): attack.chart.status == .open ? [.board] : [.button(.reply)]
    case .looking: [.button(.reply)]
    }
  }

  /// Where keys are pressed.
  var context: KeyContext {
    switch (task, focus) {
    case (.placing, .board): .placing
    case (.attack, .board): .attack
    default: .conversation
    }
  }
}
