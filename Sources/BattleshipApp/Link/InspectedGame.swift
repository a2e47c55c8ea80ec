// The contents of a hunt message: the chart, the result of each shot, and the ships only on request.

import BattleshipCore
import BattleshipPlay

/// A hunt message as shown to a person who may not know the ships.
struct InspectedGame: Hashable {
  let chart: Chart
  let shots: [Shot]
  /// All ships, if they are to be revealed.
  let ships: [Ship]?
  /// Advice for the next shot, if requested and the game is open.
  let advice: PrintedAdvice?

  /// A shot and its result.
  struct Shot: Hashable {
    let cell: Cell
    let result: ShotResult
  }

  init(_ game: Game, reveals: Bool, advises: Bool) {
    chart = game.chart
    advice = advises && game.status == .open ? PrintedAdvice(for: game.chart, shots: 1) : nil
    ships = reveals ? Array(game.fleet.ships) : nil
    // Fire the same shots again to get their results in order.
    var again = Game(fleet: game.fleet)
    shots = game.shots.compactMap { cell in
      (try? again.fire(at: cell)).map { Shot(cell: cell, result: $0) }
    }
  }
}
