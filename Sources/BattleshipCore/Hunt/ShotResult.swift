// The result of a shot, and why a shot cannot be fired.

/// The result of a shot.
///
/// ```swift
/// switch try game.fire(at: .a1) {
/// case .miss: print("water")
/// case .hit: print("a hit")
/// case .sunk(let ship): assert(ship == Ship("A1"))
/// }
/// ```
public enum ShotResult: Hashable, Sendable {
  /// Water.
  case miss
  /// A ship that has cells left.
  case hit
  /// The last cell of this ship.
  case sunk(Ship)

  /// Whether the shot hit a ship, sunk or not.
  public var isHit: Bool {
    switch self {
    case .miss: false
    case .hit, .sunk: true
    }
  }
}

extension [ShotResult] {
  var sunkCount: Int { count { if case .sunk = $0 { true } else { false } } }
}

/// Why a shot was not fired. A refused shot costs nothing.
///
/// ```swift
/// try game.fire(at: .a1)
/// assert(game.obstacle(to: .a1) == .alreadyOpened(.a1))
/// assert(game.obstacle(to: Cell("B3")!) == nil)
/// ```
public enum PlayError: Error, Hashable, Sendable {
  /// The cell is not on the board.
  case cellOffBoard(Cell, BoardSize)
  /// The cell was opened before.
  case alreadyOpened(Cell)
  /// The game is over.
  case gameOver
}
