// A board with row and column names, a chequered sea, hulls, and a mark for every shot.

import BattleshipCore
import BattleshipFrame
import BattleshipPlay
import BattleshipPlayers

struct BoardView {
  let sea: BoardScene

  /// The index of the board in the scene.
  private let index: Int

  /// The ship on each cell, row by row.
  private let ships: [Ship?]

  init(sea: BoardScene, index: Int = 0) {
    (self.sea, self.index) = (sea, index)
    var ships = [Ship?](repeating: nil, count: sea.board.cellCount)
    for ship in [Self.planned(on: sea)].compactMap({ $0 }) + sea.ships {
      for cell in ship.cells { if let index = sea.board.index(of: cell), ships[index] == nil { ships[index] = ship } }
    }
    self.ships = ships
  }

  private static func planned(on sea: BoardScene) -> Ship? {
    let cells = sea.board.cells.filter {
      if case .proposed = sea[$0] { true } else { false }
    }
    guard let first = cells.first, let last = cells.last else { return nil }
    return Ship(from: first, to: last)
  }

  func draw(on canvas: inout Canvas, in rect: Rect) {
    let (board, cursor) = (sea.board, sea.cursor)
    let geometry = BoardGeometry(board, in: rect, cursor: cursor ?? sea.latest ?? Cell.a1)
    // Hide the cursor until the ship that it sank has burnt.
    let isFocused = cursor != nil && canvas.focus == .seat(.board) && sea.appearingShips.isEmpty
    // Use one style for the whole line, so that a step of the cursor writes fewer bytes.
    canvas.frame.fill(
      Rect(
        row: geometry.cells.origin.row - 1, column: geometry.cells.origin.column, rows: 1,
        columns: geometry.cells.size.columns), style: Style(.faint))
    for cell in geometry.seen {
      guard let area = geometry.rect(of: cell) else { continue }
      draw(cell, in: area, isUnderCursor: isFocused && cell == cursor || cell == sea.latest, on: &canvas)
      drawFlash(on: cell, in: area, on: &canvas)
      if cursor != nil { canvas.touch(area, .cell(cell)) }
      if cell.row == geometry.firstRow {
        let above = Rect(
          row: geometry.cells.origin.row - 1, column: area.origin.column, rows: 1, columns: area.size.columns)
        let isLit = isFocused && cell.column == cursor?.column
        // Where numbers would touch, write every other one, and between them only the cursor's, on its background.
        let touches = area.size.columns < 3 && board.columns > 10 && cell.column > 9 && cell.column.isMultiple(of: 2)
        if touches, !isLit { continue }
        let style = Style(!isLit ? .faint : touches ? .cursor : .lit)
        canvas.frame.write(SafeText.column(cell.column), in: above, .center, style: style)
      }
      if cell.column == geometry.firstColumn {
        let name = Point(row: area.middle.row, column: geometry.cells.origin.column - 2)
        let isLit = isFocused && cell.row == cursor?.row
        // Including the space saves two colour changes for each step down.
        canvas.frame.write("\(SafeText.row(cell.row)) ", at: name, style: Style(isLit ? .lit : .faint))
      }
    }
    // Arrows in the corner above the row names show that there are hidden rows.
    let corner = geometry.cells.origin.moved(rows: -1, columns: -BoardGeometry.rowNameColumns)
    if geometry.firstRow > 0 { canvas.frame.write(canvas.glyphs.up, at: corner, style: Style(.accent)) }
    if geometry.firstRow + geometry.rows < board.rows {
      canvas.frame.write(canvas.glyphs.down, at: corner.moved(columns: 1), style: Style(.accent))
    }
    if isFocused, let cursor, let area = geometry.rect(of: cursor) { canvas.frame.cursor = area.middle }
  }

  private func draw(_ cell: Cell, in area: Rect, isUnderCursor: Bool, on canvas: inout Canvas) {
    let ground: Emphasis = (cell.row + cell.column).isMultiple(of: 2) ? [] : .deep
    let under = sea.board.index(of: cell).flatMap { ships[$0] }
    let mark = sea[cell] ?? .water
    // A ship being placed is drawn instead of the cursor.
    let isInHand = if case .proposed = mark { true } else { false }
    if isUnderCursor, sea.lengthInHand == 1, mark == .water, canvas.glyphs.areRich {
      canvas.frame.fill(area, style: Style(.water, ground))
      return HullView(ship: Ship(cell), cell: cell).draw(.planned, on: &canvas, in: area, ground: ground)
    }
    if isUnderCursor, !isInHand {
      if mark == .ship, let under, canvas.glyphs.areRich, canvas.depth.showsPictures {
        canvas.frame.fill(area, style: Style(.water, ground))
        return HullView(ship: under, cell: cell).draw(.gilded, on: &canvas, in: area, ground: ground)
      }
      canvas.frame.fill(area, style: Style(.cursor))
      if mark == .ship, let under, canvas.glyphs.areRich {
        return HullView(ship: under, cell: cell).draw(.selected, on: &canvas, in: area, ground: [])
      }
      // In one row, a hull would leave no room for the cursor.
      if mark == .sunk, let under, area.size.rows > 1, canvas.glyphs.areRich, canvas.depth.showsPictures {
        HullView(ship: under, cell: cell).draw(.selectedWreck, on: &canvas, in: area, ground: [])
        if canvas.marksWrecks { canvas.frame.write(canvas.glyphs.sunk, at: area.middle, style: Style(.sunk, .bold)) }
        return
      }
      guard mark == .water, let advice = sea.advice, Self.hasNumber(in: area, on: canvas) else {
        return MarkView(mark: mark).drawCursor(on: &canvas, in: area)
      }
      return draw(advice, of: cell, in: area, over: .cursor, on: &canvas)
    }
    canvas.frame.fill(area, style: Style(mark == .miss ? .miss : mark == .sunk ? .wreck : .water, ground))
    // Without block characters, the hull is also drawn under its hits.
    let isHull = under.map { $0.length > 1 } ?? false
    if !canvas.glyphs.areRich, mark == .hit, isHull, let under {
      HullView(ship: under, cell: cell).draw(.steel, on: &canvas, in: area, ground: ground)
      canvas.frame.write(canvas.glyphs.hit, at: area.middle, style: Style(.hit, .bold))
      return
    }
    if let under, let paintwork = paintwork(under: mark) {
      HullView(ship: under, cell: cell).draw(paintwork, on: &canvas, in: area, ground: ground)
    }
    if mark == .water, let advice = sea.advice { return draw(advice, of: cell, in: area, ground, on: &canvas) }
    if sea.certainWater.contains(cell), mark == .water {
      canvas.frame.write("-", at: area.middle, style: Style(.water, ground))
      return
    }
    MarkView(mark: mark).draw(on: &canvas, in: area, ground: ground, isNewest: sea.newest.contains(cell))
  }

  /// Draws the chance of a ship in percent, on a warmer background the likelier it is.
  ///
  /// In a narrow cell only the background shows it, or without colours a digit from 1 to 9, so that no number differs
  /// from the percentage in the sentence.
  private func draw(
    _ advice: Advice, of cell: Cell, in area: Rect, over role: Role? = nil, _ ground: Emphasis = [],
    on canvas: inout Canvas
  ) {
    let tenth = advice.tenth(of: cell)
    guard tenth > 0 else { return }
    let warmth: Role? = tenth > 8 ? .likeliest : tenth > 6 ? .likely : tenth > 3 ? .unlikely : nil
    var style = Style(role ?? warmth ?? .water)
    if style.role == .water {
      style.emphasis = ground
      style.paint.letters = .shade(.miss)
    } else {
      canvas.frame.fill(area, style: style)
    }
    let number = Rect(
      row: area.middle.row, column: area.origin.column, rows: 1, columns: area.size.columns)
    guard Self.hasNumber(in: area, on: canvas) else { return }
    canvas.frame.write(
      area.size.columns < 3 ? "\(tenth)" : "\(advice.percent(of: cell))", in: number, .center, style: style)
  }

  private static func hasNumber(in area: Rect, on canvas: Canvas) -> Bool {
    area.size.columns > 2 || canvas.depth == .none
  }

  private func drawFlash(on cell: Cell, in rect: Rect, on canvas: inout Canvas) {
    guard let flash = canvas.flash, index < flash.cells.count else { return }
    let struck = flash.cells[index]
    // Not taken from `sunkShips`, which has a ship only once it has burnt.
    let sunk = sea.ships.first {
      sea[cell] == .sunk && $0.cells.contains(cell) && !$0.cells.intersection(struck).isEmpty
    }
    let burning = sunk.flatMap { flash.burningIndex(in: $0.length) }
    // The ship has burnt, and its wreck is already drawn.
    if sunk != nil, burning == nil { return }
    guard canvas.glyphs.areRich else {
      if sunk != nil || struck.contains(cell) { drawLetters(of: flash, on: cell, in: rect, on: &canvas) }
      return
    }
    if let sunk, let burning, sunk.length > 1 {
      let index = sunk.cells.filter { $0 < cell }.count
      // The wreck is behind the fire, and the hits are in front of it.
      if index < burning { return }
      MarkView(mark: .hit).draw(on: &canvas, in: rect, ground: [], isNewest: true)
      if index == burning { canvas.frame.invert(rect) }
    } else if struck.contains(cell), flash.frame == 0 {
      drawStrike(on: cell, in: rect, on: &canvas)
    }
  }

  private func drawStrike(on cell: Cell, in rect: Rect, on canvas: inout Canvas) {
    if sea[cell] == .miss {
      canvas.frame.fill(rect, style: Style(.water))
      return MarkView(mark: .miss).draw(on: &canvas, in: rect, ground: [], isNewest: false)
    }
    canvas.frame.invert(rect)
  }

  private func drawLetters(of flash: Flash, on cell: Cell, in rect: Rect, on canvas: inout Canvas) {
    let text = Flash.text(of: sea[cell] ?? .water, frame: flash.frame)
    let middle = Rect(row: rect.middle.row, column: rect.origin.column, rows: 1, columns: rect.size.columns)
    let style = Style(flash.frame % 3 == 0 ? .cursor : sea[cell] == .miss ? .miss : .hit, .bold)
    canvas.frame.fill(rect, style: style)
    canvas.frame.write(text, in: middle, .center, style: style)
  }

  private func paintwork(under mark: BoardScene.Mark) -> HullView.Paintwork? {
    switch mark {
    case .water, .miss, .aimed, .hit: nil
    case .ship: .steel
    case .sunk: .wreck
    case .proposed(let fits): fits ? .planned : .misfit
    }
  }
}
