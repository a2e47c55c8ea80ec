// The game that people begin: a hunt or a duel, and under which rules.

import BattleshipCore

/// Which game people play who begin one.
///
/// ```swift
/// let game = ChosenGame.duel(Rules.classic.withoutLosingMiss, .afloat)
/// assert(game.isDuel && game.rules.board == Rules.classic.board)
/// assert(ChosenGame.hunt(.messages).choice == nil)  // a seat has that game by itself
/// ```
public enum ChosenGame: Hashable, Sendable {
  /// One hides, the other one seeks.
  case hunt(Rules)
  /// Both hide and both fire, so many shots a turn; the rules have no losing miss.
  case duel(Rules, Volley)

  /// The rules for the ships.
  public var rules: Rules {
    switch self {
    case .hunt(let rules), .duel(let rules, _): rules
    }
  }

  /// Whether it is a duel.
  public var isDuel: Bool {
    switch self {
    case .hunt: false
    case .duel: true
    }
  }

  /// What chooses the game at a seat; nil for the game that a seat has by itself.
  public var choice: SeatEvent? {
    switch self {
    case .hunt(.messages): nil
    case .hunt(let rules): .chose(rules)
    case .duel(let rules, let volley): .choseDuel(rules, volley)
    }
  }
}
