// Whether any fleet fits a chart: an honest one is always possible, and a liar is exposed before the end.

import BattleshipCore
import TestSupport
import Testing

@testable import BattleshipPlayers

@Suite("Answers that no fleet can give") struct PossibleTests {
  @Test func `an honest chart is possible, and so is any that a posterior finds possible`() {
    forAll("possible charts", count: 500) { chance in
      let isHonest = chance.isTrue(oneIn: 2)
      guard let chart = isHonest ? try Chart.honest(using: &chance) : try Chart.lying(using: &chance) else {
        return true
      }
      chance.show(chart)
      return chart.isPossible || (!isHonest && !Posterior(chart).isPossible)
    }
  }

  @Test func `a player who calls every shot a miss is exposed once no ship of five fits`() throws {
    // Every fifth cell of each row, moved by one cell from row to row: no run of five is free.
    let cells = Rules.classic.board.cells.filter { ($0.row + $0.column) % 5 == 4 }
    #expect(try !Chart(rules: .classic, shots: cells, hits: []).isPossible)
    #expect(try Chart(rules: .classic, shots: cells.dropLast(), hits: []).isPossible)
  }

  @Test(arguments: [
    ("A1 C3", "", true), ("A1", "A2", true),
    // A ship of two at A1 needs A2 or B1.
    ("A1", "A2 B1", false),
    // Two adjacent hits would have sunk a ship of two, so they belong to two ships.
    ("A1 A2", "", true), ("A1 A2", "B1", false),
  ])
  func `hits that no ship can explain are impossible`(hits: String, misses: String, isPossible: Bool) throws {
    let rules = try Rules(board: BoardSize(rows: 3, columns: 3), shipLengths: ShipLengths([2, 2]), losingMiss: nil)
    let cells = [hits, misses].map { $0.split(separator: " ").compactMap { Cell(String($0)) } }
    #expect(try Chart(rules: rules, shots: cells[0] + cells[1], hits: CellSet(cells[0])).isPossible == isPossible)
  }
}
