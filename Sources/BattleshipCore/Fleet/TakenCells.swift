// The cells that ships take on a board, a row at a time.

/// If ships must lie apart, each takes one more row and column, on a board with one more row and column. Then ships lie
/// apart exactly if the cells that they take do not overlap.
struct TakenCells {
  private let margin: Int
  private let rowCount: Int
  private let columnCount: Int

  /// One word per row, one bit per column.
  private var rows: [UInt32]

  init(under rules: Rules) {
    margin = rules.apart ? 1 : 0
    rowCount = rules.board.rows + margin
    columnCount = rules.board.columns + margin
    rows = Array(repeating: 0, count: rowCount)
  }

  /// Negative if there is no room for ships of these lengths.
  func cellsToSpare(_ lengths: ShipLengths) -> Int {
    lengths.reduce(rowCount * columnCount) { $0 - ($1 + margin) * (1 + margin) }
  }

  func overlap(with ship: Ship) -> Int {
    let bits = bits(of: ship)
    return rowsTaken(by: ship).reduce(0) { $0 + (rows[$1] & bits).nonzeroBitCount }
  }

  mutating func take(_ ship: Ship) {
    for row in rowsTaken(by: ship) { rows[row] |= bits(of: ship) }
  }

  mutating func free(_ ship: Ship) {
    for row in rowsTaken(by: ship) { rows[row] &= ~bits(of: ship) }
  }

  func firstFree(fromRow row: Int, column: Int) -> (row: Int, column: Int)? {
    var row = row
    var before = (UInt32(1) << UInt32(column)) - 1
    while row < rowCount {
      let free = (~(rows[row] | before)).trailingZeroBitCount
      if free < columnCount { return (row, free) }
      row = row + 1
      before = 0
    }
    return nil
  }

  private func rowsTaken(by ship: Ship) -> Range<Int> {
    ship.first.row..<ship.last.row + 1 + margin
  }

  private func bits(of ship: Ship) -> UInt32 {
    let count = ship.last.column - ship.first.column + 1 + margin
    return ((1 << UInt32(count)) - 1) << UInt32(ship.first.column)
  }
}
