// A pursuit follows hits until the ships that were hit are sunk.

import BattleshipCore

struct Pursuit {
  private let situation: Situation
  private let weights: PursuitWeights

  init(_ situation: Situation) {
    self.situation = situation
    weights = PursuitWeights(shipsAfloat: situation.shipCount)
  }

  /// Nil if no ship explains the hits.
  func cell(using generator: inout RandomSource, looksAhead: Bool) -> Cell? {
    let covers = situation.covers
    var tally = Tally(situation.afloat)
    for cover in covers { tally.addFormula(cover) }
    guard let chances = tally.chances else { return nil }
    let cells = covers.reduce(into: CellSet()) { $0.formUnion($1.cells) }.intersection(situation.unknown)
    let best = cells.reduce(0) { max($0, chances[$1.number]) }
    guard best > 0 else { return nil }
    if best > PursuitWeights.certain { return cells.first { chances[$0.number] == best } }
    let minimumChance = situation.isLastLife ? Situation.nearlyAll : 0.5
    let candidates = cells.filter { chances[$0.number] >= minimumChance * best }
    if candidates.count == 1 { return candidates.first }
    let delays = situation.delays(afterMissesAt: cells)
    let tree = looksAhead ? PursuitTree(situation, covers, delays, candidates: candidates.count) : nil
    var choice = CheapestCell()
    for cell in candidates {
      let (chance, delay) = (chances[cell.number], delays[cell.number])
      var cost = PursuitWeights.delay * delay - chance
      if let expected = tree?.expectation(firing: cell) {
        cost = expected.misses + weights.eachAfter * expected.each + weights.allAfter * expected.all
        cost += weights.delay * delay - weights.chance * chance + Forecast.costOfLoss * expected.lost
      }
      choice.offer(cell, at: cost, using: &generator)
    }
    return choice.cell
  }
}

/// The weights of the parts of a cost, by the number of ships afloat, tuned on games of the classic rules.
struct PursuitWeights {
  /// The weight of the delay after a miss, relative to the chance of a hit, if nothing else counts.
  static let delay = 0.13
  /// From this chance on, a cell holds a ship for certain, apart from rounding.
  static let certain = 0.9999

  /// The time until each of the other ships is found, once the hits are explained.
  let eachAfter: Double
  /// The time until all of the others are found.
  let allAfter: Double
  let chance: Double
  /// The time to find the ships afloat after a miss at the cell.
  let delay: Double

  init(shipsAfloat: Int) {
    switch shipsAfloat {
    case 1: (eachAfter, allAfter, chance, delay) = (0, 0, 1, Self.delay)
    case 2, 3: (eachAfter, allAfter, chance, delay) = (0, 1, 0, 0)
    default:
      // A time summed over more than five ships counts as if there were five.
      let share = 5 / Double(max(5, shipsAfloat))
      eachAfter = 0.3 * share
      allAfter = 0.6
      chance = 1.3
      delay = 0.15
    }
  }
}

extension Situation {
  /// By the number of each cell, how long the ships afloat stay unfound after a miss there.
  fileprivate func delays(afterMissesAt cells: CellSet) -> [Double] {
    let plan = Plan(RunTables(board), lines: FreeLines(board, free), afloat: afloat)
    let share = 5 / Double(max(5, shipCount))
    var shots = [Double](repeating: 0, count: 256)
    for cell in cells { shots[cell.number] = share * plan.forecast(firing: cell.number, maximumShots: 40).each }
    return shots
  }
}
