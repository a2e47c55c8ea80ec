// What a message holds, as it may be told: the chart, what each shot met, and the ships only where they are asked for.

import BattleshipCore
import BattleshipPlay

/// A message as it is told to somebody who may not know where the ships are.
struct InspectedGame: Hashable {
  let chart: Chart
  let shots: [Shot]
  /// All ships, where they are to be revealed.
  let ships: [Ship]?
  /// Where to fire, if that is asked for and the game goes on.
  let advice: PrintedAdvice?

  /// A shot and what it met.
  struct Shot: Hashable {
    let cell: Cell
    let result: ShotResult
  }

  init(_ game: Game, reveals: Bool, advises: Bool) {
    chart = game.chart
    advice = advises && game.status == .open ? PrintedAdvice(for: game.chart, shots: 1) : nil
    ships = reveals ? Array(game.fleet.ships) : nil
    // The same shots once more, for what they met in their turn.
    var again = Game(fleet: game.fleet)
    shots = game.shots.compactMap { cell in
      (try? again.fire(at: cell)).map { Shot(cell: cell, result: $0) }
    }
  }
}
