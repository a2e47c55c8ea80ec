// Maps the cells of a board to the screen.

import BattleshipCore
import BattleshipFrame

/// The layout of a board in a rectangle: the cell size, and the visible part of a board that is too large.
struct BoardGeometry: Hashable {
  /// The area of the cells, without the row and column names.
  let cells: Rect
  let cellSize: Size
  let firstRow, firstColumn: Int

  /// The number of visible rows and columns.
  let rows, columns: Int

  static let rowNameColumns = 3

  init(_ board: BoardSize, in rect: Rect, cursor: Cell) {
    let room = Size(rows: max(0, rect.size.rows - 1), columns: max(0, rect.size.columns - Self.rowNameColumns))
    let smallest = Size(rows: 1, columns: 2)
    let cellSize =
      CellRecipe.sizes(for: board).first {
        room.holds(Size(rows: board.rows * $0.rows, columns: board.columns * $0.columns))
      }
      ?? smallest
    self.cellSize = cellSize
    rows = min(board.rows, room.rows / cellSize.rows)
    columns = min(board.columns, room.columns / cellSize.columns)
    firstRow = Self.first(of: rows, in: board.rows, around: cursor.row)
    firstColumn = Self.first(of: columns, in: board.columns, around: cursor.column)
    let size = Size(rows: rows * cellSize.rows, columns: columns * cellSize.columns)
    let whole = Size(rows: size.rows + 1, columns: size.columns + Self.rowNameColumns)
    let area = rect.centered(whole) ?? rect
    cells = Rect(origin: area.origin.moved(rows: 1, columns: Self.rowNameColumns), size: size)
  }

  /// The sizes of a board with its names, the largest first, for cells of these widths.
  static func sizes(of board: BoardSize, columnsOfCell: ClosedRange<Int>) -> [Size] {
    CellRecipe.sizes(for: board).filter { columnsOfCell ~= $0.columns }
      .map { Size(rows: 1 + board.rows * $0.rows, columns: rowNameColumns + board.columns * $0.columns) }
  }

  static func isAsLarge(_ board: BoardSize, in rect: Rect, as other: Rect) -> Bool {
    let geometries = [rect, other].map { BoardGeometry(board, in: $0, cursor: Cell.a1) }
    return geometries[0].cells.size == geometries[1].cells.size && geometries[0].cellSize == geometries[1].cellSize
  }

  private static func first(of seen: Int, in all: Int, around cursor: Int) -> Int {
    max(0, min(all - seen, cursor - seen / 2))
  }

  func rect(of cell: Cell) -> Rect? {
    let (row, column) = (cell.row - firstRow, cell.column - firstColumn)
    guard 0..<rows ~= row, 0..<columns ~= column else { return nil }
    return Rect(
      origin: cells.origin.moved(rows: row * cellSize.rows, columns: column * cellSize.columns), size: cellSize)
  }

  var seen: [Cell] {
    (firstRow..<firstRow + rows).flatMap { row in
      (firstColumn..<firstColumn + columns).compactMap { Cell(row: row, column: $0) }
    }
  }
}
