// A set of cells is 256 bits, one for each cell of the largest board, sixteen to a row.

/// A set of cells that never needs the heap.
///
/// ```swift
/// var cells: CellSet = [.a1, Cell("B2")!]
/// cells.insert(Cell("B3")!)
/// assert(cells.count == 3 && cells.contains(.a1))
/// assert(cells.description == "#..\n.##")
/// ```
public struct CellSet: Hashable, Sendable {
  // Four named words: an inline array of four was measured slower.
  private(set) var rowsAToD: UInt64
  private(set) var rowsEToH: UInt64
  private(set) var rowsIToL: UInt64
  private(set) var rowsMToP: UInt64

  init(_ first: UInt64, _ second: UInt64, _ third: UInt64, _ fourth: UInt64) {
    rowsAToD = first
    rowsEToH = second
    rowsIToL = third
    rowsMToP = fourth
  }

  /// The empty set.
  public init() {
    self.init(0, 0, 0, 0)
  }

  init(_ cell: Cell) {
    self.init()
    insert(cell)
  }

  init(rows: Range<Int>, columns: Range<Int>) {
    assert(0...16 ~= rows.lowerBound && 0...16 ~= rows.upperBound)
    assert(0...16 ~= columns.lowerBound && 0...16 ~= columns.upperBound)
    let oneRow = Self.bits(columns)
    self.init(
      Self.firstColumn(of: rows, word: 0) &* oneRow, Self.firstColumn(of: rows, word: 1) &* oneRow,
      Self.firstColumn(of: rows, word: 2) &* oneRow, Self.firstColumn(of: rows, word: 3) &* oneRow)
  }

  /// The number of cells in the set.
  public var count: Int {
    rowsAToD.nonzeroBitCount &+ rowsEToH.nonzeroBitCount &+ rowsIToL.nonzeroBitCount &+ rowsMToP.nonzeroBitCount
  }

  /// Whether the set has no cells.
  public var isEmpty: Bool {
    rowsAToD | rowsEToH | rowsIToL | rowsMToP == 0
  }
}

extension CellSet {
  private static func bits(_ range: Range<Int>) -> UInt64 {
    (1 &<< UInt64(range.upperBound)) &- (1 &<< UInt64(range.lowerBound))
  }

  /// For each of the word's four rows that is in `rows`, the bit of its first column.
  private static func firstColumn(of rows: Range<Int>, word: Int) -> UInt64 {
    let four = (bits(rows) &>> UInt64(word &* 4)) & 15
    // The product holds four copies of the bits, 15 apart: bit k of copy k is bit 16k.
    return (four &* 0x2000_4000_8001) & 0x1_0001_0001_0001
  }

  /// The word of four rows: 0 for A to D, up to 3.
  ///
  /// A processor cannot predict the order of shots, so the word is chosen without a branch.
  func word(at index: UInt8) -> UInt64 {
    assert(index < 4)
    let upper = index & 1 == 0 ? rowsAToD : rowsEToH
    let lower = index & 1 == 0 ? rowsIToL : rowsMToP
    return index & 2 == 0 ? upper : lower
  }

  /// The words are the only stored properties, so they are contiguous in memory.
  mutating func withWord<Result>(at index: UInt8, _ change: (inout UInt64) -> Result) -> Result {
    assert(index < 4)
    return withUnsafeMutableBytes(of: &self) { change(&$0.assumingMemoryBound(to: UInt64.self)[Int(index)]) }
  }

  /// The cells of a row, one bit per column.
  private func row(_ row: Int) -> UInt16 {
    UInt16(truncatingIfNeeded: word(at: UInt8(truncatingIfNeeded: row &>> 2)) &>> UInt64((row & 3) &* 16))
  }

  /// The cells of a column, one bit per row.
  private func column(_ column: Int) -> UInt16 {
    let rows: UInt64 = 0x1_0001_0001_0001
    let (first, second) = (rowsAToD &>> UInt64(column) & rows, rowsEToH &>> UInt64(column) & rows)
    let (third, fourth) = (rowsIToL &>> UInt64(column) & rows, rowsMToP &>> UInt64(column) & rows)
    // Row 4w + r of the word w is bit 16r + 4w now; the product has it, without a carry, at 48 + 4w + r.
    let spread = first | second &<< 4 | third &<< 8 | fourth &<< 12
    return UInt16(truncatingIfNeeded: (spread &* 0x1_0002_0004_0008) &>> 48)
  }
}

extension CellSet {
  var movedRight: CellSet {
    assert(isDisjoint(with: CellSet(rows: 0..<16, columns: 15..<16)))
    return CellSet(rowsAToD &<< 1, rowsEToH &<< 1, rowsIToL &<< 1, rowsMToP &<< 1)
  }

  var movedDown: CellSet {
    assert(isDisjoint(with: CellSet(rows: 15..<16, columns: 0..<16)))
    return CellSet(
      rowsAToD &<< 16, rowsEToH &<< 16 | rowsAToD &>> 48, rowsIToL &<< 16 | rowsEToH &>> 48,
      rowsMToP &<< 16 | rowsIToL &>> 48)
  }

  /// The ship through a cell, if each cell in this set belongs to the same ship as the next cell in the direction.
  func joinedShip(through cell: Cell, _ direction: Ship.Direction) -> Ship {
    let (index, joins) =
      switch direction {
      case .across: (cell.column, row(cell.row))
      case .down: (cell.row, column(cell.column))
      }
    // The joins in a row that end before the cell, and those that begin at it.
    let before = (~(UInt32(joins) &<< UInt32(truncatingIfNeeded: 16 &- index) & 0xFFFF) &<< 16).leadingZeroBitCount
    let behind = (~(UInt32(joins) &>> UInt32(truncatingIfNeeded: index))).trailingZeroBitCount
    let step: UInt8 = direction == .across ? 1 : 16
    return Ship(
      uncheckedFirst: Cell(code: cell.code &- UInt8(truncatingIfNeeded: before) &* step), length: before &+ behind &+ 1,
      direction: direction)
  }
}

extension CellSet: Sequence {
  /// Walks over the cells row by row.
  public struct Iterator: IteratorProtocol {
    private var rest: CellSet

    init(_ cells: CellSet) {
      rest = cells
    }

    /// The next cell, or nil after the last.
    public mutating func next() -> Cell? {
      if rest.rowsAToD != 0 { return Self.takeLowest(of: &rest.rowsAToD, base: 0) }
      if rest.rowsEToH != 0 { return Self.takeLowest(of: &rest.rowsEToH, base: 64) }
      if rest.rowsIToL != 0 { return Self.takeLowest(of: &rest.rowsIToL, base: 128) }
      if rest.rowsMToP != 0 { return Self.takeLowest(of: &rest.rowsMToP, base: 192) }
      return nil
    }

    private static func takeLowest(of word: inout UInt64, base: UInt8) -> Cell {
      let bit = UInt8(truncatingIfNeeded: word.trailingZeroBitCount)
      word &= word &- 1
      return Cell(code: base &+ bit)
    }
  }

  /// An iterator over the cells, row by row.
  public func makeIterator() -> Iterator {
    Iterator(self)
  }
}
