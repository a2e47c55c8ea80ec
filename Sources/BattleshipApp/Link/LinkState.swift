// One person and one message on a screen: a seat, and what is to be answered when the person leaves.

import BattleshipCore
import BattleshipPlay

/// A game by link between two events.
public struct LinkState: Equatable, Sendable {
  /// What is done with the message.
  var seat: Seat

  /// The message as it came in; nil if ships are hidden for a new one.
  private let received: MessageContent?

  /// Where the message leads that is written here.
  public let base: MessageURLBase

  /// What is to be said about the last event.
  public var notice: Notice?

  /// The list of keys, while it lies over the screen.
  var keyList = KeyList()

  /// Whether nothing moves, because nobody wakes the screen or the person wants none of it.
  public var isStill = true

  /// What has just been struck, while that is shown.
  var flash: Flash?

  /// The game shown once more, while somebody watches that.
  var replay: ReplayState?

  /// The language in which everything is said.
  public var language = Language.english

  /// Where the random ships come from.
  var generator: SplitMix64

  /// Hiding ships for a new message.
  public init(rules: Rules, on base: MessageURLBase = .demo, seed: UInt64) {
    self.init(seat: Seat(rules: rules), received: nil, on: base, seed: seed)
  }

  /// Hiding ships for a challenge to a duel.
  public init(duelBy rules: Rules, volley: Volley, on base: MessageURLBase = .demo, seed: UInt64) {
    var seat = Seat(rules: rules)
    seat.update(.choseDuel(rules, volley))
    self.init(seat: seat, received: nil, on: base, seed: seed)
  }

  /// A hunt that came in.
  public init(received game: Game, on base: MessageURLBase = .demo) {
    var seat = Seat(rules: game.rules)
    // Nobody knows who sent a link of a game that is over: the other player is who looked for the ships.
    seat.open(game.status == .open ? .theirs(game) : .mine(game))
    self.init(seat: seat, received: .hunt(game), on: base, seed: 0)
  }

  /// A message of a duel that came in, as one of its players sees it.
  public init(received own: OwnDuel, on base: MessageURLBase, seed: UInt64) {
    var seat = Seat(rules: own.duel.rules)
    seat.open(.duel(own))
    self.init(seat: seat, received: .duel(own.duel), on: base, seed: seed)
  }

  /// A message of somebody else's duel.
  public init(watching duel: Duel, on base: MessageURLBase) {
    var seat = Seat(rules: duel.rules)
    seat.open(.watching(duel))
    self.init(seat: seat, received: .duel(duel), on: base, seed: 0)
  }

  private init(seat: Seat, received: MessageContent?, on base: MessageURLBase, seed: UInt64) {
    (self.seat, self.received, self.base) = (seat, received, base)
    generator = SplitMix64(seed: seed)
  }

  /// What the command answers if the player leaves now, or has to.
  public var answer: CommandAnswer {
    switch received {
    case nil: return .failed(language.commands.notAllPlaced)
    case .hunt(let game): return message(of: seat.unsentReply ?? game)
    case .duel(let duel):
      guard case .duel(let own) = seat.asked else { return message(of: duel) }
      switch own.due {
      case .wait, .nothing: return message(of: duel)
      case .join: return .failed(language.commands.notJoined)
      case .fire, .lastAnswers, .open: return .failed(language.commands.nothingFired)
      }
    }
  }

  /// The duel that is open, if there is one.
  public var openDuel: Duel? {
    if case .duel(let own) = seat.asked { own.duel } else { nil }
  }

  /// The answer that is a hunt.
  func message(of game: Game) -> CommandAnswer { .message(of: game, on: base) }

  private func message(of duel: Duel) -> CommandAnswer {
    .done([SafeText(duel.messageURL(base: base), limit: .max)])
  }

  /// Who plays: nobody told their names.
  var company: Company { .nameless(in: language) }
}

/// What follows from an event, for the outside to do.
public enum LinkEffect: Hashable, Sendable {
  /// Note a game that was finished, before the next screen is shown.
  case record(FinishedGame)
  /// Put a text on the clipboard.
  case copy(String)
  /// Hand ``AppEvent/awoke`` back after so many milliseconds, unless another event comes first.
  case wake(afterMilliseconds: Int)
  /// Ring the bell of the terminal.
  case ring
  /// Draw the whole screen anew.
  case redraw
  /// Challenge somebody with the player's key, remember the message, then give the screen back and answer.
  case challenge(Fleet, Volley)
  /// Make a move in the duel with the player's key, remember the message, then give the screen back and answer.
  case move(DuelMove)
  /// Give the screen back and answer.
  case leave(CommandAnswer)
}
