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
    self.sea = sea
    self.index = index
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
    let recipe = canvas.recipe(of: geometry.cellSize)
    // While ships are hidden, all of the ship that would be picked up is under the cursor.
    let shipUnderCursor = isFocused ? cursor.flatMap { placedShip(at: $0) } : nil
    for cell in geometry.seen {
      guard let area = geometry.rect(of: cell) else { continue }
      let isOfShip = shipUnderCursor != nil && placedShip(at: cell) == shipUnderCursor
      let isUnderCursor = isFocused && cell == cursor || cell == sea.latest || isOfShip
      draw(cell, recipe, in: area, isUnderCursor: isUnderCursor, on: &canvas)
      drawFlash(on: cell, recipe, in: area, on: &canvas)
      if cursor != nil { canvas.touch(area, .cell(cell)) }
    }
    drawRuler(geometry, cursor: isFocused ? cursor : nil, on: &canvas)
    // Arrows in the corner above the row names show that there are hidden rows.
    let corner = geometry.cells.origin.moved(rows: -1, columns: -BoardGeometry.rowNameColumns)
    if geometry.firstRow > 0 { canvas.frame.write(canvas.glyphs.up, at: corner, style: Style(.accent)) }
    if geometry.firstRow + geometry.rows < board.rows {
      canvas.frame.write(canvas.glyphs.down, at: corner.moved(columns: 1), style: Style(.accent))
    }
    if isFocused, let cursor, let area = geometry.rect(of: cursor) { canvas.frame.cursor = area.middle }
  }

  private func placedShip(at cell: Cell) -> Ship? {
    sea[cell] == .ship ? sea.board.index(of: cell).flatMap { ships[$0] } : nil
  }

  /// Writes the names of rows and columns on a quieter sea, which continues in the same bands.
  private func drawRuler(_ geometry: BoardGeometry, cursor: Cell?, on canvas: inout Canvas) {
    let (cells, size) = (geometry.cells, geometry.cellSize)
    func style(_ number: Int, isLit: Bool) -> Style {
      if size.columns < 3 { return Style(isLit ? .lit : .faint) }
      return isLit ? Style(.rulerLit) : Style(.ruler, number.isMultiple(of: 2) ? .deep : [])
    }
    for index in 0..<geometry.columns {
      let column = geometry.firstColumn + index
      let above = Rect(
        row: cells.origin.row - 1, column: cells.origin.column + index * size.columns, rows: 1, columns: size.columns)
      let isLit = cursor?.column == column
      // Where numbers would touch, write every other one, and between them only the cursor's, on its background.
      let touches = size.columns < 3 && sea.board.columns > 10 && column > 9 && column.isMultiple(of: 2)
      let style = touches && isLit ? Style(.cursor) : style(column + 1, isLit: isLit)
      canvas.frame.fill(above, style: style)
      if touches, !isLit { continue }
      canvas.frame.write(SafeText.column(column), in: above, .center, style: style)
    }
    for index in 0..<geometry.rows {
      let row = geometry.firstRow + index
      let beside = Rect(
        row: cells.origin.row + index * size.rows, column: cells.origin.column - BoardGeometry.rowNameColumns,
        rows: size.rows, columns: BoardGeometry.rowNameColumns)
      let style = style(row + 1, isLit: cursor?.row == row)
      canvas.frame.fill(beside, style: style)
      canvas.frame.write(SafeText.row(row), at: beside.middle, style: style)
    }
  }

  private func draw(
    _ cell: Cell, _ recipe: CellRecipe, in area: Rect, isUnderCursor: Bool, on canvas: inout Canvas
  ) {
    let ground: Emphasis = (cell.row + cell.column).isMultiple(of: 2) ? [] : .deep
    let (waters, pattern) = Self.waters(ground, on: canvas)
    let under = sea.board.index(of: cell).flatMap { ships[$0] }
    let mark = landed(cell, on: canvas)
    // A ship being placed is drawn instead of the cursor.
    let isInHand = if case .proposed = mark { true } else { false }
    if isUnderCursor, sea.lengthInHand == 1, mark == .water, canvas.glyphs.areRich {
      canvas.frame.fill(area, style: Style(.water, ground))
      return HullView(ship: Ship(cell), cell: cell).draw(.planned, recipe, on: &canvas, in: area, ground: ground)
    }
    if isUnderCursor, !isInHand {
      if mark == .ship, let under, canvas.glyphs.areRich, canvas.depth.showsPictures {
        canvas.frame.fill(area, style: Style(.water, ground))
        return HullView(ship: under, cell: cell).draw(.gilded, recipe, on: &canvas, in: area, ground: ground)
      }
      canvas.frame.fill(area, style: Style(.cursor))
      if mark == .ship, let under, canvas.glyphs.areRich {
        return HullView(ship: under, cell: cell).draw(.selected, recipe, on: &canvas, in: area, ground: [])
      }
      // In one row, a hull would leave no room for the cursor.
      if mark == .sunk, let under, area.size.rows > 1, canvas.glyphs.areRich {
        HullView(ship: under, cell: cell).draw(.selectedWreck, recipe, on: &canvas, in: area, ground: [])
        if canvas.marksWrecks { canvas.frame.write(canvas.glyphs.sunk, at: area.middle, style: Style(.sunk, .bold)) }
        return
      }
      guard mark == .water, let advice = sea.advice else {
        MarkView(mark: mark, recipe: recipe).drawCursor(
          on: &canvas, in: area, ground: ground, isNewest: sea.newest.contains(cell))
        if mark == .water, sea.isNoted(cell) {
          canvas.frame.write(Self.wave(on: canvas), at: area.middle, style: Style(.cursor, .bold))
        }
        return
      }
      return draw(advice, of: cell, in: area, over: .cursor, on: &canvas)
    }
    // A pattern is only on water; a hit covers its cell.
    switch mark {
    case .miss: canvas.frame.fill(area, style: Style(.miss, ground))
    case .sunk: canvas.frame.fill(area, style: Style(.wreck, ground))
    case .ship, .proposed: canvas.frame.fill(area, style: Style(.water, ground))
    case .water, .hit, .aimed: canvas.frame.fill(area, with: pattern, style: waters)
    }
    // Without block characters, the hull is also drawn under its hits.
    let isHull = under.map { $0.length > 1 } ?? false
    if !canvas.glyphs.areRich, mark == .hit, isHull, let under {
      HullView(ship: under, cell: cell).draw(.steel, recipe, on: &canvas, in: area, ground: ground)
      return canvas.drawLetter(canvas.glyphs.hit, in: area, style: Style(.hit, .bold))
    }
    if let under, let paintwork = paintwork(under: mark) {
      HullView(ship: under, cell: cell).draw(paintwork, recipe, on: &canvas, in: area, ground: ground)
    }
    if mark == .water, let advice = sea.advice { return draw(advice, of: cell, in: area, ground, on: &canvas) }
    if sea.certainWater.contains(cell), mark == .water {
      let isNoted = sea.isNoted(cell)
      var style = Style(.water, ground)
      // The player's own mark is as bright as a miss, but a wave, so the two are not confused.
      if isNoted, canvas.depth != .none { style.paint.letters = .shade(.miss) }
      let dot: SafeText = canvas.depth == .none || !canvas.glyphs.areRich ? "-" : canvas.glyphs.water
      canvas.frame.write(isNoted ? Self.wave(on: canvas) : dot, at: area.middle, style: style)
      return
    }
    MarkView(mark: mark, recipe: recipe).draw(
      on: &canvas, in: area, ground: ground, isNewest: sea.newest.contains(cell))
  }

  /// Draws the chance of a ship in percent, on a warmer background the likelier it is.
  ///
  /// Where cells have two columns, numbers would run together: only the likeliest cells have one. The player's own mark
  /// stays.
  private func draw(
    _ advice: Advice, of cell: Cell, in area: Rect, over role: Role? = nil, _ ground: Emphasis = [],
    on canvas: inout Canvas
  ) {
    let tenth = advice.tenth(of: cell)
    let isNoted = sea.isNoted(cell)
    guard isNoted || tenth > 0 || area.size.columns > 2 && advice.percent(of: cell) > 0 else { return }
    // With few colours, the warmest would outshine the marks, and a slight chance has none.
    let hasFew = canvas.depth.hasFewColors
    let warmths: [Role?] = hasFew ? [nil, .unlikely, .likely] : [.unlikely, .likely, .likeliest]
    let warmth = tenth > 8 ? warmths[2] : tenth > 6 ? warmths[1] : tenth > 3 ? warmths[0] : nil
    var style = Style(role ?? warmth ?? .water)
    if style.role == .water {
      (style, _) = Self.waters(ground, on: canvas)
      style.paint.letters = .shade(.miss)
    } else {
      canvas.frame.fill(area, style: style)
    }
    let number = Rect(
      row: area.middle.row, column: area.origin.column, rows: 1, columns: area.size.columns)
    if isNoted {
      canvas.frame.write(Self.wave(on: canvas), at: area.middle, style: style)
      return
    }
    let text: SafeText = "\(advice.percent(of: cell))"
    // Three digits do not fit in two columns; then only the background says it.
    guard area.size.columns > 2 || tenth > 8, canvas.frame.widths.columns(of: text) <= area.size.columns else { return }
    // Two that touch all the same are told apart by their weight.
    if area.size.columns < 3, ground == .deep { style.emphasis.insert(.bold) }
    canvas.frame.write(text, in: number, .center, style: style)
  }

  /// The player's own mark of water.
  private static func wave(on canvas: Canvas) -> SafeText { canvas.frame.widths["≈"] == 1 ? "≈" : "~" }

  /// The style of water: with few colours, one of two patterns, which are dark in every palette.
  static func waters(_ ground: Emphasis, on canvas: Canvas) -> (Style, pattern: Unicode.Scalar) {
    var style = Style(.water, ground)
    guard canvas.depth.hasFewColors, canvas.glyphs.areRich else { return (style, " ") }
    style.paint = Paint(letters: .shade(.sea), ground: .shade(.ground))
    return (style, ground == .deep ? "▒" : "░")
  }

  /// The visible mark of a cell: a shot of a volley is under way until it lands.
  private func landed(_ cell: Cell, on canvas: Canvas) -> BoardScene.Mark {
    let mark = sea[cell] ?? .water
    guard let frame = canvas.flash?.frame(of: cell, on: index), frame < 0 else { return mark }
    if index == 0 { return .aimed }
    return sea.ships.contains { $0.cells.contains(cell) } ? .ship : .water
  }

  private func drawFlash(on cell: Cell, _ recipe: CellRecipe, in rect: Rect, on canvas: inout Canvas) {
    guard let flash = canvas.flash, index < flash.strike.boards.count else { return }
    let struck = flash.strike.boards[index]
    let frame = flash.frame(of: cell, on: index)
    if let frame, frame < 0 { return }
    // Not taken from `sunkShips`, which has a ship only once it has burnt.
    let sunk = sea.ships.first {
      sea[cell] == .sunk && $0.cells.contains(cell) && !$0.cells.intersection(struck).isEmpty
    }
    let burning = sunk.flatMap { flash.burningIndex(in: $0.length) }
    // The ship has burnt, and its wreck is already drawn.
    if sunk != nil, burning == nil { return }
    guard canvas.glyphs.areRich else {
      if sunk != nil || frame != nil { drawLetters(frame ?? flash.frame, on: cell, in: rect, on: &canvas) }
      return
    }
    if let sunk, let burning, sunk.length > 1 {
      let index = sunk.cells.filter { $0 < cell }.count
      // The wreck is behind the fire, and the hits are in front of it.
      if index < burning { return }
      MarkView(mark: .hit, recipe: recipe).draw(on: &canvas, in: rect, ground: [], isNewest: true)
      if index == burning { canvas.frame.invert(rect) }
    } else if let frame {
      drawStrike(on: cell, recipe, in: rect, frame, on: &canvas)
    } else {
      drawSpray(of: flash, on: cell, in: rect, on: &canvas)
    }
  }

  /// A miss is a drop before it is a ring, and a hit a burst before it is a cross.
  private func drawStrike(
    on cell: Cell, _ recipe: CellRecipe, in rect: Rect, _ frame: Int, on canvas: inout Canvas
  ) {
    if sea[cell] == .miss {
      guard frame == 0 else { return }
      canvas.frame.fill(rect, style: Style(.water))
      MarkView(mark: .miss, recipe: recipe).draw(on: &canvas, in: rect, ground: [], isNewest: false)
    } else if frame < 2 {
      canvas.frame.invert(rect)
    }
  }

  /// Around a miss the ring spreads over the sea; around a hit sparks fly.
  private func drawSpray(of flash: Flash, on cell: Cell, in rect: Rect, on canvas: inout Canvas) {
    guard sea[cell] == .water, canvas.depth.showsPictures else { return }
    let struck = [cell.above, cell.below, cell.left, cell.right].compactMap { $0 }
      .compactMap { beside in flash.frame(of: beside, on: index).map { (cell: beside, frame: $0) } }
    let beside = struck.filter { 1...2 ~= $0.frame }.map(\.cell)
    if struck.contains(where: { $0.frame == 2 && sea[$0.cell] == .miss }) {
      var style = Style(.water)
      style.paint.ground = .shade(.fresh)
      canvas.frame.fill(rect, style: style)
    } else if beside.contains(where: { sea[$0] == .hit || sea[$0] == .sunk }) {
      var style = Style(.water, (cell.row + cell.column).isMultiple(of: 2) ? [] : .deep)
      style.paint.letters = .shade(.ember)
      canvas.frame.write(canvas.glyphs.water, at: rect.middle, style: style)
    }
  }

  private func drawLetters(_ frame: Int, on cell: Cell, in rect: Rect, on canvas: inout Canvas) {
    let text = Flash.text(of: sea[cell] ?? .water, frame: frame)
    let middle = Rect(row: rect.middle.row, column: rect.origin.column, rows: 1, columns: rect.size.columns)
    let style = Style(frame % 3 == 0 ? .cursor : sea[cell] == .miss ? .miss : .hit, .bold)
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
