// Set algebra on sets of cells, a word at a time.

extension CellSet: SetAlgebra {
  /// Whether the cell is in the set.
  public func contains(_ cell: Cell) -> Bool {
    word(at: cell.code &>> 6) &>> UInt64(cell.code & 63) & 1 != 0
  }

  /// Adds a cell, and returns whether it was new.
  @discardableResult
  public mutating func insert(_ cell: Cell) -> (inserted: Bool, memberAfterInsert: Cell) {
    let bit: UInt64 = 1 &<< UInt64(cell.code & 63)
    let isNew = withWord(at: cell.code &>> 6) { word in
      let isNew = word & bit == 0
      word |= bit
      return isNew
    }
    return (isNew, cell)
  }

  /// Adds a cell, and returns it if it was already in the set.
  @discardableResult
  public mutating func update(with cell: Cell) -> Cell? {
    insert(cell).inserted ? nil : cell
  }

  /// Removes a cell, and returns it if it was in the set.
  @discardableResult
  public mutating func remove(_ cell: Cell) -> Cell? {
    let bit: UInt64 = 1 &<< UInt64(cell.code & 63)
    let wasThere = withWord(at: cell.code &>> 6) { word in
      let wasThere = word & bit != 0
      word &= ~bit
      return wasThere
    }
    return wasThere ? cell : nil
  }

  /// The cells in either set.
  public func union(_ other: CellSet) -> CellSet {
    CellSet(
      rowsAToD | other.rowsAToD, rowsEToH | other.rowsEToH, rowsIToL | other.rowsIToL, rowsMToP | other.rowsMToP)
  }

  /// The cells in both sets.
  public func intersection(_ other: CellSet) -> CellSet {
    CellSet(
      rowsAToD & other.rowsAToD, rowsEToH & other.rowsEToH, rowsIToL & other.rowsIToL, rowsMToP & other.rowsMToP)
  }

  /// The cells in exactly one of the two sets.
  public func symmetricDifference(_ other: CellSet) -> CellSet {
    CellSet(
      rowsAToD ^ other.rowsAToD, rowsEToH ^ other.rowsEToH, rowsIToL ^ other.rowsIToL, rowsMToP ^ other.rowsMToP)
  }

  /// The cells of this set that are not in the other.
  public func subtracting(_ other: CellSet) -> CellSet {
    CellSet(
      rowsAToD & ~other.rowsAToD, rowsEToH & ~other.rowsEToH, rowsIToL & ~other.rowsIToL, rowsMToP & ~other.rowsMToP)
  }

  /// Adds the cells of another set.
  public mutating func formUnion(_ other: CellSet) {
    self = union(other)
  }

  /// Keeps only the cells that are also in the other set.
  public mutating func formIntersection(_ other: CellSet) {
    self = intersection(other)
  }

  /// Keeps the cells that are in exactly one of the two sets.
  public mutating func formSymmetricDifference(_ other: CellSet) {
    self = symmetricDifference(other)
  }

  /// Removes the cells of another set.
  public mutating func subtract(_ other: CellSet) {
    self = subtracting(other)
  }

  /// Whether the sets share no cell.
  public func isDisjoint(with other: CellSet) -> Bool {
    intersection(other).isEmpty
  }

  /// Whether every cell of this set is in the other.
  public func isSubset(of other: CellSet) -> Bool {
    subtracting(other).isEmpty
  }
}
