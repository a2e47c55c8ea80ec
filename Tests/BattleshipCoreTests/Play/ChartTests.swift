// What the player who fires may know, and nothing more.

import BattleshipCore
import TestSupport
import Testing

@Suite("Chart") struct ChartTests {
  private let picture = """
    a a a . .
    . . . b .
    . c . b .
    . . . . .
    """

  @Test func `a chart shows misses, hits and sunk ships, and what is afloat`() throws {
    var game = Game(fleet: try Fleet(picture: picture, misses: 5))
    #expect(game.chart.picture == ".....\n.....\n.....\n.....")
    for name in ["D5", "A2", "B4", "C4"] { try game.fire(at: cell(name)) }
    let chart = game.chart
    #expect(chart.picture == ".x...\n...#.\n...#.\n....o")
    #expect(chart.sunkShips == [try ship("B4", "C4")])
    #expect(chart.lengthsAfloat.description == "3.1")
    #expect(chart.livesLeft == 4 && chart.status == .open && chart.rules == game.rules)
    #expect(chart.shots == game.shots)
    #expect(chart.unknownCells == game.unopened)
  }

  @Test func `two games that differ only in what was not found have the same chart`() {
    var pairs = 0
    forAll("a chart tells nothing that was not found", count: 2_000) { chance in
      let rules = try Rules.random(using: &chance)
      let order = Array(rules.board.cells).shuffled(using: &chance)
      let shots = order.prefix(chance.number(0...order.count))
      // Fleets that answer every shot alike cannot be told apart.
      var charts: [[ShotResult]: Chart] = [:]
      for _ in 0..<20 {
        var game = Game(fleet: try Fleet.random(rules: rules, using: &chance))
        var answers: [ShotResult] = []
        for cell in shots where game.status == .open { answers.append(try game.fire(at: cell)) }
        if let other = charts.updateValue(game.chart, forKey: answers) {
          pairs += 1
          if other != game.chart { return false }
        }
      }
      return true
    }
    #expect(pairs > 1_000)
  }

  @Test func `a chart agrees with its game`() {
    forAll("chart and game agree", count: 2_000) { chance in
      let game = try Game.random(using: &chance)
      let chart = game.chart
      return chart.hits.count == game.hitCount && chart.misses.count == game.missCount
        && chart.hits.isSubset(of: game.fleet.cells) && chart.misses.isDisjoint(with: game.fleet.cells)
        && chart.sunkShips.allSatisfy { $0.cells.isSubset(of: game.opened) && game.fleet.ship(at: $0.first) == $0 }
        && chart.sunkShips.count + chart.lengthsAfloat.count == game.rules.shipLengths.count
        && (chart.lengthsAfloat.isEmpty == (game.status == .won))
        && game.rules.board.cells.allSatisfy { (chart[$0] == .unknown) == game.unopened.contains($0) }
    }
  }
}
