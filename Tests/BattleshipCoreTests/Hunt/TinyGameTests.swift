// The 3x3 game is small enough to be played out: every fleet, every shot, every order that matters.

import BattleshipCore
import TestSupport
import Testing

@Suite("The 3x3 game, exhausted") struct TinyGameTests {
  private let fleets: [Fleet] = (0..<9).flatMap { first in
    (first + 1..<9).compactMap { second in
      let board = Rules.messages.board
      guard let one = board.cell(at: first), let two = board.cell(at: second) else { return nil }
      return try? Fleet([Ship(one), Ship(two)])
    }
  }

  /// Plays every order of shots to its end, and visits each game with its probability.
  private func playOut(_ game: Game, chance: Double, _ visit: (Game, Double) throws -> Void) throws {
    try visit(game, chance)
    for cell in game.unopened where game.status == .open {
      var next = game
      _ = try next.fire(at: cell)
      try playOut(next, chance: chance / Double(game.unopened.count), visit)
    }
  }

  @Test func `a blind guesser wins exactly 1 game in 6, against each of the 36 fleets`() throws {
    #expect(fleets.count == 36)
    for fleet in fleets {
      var (games, won, lost, wonChance) = (0, 0, 0, 0.0)
      try playOut(Game(fleet: fleet), chance: 1) { game, chance in
        games += 1
        if game.status == .won { (won, wonChance) = (won + 1, wonChance + chance) }
        if game.status == .lost { lost += 1 }
      }
      // Two hits among m misses, m below 3, the last shot being a hit: 2 + 2·2·7 + 2·3·7·6 orders.
      #expect(won == 2 + 28 + 252)
      // Three misses among h hits, h below 2, the last shot being a miss: 7·6·5 + 2·3·7·6·5 orders.
      #expect(lost == 210 + 1_260)
      #expect(abs(wonChance - 1.0 / 6) < 1e-12)
      // Fewer than three misses among h hits, h below 2: 1 + 7 + 42 orders without a hit, 2 + 28 + 252 with one.
      #expect(games == won + lost + 50 + 282)
    }
  }

  @Test func `every game at every point survives its URL, and its chart reveals no secret`() throws {
    var (points, broken) = (0, 0)
    for fleet in fleets {
      try playOut(Game(fleet: fleet), chance: 1) { game, _ in
        points += 1
        let found = fleet.ships.filter { game.opened.contains($0.first) }
        let holds =
          try Game(messageURL: game.messageURL()) == game && game.chart.sunkShips == found
          && (game.status == .won) == (game.hitCount == 2) && (game.status == .lost) == (game.missCount == 3)
        if !holds { broken += 1 }
      }
    }
    #expect(points == 36 * 2_084)
    #expect(broken == 0)
  }
}
