// The game to begin: a hunt or a duel, and its rules.

import BattleshipCore

package enum ChosenGame: Hashable, Sendable {
  case hunt(Rules)
  case duel(Terms)

  package var rules: Rules {
    switch self {
    case .hunt(let rules): rules
    case .duel(let terms): terms.rules
    }
  }

  package var volley: Volley? {
    switch self {
    case .hunt: nil
    case .duel(let terms): terms.volley
    }
  }

  package var isDuel: Bool { volley != nil }

  /// The event that chooses this game at a seat; nil for the seat's default game.
  package var choice: SeatEvent? {
    switch self {
    case .hunt(.messages): nil
    case .hunt(let rules): .chose(rules)
    case .duel(let terms): .choseDuel(terms)
    }
  }
}

extension Seat {
  /// A new game, with no ship placed.
  init(_ game: ChosenGame) {
    self.init(rules: game.rules)
    if case .duel(let terms) = game { update(.choseDuel(terms)) }
  }
}
