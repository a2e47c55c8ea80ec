// A board's size says which cells there are, and numbers them row by row as message URLs do.

/// How many rows and columns a board has, each 1 to 16.
@frozen
public struct BoardSize: Hashable, Sendable {
  @usableFromInline let rowCount: UInt8
  @usableFromInline let columnCount: UInt8

  /// 65,536 divided by the columns, and one: times this and without its lower 16 bits, a cell's number is its row.
  /// Exact for every cell of every board, and several times faster than a division.
  @usableFromInline let reciprocal: UInt32

  @inlinable
  init(uncheckedRows rows: UInt8, columns: UInt8) {
    rowCount = rows
    columnCount = columns
    reciprocal = 65_536 / UInt32(columns) &+ 1
  }

  /// A board of `rows` times `columns` cells.
  ///
  /// - Throws: ``RulesError/boardSize(rows:columns:)`` where one of them is not 1 to 16.
  public init(rows: Int, columns: Int) throws(RulesError) {
    guard 1...16 ~= rows, 1...16 ~= columns else { throw .boardSize(rows: rows, columns: columns) }
    self.init(uncheckedRows: UInt8(rows), columns: UInt8(columns))
  }

  /// How many rows there are.
  @inlinable public var rows: Int { Int(rowCount) }

  /// How many columns there are.
  @inlinable public var columns: Int { Int(columnCount) }

  /// How many cells there are.
  @inlinable public var cellCount: Int { rows &* columns }

  /// Whether the cell lies on this board.
  @inlinable
  public func contains(_ cell: Cell) -> Bool {
    (cell.code >> 4 < rowCount) && (cell.code & 15 < columnCount)
  }

  /// The number of a cell, counted row by row from 0; nil for a cell off this board.
  @inlinable
  public func index(of cell: Cell) -> Int? {
    contains(cell) ? uncheckedIndex(of: cell) : nil
  }

  /// The cell of a number, counted row by row from 0; nil for a number off this board.
  @inlinable
  public func cell(at index: Int) -> Cell? {
    guard index >= 0, index < cellCount else { return nil }
    let number = UInt32(truncatingIfNeeded: index)
    let row = (number &* reciprocal) &>> 16
    return Cell(code: UInt8(truncatingIfNeeded: row &* 16 &+ number &- row &* UInt32(columnCount)))
  }

  /// All cells of this board.
  @inlinable
  @inline(__always)
  public var cells: CellSet {
    CellSet(rows: 0..<rows, bits: CellSet.rowBits(from: 0, count: columns))
  }

  @inlinable
  func uncheckedIndex(of cell: Cell) -> Int {
    Int(cell.code) &- cell.row &* (16 &- columns)
  }
}

extension BoardSize: CustomStringConvertible {
  /// Columns times rows, as in a message URL: `10x8` is ten cells wide.
  public var description: String { "\(columns)x\(rows)" }
}
