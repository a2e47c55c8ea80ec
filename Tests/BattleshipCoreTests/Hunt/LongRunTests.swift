// Many games: the averages that theory gives, and the misses that make the larger rules fair.

import BattleshipCore
import TestSupport
import Testing

@Suite("Many games") struct LongRunTests {
  @Test func `random play on 10x10 needs 95.39 shots on average`() throws {
    let classic = Rules.classic
    let rules = try Rules(board: classic.board, shipLengths: classic.shipLengths, losingMiss: nil)
    let cells = Array(rules.board.cells)
    var chance = Chance(seed: 95)
    let games = 30_000
    var shots = 0
    for _ in 0..<games {
      var game = Game(fleet: try .random(rules: rules, using: &chance))
      for cell in cells.shuffled(using: &chance) where game.status == .open { _ = try game.fire(at: cell) }
      #expect(game.status == .won)
      shots += game.shots.count
    }
    // The last of k cells among n has the mean k(n + 1)/(k + 1) and the variance k(n - k)(n + 1)/((k + 1)²(k + 2)).
    let deviation = (17.0 * 83 * 101 / (18 * 18 * 19)).squareRoot()
    let mean = Double(shots) / Double(games)
    print("random play on 10x10: \(mean) shots on average over \(games) games")
    #expect(abs(mean - 101 * 17 / 18.0) < 5 * deviation / Double(games).squareRoot())
  }

  @Test(arguments: Rules.presets.filter { $0.rules != .messages })
  func `a sensible player wins about half of the games`(preset: Rules.Preset) throws {
    let (name, rules) = (preset.name, preset.rules)
    let free = try Rules(board: rules.board, shipLengths: rules.shipLengths, losingMiss: nil, apart: rules.apart)
    var chance = Chance(seed: 50)
    // Random layouts of ships that lie apart take long without optimization.
    let games = rules.apart ? 1_000 : 4_000
    var misses: [Int] = []
    for _ in 0..<games {
      var game = Game(fleet: try .random(rules: free, using: &chance))
      while game.status == .open {
        let shot = try #require(SensiblePlayer.shot(game.chart, using: &chance))
        _ = try game.fire(at: shot)
      }
      misses.append(game.missCount)
    }
    let share = [-1, 0, 1].map { step in
      Double(misses.count { $0 < (rules.losingMiss ?? 0) + step }) / Double(games)
    }
    print(
      "\(name): lost at miss \(rules.losingMiss ?? 0), a sensible player wins \(share[1]);"
        + " one miss fewer or more: \(share[0]), \(share[2]); median \(misses.sorted()[games / 2])")
    // The seed is fixed, so these shares are too: no other number of misses comes closer to one half.
    #expect(abs(share[1] - 0.5) <= min(abs(share[0] - 0.5), abs(share[2] - 0.5)))
  }
}
