// A ship is a straight run of cells, across or down.

/// A straight run of 1 to 16 cells.
///
/// ```swift
/// let ship = Ship("B2-B5")!
/// assert(ship.length == 4 && ship.direction == .across)
/// assert(ship.touches(Ship("C6")!))  // corner to corner
/// assert(Ship("B5-B2") == nil)       // the first cell comes first
/// ```
public struct Ship: Hashable, Sendable {
  /// Which way a ship lies. The raw values are the bytes of a seal.
  public enum Direction: UInt8, Hashable, Sendable, CaseIterable {
    /// Along a row.
    case across = 0
    /// Along a column.
    case down = 1
  }

  /// The ship's leftmost or uppermost cell.
  public let first: Cell

  /// The number of cells, 1 to 16.
  public let length: Int

  /// Which way the ship lies; a ship of one cell lies across.
  public let direction: Direction

  init(uncheckedFirst first: Cell, length: Int, direction: Direction) {
    assert(1...16 ~= length && (direction == .across ? first.column : first.row) + length <= 16)
    self.first = first
    self.length = length
    self.direction = length == 1 ? .across : direction
  }

  /// A ship of one cell.
  public init(_ cell: Cell) {
    self.init(uncheckedFirst: cell, length: 1, direction: .across)
  }

  /// A ship that starts at a cell and extends to the right or downwards.
  ///
  /// Returns nil if the length is not positive or the ship would leave the largest board.
  public init?(first: Cell, length: Int, direction: Direction) {
    let start = direction == .across ? first.column : first.row
    guard 1...16 ~= length, start + length <= 16 else { return nil }
    self.init(uncheckedFirst: first, length: length, direction: direction)
  }

  /// A ship from its leftmost or uppermost cell to its last one.
  ///
  /// Returns nil if the two are not in one row or column, or are the wrong way round.
  public init?(from first: Cell, to last: Cell) {
    let (down, across) = (last.row - first.row, last.column - first.column)
    guard down >= 0, across >= 0, down == 0 || across == 0 else { return nil }
    self.init(uncheckedFirst: first, length: down + across + 1, direction: down == 0 ? .across : .down)
  }

  /// The ship's rightmost or lowest cell.
  public var last: Cell {
    switch direction {
    case .across: Cell(uncheckedRow: first.row, column: first.column + length - 1)
    case .down: Cell(uncheckedRow: first.row + length - 1, column: first.column)
    }
  }

  /// The ship's cells.
  public var cells: CellSet {
    // The demo's ships have one cell, and this line cuts the time to read its message by a twentieth.
    guard length > 1 else { return CellSet(first) }
    return switch direction {
    case .across: CellSet(rows: first.row..<first.row + 1, columns: first.column..<first.column + length)
    case .down: CellSet(rows: first.row..<first.row + length, columns: first.column..<first.column + 1)
    }
  }

  /// The ship's cells and every cell that touches one of them, even at a corner. No other ship may lie there if ships
  /// must lie apart. Some of the cells may be beyond the edge of a smaller board.
  public var cellsAndSurroundings: CellSet {
    let end = last
    return CellSet(
      rows: max(first.row - 1, 0)..<min(end.row + 2, 16), columns: max(first.column - 1, 0)..<min(end.column + 2, 16))
  }
}

extension Ship {
  /// Whether this ship and another one share a cell, or have cells beside each other or corner to corner.
  public func touches(_ other: Ship) -> Bool {
    !cellsAndSurroundings.isDisjoint(with: other.cells)
  }
}

extension Ship: LosslessStringConvertible {
  /// The ship that a text such as `B2-B5` names, or `B2` for a single cell; nil for any other text.
  public init?(_ text: String) {
    let ends = Array(text.utf8).split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    let cells = ends.compactMap { Cell(String(decoding: $0, as: UTF8.self)) }
    guard 1...2 ~= ends.count, cells.count == ends.count, let first = cells.first, let last = cells.last else {
      return nil
    }
    // A single cell has one spelling.
    guard ends.count == 1 || first != last else { return nil }
    self.init(from: first, to: last)
  }

  /// The first and the last cell, as in `B2-B5`, or the only one, as in `B2`.
  public var description: String {
    length == 1 ? first.description : first.description + "-" + last.description
  }
}
