// A board with row and column names, a chequered sea, hulls, and a mark for every shot.

import BattleshipCore
import BattleshipFrame
import BattleshipPlay
import BattleshipPlayers

/// Draws a sea.
struct BoardView {
  let sea: BoardScene

  /// The index of the board in the scene.
  private let place: Int

  /// The ship on each cell, row by row.
  private let ships: [Ship?]

  init(sea: BoardScene, place: Int = 0) {
    (self.sea, self.place) = (sea, place)
    var ships = [Ship?](repeating: nil, count: sea.board.cellCount)
    for ship in sea.ships + [Self.planned(on: sea)].compactMap({ $0 }) {
      for cell in ship.cells { if let index = sea.board.index(of: cell), ships[index] == nil { ships[index] = ship } }
    }
    self.ships = ships
  }

  /// The ship being placed.
  private static func planned(on sea: BoardScene) -> Ship? {
    let cells = (0..<sea.board.cellCount).compactMap { sea.board.cell(at: $0) }.filter {
      if case .proposed = sea[$0] { true } else { false }
    }
    guard let first = cells.first, let last = cells.last else { return nil }
    return Ship(from: first, to: last)
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let (board, cursor) = (sea.board, sea.cursor)
    let geometry = BoardGeometry(board, in: rect, cursor: cursor ?? sea.latest ?? Cell.a1)
    let isFocused = cursor != nil && canvas.focus == .seat(.board)
    // Use one style for the whole line, so that a step of the cursor writes fewer bytes.
    canvas.frame.fill(
      Rect(
        row: geometry.cells.origin.row - 1, column: geometry.cells.origin.column, rows: 1,
        columns: geometry.cells.size.columns), style: Style(.faint))
    for cell in geometry.seen {
      guard let place = geometry.rect(of: cell) else { continue }
      draw(cell, in: place, on: &canvas)
      if isFocused && cell == cursor || cell == sea.latest { drawCursor(in: place, on: &canvas) }
      drawFlash(on: cell, in: place, on: &canvas)
      if cursor != nil { canvas.touch(place, .cell(cell)) }
      if cell.row == geometry.firstRow {
        let above = Rect(
          row: geometry.cells.origin.row - 1, column: place.origin.column, rows: 1, columns: place.size.columns)
        let isLit = isFocused && cell.column == cursor?.column
        canvas.frame.write(SafeText.column(cell.column), in: above, .centre, style: Style(isLit ? .lit : .faint))
      }
      if cell.column == geometry.firstColumn {
        let name = Point(row: middle(of: place).row, column: geometry.cells.origin.column - 2)
        let isLit = isFocused && cell.row == cursor?.row
        canvas.frame.write(SafeText.row(cell.row), at: name, style: Style(isLit ? .lit : .faint))
      }
    }
    // Arrows in the corner above the row names show that there are hidden rows.
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

  /// Draws a cell: the sea, a hull if there is one, and the mark of a shot in the middle.
  private func draw(_ cell: Cell, in place: Rect, on canvas: inout Canvas) {
    let mark = sea[cell] ?? .water
    let ground: Emphasis = (cell.row + cell.column).isMultiple(of: 2) ? [] : .deep
    let under = sea.board.index(of: cell).flatMap { ships[$0] }
    // A hit fills its whole cell, unless the hull of a longer ship is known there.
    let ship = mark == .hit && under?.length == 1 ? nil : under
    let burns = ship == nil && (mark == .hit || mark == .sunk)
    canvas.frame.fill(place, style: burns ? Style(.hit) : Style(mark == .miss ? .miss : .water, ground))
    if let ship, let role = hull(under: mark) {
      HullView(ship: ship, cell: cell).draw(on: &canvas, in: place, style: Style(role, ground))
    }
    if mark == .water, let advice = sea.advice { return draw(advice, of: cell, in: place, on: &canvas) }
    guard let (glyph, style) = look(of: mark, canvas.glyphs, ground) else { return }
    canvas.frame.write(glyph, at: middle(of: place), style: style)
  }

  /// Draws the chance of a ship: in percent, or from 1 to 9 in a narrow cell, on a warmer background the likelier it
  /// is.
  private func draw(_ advice: Advice, of cell: Cell, in place: Rect, on canvas: inout Canvas) {
    let tenth = advice.tenth(of: cell)
    guard tenth > 0 else { return }
    let style = Style(tenth > 8 ? .likeliest : tenth > 6 ? .likely : tenth > 3 ? .unlikely : .water)
    if style.role != .water { canvas.frame.fill(place, style: style) }
    let number = Rect(
      row: middle(of: place).row, column: place.origin.column, rows: 1, columns: place.size.columns)
    canvas.frame.write(
      place.size.columns > 2 ? "\(advice.percent(of: cell))" : "\(tenth)", in: number, .centre, style: style)
  }

  /// Draws the frame of a flash over a cell that was just struck.
  private func drawFlash(on cell: Cell, in rect: Rect, on canvas: inout Canvas) {
    guard let flash = canvas.flash, place < flash.cells.count, flash.cells[place].contains(cell) else { return }
    let text = Flash.text(of: sea[cell] ?? .water, frame: flash.frame)
    let middle = Rect(row: middle(of: rect).row, column: rect.origin.column, rows: 1, columns: rect.size.columns)
    let style = Style(flash.frame == 0 ? .cursor : sea[cell] == .miss ? .miss : .hit, .bold)
    canvas.frame.fill(middle, style: style)
    canvas.frame.write(text, in: middle, .centre, style: style)
  }

  /// Draws brackets around the middle of a cell if there is room.
  private func drawCursor(in place: Rect, on canvas: inout Canvas) {
    let middle = middle(of: place)
    let left = middle.moved(columns: -1)
    for point in [left, middle, middle.moved(columns: 1)] where place.contains(point) {
      canvas.frame.restyle(point, Style(.cursor))
    }
    // The numbers of advice need the room.
    guard place.size.columns > 2, sea.advice == nil else { return }
    canvas.frame.write("[", at: left, style: Style(.cursor))
    canvas.frame.write("]", at: middle.moved(columns: 1), style: Style(.cursor))
  }

  /// The role of the hull under a mark; `nil` if there is none.
  private func hull(under mark: BoardScene.Mark) -> Role? {
    switch mark {
    case .water, .miss, .aimed: nil
    case .ship, .hit: .ship
    case .sunk: .wreck
    case .proposed(let fits): fits ? .planned : .misfit
    }
  }

  /// The glyph in the middle of a cell; `nil` if the hull covers it.
  private func look(of mark: BoardScene.Mark, _ glyphs: Glyphs, _ ground: Emphasis) -> (SafeText, Style)? {
    switch mark {
    case .water: (glyphs.water, Style(.water, ground))
    case .ship: nil
    case .hit: (glyphs.hit, Style(.hit, .bold))
    case .sunk: (glyphs.sunk, Style(.sunk, .bold))
    case .miss: (glyphs.miss, Style(.miss, ground))
    case .aimed: ("*", Style(.aimed, ground))
    case .proposed(let fits): fits ? ("+", Style(.planned, ground)) : ("!", Style(.misfit, ground))
    }
  }
}
