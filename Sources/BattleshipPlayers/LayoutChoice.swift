// Where the strong computer hides: of several random layouts, the one that is hardest to find.

import BattleshipCore

/// The choice of a layout that is hard to find.
struct LayoutChoice {
  private let rules: Rules

  /// For each cell, how likely a ship is there if all layouts are equally likely.
  private let prior: [Double]

  /// How many layouts are compared.
  ///
  /// With more, a density player needs more shots, but a parity player needs fewer, because it finds ships at the edge
  /// sooner. With 13 the first needs 46.89 shots and the second 56.58, over 60,000 layouts.
  private static let choices = 13

  /// The most layouts that are drawn, as those with ships side by side are skipped.
  private static let maximumDraws = 130

  init(_ rules: Rules) {
    self.rules = rules
    prior = Tally.posterior(of: Situation(emptyBoardOf: rules)).chances ?? [Double](repeating: 0, count: 256)
  }

  func fleet(using generator: inout RandomSource) throws(FleetError) -> Fleet {
    var best = try Fleet.random(rules: rules, using: &generator)
    // One layout in four is drawn at random, so that nobody learns which cells to avoid. A crowded board leaves no choice.
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
  /// Whether two ships share a side of a cell.
  fileprivate var hasShipsSideBySide: Bool {
    ships.contains { ship in
      let others = cells.subtracting(ship.cells)
      return ship.cells.contains { !rules.board.cells(beside: $0).isDisjoint(with: others) }
    }
  }
}
