// Finds covers: sets of ships that together cover all hits on ships that are not sunk.

import BattleshipCore

/// Ships that cover the hits, each with at least one unknown cell.
struct Cover {
  let ships: [CellSet]
  let cells: CellSet

  /// Where the other ships can lie: in unknown cells, and in hits that the cover was not asked to explain.
  let free: CellSet

  let afloat: [ShipsAfloat]

  /// The number of ways to swap ships of equal length; once the other ships' layouts are counted, times these.
  var weight: Double
}

/// Finds every cover of some hits, each exactly once.
struct CoverSearch {
  private let situation: Situation
  private var afloat: [ShipsAfloat]
  private var ships: [CellSet] = []
  private var hits = CellSet()

  /// At 0 the search ends early. Trying a ship is one step; finding a cover is two for each ship length, because
  /// counting its layouts takes time.
  private var stepsLeft: Int

  private static let stepsPerLength = 2

  /// The default number of steps is the limit for a shot of the strong level.
  init(_ situation: Situation, steps: Int = 20_000) {
    self.situation = situation
    stepsLeft = steps
    afloat = situation.afloat
  }

  var isComplete: Bool { stepsLeft > 0 }

  mutating func forEach(of hits: CellSet, maximumShips: Int, _ found: (Cover) -> Void) {
    self.hits = hits
    let open = situation.free.union(situation.hits)
    explain(hits, open: open, covered: CellSet(), weight: 1, maximumShips: maximumShips, found)
  }

  private mutating func explain(
    _ unexplained: CellSet, open: CellSet, covered: CellSet, weight: Double, maximumShips: Int, _ found: (Cover) -> Void
  ) {
    // Explaining the hits in order keeps a set of ships from being found twice.
    guard let hit = unexplained.first(where: { _ in true }) else {
      stepsLeft -= Self.stepsPerLength * afloat.count
      let free = open.subtracting(hits)
      found(Cover(ships: ships, cells: covered, free: free, afloat: afloat, weight: weight))
      return
    }
    guard maximumShips > 0 else { return }
    for index in afloat.indices where afloat[index].count > 0 {
      let count = afloat[index].count
      for cells in shipsOver(hit, length: afloat[index].length) {
        stepsLeft -= 1
        guard stepsLeft > 0 else { return }
        // A ship that is made of hits alone would have been announced as sunk.
        guard cells.isSubset(of: open), !cells.isSubset(of: situation.hits) else { continue }
        let rest = unexplained.subtracting(cells)
        guard maximumShips > 1 || rest.isEmpty else { continue }
        afloat[index].count -= 1
        ships.append(cells)
        explain(
          rest, open: open.subtracting(situation.claim(of: cells)), covered: covered.union(cells),
          weight: weight * Double(count), maximumShips: maximumShips - 1, found)
        ships.removeLast()
        afloat[index].count += 1
      }
    }
  }

  private func shipsOver(_ cell: Cell, length: Int) -> [CellSet] {
    var ships: [CellSet] = []
    ships.reserveCapacity(2 * length)
    for offset in 0..<length {
      if let first = Cell(row: cell.row, column: cell.column - offset),
        let ship = Ship(first: first, length: length, direction: .across)
      {
        ships.append(ship.cells)
      }
      if length > 1, let first = Cell(row: cell.row - offset, column: cell.column),
        let ship = Ship(first: first, length: length, direction: .down)
      {
        ships.append(ship.cells)
      }
    }
    return ships
  }
}

extension Cover {
  /// An upper bound for the work of counting the other ships' layouts one by one.
  var layoutsToCount: Double {
    // The last ship is not placed; its places are only counted.
    guard let last = afloat.last(where: { $0.count > 0 }) else { return 1 }
    return free.layouts(of: afloat) / Double(max(1, free.places(of: last.length)))
  }
}

extension CellSet {
  /// The quarter of these cells nearest to the first one, which is included.
  var nearestQuarter: CellSet {
    guard let first = first(where: { _ in true }) else { return self }
    let byDistance = sorted {
      (first.distance(to: $0), $0) < (first.distance(to: $1), $1)
    }
    return CellSet(byDistance.prefix((count + 3) / 4))
  }
}

extension Cell {
  func distance(to other: Cell) -> Int {
    abs(row - other.row) + abs(column - other.column)
  }
}

extension Situation {
  /// Covers of the hits by as few ships as possible.
  ///
  /// If the search takes too many steps, only the quarter of the hits nearest to the first one is explained.
  var covers: [Cover] {
    var (explained, maximumShips) = (hits, 1)
    while true {
      var covers: [Cover] = []
      var search = CoverSearch(self)
      search.forEach(of: explained, maximumShips: maximumShips) { covers.append($0) }
      if !search.isComplete {
        guard explained.count > 1 else { return covers }
        explained = explained.nearestQuarter
        maximumShips = 1
      } else if !covers.isEmpty || maximumShips >= shipCount {
        return covers
      } else {
        maximumShips += 1
      }
    }
  }
}
