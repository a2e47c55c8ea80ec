// The chart: everything that the player who fires may know, and nothing more.

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

  @Test func `a chart shows misses, hits and sunk ships, and the lengths afloat`() throws {
    var game = Game(fleet: try Fleet(picture: picture, misses: 5))
    #expect(
      game.chart.description == """
        .....
        .....
        .....
        .....
        """)
    for name in ["D5", "A2", "B4", "C4"] { _ = try game.fire(at: cell(name)) }
    let chart = game.chart
    #expect(
      chart.description == """
        .x...
        ...X.
        ...X.
        ....o
        """)
    #expect(
      game.description == """
        .x...
        ...X.
        ...X.
        ....o
        """)
    #expect(chart.sunkShips == [try ship("B4", "C4")])
    #expect(chart.lengthsAfloat.description == "3.1")
    #expect(chart.livesLeft == 4)
    #expect(chart.status == .open)
    #expect(chart.rules == game.rules)
    #expect(chart.shots == game.shots)
    #expect(chart.unknownCells == game.unopened)
  }

  @Test func `two games that differ only in undiscovered ships have the same chart`() {
    var pairs = 0
    forAll("a chart tells nothing that was not found", count: 2_000) { chance in
      let rules = try Rules.random(using: &chance)
      let order = Array(rules.board.cells).shuffled(using: &chance)
      let shots = order.prefix(chance.number(0...order.count))
      // Fleets that give the same answers to every shot cannot be distinguished.
      var charts: [[ShotResult]: Chart] = [:]
      for _ in 0..<20 {
        var game = Game(fleet: try Fleet.random(rules: rules, using: &chance))
        var answers: [ShotResult] = []
        for cell in shots where game.status == .open { answers.append(try game.fire(at: cell)) }
        if let other = charts.updateValue(game.chart, forKey: answers) {
          pairs += 1
          try requireSame("charts of the same answers", other, game.chart)
        }
      }
      return true
    }
    #expect(pairs > 1_000)
  }

  @Test func `a chart can be made from shots and answers, and equals the game's`() {
    forAll("a chart is its shots and answers", count: 2_000) { chance in
      let game = try Game.random(using: &chance)
      if game.status == .overUnrecorded { return true }
      let chart = game.chart
      let sunk = chart.sunkShips.shuffled(using: &chance)
      let made = try Chart(rules: chart.rules, shots: chart.shots, hits: chart.hits, sunkShips: sunk)
      try requireSame("a game's chart and the one made", chart, made)
      return true
    }
  }

  @Test func `shots after the last sinking are misses of a won game`() throws {
    let (a1, a2, c3) = (try cell("A1"), try cell("A2"), try cell("C3"))
    let chart = try Chart(rules: .messages, shots: [a1, c3, a2], hits: [a1, c3], sunkShips: [Ship(c3), Ship(a1)])
    #expect(chart.status == .won)
    #expect(chart.misses == [a2])
    #expect(chart.sunkShips == [Ship(a1), Ship(c3)])
    #expect(chart.livesLeft == 2)
    #expect(chart.lengthsAfloat.isEmpty)
  }

  @Test func `shots and answers that contradict each other are refused with the evidence`() throws {
    let (a1, a2, b1, d1) = (try cell("A1"), try cell("A2"), try cell("B1"), try cell("D1"))
    func refusal(_ shots: [Cell], _ hits: CellSet, _ sunk: [Ship], _ rules: Rules = .messages) -> ChartError? {
      do throws(ChartError) {
        _ = try Chart(rules: rules, shots: shots, hits: hits, sunkShips: sunk)
        return nil
      } catch {
        return error
      }
    }
    let long = try ship("A1", "A2")
    #expect(refusal([d1], [], []) == .cellOffBoard(d1, Rules.messages.board))
    #expect(refusal([a1, a1], [], []) == .firedTwice(a1))
    #expect(refusal([a1], [a2], []) == .hitWithoutShot(a2))
    #expect(refusal([a1, a2, b1], [a1, a2, b1], []) == .tooManyHits(3, shipCells: 2))
    #expect(refusal([a1, a2], [a1], [long]) == .sunkWithoutHits(long))
    #expect(refusal([a1, a2], [a1, a2], [long]) == .shipNotInRules(long, Rules.messages.shipLengths))
    #expect(refusal([a1], [a1], [Ship(a1), Ship(a1)]) == .shipsOverlap(Ship(a1)))
    let cells = Array(Rules.messages.board.cells.prefix(4))
    #expect(refusal(cells, [], []) == .tooManyMisses(4, losingMiss: 3))
  }

  @Test func `a chart agrees with its game`() {
    forAll("chart and game agree", count: 2_000) { chance in
      let game = try Game.random(using: &chance)
      let chart = game.chart
      chance.show(chart)
      return chart.hits.count == game.hitCount && chart.misses.count == game.missCount
        && chart.hits.isSubset(of: game.fleet.cells) && chart.misses.isDisjoint(with: game.fleet.cells)
        && chart.sunkShips.allSatisfy { $0.cells.isSubset(of: game.opened) && game.fleet.ship(at: $0.first) == $0 }
        && chart.sunkShips.count + chart.lengthsAfloat.count == game.rules.shipLengths.count
        && (chart.lengthsAfloat.isEmpty == (game.status == .won))
        && game.rules.board.cells.allSatisfy { (chart[$0] == .unknown) == game.unopened.contains($0) }
    }
  }
}
