// A board as commands print it: a line for each row, a letter of ASCII for each cell.

import BattleshipCore
import BattleshipPlay

/// A board in lines.
struct PrintedBoard {
  let chart: Chart
  /// All ships, if they are to be revealed.
  let ships: [Ship]?

  /// The letter for a cell, one of `.ox#X`: no colour and no letter beyond ASCII is needed to tell them apart.
  func mark(of cell: Cell) -> Character {
    switch chart[cell] {
    case .miss: "o"
    case .hit: "x"
    case .sunk: "X"
    case .unknown: ships?.contains { $0.cells.contains(cell) } ?? false ? "#" : "."
    }
  }

  /// The numbers of the columns, then the rows.
  var lines: [SafeText] {
    let board = chart.rules.board
    let width = board.columns > 9 ? 3 : 2
    let header = (1...board.columns).reduce(" ") { $0 + padded(String($1), to: width) }
    return [SafeText(header)]
      + (0..<board.rows).map { row in
        let marks = (0..<board.columns).compactMap { Cell(row: row, column: $0) }.map {
          padded(String(mark(of: $0)), to: width)
        }
        return SafeText.row(row) + SafeText(marks.joined())
      }
  }

  private func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: width - text.utf8.count) + text
  }
}
