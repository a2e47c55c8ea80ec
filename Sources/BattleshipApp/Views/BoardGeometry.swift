// Where each cell of a board stands on the screen, and which cell stands at a point: one under the other.

import BattleshipCore

/// How a board lies in a rectangle: the size of its cells, and the part that is seen where it is too large.
struct BoardGeometry: Hashable {
  /// Where the cells are, without their names.
  let cells: Rect

  /// How large a cell is.
  let cellSize: Size

  /// The first row and column that are seen.
  let firstRow, firstColumn: Int

  /// How many rows and columns are seen.
  let rows, columns: Int

  /// How many columns the names of the rows take.
  static let rowNameColumns = 3

  /// The sizes that a cell may have, the best first.
  private static let cellSizes = [
    Size(rows: 5, columns: 11), Size(rows: 4, columns: 9), Size(rows: 3, columns: 7), Size(rows: 2, columns: 5),
    Size(rows: 1, columns: 3), Size(rows: 1, columns: 2),
  ]

  /// A board in the middle of a rectangle, its cells as large as fit; of a larger one the part around the cursor.
  init(_ board: BoardSize, in rect: Rect, cursor: Cell) {
    let room = Size(rows: max(0, rect.size.rows - 1), columns: max(0, rect.size.columns - Self.rowNameColumns))
    let smallest = Self.cellSizes[Self.cellSizes.count - 1]
    let cellSize =
      Self.cellSizes.first { room.holds(Size(rows: board.rows * $0.rows, columns: board.columns * $0.columns)) }
      ?? smallest
    self.cellSize = cellSize
    rows = min(board.rows, room.rows / cellSize.rows)
    columns = min(board.columns, room.columns / cellSize.columns)
    firstRow = Self.first(of: rows, in: board.rows, around: cursor.row)
    firstColumn = Self.first(of: columns, in: board.columns, around: cursor.column)
    let size = Size(rows: rows * cellSize.rows, columns: columns * cellSize.columns)
    let whole = Size(rows: size.rows + 1, columns: size.columns + Self.rowNameColumns)
    let place = rect.centred(whole) ?? rect
    cells = Rect(origin: place.origin.moved(rows: 1, columns: Self.rowNameColumns), size: size)
  }

  /// Whether all of a board is seen in a rectangle.
  static func shows(all board: BoardSize, in rect: Rect) -> Bool {
    let geometry = BoardGeometry(board, in: rect, cursor: Cell.a1)
    return geometry.rows == board.rows && geometry.columns == board.columns
  }

  /// Whether cells are as large in one rectangle as in another, and as many of them are seen.
  static func isAsLarge(_ board: BoardSize, in rect: Rect, as other: Rect) -> Bool {
    let geometries = [rect, other].map { BoardGeometry(board, in: $0, cursor: Cell.a1) }
    return geometries[0].cells.size == geometries[1].cells.size && geometries[0].cellSize == geometries[1].cellSize
  }

  private static func first(of seen: Int, in all: Int, around cursor: Int) -> Int {
    max(0, min(all - seen, cursor - seen / 2))
  }

  /// Where a cell stands; nil where it is not seen.
  func rect(of cell: Cell) -> Rect? {
    let (row, column) = (cell.row - firstRow, cell.column - firstColumn)
    guard 0..<rows ~= row, 0..<columns ~= column else { return nil }
    return Rect(
      origin: cells.origin.moved(rows: row * cellSize.rows, columns: column * cellSize.columns), size: cellSize)
  }

  /// Which cell stands at a point.
  func cell(at point: Point) -> Cell? {
    guard cells.contains(point) else { return nil }
    return Cell(
      row: firstRow + (point.row - cells.origin.row) / cellSize.rows,
      column: firstColumn + (point.column - cells.origin.column) / cellSize.columns)
  }

  /// The cells that are seen.
  var seen: [Cell] {
    (firstRow..<firstRow + rows).flatMap { row in
      (firstColumn..<firstColumn + columns).compactMap { Cell(row: row, column: $0) }
    }
  }
}
