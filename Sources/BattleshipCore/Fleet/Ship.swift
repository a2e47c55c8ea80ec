// A ship is a straight run of cells, across or down.

/// A straight run of 1 to 16 cells.
@frozen
public struct Ship: Hashable, Sendable {
  /// Which way a ship lies.
  @frozen
  public enum Direction: UInt8, Hashable, Sendable, CaseIterable {
    /// Along a row.
    case across
    /// Along a column.
    case down
  }

  /// The ship's leftmost or uppermost cell.
  public let first: Cell

  @usableFromInline let cellCount: UInt8

  /// Which way the ship lies; one of a single cell lies across.
  public let direction: Direction

  @inlinable
  init(uncheckedFirst first: Cell, length: UInt8, direction: Direction) {
    self.first = first
    cellCount = length
    self.direction = length == 1 ? .across : direction
  }

  /// A ship of one cell.
  @inlinable
  public init(_ cell: Cell) {
    self.init(uncheckedFirst: cell, length: 1, direction: .across)
  }

  /// A ship that starts at a cell and goes on to the right or downwards.
  ///
  /// Returns nil where the length is not positive or the ship would leave the greatest board.
  @inlinable
  public init?(first: Cell, length: Int, direction: Direction) {
    let start = direction == .across ? first.column : first.row
    guard 1...16 ~= length, start + length <= 16 else { return nil }
    self.init(uncheckedFirst: first, length: UInt8(truncatingIfNeeded: length), direction: direction)
  }

  /// A ship from its leftmost or uppermost cell to its last one.
  ///
  /// Returns nil where the two are not in one row or column, or stand the wrong way round.
  @inlinable
  public init?(from first: Cell, to last: Cell) {
    let (down, across) = (last.row - first.row, last.column - first.column)
    guard down >= 0, across >= 0, down == 0 || across == 0 else { return nil }
    let length = UInt8(truncatingIfNeeded: down &+ across &+ 1)
    self.init(uncheckedFirst: first, length: length, direction: down == 0 ? .across : .down)
  }

  /// How many cells the ship has.
  @inlinable public var length: Int { Int(cellCount) }

  /// The ship's rightmost or lowest cell.
  @inlinable public var last: Cell {
    Cell(code: first.code &+ (cellCount &- 1) &* (direction == .across ? 1 : 16))
  }

  /// The ship's cells.
  @inlinable public var cells: CellSet {
    switch direction {
    case .across: CellSet(row: first.row, bits: CellSet.rowBits(from: first.column, count: length))
    case .down: CellSet(rows: first.row..<first.row &+ length, bits: 1 &<< UInt64(first.column))
    }
  }
}

extension Ship: CustomStringConvertible {
  /// The first and the last cell, as in `B2-B5`, or the only one, as in `B2`.
  public var description: String {
    length == 1 ? first.description : first.description + "-" + last.description
  }
}
