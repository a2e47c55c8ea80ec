// One person and one message on a screen: a seat, and what is to be answered when the person leaves.

import BattleshipCore
import BattleshipPlay

/// A game by link between two events.
public struct LinkState: Equatable, Sendable {
  /// What is done with the message.
  var seat: Seat

  /// The message as it came in; nil if ships are hidden for a new one.
  private let received: Game?

  /// Where the message leads that is written here.
  private let base: MessageURLBase

  /// What is to be said about the last event.
  var notice: Notice?

  /// How far the keys are scrolled, while they lie over the screen.
  var helpScroll: Int?

  /// The language in which everything is said.
  public var language = Language.english

  /// Where the random ships come from.
  var generator: SplitMix64

  /// Hiding ships for a new message.
  public init(rules: Rules, seed: UInt64) {
    seat = Seat(rules: rules)
    received = nil
    base = .demo
    generator = SplitMix64(seed: seed)
  }

  /// A message that came in.
  ///
  /// - Throws: ``MessageURLError`` if it is no game.
  public init(received url: GivenURL) throws(MessageURLError) {
    let game = try url.game()
    seat = Seat(rules: game.rules)
    // Nobody knows who sent a link of a game that is over: the other player is who looked for the ships.
    seat.open(game.status == .open ? .theirs(game) : .mine(game))
    received = game
    base = url.replyBase
    generator = SplitMix64(seed: 0)
  }

  /// What the command answers if the player leaves now, or has to.
  public var answer: Answer {
    guard let received else { return .failed(language.commands.notAllPlaced) }
    return message(of: seat.unsentReply ?? received)
  }

  /// The answer that is a game.
  func message(of game: Game) -> Answer { .message(of: game, on: base) }

  /// Who plays: nobody told their names.
  var company: Company {
    Company(me: language.seat.you, other: language.seat.otherPlayer, by: .link)
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
