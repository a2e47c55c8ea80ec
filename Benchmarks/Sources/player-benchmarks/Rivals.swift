// The rivals of the computer player; each is the simplest of its kind.

import BattleshipCore
import BattleshipPlayers

protocol Player {
  /// Nil if the game is over.
  mutating func nextShot(for chart: Chart) -> Cell?
}

extension ComputerPlayer: Player {}

struct RandomPlayer: Player {
  var generator: SplitMix64

  mutating func nextShot(for chart: Chart) -> Cell? {
    chart.status == .open ? Array(chart.unknownCells).randomElement(using: &generator) : nil
  }
}

/// Fires beside hits, otherwise at random; with `byParity`, only at every other cell.
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

/// Fires where most placements of the ships afloat overlap; each hit in a placement multiplies its weight by ten.
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
  /// The hits on ships that are still afloat.
  fileprivate var openHits: CellSet {
    sunkShips.reduce(hits) { $0.subtracting($1.cells) }
  }
}
