// The players that ours is measured beside: each is the simplest of its kind.

import BattleshipCore
import BattleshipPlayers

/// Anything that chooses a cell by a chart.
protocol Player {
  /// The cell to fire at; nil if the game is over.
  mutating func nextShot(for chart: Chart) -> Cell?
}

extension ComputerPlayer: Player {}

/// Fires at any unknown cell.
struct RandomPlayer: Player {
  var generator: SplitMix64

  mutating func nextShot(for chart: Chart) -> Cell? {
    chart.status == .open ? Array(chart.unknownCells).randomElement(using: &generator) : nil
  }
}

/// Fires beside hits, else at random; by parity at every other cell only.
struct TargetPlayer: Player {
  let byParity: Bool
  var generator: SplitMix64

  mutating func nextShot(for chart: Chart) -> Cell? {
    guard chart.status == .open else { return nil }
    let unknown = chart.unknownCells
    let targets = chart.openHits.reduce(into: CellSet()) { $0.formUnion(chart.rules.board.cells(beside: $1)) }
      .intersection(unknown)
    if let target = Array(targets).randomElement(using: &generator) { return target }
    let white = unknown.filter { ($0.row + $0.column).isMultiple(of: 2) }
    return (byParity ? white.randomElement(using: &generator) : nil) ?? Array(unknown).randomElement(using: &generator)
  }
}

/// Fires where most places of the ships afloat lie; after a hit, where most lie over hits, ten times as much for each.
struct DensityPlayer: Player {
  var generator: SplitMix64

  mutating func nextShot(for chart: Chart) -> Cell? {
    guard chart.status == .open else { return nil }
    let hits = chart.openHits
    let open = chart.unknownCells.union(hits)
    var weights = [Int](repeating: 0, count: 256)
    for length in chart.lengthsAfloat {
      for direction in Ship.Direction.allCases where length > 1 || direction == .across {
        for first in open {
          guard let ship = Ship(first: first, length: length, direction: direction), ship.cells.isSubset(of: open)
          else { continue }
          let covered = ship.cells.intersection(hits).count
          guard covered < length, (covered > 0) != hits.isEmpty else { continue }
          let weight = (0..<covered).reduce(1) { weight, _ in weight * 10 }
          for cell in ship.cells { weights[cell.row * 16 + cell.column] += weight }
        }
      }
    }
    let unknown = chart.unknownCells
    let most = unknown.map { weights[$0.row * 16 + $0.column] }.max() ?? 0
    return unknown.filter { weights[$0.row * 16 + $0.column] == most }.randomElement(using: &generator)
  }
}

extension Chart {
  /// The hits on ships afloat.
  fileprivate var openHits: CellSet {
    sunkShips.reduce(hits) { $0.subtracting($1.cells) }
  }
}
