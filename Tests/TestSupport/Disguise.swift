// Two games that the firing player cannot distinguish: other ships, but the same answers.

import BattleshipCore

extension Game {
  /// A random open game on a board so small that its shots hit ships and sank some.
  package static func halfWay(using chance: inout Chance) throws -> Game {
    let rules = try Rules(
      board: BoardSize(rows: 4, columns: 4), shipLengths: ShipLengths([2, 2, 1]), losingMiss: nil,
      apart: chance.number(0...1) == 1)
    var game = Game(fleet: try Fleet.random(rules: rules, using: &chance))
    let shots = chance.number(0...8)
    for cell in Array(rules.board.cells).shuffled(using: &chance).prefix(shots) where game.chart.lengthsAfloat.count > 1
    {
      _ = try game.fire(at: cell)
    }
    return game
  }

  /// A game with another fleet that gives the same answers to the same shots; nil if none was found.
  package func disguised(using chance: inout Chance) -> Game? {
    for _ in 0..<400 {
      guard let fleet = try? Fleet.random(rules: rules, using: &chance), fleet != self.fleet else { continue }
      var other = Game(fleet: fleet)
      for shot in shots { _ = try? other.fire(at: shot) }
      if other.chart == chart { return other }
    }
    return nil
  }
}

/// Counts the pairs of games on which a secrecy law was tried: without pairs, a law shows nothing.
package struct DisguisedPairs {
  package private(set) var all = 0
  package private(set) var withHits = 0
  package private(set) var withSunkShips = 0

  package init() {}

  package mutating func note(_ game: Game) {
    all += 1
    if !game.chart.hits.isEmpty { withHits += 1 }
    if !game.chart.sunkShips.isEmpty { withSunkShips += 1 }
  }

  /// Whether there were enough of each kind in this many rounds.
  package func suffice(of rounds: Int) -> Bool {
    all > rounds / 4 && withHits > rounds / 8 && withSunkShips > rounds / 20
  }
}
