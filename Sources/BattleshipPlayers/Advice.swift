// Advice is how likely a ship is at each cell, and where the computer would fire, from a chart alone.

import BattleshipCore

/// The strong player's view of a board: a chance for each cell, and the cells that it would fire at.
///
/// ```swift
/// let advice = Advice(for: game.chart)
/// assert(advice.best.count == 1)
/// assert(advice.chance(of: advice.best[0]) > 0)
/// ```
///
/// It is made from the chart alone, which has no hidden ship; the same chart always gives the same advice.
public struct Advice: Hashable, Sendable {
  /// The chart that the advice is for.
  public let chart: Chart

  /// The cells that the strong player would fire at, the best first; none if the game is over.
  public let best: [Cell]

  /// Whether the chances are exact: counted over all layouts that agree with the chart.
  public let isExact: Bool

  /// For each cell of the board, row by row.
  package let chances: [Double]

  /// The unknown cell with the highest chance; nil if no ship is left to find.
  package let likeliest: Cell?

  /// The advice for a number of shots at a board.
  public init(for chart: Chart, shots: Int = 1) {
    var player = ComputerPlayer(level: .strong, seed: 0)
    let best = shots == 1 ? player.nextShot(for: chart).map { [$0] } ?? [] : player.volley(shots, for: chart)
    self.init(for: chart, best: best)
  }

  /// Without `best`, it only gives the chances of a ship, and no cells to fire at.
  package init(for chart: Chart, best: [Cell]) {
    let posterior = Posterior(chart)
    let chances = chart.rules.board.cells.map { posterior.probability(of: $0) }
    self.init(for: chart, best: best, isExact: posterior.isExact, chances: chances)
  }

  package init(for chart: Chart, best: [Cell], isExact: Bool, chances: [Double]) {
    self.chart = chart
    self.best = best
    self.isExact = isExact
    self.chances = chances
    var (likeliest, highest) = (Cell?.none, -1.0)
    for (cell, chance) in zip(chart.rules.board.cells, chances) where chance > highest && chart[cell] == .unknown {
      likeliest = cell
      highest = chance
    }
    self.likeliest = likeliest
  }

  /// How likely a ship is at a cell: 1 if one was hit there, 0 at a miss and off the board.
  public func chance(of cell: Cell) -> Double { chart.rules.board.index(of: cell).map { chances[$0] } ?? 0 }

  /// The chance of a ship at a cell, in whole percent; 100 only where a ship must lie.
  public func percent(of cell: Cell) -> Int {
    let percent = Int(100 * chance(of: cell) + 0.5)
    return percent == 100 && !(isExact && chance(of: cell) > 0.999_999) ? 99 : percent
  }

  /// Nil if no unknown cell has a higher percentage.
  package func likeliest(above cell: Cell) -> Cell? {
    likeliest.flatMap { percent(of: $0) > percent(of: cell) ? $0 : nil }
  }

  /// The chance of an unknown cell compared with the likeliest one, as a number from 0 to 9.
  public func tenth(of cell: Cell) -> Int {
    guard let likeliest, case let highest = chance(of: likeliest), highest > 0 else { return 0 }
    return Int(9 * min(1, chance(of: cell) / highest) + 0.5)
  }
}

extension Advice: CustomStringConvertible {
  /// The cells to fire at, without the chances: `fire at B2`.
  public var description: String {
    best.isEmpty ? "nothing to fire at" : "fire at " + best.map { $0.description }.joined(separator: ", ")
  }
}
