// A board in the output of commands: one line per row, one ASCII letter per cell.

import BattleshipCore
import BattleshipPlay

struct PrintedBoard {
  private let board: BoardSize

  /// One of `.ox#X?`, which are distinct without colour.
  let mark: (Cell) -> Character

  init(chart: Chart, ships: [Ship]?) {
    board = chart.rules.board
    mark = { cell in
      switch chart[cell] {
      case .miss: "o"
      case .hit: "x"
      case .sunk: "X"
      case .unknown: ships?.contains { $0.cells.contains(cell) } ?? false ? "#" : "."
      }
    }
  }

  init(_ sea: BoardScene) {
    board = sea.board
    mark = { cell in
      switch sea[cell] {
      case .miss: "o"
      case .hit: sea.sunkShips.contains { $0.cells.contains(cell) } ? "X" : "x"
      case .sunk: "X"
      case .ship: "#"
      case .aimed: "?"
      case .water, .proposed, nil: "."
      }
    }
  }

  var lines: [SafeText] { board.lines(width: board.columns > 9 ? 3 : 2) { String(mark($0)) } }
}

extension BoardSize {
  func lines(width: Int, _ text: (Cell) -> String) -> [SafeText] {
    func padded(_ text: String) -> String { String(repeating: " ", count: width - text.utf8.count) + text }
    let header = (1...columns).reduce(" ") { $0 + padded(String($1)) }
    return [SafeText(header)]
      + cellsByRow.enumerated().map { row, cells in
        SafeText.row(row) + SafeText(cells.map { padded(text($0)) }.joined())
      }
  }
}
