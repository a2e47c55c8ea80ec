// What a message holds, as it may be told: the chart, what each shot met, and the ships only where they are asked for.

import BattleshipCore
import BattleshipPlay

/// A message as it is told to somebody who may not know where the ships are.
struct InspectedGame: Hashable {
  let chart: Chart
  let shots: [Shot]
  /// All ships, where they are to be revealed.
  let ships: [Ship]?

  /// A shot and what it met.
  struct Shot: Hashable {
    let cell: Cell
    let result: ShotResult
  }

  init(_ game: Game, reveals: Bool) {
    chart = game.chart
    ships = reveals ? Array(game.fleet.ships) : nil
    // The same shots once more, for what they met in their turn.
    var again = Game(fleet: game.fleet)
    shots = game.shots.compactMap { cell in
      (try? again.fire(at: cell)).map { Shot(cell: cell, result: $0) }
    }
  }
}
