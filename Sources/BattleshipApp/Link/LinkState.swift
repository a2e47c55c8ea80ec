// The state of a game by link: a seat, and the answer when the person leaves.

import BattleshipCore
import BattleshipPlay

/// The state of a game by link between two events.
package struct LinkState: Equatable, Sendable {
  /// The seat where the message is played.
  var seat: Seat

  /// The received message; `nil` if ships are placed for a new one.
  private let received: MessageContent?

  /// The base of the URL that is written here.
  package let base: MessageURLBase

  /// The notice about the last event.
  package var notice: Notice?

  /// The list of keys over the screen.
  var keyList = KeyList()

  /// Whether animations are off: there is no timer, or the person does not want them.
  package var isStill = true

  /// The animation of the latest strike, while it runs.
  var flash: Flash?

  /// The replay that the person is watching.
  var replay: ReplayState?

  /// The language of all text on the screen.
  package var language = Language.english

  /// The random numbers for ships.
  var generator: SplitMix64

  /// Places ships for a new message.
  package init(rules: Rules, on base: MessageURLBase = .demo, seed: UInt64) {
    self.init(seat: Seat(rules: rules), received: nil, on: base, seed: seed)
  }

  /// Places ships for a challenge to a duel.
  package init(duelBy rules: Rules, volley: Volley, on base: MessageURLBase = .demo, seed: UInt64) {
    var seat = Seat(rules: rules)
    seat.update(.choseDuel(rules, volley))
    self.init(seat: seat, received: nil, on: base, seed: seed)
  }

  /// Opens a received hunt.
  package init(received game: Game, on base: MessageURLBase = .demo) {
    var seat = Seat(rules: game.rules)
    // The link of a finished game does not say who sent it; assume that the other player fired.
    seat.open(game.status == .open ? .theirs(game) : .mine(game))
    self.init(seat: seat, received: .hunt(game), on: base, seed: 0)
  }

  /// Opens a received duel as one of its players sees it.
  package init(received own: OwnDuel, on base: MessageURLBase, seed: UInt64) {
    var seat = Seat(rules: own.duel.rules)
    seat.open(.duel(own))
    self.init(seat: seat, received: .duel(own.duel), on: base, seed: seed)
  }

  /// Opens a duel of other players.
  package init(watching duel: Duel, on base: MessageURLBase) {
    var seat = Seat(rules: duel.rules)
    seat.open(.watching(duel))
    self.init(seat: seat, received: .duel(duel), on: base, seed: 0)
  }

  private init(seat: Seat, received: MessageContent?, on base: MessageURLBase, seed: UInt64) {
    (self.seat, self.received, self.base) = (seat, received, base)
    generator = SplitMix64(seed: seed)
  }

  /// The answer of the command if the player leaves now, or has to.
  package var answer: CommandAnswer {
    switch received {
    case nil: return .failed(language.terminal.commands.notAllPlaced)
    case .hunt(let game): return message(of: seat.unsentReply ?? game)
    case .duel(let duel):
      switch seat.duel?.due {
      case .wait, .nothing, nil: return message(of: duel)
      case .join: return .failed(language.terminal.commands.notJoined)
      case .fire, .lastAnswers, .open: return .failed(language.terminal.commands.nothingFired)
      }
    }
  }

  /// The open duel of this player, if any.
  package var openDuel: Duel? { seat.duel?.duel }

  /// The answer with the message of a hunt.
  func message(of game: Game) -> CommandAnswer { .message(of: game, on: base) }

  private func message(of duel: Duel) -> CommandAnswer {
    .done([SafeText(duel.messageURL(base: base), limit: .max)])
  }

  /// The players without names, because a link does not carry them.
  var players: Players { .nameless(in: language) }
}

/// A side effect of an event, performed outside the state.
package enum LinkEffect: Hashable, Sendable {
  /// Record a finished game before the next screen is shown.
  case record(FinishedGame)
  /// Put a text on the clipboard.
  case copy(String)
  /// Send ``AppEvent/awoke`` after this many milliseconds, unless another event comes first.
  case wake(afterMilliseconds: Int)
  /// Ring the bell of the terminal.
  case ring
  /// Redraw the whole screen from scratch.
  case redraw
  /// Write a challenge with the player's key, remember it, then release the screen and answer.
  case challenge(Fleet, Volley)
  /// Make a move in the duel with the player's key, remember the message, then release the screen and answer.
  case move(DuelMove)
  /// Release the screen and answer.
  case leave(CommandAnswer)
}
