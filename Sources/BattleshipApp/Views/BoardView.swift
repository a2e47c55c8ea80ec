// A board with the names of its rows and columns, and a mark in every cell.

import BattleshipCore
import BattleshipPlay

/// A sea as it is drawn.
struct BoardView {
  let sea: Sea

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let (board, cursor) = (sea.board, sea.cursor)
    let geometry = BoardGeometry(board, in: rect, cursor: cursor ?? Cell.a1)
    let isFocused = cursor != nil && canvas.focus == .seat(.board)
    for cell in geometry.seen {
      guard let place = geometry.rect(of: cell) else { continue }
      draw(sea[cell] ?? .water, in: place, isCursor: isFocused && cell == cursor, on: &canvas)
      if cursor != nil { canvas.touch(place, .cell(cell)) }
      if cell.row == geometry.firstRow {
        let above = Rect(
          row: geometry.cells.origin.row - 1, column: place.origin.column, rows: 1, columns: place.size.columns)
        canvas.frame.write(SafeText.column(cell.column), in: above, .centre, style: Style(.faint))
      }
      if cell.column == geometry.firstColumn {
        let middle = place.origin.row + (place.size.rows - 1) / 2
        let name = Point(row: middle, column: geometry.cells.origin.column - 2)
        canvas.frame.write(SafeText.row(cell.row), at: name, style: Style(.faint))
      }
    }
    // Rows that are not seen are told in the corner over the names of the rows.
    let corner = geometry.cells.origin.moved(rows: -1, columns: -BoardGeometry.rowNameColumns)
    if geometry.firstRow > 0 { canvas.frame.write(canvas.glyphs.up, at: corner, style: Style(.accent)) }
    if geometry.firstRow + geometry.rows < board.rows {
      canvas.frame.write(canvas.glyphs.down, at: corner.moved(columns: 1), style: Style(.accent))
    }
    if isFocused, let cursor, let place = geometry.rect(of: cursor) { canvas.frame.cursor = middle(of: place) }
  }

  private func middle(of place: Rect) -> Point {
    place.origin.moved(rows: (place.size.rows - 1) / 2, columns: (place.size.columns - 1) / 2)
  }

  /// Draws a cell: a block of its role with its mark in the middle; the cursor has brackets where there is room.
  private func draw(_ mark: Sea.Mark, in place: Rect, isCursor: Bool, on canvas: inout Canvas) {
    let style = style(of: mark)
    let block = place.split(right: place.size.columns > 2 ? 1 : 0).rest.split(bottom: place.size.rows > 2 ? 1 : 0).rest
    canvas.frame.fill(block, style: style)
    let middle = middle(of: place)
    canvas.frame.write(glyph(of: mark, canvas.glyphs), at: middle, style: isCursor ? Style(.cursor) : style)
    guard isCursor else { return }
    if place.size.columns > 2 {
      canvas.frame.write("[", at: middle.moved(columns: -1), style: Style(.cursor))
      canvas.frame.write("]", at: middle.moved(columns: 1), style: Style(.cursor))
    }
  }

  private func style(of mark: Sea.Mark) -> Style {
    switch mark {
    case .water: Style(.water)
    case .ship: Style(.ship)
    case .hit: Style(.hit)
    case .sunk: Style(.hit, .reversed)
    case .miss: Style(.miss)
    case .aimed: Style(.accent, .underlined)
    case .proposed(let fits): fits ? Style(.ship, .underlined) : Style(.warning)
    }
  }

  private func glyph(of mark: Sea.Mark, _ glyphs: Glyphs) -> SafeText {
    switch mark {
    case .water: glyphs.water
    case .ship: glyphs.ship
    case .hit: glyphs.hit
    case .sunk: glyphs.sunk
    case .miss: glyphs.miss
    case .aimed: "*"
    case .proposed(let fits): fits ? "+" : "!"
    }
  }
}
