// Set algebra on sets of cells, a word at a time.

extension CellSet: SetAlgebra {
  /// Whether the cell is in the set.
  public func contains(_ cell: Cell) -> Bool {
    word(at: cell.code &>> 6) &>> UInt64(cell.code & 63) & 1 != 0
  }

  /// Puts a cell into the set, and says whether it is new there.
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

  /// Puts a cell into the set, and returns it if it was there before.
  @discardableResult
  public mutating func update(with cell: Cell) -> Cell? {
    insert(cell).inserted ? nil : cell
  }

  /// Takes a cell out of the set, and returns it if it was there.
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

  /// The cells of both sets.
  public func union(_ other: CellSet) -> CellSet {
    CellSet(
      rowsAToD | other.rowsAToD, rowsEToH | other.rowsEToH, rowsIToL | other.rowsIToL, rowsMToP | other.rowsMToP)
  }

  /// The cells that both sets share.
  public func intersection(_ other: CellSet) -> CellSet {
    CellSet(
      rowsAToD & other.rowsAToD, rowsEToH & other.rowsEToH, rowsIToL & other.rowsIToL, rowsMToP & other.rowsMToP)
  }

  /// The cells that just one of the sets holds.
  public func symmetricDifference(_ other: CellSet) -> CellSet {
    CellSet(
      rowsAToD ^ other.rowsAToD, rowsEToH ^ other.rowsEToH, rowsIToL ^ other.rowsIToL, rowsMToP ^ other.rowsMToP)
  }

  /// The cells of this set that the other does not hold.
  public func subtracting(_ other: CellSet) -> CellSet {
    CellSet(
      rowsAToD & ~other.rowsAToD, rowsEToH & ~other.rowsEToH, rowsIToL & ~other.rowsIToL, rowsMToP & ~other.rowsMToP)
  }

  /// Adds the cells of another set.
  public mutating func formUnion(_ other: CellSet) {
    self = union(other)
  }

  /// Keeps the cells that the other set holds too.
  public mutating func formIntersection(_ other: CellSet) {
    self = intersection(other)
  }

  /// Keeps the cells that just one of the sets holds.
  public mutating func formSymmetricDifference(_ other: CellSet) {
    self = symmetricDifference(other)
  }

  /// Takes out the cells of another set.
  public mutating func subtract(_ other: CellSet) {
    self = subtracting(other)
  }

  /// Whether the sets share no cell.
  public func isDisjoint(with other: CellSet) -> Bool {
    intersection(other).isEmpty
  }

  /// Whether the other set holds every cell of this one.
  public func isSubset(of other: CellSet) -> Bool {
    subtracting(other).isEmpty
  }
}
