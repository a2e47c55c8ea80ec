// A pursuit follows hits until the ships that were hit are sunk.

import BattleshipCore

/// The choice of a cell if hits are to be followed.
struct Pursuit {
  private let situation: Situation
  private let weights: PursuitWeights

  /// The ships that a pursuit may try for its covers.
  private static let coverSteps = 20_000

  init(_ situation: Situation) {
    self.situation = situation
    weights = PursuitWeights(shipsAfloat: situation.shipCount)
  }

  /// The cell to fire at; nil if no ship explains the hits.
  func cell(using generator: inout SplitMix64, looksAhead: Bool) -> Cell? {
    let covers = situation.covers(steps: Self.coverSteps)
    var tally = Tally(situation.afloat)
    for cover in covers { tally.addFormula(cover) }
    guard let chances = tally.chances else { return nil }
    let best = situation.unknown.reduce(0) { max($0, chances[$1.number]) }
    guard best > 0 else { return nil }
    if best > 0.9999 {
      return situation.unknown.first { chances[$0.number] == best }
    }
    let candidates = situation.unknown.filter { chances[$0.number] >= 0.5 * best }
    if candidates.count == 1 { return candidates.first }
    let delays = Delays(situation, covers)
    var tree = PursuitTree(situation, covers, delays)
    let outcomes = looksAhead ? tree.outcomes(firing: candidates) : nil
    var choice = Choice()
    for (place, cell) in candidates.enumerated() {
      let (chance, delay) = (chances[cell.number], delays[cell])
      var cost = 0.13 * delay - chance
      if let outcomes {
        let outcome = outcomes[place]
        cost = outcome.misses + weights.eachAfter * outcome.each + weights.allAfter * outcome.all
        cost += weights.delay * delay - weights.chance * chance
      }
      choice.offer(cell, at: cost, using: &generator)
    }
    return choice.cell
  }
}

/// How much the parts of a cost count, by the number of ships afloat. They were tuned on games of the classic rules.
private struct PursuitWeights {
  /// The time until each of the other ships is found, once the hits are explained.
  let eachAfter: Double
  /// The time until all of the others are found.
  let allAfter: Double
  /// The chance of a hit.
  let chance: Double
  /// The time that a miss at the cell leaves for the ships afloat.
  let delay: Double

  init(shipsAfloat: Int) {
    switch shipsAfloat {
    case 1: (eachAfter, allAfter, chance, delay) = (0, 0, 1, 0.13)
    case 2, 3: (eachAfter, allAfter, chance, delay) = (0, 1, 0, 0)
    default: (eachAfter, allAfter, chance, delay) = (0.3, 0.6, 1.3, 0.15)
    }
  }
}

/// For each cell, how long the ships afloat stay unfound after a miss there.
struct Delays {
  private var shots = [Double](repeating: 0, count: 256)

  /// The delays of the unknown cells that a cover has.
  init(_ situation: Situation, _ covers: [Cover]) {
    let plan = Plan(situation.board, free: situation.free, afloat: situation.afloat)
    let cells = covers.reduce(into: CellSet()) { $0.formUnion($1.cells) }.intersection(situation.free)
    for cell in cells { shots[cell.number] = plan.forecast(firing: cell.number, mostShots: 40).each }
  }

  subscript(cell: Cell) -> Double { shots[cell.number] }
}
