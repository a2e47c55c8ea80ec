// A message from the point of view of the person who opens it: whose ships it hides, or whose duel it is.

import BattleshipCore

/// A message from the point of view of the person who opens it.
///
/// ```swift
/// assert(OpenedMessage(game, isSender: true) == .mine(game))
/// assert(OpenedMessage(game, isSender: false) == .theirs(game))
/// ```
public indirect enum OpenedMessage: Hashable, Sendable {
  /// There is no message.
  case nothing
  /// A game with the viewer's own ships.
  case mine(Game)
  /// A game with the other player's ships.
  case theirs(Game)
  /// A duel, as one of its players sees it.
  case duel(OwnDuel)
  /// A duel of two other people, or one whose message must not be answered; the error says why.
  case watching(Duel, refusal: ReceptionError? = nil)
  /// The message cannot be read as a game.
  case unreadable(MessageURLError)

  /// A hunt from the point of view of its sender or of the other player.
  ///
  /// A message does not say whose ships it has. One without a shot comes from the player who hid them; one with shots
  /// from the player who fired.
  public init(_ game: Game, isSender: Bool) {
    let isFromHider = game.status == .open && game.shots.isEmpty
    self = isSender == isFromHider ? .mine(game) : .theirs(game)
  }

  /// A hunt that came by link; `isMine` is nil if nothing is known of it here.
  ///
  /// A link does not say who sent it. An open hunt is for the viewer to fire at; in a finished one that was not played
  /// here, the other player is assumed to have fired.
  package init(_ game: Game, isMine: Bool?) {
    self = isMine ?? (game.status != .open) ? .mine(game) : .theirs(game)
  }
}

extension OpenedMessage {
  var task: Seat.Task? {
    switch self {
    case .nothing: nil
    case .mine(let game): RevealedGame(game).map { .over($0, seekerIsMe: false) } ?? .waiting(OwnBoard(ownGame: game))
    case .theirs(let game): RevealedGame(game).map { .over($0, seekerIsMe: true) } ?? .hunting(Hunting(game))
    case .duel(let own): Self.task(in: own)
    case .watching(let duel, let refusal): .watching(duel, refusal: refusal)
    case .unreadable(let error): .unreadable(error)
    }
  }

  private static func task(in own: OwnDuel) -> Seat.Task {
    switch own.due {
    case .join: .hiding(Hiding(rules: own.duel.rules, for: .joining(own)))
    case .fire, .answer, .lastAnswers, .open, .wait, .nothing:
      Aiming(in: own, cursor: cursor(in: own)).map { .aiming($0) } ?? .duel(own)
    }
  }

  private static func cursor(in own: OwnDuel) -> Cell {
    guard let last = own.shotsUnderWay.last ?? own.chart.shots.last else { return .a1 }
    return own.chart.cursor(after: last, others: own.shotsUnderWay)
  }
}
