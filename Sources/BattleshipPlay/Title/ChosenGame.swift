// The game to begin: a hunt or a duel, and its rules.

import BattleshipCore

/// The kind of game that players begin, with its rules.
package enum ChosenGame: Hashable, Sendable {
  /// One player hides ships, the other looks for them.
  case hunt(Rules)
  /// Both players hide ships and fire a volley each turn.
  case duel(Terms)

  /// The rules for the ships.
  package var rules: Rules {
    switch self {
    case .hunt(let rules): rules
    case .duel(let terms): terms.rules
    }
  }

  /// Whether it is a duel.
  package var isDuel: Bool {
    switch self {
    case .hunt: false
    case .duel: true
    }
  }

  /// The event that chooses this game at a seat; nil for the seat's default game.
  package var choice: SeatEvent? {
    switch self {
    case .hunt(.messages): nil
    case .hunt(let rules): .chose(rules)
    case .duel(let terms): .choseDuel(terms)
    }
  }
}
