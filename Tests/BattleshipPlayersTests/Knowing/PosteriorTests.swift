// The posterior, compared with the shares of all layouts that agree with a chart.

import BattleshipCore
import BattleshipPlayers
import TestSupport
import Testing

@Suite("The posterior") struct PosteriorTests {
  static let smallRules: [(rows: Int, columns: Int, lengths: [Int], apart: Bool)] = [
    (1, 1, [1], false), (1, 6, [2, 2], true), (3, 3, [1, 1], false), (3, 3, [2, 1], false), (3, 3, [2, 2, 1], false),
    (3, 4, [3, 2], false), (4, 3, [2, 2], true), (4, 4, [3, 2], true), (4, 4, [2, 2, 1], false),
    (4, 4, [4, 3, 2], false),
    (5, 5, [3, 2], false), (5, 5, [3, 3], false), (5, 4, [4, 2, 2], false), (5, 5, [1, 1], true), (5, 5, [5, 2], true),
    (5, 5, [2, 2, 1], true), (5, 5, [3, 2, 2], true),
  ]

  @Test(arguments: smallRules)
  func `on a small board it is the share of all layouts that agree with the chart`(
    rows: Int, columns: Int, lengths: [Int], apart: Bool
  ) throws {
    let board = try BoardSize(rows: rows, columns: columns)
    let rules = try Rules(board: board, shipLengths: ShipLengths(lengths), losingMiss: nil, apart: apart)
    let every = EveryLayout(rules)
    forAll("the posterior of \(rules.board) with \(rules.shipLengths)", count: 40) { chance in
      var game = Game(fleet: try #require(every.fleets.randomElement(using: &chance)))
      let shots = chance.number(0...board.cellCount - 1)
      for cell in Array(board.cells).shuffled(using: &chance).prefix(shots) where game.status == .open {
        _ = try game.fire(at: cell)
      }
      let chart = game.chart
      chance.show(chart)
      let posterior = Posterior(chart)
      let layouts = every.agreeing(with: chart)
      #expect(posterior.isExact)
      #expect(posterior.isPossible)
      return board.cells.allSatisfy { cell in
        let share = Double(layouts.count { $0.cells.contains(cell) }) / Double(layouts.count)
        return abs(posterior.probability(of: cell) - share) < 1e-9
      }
    }
  }

  @Test func `on a large board it is a formula, whose expected number of cells is still that of the ships`() throws {
    let posterior = Posterior(try Chart(rules: .classic))
    #expect(!posterior.isExact)
    #expect(posterior.isPossible)
    let sum = Rules.classic.board.cells.reduce(0) { $0 + posterior.probability(of: $1) }
    #expect(abs(sum - 17) < 1e-9)
  }

  /// A classic chart without a sunk ship, after these misses and hits.
  private static func chart(misses: String, hits: String) throws -> Chart {
    var game = Game(fleet: try Fleet(named: "A1-A5,D2-G2,G4-I4,F8-H8,F5-G5", rules: .classic))
    for name in "\(misses) \(hits)".split(separator: " ") { _ = try game.fire(at: #require(Cell(String(name)))) }
    return game.chart
  }

  @Test func `four hits far apart are explained in all ways, and not only by as few ships as possible`() throws {
    let advice = Advice(for: try Self.chart(misses: "B9 C3 C7 D6 E5 G1 H9 I7 J2", hits: "E2 F5 F8 H4"))
    // Random fleets that agree with the chart gave 84 and 79 as well.
    #expect(advice.isExact)
    #expect(["F6", "F7"].compactMap { Cell($0) }.map(advice.percent) == [84, 79])
  }

  @Test func `an estimate is never certain of a ship`() throws {
    let chart = try Self.chart(misses: "", hits: "A3 E2 F5 F8 H4")
    let advice = Advice(for: chart)
    #expect(!advice.isExact)
    #expect(chart.unknownCells.map(advice.percent).max() == 99)
  }

  @Test func `late on a large board the layouts are counted again`() throws {
    // Only the ship of two is afloat.
    var generator = SplitMix64(seed: 5)
    var game = Game(fleet: try .random(rules: .classic, using: &generator))
    for ship in game.fleet.ships where ship.length > 2 {
      for cell in ship.cells { _ = try game.fire(at: cell) }
    }
    let posterior = Posterior(game.chart)
    #expect(posterior.isExact)
    let sum = game.chart.unknownCells.reduce(0) { $0 + posterior.probability(of: $1) }
    #expect(abs(sum - 2) < 1e-9)
  }

  @Test func `impossible answers leave no expected cells`() throws {
    // A hit between two misses, in one row, is not a ship of two.
    let board = try BoardSize(rows: 1, columns: 3)
    let rules = try Rules(board: board, shipLengths: ShipLengths([2]), losingMiss: nil)
    let cells = Array(board.cells)
    let chart = try Chart(rules: rules, shots: [cells[1], cells[0]], hits: [cells[1]])
    #expect(Posterior(chart).probability(of: cells[2]) == 1)
    let impossible = try Chart(rules: rules, shots: cells, hits: [cells[1]])
    #expect(!Posterior(impossible).isPossible)
  }
}
