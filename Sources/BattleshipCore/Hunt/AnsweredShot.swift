// A shot and its answer, in a hunt or a duel.

/// A shot and the other player's answer.
///
/// ```swift
/// let last = duel.lastVolley(of: .second)
/// assert(last == [AnsweredShot(cell: Cell("C3")!, result: .sunk(Ship("C3")!))])
/// ```
public struct AnsweredShot: Hashable, Sendable {
  /// The cell that was fired at.
  public let cell: Cell
  /// The answer.
  public let result: ShotResult

  /// A shot at a cell, and its answer.
  public init(cell: Cell, result: ShotResult) {
    self.cell = cell
    self.result = result
  }
}
