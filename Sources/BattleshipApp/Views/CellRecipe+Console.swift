// Recipes with half blocks and thin lines only, which the fonts of text consoles have.

extension CellRecipe {
  /// The same cells without quarters and eighths of a character, for a screen with few colours.
  var ofConsole: CellRecipe {
    func halved(_ picture: Picture, _ part: Part) -> Picture {
      picture.enumerated().map { row, line in line.map { Self.halved($0, part, row: row, of: picture.count) } }
    }
    return CellRecipe(
      size: size, across: across.map { halved($0, .across) }, down: down.map { halved($0, .down) },
      boat: halved(boat, size.rows == 1 ? .down : .across), rowTones: rowTones, columnTones: columnTones,
      hit: consoleHit ?? halved(hit, .mark),
      miss: halved(miss, .mark), splash: halved(splash, .mark), cursor: halved(cursor, .mark))
  }

  /// A hit for which halves of the cross would not do.
  private var consoleHit: Picture? {
    switch (size.rows, size.columns) {
    case (1, 2): [[">", "<"]]
    case (1, _): [[" ", "X", " "]]
    case (2, 5): [[" ", "▀", "▄", "▀", " "], [" ", "▄", "▀", "▄", " "]]
    case (_, _): nil
    }
  }

  private enum Part { case across, down, mark }

  /// The half of a cell that holds a row, or the only row.
  private enum Place { case upper, lower, only }

  /// In a row alone, a hull across is half as high as its cell, and one down half as wide; over several rows, the last one
  /// is filled half, of three also the first, and a stern across begins with its second column. So neighbours stand apart.
  private static func halved(_ glyph: Unicode.Scalar, _ part: Part, row: Int, of rows: Int) -> Unicode.Scalar {
    let drawn = halved(glyph, part, rows == 1 ? .only : 2 * row < rows ? .upper : .lower)
    switch (part, glyph, rows, row) {
    // The arms of a cross do not reach its neighbours.
    case (.mark, "▝", 3, 0), (.mark, "▘", 3, 0), (.mark, "▗", 3, 2), (.mark, "▖", 3, 2): return " "
    case (.across, "▗", 2...3, _), (.across, "▐", 2...3, _), (.across, "▝", 2...3, _): return " "
    case (.across, _, 2, 1): return drawn == "#" ? "▀" : drawn
    case (.down, "▝", 2, 1): return "▐"
    case (.down, "▘", 2, 1): return "▌"
    case (_, _, _, _): return drawn
    }
  }

  private static func halved(_ glyph: Unicode.Scalar, _ part: Part, _ place: Place) -> Unicode.Scalar {
    if let eighths = HullView.lowerBlocks.firstIndex(of: glyph).map({ [1, 2, 3, 5, 6, 7][$0] }) {
      if place == .only { return "#" }
      // Below the middle of a cell, the block is the sea in front of the hull.
      let (share, half): (Int, Unicode.Scalar) = place == .upper ? (eighths, "▄") : (8 - eighths, "▀")
      return share < 2 || part != .mark && share < 3 ? " " : part != .mark && share > 4 ? "#" : half
    }
    switch (glyph, part, place) {
    case ("#", .across, .only): return "▄"
    case ("▀", .down, .only): return "#"
    case ("▝", .across, .only), ("▐", .across, .only), ("▌", .across, .only), ("▀", .across, .only): return " "
    case ("▎", _, _): return "▐"
    case ("▊", _, _): return "▌"
    case ("▗", .mark, .lower), ("▖", .mark, .lower), ("▚", _, .upper), ("▞", _, .upper): return "▄"
    case ("▝", .mark, .upper), ("▘", .mark, .upper), ("▚", _, _), ("▞", _, _): return "▀"
    case ("▗", .across, _), ("▝", .across, _), ("▗", .down, .only), ("▝", .down, .only): return "▐"
    case ("▖", .across, _), ("▘", .across, _), ("▖", .down, .only), ("▘", .down, .only): return "▌"
    case ("▗", _, _), ("▖", _, _), ("▝", _, _), ("▘", _, _): return " "
    case ("▟", _, _), ("▙", _, _): return "▄"
    case ("▜", .down, _), ("▛", .down, _): return "#"
    case ("▜", _, _), ("▛", _, _), ("▔", _, _): return "▀"
    case ("┏", _, _): return "┌"
    case ("┓", _, _): return "┐"
    case ("┗", _, _): return "└"
    case ("┛", _, _): return "┘"
    case ("━", _, _), ("╸", _, _), ("╺", _, _): return "─"
    case ("╋", _, _): return "┼"
    case ("✗", _, _): return "X"
    case (_, _, _): return glyph
    }
  }
}
