// A plan updated by misses equals one made after them.

import BattleshipCore
import TestSupport
import Testing

@testable import BattleshipPlayers

@Suite("Plans") struct PlanTests {
  @Test func `a plan after misses has the places of the remaining cells`() {
    forAll("places left after misses", count: 200) { chance in
      let rules = try Rules.random(using: &chance)
      var situation = Situation(emptyBoardOf: rules)
      let tables = RunTables(rules.board)
      var plan = Plan(tables, lines: FreeLines(rules.board, situation.free), afloat: situation.afloat)
      for cell in Array(rules.board.cells).shuffled(using: &chance).prefix(chance.number(0...12)) {
        plan.miss(cell.number)
        chance.show(cell)
        situation = situation.missing(cell)
      }
      chance.show(rules)
      return plan.ships.allSatisfy { plan.placesLeft(of: $0.length) == situation.free.places(of: $0.length) }
    }
  }

  @Test func `the best cell has the highest chance of all, apart from rounding`() {
    forAll("the best cell of a plan", count: 200) { chance in
      let rules = try Rules.random(using: &chance)
      let situation = Situation(emptyBoardOf: rules)
      let free = situation.free.filter { _ in !chance.isTrue(oneIn: 4) }
      chance.show(rules)
      chance.show(CellSet(free))
      let lines = FreeLines(rules.board, CellSet(free))
      let plan = Plan(RunTables(rules.board), lines: lines, afloat: situation.afloat)
      guard let best = plan.best else { return plan.ships.isEmpty }
      let chances = free.map { plan.chance(at: $0.number) }
      // Weights are rounded to a part in ten thousand, and with few ships to less.
      return plan.chance(at: best) > 0.999 * (chances.max() ?? 0)
    }
  }

  @Test func `a ship is found once every place for it was fired at, and not before`() throws {
    // A ship of three in a row of five lies over the middle, so that one shot finds it.
    let board = try BoardSize(rows: 1, columns: 5)
    let lines = FreeLines(board, board.cells)
    let plan = Plan(RunTables(board), lines: lines, afloat: [ShipsAfloat(length: 3, count: 1)])
    #expect(plan.best == 2)
    let forecast = plan.forecast()
    #expect(forecast.each == 0)
    #expect(forecast.all == 0)
    // From the left end, one of three places is lost, and the middle finds the others.
    #expect(abs(plan.forecast(firing: 0).all - 2.0 / 3) < 1e-12)
  }
}
