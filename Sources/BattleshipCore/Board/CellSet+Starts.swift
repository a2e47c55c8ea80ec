// Finds every place where a ship fits within a set of cells, for the whole board at once.

extension CellSet {
  /// The first cells of all ships of a length and direction that lie entirely within these cells.
  ///
  /// ```swift
  /// let row = Ship("B2-B5")!.cells
  /// assert(row.starts(of: 3, direction: .across).count == 2)  // B2-B4 and B3-B5
  /// ```
  ///
  /// - Parameters:
  ///   - length: The ship's length, 1 to 16.
  ///   - direction: Which way the ship lies.
  /// - Returns: The leftmost or uppermost cells of those ships.
  public func starts(of length: Int, direction: Ship.Direction) -> CellSet {
    precondition(1...16 ~= length, "a ship must have 1 to 16 cells")
    // Two runs of `reach` cells that begin `step` cells apart make one of `reach + step`, if they overlap or meet.
    var (starts, reach) = (self, 1)
    while reach < length {
      let step = Swift.min(reach, length - reach)
      starts.formIntersection(starts.moved(back: step, direction))
      reach += step
    }
    return starts
  }

  private func moved(back count: Int, _ direction: Ship.Direction) -> CellSet {
    switch direction {
    case .across:
      // Each row keeps its lower 16 - count bits, so that no bit comes in from the row below.
      let kept = UInt64(0xFFFF >> count) &* 0x1_0001_0001_0001
      let bits = UInt64(count)
      return CellSet(
        rowsAToD &>> bits & kept, rowsEToH &>> bits & kept, rowsIToL &>> bits & kept, rowsMToP &>> bits & kept)
    case .down:
      var moved = self
      for _ in 0..<count / 4 {
        moved = CellSet(moved.rowsEToH, moved.rowsIToL, moved.rowsMToP, 0)
      }
      // If there are no rows left to move, `rest` is 64, and a shift by a whole word gives zero.
      let (bits, rest) = (count % 4 * 16, 64 - count % 4 * 16)
      return CellSet(
        moved.rowsAToD >> bits | moved.rowsEToH << rest, moved.rowsEToH >> bits | moved.rowsIToL << rest,
        moved.rowsIToL >> bits | moved.rowsMToP << rest, moved.rowsMToP >> bits)
    }
  }
}
