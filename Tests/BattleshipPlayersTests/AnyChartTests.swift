// For any chart, a player fires at an unknown cell.

import BattleshipCore
import BattleshipPlayers
import TestSupport
import Testing

@Suite("Any chart") struct AnyChartTests {
  /// The number in the environment variable `CHARTS`, or fewer.
  static let count = environment("CHARTS", or: 2_000)

  @Test func `a player fires at an unknown cell while the game is open, and not afterwards`() {
    forAll("an answer to any chart", count: Self.count) { chance in
      let chart = chance.isTrue(oneIn: 2) ? try Chart.honest(using: &chance) : try Chart.lying(using: &chance)
      guard let chart, let level = ComputerPlayer.Level.allCases.randomElement(using: &chance) else { return true }
      chance.show(chart)
      var player = ComputerPlayer(level: level, seed: chance.next())
      let canFire = chart.status == .open && !chart.unknownCells.isEmpty
      guard let cell = player.nextShot(for: chart) else { return !canFire }
      return canFire && chart.unknownCells.contains(cell)
    }
  }

  @Test func `a volley has different unknown cells, as many as there are`() {
    forAll("a volley for any chart", count: Self.count / 10) { chance in
      let chart = chance.isTrue(oneIn: 2) ? try Chart.honest(using: &chance) : try Chart.lying(using: &chance)
      guard let chart, let level = ComputerPlayer.Level.allCases.randomElement(using: &chance) else { return true }
      chance.show(chart)
      var player = ComputerPlayer(level: level, seed: chance.next())
      let count = chance.number(-1...12)
      let cells = player.volley(count, for: chart)
      let most = chart.status == .open ? min(max(0, count), chart.unknownCells.count) : 0
      return cells.count == most && CellSet(cells).count == most && CellSet(cells).isSubset(of: chart.unknownCells)
    }
  }

  @Test func `the posterior of any chart is a probability at every cell, and certain at opened cells`() {
    forAll("the posterior of any chart", count: Self.count / 10) { chance in
      let isHonest = chance.isTrue(oneIn: 2)
      let chart = isHonest ? try Chart.honest(using: &chance) : try Chart.lying(using: &chance)
      guard let chart else { return true }
      chance.show(chart)
      let posterior = Posterior(chart)
      return (posterior.isPossible || !isHonest)
        && chart.rules.board.cells.allSatisfy { cell in
          let probability = posterior.probability(of: cell)
          if chart.hits.contains(cell) { return probability == 1 }
          if chart.misses.contains(cell) { return probability == 0 }
          return 0...1 + 1e-9 ~= probability || !posterior.isExact
        }
    }
  }

  @Test func `an honest chart has a layout, even if only some of its hits are explained`() throws {
    // Found by 100,000 charts: ships over hits that were not explained had no room.
    var chance = Chance(seed: 1_525_345_919_180_077_779)
    let isHonest = chance.isTrue(oneIn: 2)
    let chart = try #require(try Chart.honest(using: &chance))
    #expect(isHonest)
    #expect(Posterior(chart).isPossible)
  }
}
