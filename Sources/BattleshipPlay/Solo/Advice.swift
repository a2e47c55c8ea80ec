// Advice: how likely a ship is at each cell, and where the computer would fire, from a chart alone.

import BattleshipCore
import BattleshipPlayers

/// What the strong player thinks of a board: a chance for each cell, and the cells that it would fire at.
///
/// ```swift
/// let advice = Advice(for: game.chart)
/// assert(advice.best.count == 1)
/// assert(advice.chance(of: advice.best[0]) > 0)
/// ```
///
/// It is made from the chart, in which there is no ship that was not found, and the same chart gives the same advice.
public struct Advice: Hashable, Sendable {
  /// The cells that the strong player would fire at, the best first; none if the game is over.
  public let best: [Cell]

  /// Whether the chances are a true count of all layouts that agree with the chart.
  public let isExact: Bool

  private let chances: [Double]

  /// The advice for so many shots at a board.
  public init(for chart: Chart, shots: Int = 1) {
    var player = ComputerPlayer(level: .strong, seed: 0)
    best = shots == 1 ? player.nextShot(for: chart).map { [$0] } ?? [] : player.volley(shots, for: chart)
    let posterior = Posterior(chart)
    isExact = posterior.isExact
    chances = (0..<chart.rules.board.cellCount).map { index in
      chart.rules.board.cell(at: index).map { posterior.probability(of: $0) } ?? 0
    }
    board = chart.rules.board
  }

  private let board: BoardSize

  /// How likely a ship is at a cell: 1 if one was hit there, 0 at a miss and off the board.
  public func chance(of cell: Cell) -> Double { board.index(of: cell).map { chances[$0] } ?? 0 }
}
