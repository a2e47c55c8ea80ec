// The tree of a pursuit: each shot splits the covers by what it would meet, until no hit is left to explain.

import BattleshipCore

/// Follows every cover of the hits to the end, one good shot after the other.
struct PursuitTree {
  /// What is to be expected once the ships that were hit are sunk.
  struct Outcome {
    /// How many shots miss before.
    var misses = 0.0
    /// How long a plan then takes until each of the other ships is found, added up over the ships.
    var each = 0.0
    /// How long it takes until all of them are found.
    var all = 0.0

    fileprivate mutating func add(_ other: Outcome) {
      misses += other.misses
      each += other.each
      all += other.all
    }
  }

  private let situation: Situation
  private let covers: [Cover]
  private let delays: Delays
  private var stepsLeft = Self.mostSteps

  /// More covers than these are not followed.
  private static let mostCovers = 1_000

  /// How many cells of covers, and shots of plans, are looked at for one choice.
  private static let mostSteps = 1_000_000

  init(_ situation: Situation, _ covers: [Cover], _ delays: Delays) {
    (self.situation, self.delays) = (situation, delays)
    self.covers = covers.map { cover in
      var counted = cover
      counted.weight *= cover.free.layouts(of: cover.afloat)
      return counted
    }.filter { $0.weight > 0 }
  }

  /// What is to be expected of firing at each of these cells; nil if that is too much work.
  mutating func outcomes(firing cells: [Cell]) -> [Outcome]? {
    guard covers.count <= Self.mostCovers else { return nil }
    let weight = covers.reduce(0) { $0 + $1.weight }
    let all = Array(covers.indices)
    var outcomes: [Outcome] = []
    for cell in cells {
      let sum = outcome(firing: cell, all, hits: situation.hits, fired: CellSet())
      guard stepsLeft > 0 else { return nil }
      outcomes.append(Outcome(misses: sum.misses / weight, each: sum.each / weight, all: sum.all / weight))
    }
    return outcomes
  }

  /// The outcome of firing at a cell, added up over these covers by their weight.
  private mutating func outcome(firing cell: Cell, _ group: [Int], hits: CellSet, fired: CellSet) -> Outcome {
    var firedNow = fired
    firedNow.insert(cell)
    var hitsNow = hits
    hitsNow.insert(cell)
    var missed: [Int] = []
    var hit: [Int] = []
    // Covers that sink the same ship here stay together.
    var sunk: [(ship: CellSet, group: [Int])] = []
    for place in group {
      guard let ship = covers[place].ships.first(where: { $0.contains(cell) }) else {
        missed.append(place)
        continue
      }
      if !ship.isSubset(of: hitsNow) {
        hit.append(place)
      } else if let known = sunk.firstIndex(where: { $0.ship == ship }) {
        sunk[known].group.append(place)
      } else {
        sunk.append((ship, [place]))
      }
    }
    var outcome = Outcome()
    if !missed.isEmpty {
      outcome.misses += missed.reduce(0) { $0 + covers[$1].weight }
      outcome.add(self.outcome(missed, hits: hits, fired: firedNow))
    }
    if !hit.isEmpty {
      outcome.add(self.outcome(hit, hits: hitsNow, fired: firedNow))
    }
    for (ship, group) in sunk {
      outcome.add(self.outcome(group, hits: hitsNow.subtracting(ship), fired: firedNow))
    }
    return outcome
  }

  /// The outcome of going on with the best cell, or of the plan for the ships that were never hit.
  private mutating func outcome(_ group: [Int], hits: CellSet, fired: CellSet) -> Outcome {
    guard stepsLeft > 0 else { return Outcome() }
    let weight = group.reduce(0) { $0 + covers[$1].weight }
    guard !hits.isEmpty else {
      let end = covers[group[0]]
      guard end.afloat.contains(where: { $0.count > 0 }) else { return Outcome() }
      let plan = Plan(situation.board, free: end.free.subtracting(fired), afloat: end.afloat)
      let forecast = plan.forecast()
      stepsLeft -= 200
      return Outcome(misses: 0, each: weight * forecast.each, all: weight * forecast.all)
    }
    var chances = [Double](repeating: 0, count: 256)
    var cells = CellSet()
    for place in group {
      let unknown = covers[place].cells.subtracting(situation.hits).subtracting(fired)
      cells.formUnion(unknown)
      for cell in unknown { chances[cell.number] += covers[place].weight }
      stepsLeft -= 8
    }
    var (next, value) = (Cell?.none, -Double.infinity)
    for cell in cells {
      let chance = chances[cell.number] / weight
      let cellValue = chance > 0.9999 ? 1_000 + chance : chance - 0.13 * delays[cell]
      if cellValue > value { (next, value) = (cell, cellValue) }
    }
    guard let next else { return Outcome() }
    return outcome(firing: next, group, hits: hits, fired: fired)
  }
}
