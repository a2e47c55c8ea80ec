// The free cells of a board by rows and columns: ships lie in runs of them, between two cells that are not free.

import BattleshipCore

struct FreeLine {
  /// One bit per cell, starting at bit 1, so that there is always a bit before the first cell.
  private var bits: UInt32 = 0

  mutating func insert(_ index: Int) { bits |= 2 &<< UInt32(truncatingIfNeeded: index) }

  mutating func remove(_ index: Int) { bits &= ~(2 &<< UInt32(truncatingIfNeeded: index)) }

  /// The number of free cells directly before a cell, and directly after it.
  func run(around index: Int) -> (before: Int, behind: Int) {
    let shift = UInt32(truncatingIfNeeded: index)
    let (before, behind) = (bits &<< (31 &- shift), bits &>> (shift &+ 2))
    return ((~before).leadingZeroBitCount, (~behind).trailingZeroBitCount)
  }

  func forEachRun(_ body: (_ first: Int, _ length: Int) -> Void) {
    var rest = bits &>> 1
    var index = 0
    while rest != 0 {
      let gap = rest.trailingZeroBitCount
      rest &>>= UInt32(truncatingIfNeeded: gap)
      let length = (~rest).trailingZeroBitCount
      body(index &+ gap, length)
      rest &>>= UInt32(truncatingIfNeeded: length)
      index &+= gap &+ length
    }
  }
}

struct FreeLines {
  private(set) var rows: [FreeLine]
  private(set) var columns: [FreeLine]

  init(_ board: BoardSize, _ free: CellSet) {
    rows = [FreeLine](repeating: FreeLine(), count: board.rows)
    columns = [FreeLine](repeating: FreeLine(), count: board.columns)
    for cell in free {
      rows[cell.row].insert(cell.column)
      columns[cell.column].insert(cell.row)
    }
  }

  func without(_ cells: CellSet) -> FreeLines {
    var rest = self
    for cell in cells { rest.remove(cell.number) }
    return rest
  }

  mutating func remove(_ number: Int) {
    rows[number &>> 4].remove(number & 15)
    columns[number & 15].remove(number &>> 4)
  }

  func runs(around number: Int) -> (inRow: (before: Int, behind: Int), inColumn: (before: Int, behind: Int)) {
    let (row, column) = (number &>> 4, number & 15)
    return (rows[row].run(around: column), columns[column].run(around: row))
  }
}
