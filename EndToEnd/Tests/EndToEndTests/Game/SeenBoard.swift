// A board on the emulated screen, located by the names of its rows and columns.

import TerminalHarness

@testable import BattleshipApp
@testable import BattleshipFrame

/// A board on the screen.
struct SeenBoard {
  /// The screen's row of each row, and its column of each column.
  private let rows, columns: [Int]
  private let terminal: TerminalSession

  /// Finds the board; nil if there is none.
  init?(_ terminal: TerminalSession) {
    for (above, line) in terminal.picture.enumerated() {
      let names = line.split(separator: " ").enumerated().prefix { $1 == "\($0 + 1)" }.count
      guard names >= 2, let first = Self.column(of: "1", in: line), let second = Self.column(of: "2", in: line) else {
        continue
      }
      columns = (0..<names).map { first + (second - first) * $0 }
      var rows: [Int] = []
      for (row, line) in terminal.picture.enumerated() where row > above {
        let name = Character(Unicode.Scalar(UInt8(ascii: "A") + UInt8(rows.count)))
        let named = line.drop { $0 == " " }
        if named == "\(name)" || named.hasPrefix("\(name) ") { rows.append(row) }
      }
      self.rows = rows
      self.terminal = terminal
      return
    }
    return nil
  }

  private static func column(of name: Character, in line: String) -> Int? {
    line.firstIndex(of: name).map { line.distance(from: line.startIndex, to: $0) }
  }

  /// The names of all cells, row by row.
  var cells: [String] { rows.indices.flatMap { row in columns.indices.map { name(row, $0) } } }

  /// The cells that show a mark, as a letter or a picture: `✗`, `•`, `█` for a ship, `·` for water.
  func cells(showing mark: String) -> [String] { cells.filter { self.mark(of: $0) == mark } }

  /// Whether the cursor is drawn in a cell: brackets or corners, or the ship to place, and no flash.
  func showsCursor(in cell: String) -> Bool {
    guard let (row, column) = place(of: cell) else { return false }
    let (top, right) = (row - (cellSize.rows - 1) / 2, column + cellSize.columns / 2)
    return ["┓", "┐", "]"].contains(terminal.place(row: top, column: right).text)
      || column > 0 && terminal.place(row: row, column: column - 1).text == "[" || mark(of: cell) == "█"
  }

  /// The cells with a ship or a hit.
  var shownCells: [String] { cells.filter { !["·", "•", nil].contains(mark(of: $0)) } }

  /// The cells that show a part of a hull.
  var shipCells: [String] { cells(showing: "█") }

  /// The mark of a cell: a letter on a small cell or a screen without pictures, otherwise the picture's meaning.
  private func mark(of cell: String) -> String? {
    guard let (row, column) = place(of: cell) else { return nil }
    let middle = terminal.place(row: row, column: column).text
    guard let recipe = (CellRecipe.drawn + CellRecipe.large).first(where: { $0.size == cellSize }),
      ![".", "o", "x", "X", "#"].contains(middle)
    else { return middle }
    let lines = (0..<cellSize.rows).map { down in
      (0..<cellSize.columns).map { across in
        let text = terminal.place(
          row: row - (cellSize.rows - 1) / 2 + down, column: column - (cellSize.columns - 1) / 2 + across
        ).text
        return text.isEmpty ? " " : text
      }
    }
    // The cursor is drawn at the sides of a cell, in a large one two columns wide.
    let side = max(1, cellSize.columns / 9)
    let inside = cellSize.columns > 2 ? side..<cellSize.columns - side : 0..<1
    let seen = lines.map { $0[inside].joined() }
    let whole = lines.joined()
    if whole.allSatisfy({ " ·░▒".contains($0) }) { return "·" }
    for recipe in [recipe, recipe.ofConsole] {
      func shows(_ picture: CellRecipe.Picture) -> Bool { seen == picture.map { Self.drawn($0[inside]).joined() } }
      if shows(recipe.hit) { return "✗" }
      if lines == recipe.cursor.map({ Self.drawn($0[...]) }) { return "·" }
      if shows(recipe.miss) || shows(recipe.splash) { return "•" }
    }
    // Without colours, a wreck is filled with crosses, and a miss is a ring inside its cell.
    if whole.count(where: { $0 == "✗" }) > 1 { return "█" }
    if "✗•".contains(middle) { return middle }
    if whole.contains(where: { "╭╮╰╯│─╞═╡".contains($0) }) {
      return lines[0][0] == " " || lines[0][0] == "·" ? "•" : "█"
    }
    // With few colours, a miss is two halves.
    let halves = whole.count { "▄▀".contains($0) }
    if halves <= 4, whole.allSatisfy({ " ▄▀".contains($0) }), cellSize.rows > 1 { return "•" }
    return whole.contains { "▗▖▐▌▆▂▄▀▝▘█▎▊▃▅▁▇▟▙▜▛".contains($0) && $0 != " " } ? "█" : nil
  }

  /// A row of a picture as the view draws it.
  private static func drawn(_ row: ArraySlice<Unicode.Scalar>) -> [String] {
    let shown: [Unicode.Scalar: String] = [
      "!": "▄", "v": "▄", "?": "▀", "^": "▀", "e": "█", "f": "█", "#": "█", "r": "▐", "l": "▌",
    ]
    return row.map { shown[$0] ?? String($0) }
  }

  /// The size of a cell on the screen.
  private var cellSize: Size {
    Size(rows: rows.count > 1 ? rows[1] - rows[0] : 1, columns: columns.count > 1 ? columns[1] - columns[0] : 1)
  }

  /// The position of a cell's mark on the screen.
  func place(of cell: String) -> (row: Int, column: Int)? {
    position(of: cell).map { (rows[$0.row], columns[$0.column]) }
  }

  /// The row and column of a cell on the board, from 0.
  func position(of cell: String) -> (row: Int, column: Int)? {
    for row in rows.indices {
      for column in columns.indices where name(row, column) == cell { return (row, column) }
    }
    return nil
  }

  /// The row and column of the board at a position of the screen.
  func position(at place: (row: Int, column: Int)) -> (row: Int, column: Int)? {
    guard let row = rows.firstIndex(of: place.row), let column = columns.firstIndex(of: place.column) else {
      return nil
    }
    return (row, column)
  }

  private func name(_ row: Int, _ column: Int) -> String {
    "\(Character(Unicode.Scalar(UInt8(ascii: "A") + UInt8(row))))\(column + 1)"
  }
}
