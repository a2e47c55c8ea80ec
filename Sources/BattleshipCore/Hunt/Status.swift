// A game is open, won, lost, or over without a record of its shots.

/// How a game stands.
///
/// ```swift
/// for cell in game.fleet.cells { _ = try game.fire(at: cell) }
/// assert(game.status == .won)
/// ```
public enum Status: Hashable, Sendable {
  /// Shots can be fired.
  case open
  /// Every ship is sunk.
  case won
  /// The losing miss was fired.
  case lost
  /// The game is over, but its shots were not recorded, so the winner is unknown. The original demo sends this.
  case overUnrecorded
}

extension Rules {
  func status(isFleetSunk: Bool, misses: @autoclosure () -> Int) -> Status {
    if isFleetSunk { return .won }
    guard let losingMiss else { return .open }
    return misses() == losingMiss ? .lost : .open
  }
}
