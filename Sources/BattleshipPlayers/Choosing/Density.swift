// Density: fires at the cell covered by most places of the ships afloat, and after a hit counts only places over hits.

import BattleshipCore

struct Density {
  private let situation: Situation

  /// A place counts ten times as much for each hit that it covers.
  private static let weightOfHit = 10.0

  init(_ situation: Situation) {
    self.situation = situation
  }

  /// Nil if no ship has a place.
  func cell(using generator: inout RandomSource) -> Cell? {
    let weights = weights
    var choice = CheapestCell()
    for cell in situation.unknown where weights[cell.number] > 0 {
      choice.offer(cell, at: -weights[cell.number], using: &generator)
    }
    return choice.cell
  }

  /// The total weight of the places over each cell of the largest board.
  private var weights: [Double] {
    var weights = [Double](repeating: 0, count: 256)
    let open = situation.free.union(situation.hits)
    for ships in situation.afloat {
      for direction in Ship.Direction.directions(of: ships.length) {
        for first in open.starts(of: ships.length, direction: direction) {
          guard let ship = Ship(first: first, length: ships.length, direction: direction) else { continue }
          let hits = ship.cells.intersection(situation.hits).count
          // While there are hits, only places over them count; a ship that is all hits would have sunk.
          guard hits < ships.length, (hits > 0) != situation.hits.isEmpty else { continue }
          var weight = Double(ships.count)
          for _ in 0..<hits { weight *= Self.weightOfHit }
          for cell in ship.cells { weights[cell.number] += weight }
        }
      }
    }
    return weights
  }
}
