// Finds covers: sets of ships that together lie over all hits of ships that are not sunk.

import BattleshipCore

/// Ships that lie over the hits, each with at least one unknown cell.
struct Cover {
  /// The cells of each ship.
  let ships: [CellSet]

  /// The cells of all the ships.
  let cells: CellSet

  /// The cells in which the other ships can lie: unknown ones, and hits that the cover was not asked to explain.
  let free: CellSet

  /// The other ships.
  let afloat: [ShipsAfloat]

  /// The number of ways in which ships of equal length can change places, times the layouts of the other ships once
  /// those are counted.
  var weight: Double
}

/// Finds every cover of some hits, each exactly once.
struct CoverSearch {
  private let situation: Situation
  private var afloat: [ShipsAfloat]
  private var ships: [CellSet] = []
  private var hits = CellSet()

  /// The steps that are left; at 0 the search ends early.
  ///
  /// Trying a ship is one step. Finding a cover is two for each ship length, because counting its layouts takes time.
  private var stepsLeft: Int

  private static let stepsPerLength = 2

  /// A search of at most so many steps: by default, as many as a shot of the strong level may take.
  init(_ situation: Situation, steps: Int = 20_000) {
    (self.situation, stepsLeft) = (situation, steps)
    afloat = situation.afloat
  }

  /// Whether the search found every cover.
  var isComplete: Bool { stepsLeft > 0 }

  /// Calls `found` with every cover of `hits` by at most `maximumShips` ships.
  mutating func forEach(of hits: CellSet, maximumShips: Int, _ found: (Cover) -> Void) {
    self.hits = hits
    let open = situation.free.union(situation.hits)
    explain(hits, open: open, covered: CellSet(), weight: 1, maximumShips: maximumShips, found)
  }

  private mutating func explain(
    _ unexplained: CellSet, open: CellSet, covered: CellSet, weight: Double, maximumShips: Int, _ found: (Cover) -> Void
  ) {
    // The first hit is explained first, so that no set of ships is found in two orders.
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

  /// The cells of every ship of a length that lies over a cell.
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
  /// An upper bound of the work of counting the layouts of the other ships one by one.
  var layoutsToCount: Double {
    // The last ship is not placed: its places are only counted.
    guard let last = afloat.last(where: { $0.count > 0 }) else { return 1 }
    return free.layouts(of: afloat) / Double(max(1, free.places(of: last.length)))
  }
}

extension CellSet {
  /// The quarter of these cells that is nearest to the first one, which is included.
  var nearestQuarter: CellSet {
    guard let first = first(where: { _ in true }) else { return self }
    let byDistance = sorted {
      (first.distance(to: $0), $0) < (first.distance(to: $1), $1)
    }
    return CellSet(byDistance.prefix((count + 3) / 4))
  }
}

extension Cell {
  /// The number of steps along rows and columns to another cell.
  func distance(to other: Cell) -> Int {
    abs(row - other.row) + abs(column - other.column)
  }
}

extension Situation {
  /// The covers of the hits by as few ships as possible.
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
        (explained, maximumShips) = (explained.nearestQuarter, 1)
      } else if !covers.isEmpty || maximumShips >= shipCount {
        return covers
      } else {
        maximumShips += 1
      }
    }
  }
}
