// How lucky a player's shots were: the chance of each hit, as the board was known at that moment.

import BattleshipCore
import BattleshipPlayers

/// The shots of a finished game, measured with the strong computer's view of the board.
package struct Luck: Hashable, Sendable {
  package struct Shot: Hashable, Sendable {
    /// The number of the replay's step.
    package let step: Int
    package let cell: Cell
    package let isHit: Bool
    /// How likely a hit was before the shot.
    package let chance: Double
    /// The likeliest cell at that time.
    package let best: Cell
    package let bestChance: Double

    /// Whether the chance of a hit was at least half that of the best cell.
    package var isGood: Bool { 2 * chance >= bestChance }

    package var percent: Int { Int(100 * chance + 0.5) }
    package var bestPercent: Int { Int(100 * bestChance + 0.5) }
  }

  package let shots: [Shot]

  /// Whether each of the strong computer's shots at the same ships was a hit.
  package internal(set) var computer: [Bool]

  /// The cells of all ships, each of which the computer hit.
  var shipCells: Int { computer.count { $0 } }

  var hitCount: Int { shots.count { $0.isHit } }

  var leftShips: Bool { hitCount < shipCells }

  package var goodCount: Int { shots.count { $0.isGood } }

  /// The least likely hit.
  package var bestShot: Shot? { shots.filter { $0.isHit }.min { $0.chance < $1.chance } }

  /// The miss with the largest gap to the best cell; nil if every shot was a good one.
  package var worstShot: Shot? {
    shots.filter { !$0.isHit && !$0.isGood }.max { $0.bestChance - $0.chance < $1.bestChance - $1.chance }
  }

  /// How many of a hundred players would have hit less often, if all fired the same shots at unknown ships; nil if
  /// luck played no part.
  package var luckierThan: Int? {
    let variance = shots.reduce(0) { $0 + $1.chance * (1 - $1.chance) }
    guard variance > 0.01 else { return nil }
    let surplus = shots.reduce(0) { $0 + ($1.isHit ? 1 : 0) - $1.chance }
    // The player is one of the hundred.
    return min(99, Int(100 * Self.shareBelow(surplus / variance.squareRoot()) + 0.5))
  }

  /// The share of the standard normal distribution below a value, integrated in steps of 0.01.
  private static func shareBelow(_ deviations: Double) -> Double {
    let end = max(-4, min(4, deviations))
    var (share, at) = (0.5, 0.0)
    // Each step takes the density at its midpoint; 1 / √(2π) is 0.3989.
    while at < abs(end) {
      let step = min(0.01, abs(end) - at)
      share += 0.398_942_28 * step * bell(at + step / 2)
      at += step
    }
    return end < 0 ? 1 - share : share
  }

  /// e to the power of -x²/2, approximated by (1 - x²/8192)^4096, because Embedded Swift has no `exp`.
  private static func bell(_ x: Double) -> Double {
    var power = 1 - x * x / 2 / 4_096
    for _ in 0..<12 { power *= power }
    return power
  }
}

extension Replay {
  /// The luck of the viewer's shots in a finished game with visible ships; for an onlooker of a hunt, of the seeker's.
  ///
  /// It takes some tenths of a second on large boards, because the computer plays the board too.
  package var luck: Luck? {
    let player: Duel.Player = if case .player(let me) = viewer, !isHunt { me } else { .second }
    guard !goesOn, let fleet = openFleet(of: player.other) else { return nil }
    var shots: [Luck.Shot] = []
    var known: Advice?
    for (index, step) in steps.enumerated() where step.player == player {
      guard let result = step.result else { continue }
      // The shots of a volley are fired before any of them is answered.
      let isFurther = firesTogether && index > 0 && steps[index - 1].player == player
      let advice = (isFurther ? known : nil) ?? Advice(for: chart(of: player.other, after: index), best: [])
      known = advice
      let best = advice.likeliest ?? step.cell
      shots.append(
        Luck.Shot(
          step: index, cell: step.cell, isHit: result.isHit, chance: advice.chance(of: step.cell), best: best,
          bestChance: advice.chance(of: best)))
    }
    return shots.isEmpty ? nil : Luck(shots: shots, computer: Self.computersShots(at: fleet))
  }

  private static func computersShots(at fleet: Fleet) -> [Bool] {
    guard let fleet = try? Fleet(fleet.ships, rules: fleet.rules.withoutLosingMiss) else {
      preconditionFailure("ships lie as well where no miss loses the hunt")
    }
    var player = ComputerPlayer(level: .strong, seed: 0)
    var hunt = Game(fleet: fleet)
    return player.finish(&hunt).map { $0.result.isHit }
  }
}
