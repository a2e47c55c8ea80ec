// The mark of a cell: a hit, a miss, the splash of the newest shot, or the cursor.

import BattleshipFrame
import BattleshipPlay

struct MarkView {
  let mark: BoardScene.Mark
  /// The recipe of the cell's size.
  let recipe: CellRecipe

  func draw(on canvas: inout Canvas, in area: Rect, ground: Emphasis, isNewest: Bool) {
    switch mark {
    case .hit: drawHit(on: &canvas, in: area)
    case .miss where isNewest:
      var style = Style(.miss, ground)
      let hasLight = canvas.glyphs.areRich && recipe.splash.contains { $0.contains("^") || $0.contains("f") }
      style.paint = Paint(letters: .shade(hasLight ? .ring : .splash), ground: .shade(.fresh))
      canvas.frame.fill(area, style: style)
      draw(recipe.splash, or: canvas.glyphs.miss, on: &canvas, in: area, style: style, light: .splash)
    case .miss:
      if canvas.depth == .none, canvas.glyphs.areRich, area.size.rows > 1 { return drawPaleMiss(on: &canvas, in: area) }
      var style = Style(.miss, ground)
      if area.size.columns > 3 && canvas.depth.showsPictures || canvas.depth.hasFewColors {
        style.paint.letters = .shade(.miss)
      }
      draw(recipe.miss, or: canvas.glyphs.miss, on: &canvas, in: area, style: style, light: .missGlow)
    // A letter cannot be in the middle of two rows.
    case .sunk where canvas.depth == .none && canvas.glyphs.areRich: break
    case .sunk where canvas.marksWrecks && canvas.glyphs.areRich && area.size.rows.isMultiple(of: 2):
      drawHole(on: &canvas, in: area)
    case .sunk where canvas.marksWrecks || area.size.rows == 1 && (area.size.columns > 2 || canvas.depth == .eight):
      canvas.frame.write(canvas.glyphs.sunk, at: area.middle, style: Style(.sunk, .bold))
    // If the sea has no colours, dots show its cells.
    case .water where canvas.depth == .none || !canvas.glyphs.areRich:
      canvas.frame.write(canvas.glyphs.water, at: area.middle, style: Style(.water, ground))
    case .aimed where canvas.glyphs.areRich && area.size.rows > 1:
      var style = Style(.aimed)
      if !canvas.depth.hasFewColors { style.paint.ground = .shade(.fresh) }
      canvas.frame.fill(area, style: style)
      canvas.frame.drawBox(area, style: style)
    case .aimed: canvas.frame.write("*", at: area.middle, style: Style(.aimed, ground))
    case .proposed(false): canvas.frame.write("!", at: area.middle, style: Style(.misfit, ground))
    case .proposed(true) where canvas.depth == .none || !canvas.glyphs.areRich:
      canvas.frame.write("+", at: area.middle, style: Style(.planned, ground))
    case .sunk, .water, .ship, .proposed: break
    }
  }

  func drawCursor(on canvas: inout Canvas, in area: Rect, ground: Emphasis = [], isNewest: Bool = false) {
    let style = Style(.cursor)
    // A chosen cell keeps its frame.
    if mark == .aimed, canvas.glyphs.areRich, area.size.rows > 1 { return canvas.frame.drawBox(area, style: style) }
    // What a shot met keeps its colours between the cursor's edges.
    if canvas.depth != .none, canvas.glyphs.areRich, area.size.columns > 2, mark == .hit || mark == .miss {
      canvas.frame.fill(area, style: Style(.miss, ground))
      draw(on: &canvas, in: area, ground: ground, isNewest: isNewest)
      let columns = max(1, area.size.columns / 9)
      for column in [0, area.size.columns - columns] {
        let edge = Rect(
          row: area.origin.row, column: area.origin.column + column, rows: area.size.rows, columns: columns)
        canvas.frame.fill(edge, style: style)
        draw(
          recipe.cursor.map { Array($0[column..<column + columns]) }, or: canvas.glyphs.hit, on: &canvas, in: edge,
          style: style)
      }
      return
    }
    var picture = recipe.cursor
    let struck: CellRecipe.Picture? =
      switch mark {
      case .hit, .sunk: recipe.hit
      // In two rows, the ring of a splash would leave no room for the cursor.
      case .miss: area.size.columns > 2 && area.size.rows != 2 ? recipe.splash : recipe.miss
      case .water, .ship, .aimed, .proposed: nil
      }
    if let struck {
      let inside = area.size.columns > 2 ? 1..<area.size.columns - 1 : 0..<area.size.columns
      for row in picture.indices { picture[row].replaceSubrange(inside, with: struck[row][inside]) }
    }
    let glyphs = canvas.glyphs
    let letter =
      switch mark {
      case .hit, .sunk: glyphs.hit
      case .miss: glyphs.miss
      case .aimed: "*" as SafeText
      case .ship: glyphs.ship
      case .water, .proposed: glyphs.water
      }
    if glyphs.areRich {
      draw(picture, or: letter, on: &canvas, in: area, style: style)
    } else {
      drawBrackets(around: letter, on: &canvas, in: area)
    }
    if mark == .aimed { canvas.frame.write("*", at: area.middle, style: style) }
  }

  private func drawBrackets(around letter: SafeText, on canvas: inout Canvas, in area: Rect) {
    canvas.drawLetter(letter, in: area, style: Style(.cursor))
    guard area.size.columns > 2 else { return }
    let (isLow, middle) = (area.size.rows == 2, area.middle)
    let left = isLow ? area.columns.lowerBound : middle.column - 1
    let right = isLow ? area.columns.upperBound - 1 : middle.column + 1
    for row in isLow ? area.rows : middle.row..<middle.row + 1 {
      canvas.frame.put("[", at: Point(row: row, column: left), style: Style(.cursor))
      canvas.frame.put("]", at: Point(row: row, column: right), style: Style(.cursor))
    }
  }

  private func drawHit(on canvas: inout Canvas, in area: Rect) {
    canvas.frame.fill(area, style: Style(.hit))
    if area.size.columns > 3, canvas.depth.showsPictures {
      var side = Style(.hit)
      side.paint = Paint(letters: .ofRole, ground: .shade(.charred))
      for column in [area.origin.column, area.columns.upperBound - 1] {
        canvas.frame.fill(Rect(row: area.origin.row, column: column, rows: area.size.rows, columns: 1), style: side)
      }
    }
    draw(recipe.hit, or: canvas.glyphs.hit, on: &canvas, in: area, style: Style(.hit, .bold))
    // Without colours, a cross alone would be less visible than a miss.
    guard canvas.depth == .none, canvas.glyphs.areRich, area.size.rows == 1 else { return }
    guard area.size.columns > 2 else {
      canvas.frame.write("><", at: area.origin, style: Style(.hit, .bold))
      return
    }
    canvas.frame.put("▐", at: area.origin, style: Style(.hit))
    canvas.frame.put("▌", at: area.origin.moved(columns: 2), style: Style(.hit))
  }

  /// Draws a miss on a screen without colours, which must not look like a hull: a letter, never a box.
  private func drawPaleMiss(on canvas: inout Canvas, in area: Rect) {
    guard area.size.columns > 2 else {
      canvas.frame.write(canvas.glyphs.miss, at: area.middle, style: Style(.miss))
      return
    }
    canvas.frame.write("(\(canvas.glyphs.miss))", at: area.middle.moved(columns: -1), style: Style(.miss))
  }

  /// Draws a hole in the middle of a hull of one colour, which stays whole around it.
  private func drawHole(on canvas: inout Canvas, in area: Rect) {
    let hole = area.inset(rows: area.size.rows / 2 - 1, columns: (area.size.columns + 1) / 3)
    for column in hole.columns {
      for (row, glyph) in zip(hole.rows, ["▀", "▄"] as [Unicode.Scalar]) {
        canvas.frame.put(glyph, at: Point(row: row, column: column), style: Style(.wreck))
      }
    }
  }

  /// `letter` replaces the picture on a screen without block characters; `light` is behind `^` and `v`.
  private func draw(
    _ picture: CellRecipe.Picture, or letter: SafeText, on canvas: inout Canvas, in area: Rect, style: Style,
    light: Shade? = nil
  ) {
    guard canvas.glyphs.areRich else { return canvas.drawLetter(letter, in: area, style: style) }
    let fades = light == .missGlow && picture.contains { $0.contains("^") }
    for (row, line) in picture.enumerated() {
      for (column, glyph) in line.enumerated() where glyph != " " {
        let isLit = glyph == "^" || glyph == "v"
        let isLight = glyph == "r" || glyph == "f" || glyph == "l"
        // With few colours, leave out the parts that fade.
        if fades, !isLit, !canvas.depth.showsPictures { continue }
        let point = area.origin.moved(rows: row, columns: column)
        var style = style
        style.paint.ground = canvas.frame[point]?.style.paint.ground ?? .ofRole
        if HullView.lowerBlocks.contains(glyph), area.size.rows > 1, 2 * row >= area.size.rows {
          style.emphasis.insert(.reversed)
        }
        if isLit, let light, canvas.depth.showsPictures { style.paint.ground = .shade(light) }
        if fades, !isLit { style.paint.letters = .shade(.missSide) }
        if isLight, let light { style.paint.letters = .shade(light) }
        if style.role == .hit, glyph == "!" || glyph == "?" || glyph == "e" { style.paint.letters = .shade(.ember) }
        if "✗•()[]+".unicodeScalars.contains(glyph) {
          style.emphasis.insert(.bold)
        } else {
          style.emphasis.remove(.bold)
        }
        let block: Unicode.Scalar =
          switch glyph {
          case "!", "v": "▄"
          case "?", "^": "▀"
          case "e", "f", "#": "█"
          case "r": "▐"
          case "l": "▌"
          case _: glyph
          }
        canvas.frame.put(block, at: point, style: style)
      }
    }
  }
}

extension Rect {
  /// The middle, rounded towards the top left.
  var middle: Point { origin.moved(rows: (size.rows - 1) / 2, columns: (size.columns - 1) / 2) }
}

extension Canvas {
  /// A mark without block characters: a letter, or in two rows a cross or a ring of strokes.
  mutating func drawLetter(_ letter: SafeText, in area: Rect, style: Style) {
    let isWide = !area.size.columns.isMultiple(of: 2)
    let strokes: [SafeText] =
      letter == glyphs.hit
      ? isWide ? ["\\ /", "/ \\"] : ["\\/", "/\\"] : isWide ? ["/-\\", "\\-/"] : ["/\\", "\\/"]
    guard area.size.rows == 2, letter == glyphs.hit || letter == glyphs.miss else {
      frame.write(letter, at: area.middle, style: style)
      return
    }
    for (row, stroke) in zip(area.rows, strokes) {
      frame.write(stroke, at: Point(row: row, column: area.middle.column - (isWide ? 1 : 0)), style: style)
    }
  }
}
