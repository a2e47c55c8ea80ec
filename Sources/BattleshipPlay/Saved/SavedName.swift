// The names of saved texts.

import BattleshipCore

package enum SavedName: Hashable, Sendable {
  /// The person's keys: ``KeyRing/text``.
  case key
  /// A game against the computer, by its number, from 1: ``SavedSolo/text``.
  case computer(Int)
  /// A game of two players at one keyboard, by its number, from 1: ``SavedTwo``.
  case two(Int)
  /// The last message that the person wrote in a duel, by its identifier, or the winner's close: ``DuelRecord/text``.
  case duel(String)
  /// How far a duel by link was played here, by its identifier: ``SavedLink/text``.
  case begun(String)
  /// How far a hunt was played here, or that it was hidden here, by ``Game/openingQuery``: ``SavedLink/text``.
  case hunt(String)
  /// The results of the boards of the day: ``DailyResults/text``.
  case daily
}

extension Game {
  /// The query of its first message, which holds its rules and ships, and under which the hunt is saved.
  package var openingQuery: String { String(Game(fleet: fleet).messageURL().split(at: "?").rest) }
}

extension MessageContent {
  /// The name under which the progress of this game is saved.
  package var savedName: SavedName {
    switch self {
    case .hunt(let game): .hunt(game.openingQuery)
    case .duel(let duel): .begun(duel.identifier)
    }
  }
}
