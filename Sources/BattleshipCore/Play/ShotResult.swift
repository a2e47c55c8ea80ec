// What a shot met, and why one could not be fired.

/// What a shot met.
public enum ShotResult: Hashable, Sendable {
  /// Water.
  case miss
  /// A ship that has cells left.
  case hit
  /// The last cell of this ship.
  case sunk(Ship)
}

/// Why a shot was not fired. It cost nothing.
public enum PlayError: Error, Hashable, Sendable {
  /// The cell is not on the board.
  case cellOffBoard(Cell, BoardSize)
  /// The cell was opened before.
  case alreadyOpened(Cell)
  /// The game is over.
  case gameOver(Status)
}
