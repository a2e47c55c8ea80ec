// Where the strong computer hides: in the layout that is hardest to find among several random ones.

import BattleshipCore

struct LayoutChoice {
  private let rules: Rules
  private let prior: [Double]

  /// The number of layouts to compare.
  ///
  /// With more, a density player needs more shots, but a parity player needs fewer, because it finds ships at the edge
  /// sooner. With 13 the first needs 46.89 shots and the second 56.58, over 60,000 layouts.
  private static let choices = 13

  /// At most this many layouts are drawn, because those with ships side by side are skipped.
  private static let maximumDraws = 130

  init(_ rules: Rules) {
    self.rules = rules
    prior = Tally.posterior(of: Situation(emptyBoardOf: rules)).chances ?? [Double](repeating: 0, count: 256)
  }

  func fleet(using generator: inout RandomSource) throws(FleetError) -> Fleet {
    var best = try Fleet.random(rules: rules, using: &generator)
    // One layout in four is random, so that no one can learn which cells to avoid. Crowded boards leave no choice.
    guard generator.number(below: 4) > 0, rules.shipLengths.cellCount * 3 <= rules.board.cellCount else { return best }
    var leastSeen = Double.infinity
    var compared = 0
    for _ in 0..<Self.maximumDraws where compared < Self.choices {
      let fleet = try Fleet.random(rules: rules, using: &generator)
      guard !fleet.hasShipsSideBySide else { continue }
      compared += 1
      let seen = fleet.cells.reduce(0) { $0 + prior[$1.number] }
      if seen < leastSeen { (best, leastSeen) = (fleet, seen) }
    }
    return best
  }
}

extension Fleet {
  fileprivate var hasShipsSideBySide: Bool {
    ships.contains { ship in
      let others = cells.subtracting(ship.cells)
      return ship.cells.contains { !rules.board.cells(beside: $0).isDisjoint(with: others) }
    }
  }
}
