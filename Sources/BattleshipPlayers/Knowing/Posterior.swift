// The posterior of a chart: how likely a ship is at each cell, given all answers.

import BattleshipCore

/// How likely a ship is at each cell of a board, if every layout that agrees with a chart is equally likely.
///
/// ```swift
/// let posterior = Posterior(game.chart)
/// let hint = game.chart.unknownCells.max {
///   posterior.probability(of: $0) < posterior.probability(of: $1)
/// }
/// ```
///
/// If there are few enough layouts, they are counted one by one, and the probabilities are exact: ``isExact``.
/// Otherwise the ships that explain the hits are still placed in all ways, but each of the others is counted
/// separately, as if ships could overlap. That is too low at the edge and too high in the middle: before the first shot
/// of a classic game, 0.067 instead of 0.080 in a corner and 0.238 instead of 0.214 in the middle. If there are too
/// many ways to explain the hits, only those with the fewest ships are used, and then only for the quarter of the hits
/// nearest to the first one: the work is limited for every chart.
public struct Posterior: Sendable {
  private let chances: [Double]

  /// Whether the layouts were counted one by one.
  public let isExact: Bool

  /// Whether a layout was found that agrees with the chart.
  ///
  /// If not, shots were answered wrongly; then the probability of every unknown cell is 0.
  public let isPossible: Bool

  /// The posterior of a chart.
  public init(_ chart: Chart) {
    let situation = Situation(chart)
    let tallied = Tally.posterior(of: situation)
    isExact = tallied.isExact
    isPossible = tallied.chances != nil
    var chances = tallied.chances ?? [Double](repeating: 0, count: 256)
    for cell in chart.rules.board.cells.subtracting(situation.free) { chances[cell.number] = 0 }
    for cell in chart.hits { chances[cell.number] = 1 }
    self.chances = chances
  }

  /// The probability of a ship at a cell: 1 at a hit, 0 at a miss and off the board.
  public func probability(of cell: Cell) -> Double {
    chances[cell.number]
  }
}

extension Posterior: CustomStringConvertible {
  /// How the chances were found: `the chances of a ship at each cell, counted exactly`.
  public var description: String {
    guard isPossible else { return "no fleet fits the answers" }
    return "the chances of a ship at each cell, \(isExact ? "counted exactly" : "estimated")"
  }
}

extension Tally {
  static let countedLayouts = 60_000.0

  /// Enough steps to explain four hits of a classic game in all ways, which takes 0.02 seconds. Twelve hits on the
  /// largest board take half a second.
  private static let steps = 500_000

  static func posterior(of situation: Situation) -> (chances: [Double]?, isExact: Bool) {
    // Covers by few ships come first: they weigh most, because each further ship gives up all its other places.
    var hits = situation.hits
    let maximumShips = min(situation.shipCount, hits.count)
    var best: [Double]?
    var shipsInCover = min(1, maximumShips)
    while true {
      var tally = Tally(situation.afloat)
      var layouts = 0.0
      var search = CoverSearch(situation, steps: steps)
      search.forEach(of: hits, maximumShips: shipsInCover) { cover in
        tally.addFormula(cover)
        layouts += cover.layoutsToCount
      }
      if !search.isComplete {
        // A result with fewer ships is good enough; if there is none, fewer hits are explained.
        if best != nil || hits.count < 2 { return (best ?? tally.chances, false) }
        hits = hits.nearestQuarter
        continue
      }
      best = tally.chances ?? best
      if shipsInCover < maximumShips {
        shipsInCover += 1
        continue
      }
      guard hits == situation.hits, layouts <= countedLayouts else { return (best, false) }
      var count = Tally(situation.afloat)
      var again = CoverSearch(situation, steps: steps)
      again.forEach(of: hits, maximumShips: maximumShips) { count.addCount($0, in: situation) }
      return (count.chances, true)
    }
  }
}
