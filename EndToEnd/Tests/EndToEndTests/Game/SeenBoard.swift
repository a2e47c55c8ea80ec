// A board as it is seen on the emulated screen: found by the names of its rows and columns.

import TerminalHarness

/// A board on the screen.
struct SeenBoard {
  /// The screen's row of each row, and its column of each column.
  private let rows, columns: [Int]
  private let terminal: TerminalSession

  /// Finds the board; nil where there is none.
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
        let named = line.drop { $0 == " " }.prefix(2)
        if named == "\(name) " { rows.append(row) }
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

  /// The cells that show a mark.
  func cells(showing mark: String) -> [String] {
    cells.filter { cell in place(of: cell).map { terminal.place(row: $0.row, column: $0.column).text } == mark }
  }

  /// The cells that show a part of a hull.
  var shipCells: [String] {
    cells.filter { cell in
      place(of: cell).map { "◢▇◣▗▐▝█▄▀".contains(terminal.place(row: $0.row, column: $0.column).text) } ?? false
    }
  }

  /// Where a cell's mark stands on the screen.
  func place(of cell: String) -> (row: Int, column: Int)? {
    position(of: cell).map { (rows[$0.row], columns[$0.column]) }
  }

  /// Which row and column of the board a cell has, from 0.
  func position(of cell: String) -> (row: Int, column: Int)? {
    for row in rows.indices {
      for column in columns.indices where name(row, column) == cell { return (row, column) }
    }
    return nil
  }

  /// Which row and column of the board stand at a place of the screen.
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
