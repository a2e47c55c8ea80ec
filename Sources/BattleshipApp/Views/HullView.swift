// A hull: a ship drawn across its cells with ends on both sides, so that adjacent ships stay distinct.

import BattleshipCore
import BattleshipFrame
import BattleshipPlay

/// The part of a ship on one of its cells.
struct HullView {
  let ship: Ship
  let cell: Cell

  enum Paintwork {
    /// A ship afloat, a sunk one, one being placed, one being placed where it may not lie; then ships under the cursor,
    /// gilded on the sea, or dark on the cursor's background.
    case steel, wreck, planned, misfit, gilded, selected, selectedWreck

    var role: Role {
      switch self {
      case .steel: .ship
      case .wreck: .wreck
      case .planned: .planned
      case .misfit: .misfit
      case .gilded: .water
      case .selected, .selectedWreck: .cursor
      }
    }

    /// The shades from the lit side to the dark one; empty if the role's colour is enough.
    var shades: [Shade] {
      switch self {
      case .steel: [.hullLit, .hullLight, .hull, .hullDark, .hullShade]
      case .wreck, .selectedWreck: [.wreckLit, .wreckLight, .wreck, .wreckDark, .wreckShade]
      case .gilded: Array(repeating: .cursor, count: 5)
      // Steel would hardly be visible on the cursor's background.
      case .selected: Array(repeating: .fresh, count: 5)
      case .planned: [.azure3, .azure4, .azure4, .azure5, .azure6]
      case .misfit: []
      }
    }
  }

  /// `recipe` is the recipe of the cell's size.
  func draw(
    _ paintwork: Paintwork, _ recipe: CellRecipe, on canvas: inout Canvas, in area: Rect, ground: Emphasis
  ) {
    let style = Style(paintwork.role, ground)
    guard canvas.glyphs.areRich, canvas.depth != .none else {
      return drawLines(paintwork, on: &canvas, in: area, style: style)
    }
    let shades = canvas.depth.hasFewColors && paintwork.role != .cursor ? [] : paintwork.shades
    for (row, line) in recipe.hull(of: ship, on: cell).enumerated() {
      for (column, glyph) in line.enumerated() where glyph != " " {
        let light = recipe.light(ship.direction, row: row, column: column)
        let isLower = area.size.rows > 1 && 2 * row >= area.size.rows
        let isHanging = isLower ? Self.lowerBlocks.contains(glyph) : area.size.rows == 1 && glyph == "▂"
        let isInverted = isHanging || glyph == "▎"
        let (shown, style) = look(glyph, light, isInverted: isInverted, style, shades)
        canvas.frame.put(shown, at: area.origin.moved(rows: row, columns: column), style: style)
      }
    }
  }

  static let lowerBlocks: [Unicode.Scalar] = ["▁", "▂", "▃", "▅", "▆", "▇"]

  private func look(
    _ glyph: Unicode.Scalar, _ light: CellRecipe.Light, isInverted: Bool, _ style: Style, _ shades: [Shade]
  ) -> (Unicode.Scalar, Style) {
    var style = style
    if isInverted { style.emphasis.insert(.reversed) }
    guard !shades.isEmpty else { return (glyph == "#" ? "█" : glyph, style) }
    if glyph == "#", light.upper != light.lower {
      style.paint = Paint(letters: .shade(shades[light.lower]), ground: .shade(shades[light.upper]))
      return ("▄", style)
    }
    let isUpper = ["▀", "▝", "▘", "#", "▎"].contains(glyph)
    let tone = isInverted && glyph != "▎" ? light.lower : isUpper || light.upper == light.lower ? light.upper : 2
    style.paint = Paint(letters: .shade(shades[tone]), ground: .ofRole)
    return (glyph == "#" ? "█" : glyph, style)
  }

  /// Draws the edges of the hull with letters or, on a screen without colours, with thin lines around it.
  private func drawLines(_ paintwork: Paintwork, on canvas: inout Canvas, in area: Rect, style: Style) {
    let isWreck = paintwork == .wreck || paintwork == .selectedWreck
    let lines: HullLines = !canvas.glyphs.areRich ? .ascii : isWreck ? .wreck : .outline
    // A ship down is a little narrower than its cells, so that two adjacent ones stay distinct.
    let isNarrow = canvas.glyphs.areRich && ship.direction == .down && area.size.columns > 3
    // The wreck's own colour would be hard to read as letters on the sea.
    let style = isWreck && canvas.depth != .none ? Style(.sunk) : style
    let area = isNarrow && !isWreck ? area.inset(rows: 0, columns: 1) : area
    // Two columns have room for one edge beside what fills a wreck.
    let isThin = lines.inside == "✗" && area.size.columns < 3 && (ship.direction == .down || ship.length < 2)
    for row in area.rows {
      for column in area.columns {
        let (isTop, isBottom) = (row == area.rows.lowerBound, row == area.rows.upperBound - 1)
        let (isLeft, isRight) = (column == area.columns.lowerBound, column == area.columns.upperBound - 1)
        let (isAcross, isFlat) = (ship.direction == .across, isTop && isBottom)
        let edges = HullLines.Edges(
          top: isTop && (isAcross || cell == ship.first), bottom: isBottom && (isAcross || cell == ship.last),
          left: isLeft && (!isAcross || cell == ship.first),
          right: isRight && (!isAcross || cell == ship.last) && !isThin)
        let glyph = isFlat && (isAcross || ship.length == 1) ? lines.flat(edges) : lines.glyph(edges)
        // What fills a low hull takes the place of its upper edge.
        let isInside = isWreck && glyph == lines.level && isTop && area.size.rows < 3
        canvas.frame.put(isInside ? lines.inside : glyph, at: Point(row: row, column: column), style: style)
      }
    }
  }
}
