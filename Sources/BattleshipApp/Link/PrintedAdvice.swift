// Advice in the output of commands: the cells to fire at and a board of percentages.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

extension Advice {
  /// The best cells, then a board with a percentage for each cell not fired at, or its mark.
  var lines: [SafeText] {
    let board = chart.rules.board
    let header = (1...board.columns).reduce(" ") { $0 + padded(String($1)) }
    let cells = best.map { $0.description }.joined(separator: " ")
    return ["advice \(SafeText(cells))", SafeText(header)]
      + (0..<board.rows).map { row in
        let cells = (0..<board.columns).compactMap { Cell(row: row, column: $0) }
        return SafeText.row(row) + SafeText(cells.map { padded(text(of: $0)) }.joined())
      }
  }

  private func text(of cell: Cell) -> String {
    chart[cell] == .unknown
      ? String(Int((chance(of: cell) * 100).rounded())) : String(PrintedBoard(chart: chart, ships: nil).mark(cell))
  }

  private func padded(_ text: String) -> String { String(repeating: " ", count: 4 - text.utf8.count) + text }
}
