// A public board is the shots fired at a player and that player's answers, which both players know.

/// An answer may be untrue; it is refused only if it contradicts what both players know.
struct PublicBoard: Hashable, Sendable {
  let rules: Rules
  private(set) var shots: [Cell] = []

  /// Answers to the first of the shots; the rest are unanswered.
  private(set) var answers: [ShotResult] = []

  private(set) var hits = CellSet()
  private(set) var misses = CellSet()

  /// The sunk ships, in the order of their first cells.
  private(set) var sunkShips: [Ship] = []

  private(set) var lengthsAfloat: ShipLengths
  private var fired = CellSet()

  init(rules: Rules) {
    self.rules = rules
    lengthsAfloat = rules.shipLengths
  }

  var unanswered: ArraySlice<Cell> { shots[answers.count...] }

  var cellsLeft: Int { rules.board.cellCount - shots.count }

  mutating func fire(at cells: [Cell]) throws(TurnError) {
    for cell in cells {
      guard rules.board.contains(cell) else { throw .cellOffBoard(cell, rules.board) }
      guard fired.insert(cell).inserted else { throw .firedTwice(cell) }
      shots.append(cell)
    }
  }

  /// Answers all unanswered shots.
  mutating func answer(_ results: [ShotResult]) throws(TurnError) {
    guard results.count == unanswered.count else { throw .answers(results.count, due: unanswered.count) }
    for result in results { try answer(result, to: shots[answers.count]) }
    try checkCounts()
  }

  private mutating func answer(_ result: ShotResult, to cell: Cell) throws(TurnError) {
    switch result {
    case .miss: misses.insert(cell)
    case .hit: hits.insert(cell)
    case .sunk(let ship):
      hits.insert(cell)
      try sink(ship, at: cell)
    }
    answers.append(result)
  }

  private mutating func sink(_ ship: Ship, at cell: Cell) throws(TurnError) {
    guard rules.board.contains(ship.last) else { throw .shipOffBoard(ship, rules.board) }
    guard ship.cells.contains(cell) else { throw .sunkElsewhere(ship, shot: cell) }
    for part in ship.cells where !hits.contains(part) { throw .sunkUnhit(ship, part) }
    for other in sunkShips where !other.cells.isDisjoint(with: ship.cells) { throw .sunkTwice(ship, other) }
    guard lengthsAfloat.take(ship.length) else { throw .sunkLength(ship, afloat: lengthsAfloat) }
    sunkShips.insert(ship, at: sunkShips.firstIndex { ship.first < $0.first } ?? sunkShips.count)
  }

  /// Refuses more hits than the ships afloat can take, or more misses than there is water.
  ///
  /// This leaves cells until the last ship is sunk, so every turn but the last fires a shot, and every duel ends.
  private func checkCounts() throws(TurnError) {
    let openHits = hits.count - sunkShips.reduce(0) { $0 + $1.length }
    let maximumHits = lengthsAfloat.cellCount - lengthsAfloat.count
    guard openHits <= maximumHits else { throw .tooManyHits(openHits, most: maximumHits) }
    let water = rules.board.cellCount - rules.shipLengths.cellCount
    guard misses.count <= water else { throw .tooManyMisses(misses.count, most: water) }
  }
}
