// The tree of a pursuit: each shot splits the covers by its result, until no hits are left to explain.

import BattleshipCore

/// Follows the likeliest covers of the hits to the end, one good shot after another.
struct PursuitTree {
  /// Expected values until the ships that were hit are sunk, and after that.
  struct Expectation {
    var misses = 0.0
    /// The shots that a plan then needs to find each of the other ships, summed over the ships.
    var each = 0.0
    /// The shots that it needs to find all of them.
    var all = 0.0
    var lost = 0.0

    fileprivate mutating func add(_ other: Expectation) {
      lost += other.lost
      misses += other.misses
      each += other.each
      all += other.all
    }
  }

  private let situation: Situation
  private let covers: [Cover]
  private let delays: [Double]
  private let tables: RunTables
  private let lines: FreeLines

  /// At most this many covers are followed, the likeliest first.
  ///
  /// Fewer are followed if the plans at their ends would take too long: the product of covers, candidates, cells of the
  /// board, and ship lengths plus four stays within `maximumSteps`.
  private static let maximumCovers = 200
  private static let maximumSteps = 640_000

  init(_ situation: Situation, _ covers: [Cover], _ delays: [Double], candidates: Int) {
    self.situation = situation
    self.delays = delays
    tables = RunTables(situation.board)
    lines = FreeLines(situation.board, situation.free)
    let counted = covers.map { cover in
      var counted = cover
      counted.weight *= cover.free.layouts(of: cover.afloat)
      return counted
    }
    let byWeight = counted.indices.sorted { (counted[$1].weight, $0) < (counted[$0].weight, $1) }
    let maximumPlans = Self.maximumSteps / (situation.board.cellCount * (situation.afloat.count + 4))
    let maximumCovers = min(Self.maximumCovers, maximumPlans / max(1, candidates))
    self.covers = byWeight.prefix(maximumCovers).map { counted[$0] }.filter { $0.weight > 0 }
  }

  func expectation(firing cell: Cell) -> Expectation {
    let weight = covers.reduce(0) { $0 + $1.weight }
    let sum = expectation(
      firing: cell, Array(covers.indices), hits: situation.hits, fired: CellSet(), lives: situation.livesLeft)
    return Expectation(
      misses: sum.misses / weight, each: sum.each / weight, all: sum.all / weight, lost: sum.lost / weight)
  }

  /// The sum over these covers by their weight.
  private func expectation(
    firing cell: Cell, _ group: [Int], hits: CellSet, fired: CellSet, lives: Int?
  ) -> Expectation {
    var firedNow = fired
    firedNow.insert(cell)
    var hitsNow = hits
    hitsNow.insert(cell)
    var missed: [Int] = []
    var hit: [Int] = []
    // Covers that sink the same ship here stay together.
    var sunk: [(ship: CellSet, group: [Int])] = []
    for index in group {
      guard let ship = covers[index].ships.first(where: { $0.contains(cell) }) else {
        missed.append(index)
        continue
      }
      if !ship.isSubset(of: hitsNow) {
        hit.append(index)
      } else if let known = sunk.firstIndex(where: { $0.ship == ship }) {
        sunk[known].group.append(index)
      } else {
        sunk.append((ship, [index]))
      }
    }
    var sum = Expectation()
    if !missed.isEmpty {
      let weight = missed.reduce(0) { $0 + covers[$1].weight }
      sum.misses += weight
      if lives == 1 {
        sum.lost += weight
      } else {
        sum.add(expectation(missed, hits: hits, fired: firedNow, lives: lives.map { $0 - 1 }))
      }
    }
    if !hit.isEmpty {
      sum.add(expectation(hit, hits: hitsNow, fired: firedNow, lives: lives))
    }
    for (ship, group) in sunk {
      sum.add(expectation(group, hits: hitsNow.subtracting(ship), fired: firedNow, lives: lives))
    }
    return sum
  }

  /// The sum for firing at the best cell next or, if no hits are left, of the plan for ships that were never hit.
  private func expectation(_ group: [Int], hits: CellSet, fired: CellSet, lives: Int?) -> Expectation {
    let weight = group.reduce(0) { $0 + covers[$1].weight }
    guard !hits.isEmpty else {
      let end = covers[group[0]]
      guard end.afloat.contains(where: { $0.count > 0 }) else { return Expectation() }
      let lines = lines.without(situation.free.subtracting(end.free.subtracting(fired)))
      let forecast = Plan(tables, lines: lines, afloat: end.afloat).forecast(lives: lives)
      return Expectation(
        misses: 0, each: weight * forecast.each, all: weight * forecast.all, lost: weight * forecast.late)
    }
    var chances = [Double](repeating: 0, count: 256)
    var cells = CellSet()
    for index in group {
      let unknown = covers[index].cells.subtracting(situation.hits).subtracting(fired)
      cells.formUnion(unknown)
      for cell in unknown { chances[cell.number] += covers[index].weight }
    }
    var (next, value) = (Cell?.none, -Double.infinity)
    for cell in cells {
      let chance = chances[cell.number] / weight
      let cost = PursuitWeights.delay * delays[cell.number]
      let cellValue = chance > PursuitWeights.certain ? 1_000 + chance : chance - cost
      if cellValue > value { (next, value) = (cell, cellValue) }
    }
    guard let next else { return Expectation() }
    return expectation(firing: next, group, hits: hits, fired: fired, lives: lives)
  }
}
