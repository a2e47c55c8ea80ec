// Each level plays its games to the end, uses only the chart, and repeats its shots with the same seed.

import BattleshipCore
import BattleshipPlayers
import TestSupport
import Testing

@Suite("The computer player") struct ComputerPlayerTests {
  /// The game of a player against a random fleet.
  private func game(_ rules: Rules, level: ComputerPlayer.Level, seed: UInt64) throws -> Game {
    var generator = SplitMix64(seed: seed)
    var game = Game(fleet: try .random(rules: rules, using: &generator))
    var player = ComputerPlayer(level: level, seed: seed)
    while let cell = player.nextShot(for: game.chart) { _ = try game.fire(at: cell) }
    return game
  }

  @Test(arguments: ComputerPlayer.Level.allCases)
  func `each level wins some games and loses some`(level: ComputerPlayer.Level) throws {
    for rules in [Rules.messages, .skirmish] {
      let ends = try (0..<40).map { try game(rules, level: level, seed: $0).status }
      #expect(Set(ends) == [.won, .lost])
    }
  }

  @Test(arguments: ComputerPlayer.Level.allCases, [Rules.classic, .seabattle])
  func `each level finishes on a large board`(level: ComputerPlayer.Level, rules: Rules) throws {
    let end = try game(rules, level: level, seed: 1).status
    #expect(end == .won || end == .lost)
  }

  @Test func `the levels differ in strength`() throws {
    let rules = try Rules(board: Rules.skirmish.board, shipLengths: Rules.skirmish.shipLengths, losingMiss: nil)
    let shots = try ComputerPlayer.Level.allCases.map { level in
      try (0..<60).reduce(0) { $0 + (try game(rules, level: level, seed: $1).shots.count) }
    }
    #expect(shots == shots.sorted(by: >))
    #expect(Set(shots).count == 3)
  }

  @Test(arguments: ComputerPlayer.Level.allCases)
  func `the same seed fires the same shots`(level: ComputerPlayer.Level) throws {
    let (first, second) = (ComputerPlayer(level: level, seed: 7), ComputerPlayer(level: level, seed: 7))
    #expect(first == second)
    #expect(try game(.skirmish, level: level, seed: 7).shots == game(.skirmish, level: level, seed: 7).shots)
  }

  @Test(arguments: [
    (ComputerPlayer.Level.easy, "F3 D5 F5 B6 E4 D4 E5 E3 F4 D6 B3 C6 C5 E6 E1 F1"),
    (.fair, "F4 F3 F5 E4 E3 A3 D2 D1 D3 E2 C2 F2 D5 C4 B5 B1 E6 B3 C6"),
    (.strong, "D5 D3 B3 C4 E4 E5 F4 C2 E1 B5 C6 A4 A5 B1 F2 F3 D2 E2"),
  ])
  func `the shots of a seed are the same on every machine`(level: ComputerPlayer.Level, shots: String) throws {
    let game = try game(.skirmish, level: level, seed: 2016)
    #expect(game.shots.map { $0.description }.joined(separator: " ") == shots)
  }

  @Test func `different seeds open differently`() throws {
    let chart = try Chart(rules: .classic)
    let first = (0..<16 as Range<UInt64>).map { seed in
      var player = ComputerPlayer(level: .strong, seed: seed)
      return player.nextShot(for: chart)
    }
    #expect(Set(first).count > 1)
  }

  @Test func `the only cell that explains a hit is fired at`() throws {
    // A ship of two was hit at A1, and the cell to its right is water.
    let board = try BoardSize(rows: 3, columns: 3)
    let rules = try Rules(board: board, shipLengths: ShipLengths([2]), losingMiss: nil)
    let (hit, miss, rest) = try (#require(Cell("A1")), #require(Cell("A2")), #require(Cell("B1")))
    let chart = try Chart(rules: rules, shots: [hit, miss], hits: [hit])
    for level in [ComputerPlayer.Level.fair, .strong] {
      var player = ComputerPlayer(level: level, seed: 3)
      #expect(player.nextShot(for: chart) == rest)
    }
    #expect(Posterior(chart).probability(of: rest) == 1)
  }

  @Test(arguments: [1, 3])
  func `two charts that differ only in the lives left are played differently somewhere`(few: Int) throws {
    let rules = try Rules(board: Rules.skirmish.board, shipLengths: Rules.skirmish.shipLengths, losingMiss: nil)
    var differences = 0
    for seed in 0..<40 as Range<UInt64> {
      var chance = Chance(seed: seed)
      var game = Game(fleet: try .random(rules: rules, using: &chance))
      var player = ComputerPlayer(level: .strong, seed: seed)
      for _ in 0..<chance.number(6...12) {
        if let cell = player.nextShot(for: game.chart) { _ = try game.fire(at: cell) }
      }
      let (chart, misses) = (game.chart, game.missCount)
      let cells = try [few, 18].map { lives in
        let rules = try Rules(board: rules.board, shipLengths: rules.shipLengths, losingMiss: misses + lives)
        let known = try Chart(rules: rules, shots: chart.shots, hits: chart.hits, sunkShips: chart.sunkShips)
        #expect(known.livesLeft == lives)
        var player = ComputerPlayer(level: .strong, seed: seed)
        return player.nextShot(for: known)
      }
      if cells[0] != cells[1] { differences += 1 }
    }
    print("\(few) lives left instead of 18 change \(differences) of 40 shots")
    #expect(differences > 0)
  }

  @Test func `a player whose game is over has no shot`() throws {
    let over = try game(.messages, level: .easy, seed: 1).chart
    for level in ComputerPlayer.Level.allCases {
      var player = ComputerPlayer(level: level, seed: 1)
      #expect(player.nextShot(for: over) == nil)
      #expect(player.volley(3, for: over).isEmpty)
    }
  }
}
