// Advice in the output of commands: the cells to fire at and a board of percentages, as lines or JSON.

import BattleshipCore
import BattleshipPlay

/// The advice for one board.
struct PrintedAdvice: Hashable {
  let chart: Chart
  let advice: Advice

  init(for chart: Chart, shots: Int) {
    (self.chart, advice) = (chart, Advice(for: chart, shots: shots))
  }

  /// The best cells, then a board with a percentage for each cell not fired at, or its mark.
  var lines: [SafeText] {
    let board = chart.rules.board
    let header = (1...board.columns).reduce(" ") { $0 + padded(String($1)) }
    let best = advice.best.map { $0.description }.joined(separator: " ")
    return ["advice \(SafeText(best))", SafeText(header)]
      + (0..<board.rows).map { row in
        let cells = (0..<board.columns).compactMap { Cell(row: row, column: $0) }
        return SafeText.row(row) + SafeText(cells.map { padded(text(of: $0)) }.joined())
      }
  }

  /// The best cells, whether the chances are exact, and the chance of each cell not fired at.
  var json: JSON {
    let unknown = Array(chart.unknownCells)
    return .members([
      ("best", .list(advice.best.map { .text($0.description) })),
      ("exact", .flag(advice.isExact)),
      ("chances", .members(unknown.map { ($0.description, .thousandths(rounded($0, to: 1_000))) })),
    ])
  }

  private func text(of cell: Cell) -> String {
    chart[cell] == .unknown
      ? String(rounded(cell, to: 100)) : String(PrintedBoard(chart: chart, ships: nil).mark(cell))
  }

  private func rounded(_ cell: Cell, to parts: Double) -> Int { Int((advice.chance(of: cell) * parts).rounded()) }

  private func padded(_ text: String) -> String { String(repeating: " ", count: 4 - text.utf8.count) + text }
}
