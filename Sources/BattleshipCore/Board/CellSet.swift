// A set of cells is 256 bits, a bit for each cell of the greatest board, sixteen to a row.

/// A set of cells, without a heap allocation whatever it holds.
public struct CellSet: Hashable, Sendable {
  // Four named words: an inline array of four was measured slower.
  var rowsAToD: UInt64
  var rowsEToH: UInt64
  var rowsIToL: UInt64
  var rowsMToP: UInt64

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

  /// The set of one cell.
  init(_ cell: Cell) {
    self.init(row: cell.row, bits: 1 &<< UInt64(cell.column))
  }

  /// Cells of one row, a bit for each column.
  @inline(__always)
  init(row: Int, bits: UInt64) {
    let place = row &>> 2
    let word = bits &<< UInt64((row & 3) &* 16)
    self.init(place == 0 ? word : 0, place == 1 ? word : 0, place == 2 ? word : 0, place == 3 ? word : 0)
  }

  /// The cells of some rows that are in some columns, all of them 0 to 15.
  init(rows: Range<Int>, columns: Range<Int>) {
    assert(0...16 ~= rows.lowerBound && 0...16 ~= rows.upperBound)
    assert(0...16 ~= columns.lowerBound && 0...16 ~= columns.upperBound)
    self.init(rows: rows, bits: Self.rowBits(from: columns.lowerBound, count: columns.count))
  }

  /// The same cells of several rows, a bit for each column.
  @inline(__always)
  init(rows: Range<Int>, bits: UInt64) {
    self.init(
      Self.lanes(of: rows, word: 0) &* bits, Self.lanes(of: rows, word: 1) &* bits,
      Self.lanes(of: rows, word: 2) &* bits, Self.lanes(of: rows, word: 3) &* bits)
  }

  /// How many cells are in the set.
  public var count: Int {
    rowsAToD.nonzeroBitCount &+ rowsEToH.nonzeroBitCount &+ rowsIToL.nonzeroBitCount &+ rowsMToP.nonzeroBitCount
  }

  /// Whether no cell is in the set.
  public var isEmpty: Bool {
    rowsAToD | rowsEToH | rowsIToL | rowsMToP == 0
  }
}

extension CellSet {
  /// `count` bits of a word from a place on: of its first row, where the place is a column.
  static func rowBits(from place: Int, count: Int) -> UInt64 {
    ((1 &<< UInt64(count)) &- 1) &<< UInt64(place)
  }

  /// In one word, the lowest bit of each of its four rows that is among the rows.
  @inline(__always)
  static func lanes(of rows: Range<Int>, word: Int) -> UInt64 {
    let rowBits = (UInt64(1) &<< UInt64(rows.upperBound)) &- (UInt64(1) &<< UInt64(rows.lowerBound))
    let four = (rowBits &>> UInt64(word &* 4)) & 15
    // Bit k goes to bit 16k: the product holds the four bits at every distance of 15.
    return (four &* 0x2000_4000_8001) & 0x1_0001_0001_0001
  }

  /// The word of four rows, 0 for A to D, up to 3.
  ///
  /// Cells are fired at in no order, which no processor could foresee: the word is chosen without a branch.
  @inline(__always)
  func word(at place: UInt8) -> UInt64 {
    let upper = place & 1 == 0 ? rowsAToD : rowsEToH
    let lower = place & 1 == 0 ? rowsIToL : rowsMToP
    return place & 2 == 0 ? upper : lower
  }

  /// The word of a cell with the cell's bit moved to be the lowest; mutating so as not to be handed a copy.
  @inline(__always)
  mutating func bit(_ cell: Cell) -> UInt64 {
    withWord(at: cell.code &>> 6) { $0 } &>> UInt64(cell.code & 63)
  }

  /// Changes the word of four rows, 0 for A to D, up to 3.
  @inline(__always)
  mutating func withWord<Result>(at place: UInt8, _ change: (inout UInt64) -> Result) -> Result {
    withUnsafeMutableBytes(of: &self) { change(&$0.assumingMemoryBound(to: UInt64.self)[Int(place)]) }
  }

  /// The cells of a row, as one bit for each column.
  @inline(__always)
  func row(_ row: Int) -> UInt16 {
    UInt16(truncatingIfNeeded: word(at: UInt8(truncatingIfNeeded: row &>> 2)) &>> UInt64((row & 3) &* 16))
  }

  /// The cells of a column, as one bit for each row.
  @inline(__always)
  func column(_ column: Int) -> UInt16 {
    let rows: UInt64 = 0x1_0001_0001_0001
    let (first, second) = (rowsAToD &>> UInt64(column) & rows, rowsEToH &>> UInt64(column) & rows)
    let (third, fourth) = (rowsIToL &>> UInt64(column) & rows, rowsMToP &>> UInt64(column) & rows)
    // Row 4w + r of the word w is bit 16r + 4w now; the product has it, without a carry, at 48 + 4w + r.
    let spread = first | second &<< 4 | third &<< 8 | fourth &<< 12
    return UInt16(truncatingIfNeeded: (spread &* 0x1_0002_0004_0008) &>> 48)
  }
}

extension CellSet {
  /// Takes a cell out of the set, and says whether it was there.
  @inline(__always)
  mutating func take(_ cell: Cell) -> Bool {
    let bit: UInt64 = 1 &<< UInt64(cell.code & 63)
    return withWord(at: cell.code &>> 6) { word in
      let isThere = word & bit != 0
      word &= ~bit
      return isThere
    }
  }

  /// The cells to the right of these; none may be in the last column.
  var movedRight: CellSet {
    CellSet(rowsAToD &<< 1, rowsEToH &<< 1, rowsIToL &<< 1, rowsMToP &<< 1)
  }

  /// The cells below these; none may be in the last row.
  var movedDown: CellSet {
    CellSet(
      rowsAToD &<< 16, rowsEToH &<< 16 | rowsAToD &>> 48, rowsIToL &<< 16 | rowsEToH &>> 48,
      rowsMToP &<< 16 | rowsIToL &>> 48)
  }
}

extension CellSet: Sequence {
  /// Walks over the cells row by row.
  public struct Iterator: IteratorProtocol {
    var rest: CellSet

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

    static func takeLowest(of word: inout UInt64, base: UInt8) -> Cell {
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
