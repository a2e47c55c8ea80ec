// A hull: a ship drawn across its cells with ends on both sides, so that adjacent ships stay distinct.

import BattleshipCore
import BattleshipFrame
import BattleshipPlay

/// The part of a ship that lies on one of its cells.
struct HullView {
  let ship: Ship
  let cell: Cell

  /// Draws the part in the rectangle of its cell.
  func draw(on canvas: inout Canvas, in place: Rect, style: Style) {
    for row in place.rows {
      for column in place.columns {
        let sides = Sides(
          top: row == place.rows.lowerBound && (ship.direction == .across || cell == ship.first),
          bottom: row == place.rows.upperBound - 1 && (ship.direction == .across || cell == ship.last),
          left: column == place.columns.lowerBound && (ship.direction == .down || cell == ship.first),
          right: column == place.columns.upperBound - 1 && (ship.direction == .down || cell == ship.last))
        let glyph = canvas.glyphs.hull.part(sides, isFlat: place.size.rows == 1, ship.direction, ship.length)
        canvas.frame.write(glyph, at: Point(row: row, column: column), style: style)
      }
    }
  }

  /// The sides of the ship at which a character lies.
  struct Sides {
    let top, bottom, left, right: Bool
  }
}

/// The characters of hulls.
struct HullGlyphs {
  /// Whether the screen can show block characters.
  private let isRich: Bool

  init(widths: CharacterWidth) {
    isRich = ["◢", "◣", "▇", "▐", "▌", "▄", "▀", "▗", "▖", "▝", "▘", "█"].allSatisfy { widths[$0] == 1 }
  }

  /// The character for a part of a hull.
  ///
  /// - Parameters:
  ///   - sides: The sides at which it lies.
  ///   - isFlat: Whether cells are one row high, with no room for edges above and below.
  ///   - direction: The direction of the ship.
  ///   - length: The length of the ship.
  /// - Returns: One character.
  func part(_ sides: HullView.Sides, isFlat: Bool, _ direction: Ship.Direction, _ length: Int) -> SafeText {
    isFlat && (direction == .across || length == 1) ? flat(sides) : isRich ? edge(sides, isFlat) : plain(sides)
  }

  /// A ship in one row of characters; the gap above separates it from a ship in the row above.
  private func flat(_ sides: HullView.Sides) -> SafeText {
    if sides.left { return isRich ? "◢" : "<" }
    if sides.right { return isRich ? "◣" : ">" }
    return isRich ? "▇" : "#"
  }

  /// A ship in several rows, half a character away from adjacent cells.
  private func edge(_ sides: HullView.Sides, _ isFlat: Bool) -> SafeText {
    switch (sides.left, sides.right, sides.top, sides.bottom) {
    case (true, _, true, _): "▗"
    case (true, _, _, true): "▝"
    case (true, _, false, false): "▐"
    case (_, true, true, _): "▖"
    case (_, true, _, true): "▘"
    case (_, true, false, false): "▌"
    case (false, false, true, _): isFlat ? "█" : "▄"
    case (false, false, _, true): isFlat ? "█" : "▀"
    case (false, false, false, false): "█"
    }
  }

  private func plain(_ sides: HullView.Sides) -> SafeText {
    switch (sides.left, sides.right, sides.top, sides.bottom) {
    case (true, _, true, false), (_, true, false, true): "/"
    case (true, _, false, true), (_, true, true, false): "\\"
    case (true, _, _, _), (_, true, _, _): "|"
    case (false, false, _, _): "#"
    }
  }
}
