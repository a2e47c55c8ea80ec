// Recipes for large cells: each character of a smaller recipe becomes four, so that quarter blocks become full ones.

import BattleshipFrame

extension CellRecipe {
  var doubled: CellRecipe {
    CellRecipe(
      size: Size(rows: 2 * size.rows, columns: 2 * size.columns), across: across.map { Self.double($0, full: "#") },
      down: down.map { Self.double($0, full: "#") }, boat: Self.double(boat, full: "#"),
      rowTones: rowTones.flatMap { [Light(both: $0.upper), Light(both: $0.lower)] },
      columnTones: columnTones.flatMap { [$0, $0] }, hit: Self.double(hit, full: "█"),
      miss: Self.double(miss, full: "█"), splash: Self.double(splash, full: "█"),
      cursor: Self.double(cursor, full: "█"))
  }

  private static func double(_ picture: Picture, full: Unicode.Scalar) -> Picture {
    picture.enumerated().flatMap { row, line in
      let four = line.map { double($0, full: full, isInLowerHalf: 2 * row >= picture.count) }
      return [four.flatMap { $0[0] }, four.flatMap { $0[1] }]
    }
  }

  private static func double(_ glyph: Unicode.Scalar, full: Unicode.Scalar, isInLowerHalf: Bool) -> [[Unicode.Scalar]] {
    if let eighths = HullView.lowerBlocks.firstIndex(of: glyph).map({ [1, 2, 3, 5, 6, 7][$0] }) {
      // Below the middle, the block is the sea in front of the hull.
      let (upper, lower) = isInLowerHalf ? (16 - 2 * eighths, 8 - 2 * eighths) : (2 * eighths - 8, 2 * eighths)
      return [upper, lower].map { part in
        let block = part <= 0 ? " " : part >= 8 ? full : isInLowerHalf ? hanging[part / 2 - 1] : standing[part / 2 - 1]
        return [block, block]
      }
    }
    let lines: [String] =
      switch glyph {
      case "#", "█": ["##", "##"]
      case "▄": ["  ", "##"]
      case "▀": ["##", "  "]
      case "▐": [" #", " #"]
      case "▌": ["# ", "# "]
      case "▗": ["  ", " #"]
      case "▖": ["  ", "# "]
      case "▝": [" #", "  "]
      case "▘": ["# ", "  "]
      case "▟": [" #", "##"]
      case "▙": ["# ", "##"]
      case "▜": ["##", " #"]
      case "▛": ["##", "# "]
      case "┏": ["┏━", "┃ "]
      case "┓": ["━┓", " ┃"]
      case "┗": ["┃ ", "┗━"]
      case "┛": [" ┃", "━┛"]
      case "━": isInLowerHalf ? ["  ", "━━"] : ["━━", "  "]
      case _: ["  ", "  "]
      }
    return lines.map { line in line.unicodeScalars.map { $0 == "#" ? full : $0 } }
  }

  /// Two, four and six eighths of a character from the bottom, and from the top, where the sea is painted.
  private static let standing: [Unicode.Scalar] = ["▂", "▄", "▆"]
  private static let hanging: [Unicode.Scalar] = ["▆", "▀", "▂"]
}
