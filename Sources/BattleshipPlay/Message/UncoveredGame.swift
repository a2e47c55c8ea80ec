// Whose ships may be drawn: those of a game that is over, and one's own. No other value leads to a drawn ship.

import BattleshipCore

/// A game that is over, so that everybody may see where its ships are.
///
/// Nothing else uncovers another player's ships, and no open game can become such a value:
///
/// ```swift
/// assert(UncoveredGame(game) == nil)  // an open game keeps its secret
/// for cell in game.fleet.cells { try game.fire(at: cell) }
/// assert(UncoveredGame(game)?.fleet == game.fleet)
/// ```
public struct UncoveredGame: Hashable, Sendable {
  /// What both players know.
  public let chart: Chart

  /// Where the ships are.
  public let fleet: Fleet

  /// What a game uncovers; nil while it is open.
  public init?(_ game: Game) {
    guard game.status != .open else { return nil }
    chart = game.chart
    fleet = game.fleet
  }
}

/// A game whose hidden ships are the viewer's own.
///
/// ```swift
/// let waters = OwnWaters(ownGame: game)
/// assert(waters.fleet == game.fleet && waters.chart == game.chart)
/// ```
public struct OwnWaters: Hashable, Sendable {
  /// What the other player knows.
  public let chart: Chart

  /// Where one's ships are.
  public let fleet: Fleet

  /// The waters of a game whose ships the viewer hid.
  public init(ownGame game: Game) {
    chart = game.chart
    fleet = game.fleet
  }
}
