// A sensible player: hunts on a parity grid, follows up hits until the ship is sunk, and uses only the chart.

import BattleshipCore
import TestSupport

/// Chooses shots like a person with some experience; the losing misses of the larger rules are based on it.
enum SensiblePlayer {
  static func shot(_ chart: Chart, using chance: inout Chance) -> Cell? {
    let targets = targets(chart)
    return (targets.isEmpty ? huntingGround(chart) : targets).randomElement(using: &chance)
  }

  /// The cells that may hold a ship: ships that lie apart leave water around those that were sunk.
  private static func open(_ chart: Chart) -> CellSet {
    guard chart.rules.apart else { return chart.unknownCells }
    return chart.sunkShips.reduce(into: chart.unknownCells) { $0.subtract($1.cellsAndSurroundings) }
  }

  /// The cells that may continue a ship that was hit and is not sunk: in line with two hits, otherwise around one.
  private static func targets(_ chart: Chart) -> [Cell] {
    let wounded = chart.hits.filter { chart[$0] == .hit }
    let open = open(chart)
    var (inLine, around): ([Cell], [Cell]) = ([], [])
    for cell in wounded {
      for (down, across) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
        guard let next = Cell(row: cell.row + down, column: cell.column + across), open.contains(next)
        else { continue }
        around.append(next)
        let behind = Cell(row: cell.row - down, column: cell.column - across)
        if behind.map({ chart[$0] == .hit }) == true { inLine.append(next) }
      }
    }
    return inLine.isEmpty ? around : inLine
  }

  /// Cells on diagonals, as far apart as the shortest ship afloat is long: no ship can avoid them all.
  private static func huntingGround(_ chart: Chart) -> [Cell] {
    let step = chart.lengthsAfloat.min() ?? 1
    let open = open(chart)
    let grid = open.filter { ($0.row + $0.column) % step == 0 }
    return grid.isEmpty ? Array(open) : grid
  }
}
