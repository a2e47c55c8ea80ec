// A scene with the help beside it: the boards keep their sizes and places where there is room.

import BattleshipCore
import BattleshipFrame
import BattleshipPlay

extension SceneView {
  func draw(_ help: HelpView, beside only: BoardScene, on canvas: inout Canvas, in rect: Rect) {
    let (left, side) = rect.split(right: HelpView.columns)
    let area = left.split(left: left.size.columns - 1).left
    if scene.boards.count == 1 {
      BoardView(sea: only).draw(on: &canvas, in: area)
    } else if !drawInPlace(on: &canvas, in: area, of: rect) {
      drawAlone(only, on: &canvas, in: area)
    }
    let (panel, foot) = side.split(bottom: scene.kind == .hiding ? rowsOfChoices(on: canvas, of: side.size.rows) : 0)
    drawChoices(on: &canvas, in: foot.split(left: 2).rest)
    help.draw(scene, on: &canvas, in: panel)
  }

  /// Draws the board to fire at where it is without the help, and one's own board between the two, if it fits there.
  ///
  /// - Returns: Whether both boards are large without the help.
  private func drawInPlace(on canvas: inout Canvas, in area: Rect, of rect: Rect) -> Bool {
    let (enemy, own, seas) = (scene.boards[0], scene.boards[1], SeasView(boards: scene.boards))
    let lines = eventLines(within: rect.size.columns - 2, widths: canvas.frame.widths).count
    guard let usual = layout(lines: lines, on: canvas, in: rect), usual.pair.cell.rows > 1 else { return false }
    let cell = usual.pair.cell
    let size = Size(
      rows: SeasView.headRows + enemy.board.rows * cell.rows,
      columns: BoardGeometry.rowNameColumns + enemy.board.columns * cell.columns)
    let place = area.split(top: usual.above).rest.split(left: seas.margin(of: usual.pair, in: rect.size)).rest
    let rest = place.split(left: size.columns + SeasView.gapBeforeSmall).rest
    let ownSize = BoardGeometry.sizes(of: own.board, columnsOfCell: 2...9).first {
      rest.split(top: 1).rest.size.holds($0)
    }
    let both =
      [(enemy, Rect(origin: place.origin, size: size))]
      + (ownSize.map { [(own, Rect(origin: rest.origin, size: Size(rows: $0.rows + 1, columns: $0.columns)))] } ?? [])
    for (index, (sea, board)) in both.enumerated() {
      seas.drawHead(of: sea, isOwn: index > 0, on: &canvas, in: board, room: board.size.columns)
      BoardView(sea: sea, index: index).draw(on: &canvas, in: board.split(top: 1).rest)
      let ships = FleetView(sea: sea)
      let below = place.split(top: board.size.rows + 1).rest
      if below.size.rows >= ships.rows, board.size.columns >= Self.columnsOfFleet {
        ships.draw(
          on: &canvas,
          in: Rect(
            row: below.origin.row, column: board.origin.column + BoardGeometry.rowNameColumns, rows: ships.rows,
            columns: board.size.columns - BoardGeometry.rowNameColumns))
      }
    }
    return true
  }

  /// The fewest columns of a board below which the ships are listed.
  private static let columnsOfFleet = 30

  private func drawAlone(_ sea: BoardScene, on canvas: inout Canvas, in area: Rect) {
    let below = area.split(top: 1).rest
    // The name stays above the cells, wherever they are.
    let cells = BoardGeometry(sea.board, in: below, cursor: sea.cursor ?? .a1).cells
    let head = Rect(
      row: max(area.origin.row, cells.origin.row - SeasView.headRows),
      column: cells.origin.column - BoardGeometry.rowNameColumns, rows: 1,
      columns: cells.size.columns + BoardGeometry.rowNameColumns)
    SeasView(boards: scene.boards).drawHead(of: sea, isOwn: false, on: &canvas, in: head, room: head.size.columns)
    BoardView(sea: sea, index: scene.boards.firstIndex(of: sea) ?? 0).draw(on: &canvas, in: below)
  }

  /// While ships are hidden, the rows of the buttons, which stay in sight, and those of the ships, if they leave enough
  /// for the help.
  private func rowsOfChoices(on canvas: Canvas, of rows: Int) -> Int {
    let ships = scene.boards.first.map { FleetView(sea: $0).rows } ?? 0
    let buttons = rowsOfButtons(on: canvas, within: HelpView.columns - 2).count
    let spare = rows - HelpView.leastRows - buttons
    return buttons + (ships == 0 || spare < ships ? 0 : min(spare, ships + 1))
  }

  private func drawChoices(on canvas: inout Canvas, in rect: Rect) {
    guard !rect.isEmpty, let sea = scene.boards.first else { return }
    let (list, foot) = rect.split(bottom: rowsOfButtons(on: canvas, within: rect.size.columns).count)
    let ships = FleetView(sea: sea)
    if !list.isEmpty { ships.draw(on: &canvas, in: list.split(top: list.size.rows - ships.rows).rest) }
    drawButtons(on: &canvas, in: foot)
  }
}
