// How the strong level searches for ships without hits: where a plan finds all of them soonest and a hit is likely.

import BattleshipCore

struct SearchStrategy {
  private let situation: Situation
  private let weights: SearchWeights
  private let tables: RunTables

  /// Counts every ship once.
  private let plan: Plan

  /// Counts ships of two cells three times.
  private let careful: Plan

  init(_ situation: Situation) {
    self.situation = situation
    weights = SearchWeights(shipsAfloat: situation.shipCount)
    tables = RunTables(situation.board)
    let lines = FreeLines(situation.board, situation.free)
    plan = Plan(tables, lines: lines, afloat: situation.afloat)
    careful = Plan(tables, lines: lines, afloat: situation.afloat) { $0 == 2 ? 3 : 1 }
  }

  /// Nil if no ship has a place.
  func cell(using generator: inout RandomSource, looksAhead: Bool) -> Cell? {
    let cells = situation.unknown.intersection(situation.free).map { cell in
      (cell: cell, chance: plan.chance(at: cell.number))
    }
    let best = cells.reduce(0) { max($0, $1.chance) }
    guard best > 0 else { return nil }
    let minimumChance = situation.isLastLife ? Situation.nearlyAll : weights.minimumChance
    let candidates = cells.filter { $0.chance >= minimumChance * best }
    let asksFirstFind = weights.firstFind > 0 && looksAhead
    let firstFind = asksFirstFind ? FirstFind(situation, tables, careful, candidates: candidates.count) : nil
    var choice = CheapestCell()
    for candidate in candidates {
      let forecast = careful.forecast(firing: candidate.cell.number, lives: situation.livesLeft)
      var cost = weights.each * forecast.each + weights.all * forecast.all
      cost += Forecast.costOfLoss * forecast.late
      cost -= weights.chance * (candidate.chance + 4 * plan.chance(ofLength: 2, at: candidate.cell.number))
      if let firstFind { cost += weights.firstFind * firstFind.shots(firing: candidate.cell.number) }
      choice.offer(candidate.cell, at: cost, using: &generator)
    }
    return choice.cell
  }
}

/// The weights of the parts of a cost, by the number of ships afloat, tuned on games of the classic rules.
private struct SearchWeights {
  /// The mean time until each ship is found.
  let each: Double
  let all: Double
  /// The time until both of two ships are found, with a new plan after the first find.
  let firstFind: Double
  let chance: Double
  /// Cells below this share of the highest chance are no candidates.
  let minimumChance: Double

  init(shipsAfloat: Int) {
    switch shipsAfloat {
    case 1: (each, all, firstFind, chance, minimumChance) = (0.2, 1, 0, 5, 0.75)
    case 2: (each, all, firstFind, chance, minimumChance) = (0.05, 0, 1, 1, 0.7)
    case 3: (each, all, firstFind, chance, minimumChance) = (0.2, 1, 0, 5, 0.7)
    case 4: (each, all, firstFind, chance, minimumChance) = (0.2, 1, 0, 25, 0.7)
    default:
      // A time summed over more than five ships counts as if there were five.
      each = 1 / Double(max(5, shipsAfloat))
      all = 1
      firstFind = 0
      chance = 5
      minimumChance = 0.75
    }
  }
}

extension Plan {
  func chance(at number: Int) -> Double {
    ships.reduce(0) { $0 + chance(of: $1, at: number) }
  }

  func chance(ofLength length: Int, at number: Int) -> Double {
    ships.reduce(0) { $0 + ($1.length == length ? chance(of: $1, at: number) : 0) }
  }
}
