// Lets a player find many fleets, and records the shots and the thinking time.

import BattleshipCore
import BattleshipPlayers
import CSystem

struct Trial {
  let games: Int
  let seed: UInt64
  let players: [String]?

  func includes(_ player: String) -> Bool {
    players?.contains(player) ?? true
  }

  /// Each layout has its own random numbers for the fleet and the player, so that all players meet the same fleets.
  func play(
    _ rules: Rules, fleet: (Rules, inout SplitMix64) throws -> Fleet = { try .random(rules: $0, using: &$1) },
    player: (UInt64) -> some Player
  ) throws -> Outcomes {
    var outcomes = Outcomes()
    for number in 0..<games {
      var layouts = SplitMix64(seed: seed &* 1_000_003 &+ UInt64(number))
      // A step from the layout's seed, which no other layout takes.
      layouts = SplitMix64(seed: layouts.next())
      var game = Game(fleet: try fleet(rules, &layouts))
      var player = player(layouts.next())
      while true {
        let chart = game.chart
        let start = cpuMilliseconds()
        guard let cell = player.nextShot(for: chart) else { break }
        outcomes.milliseconds.append(cpuMilliseconds() - start)
        _ = try game.fire(at: cell)
      }
      outcomes.shots.append(game.shots.count)
      if game.status == .won, game.missCount <= 34 { outcomes.wonWith34 += 1 }
      if game.status == .won { outcomes.won += 1 }
    }
    return outcomes
  }
}

/// The processor time of this thread: other programs on a busy machine do not count.
private func cpuMilliseconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) * 1e-6
}

struct Outcomes {
  var shots: [Int] = []
  var milliseconds: [Double] = []
  var won = 0
  var wonWith34 = 0

  var mean: Double { Double(shots.reduce(0, +)) / Double(shots.count) }

  var standardError: Double {
    let mean = mean
    let squares = shots.reduce(0.0) { $0 + (Double($1) - mean) * (Double($1) - mean) }
    return (squares / Double(shots.count - 1) / Double(shots.count)).squareRoot()
  }

  /// Mean, standard error, median, share won with 34 misses in hundredths; milliseconds a move: median, 99th, longest.
  var figures: [Double] {
    let (shotsInOrder, times) = (shots.sorted(), milliseconds.sorted())
    return [
      mean, standardError, Double(shotsInOrder[shots.count / 2]), 100 * Double(wonWith34) / Double(shots.count),
      times[times.count / 2], times[times.count * 99 / 100], times[times.count - 1],
    ]
  }
}
