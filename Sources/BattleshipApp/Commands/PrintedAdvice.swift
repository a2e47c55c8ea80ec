// Advice in the output of commands: the cells to fire at and a board of percentages.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

extension Advice {
  var lines: [SafeText] {
    let cells = best.map { $0.description }.joined(separator: " ")
    return ["advice \(SafeText(cells))"] + chart.rules.board.lines(width: 4, text(of:))
  }

  private func text(of cell: Cell) -> String {
    chart[cell] == .unknown
      ? String(percent(of: cell)) : String(PrintedBoard(chart: chart, ships: nil).mark(cell))
  }
}
