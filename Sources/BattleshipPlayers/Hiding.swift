// Ships are well hidden where few layouts have ships, and apart from each other.

import BattleshipCore

/// The choice of a layout that is hard to find.
struct Hiding {
  private let rules: Rules

  /// For each cell, how likely a ship is there if all layouts are equally likely.
  private let prior: [Double]

  /// How many layouts are compared. More cost a player that counts places more shots, and one that fires at every second
  /// cell fewer: it finds ships at the edge sooner. 13 keep both over what they should be (60,000 layouts: 46.89, 56.58).
  private static let choices = 13

  /// How many layouts are drawn at most, as some have ships side by side.
  private static let mostDraws = 130

  init(_ rules: Rules) {
    self.rules = rules
    prior = Tally.posterior(of: Situation(emptyBoardOf: rules)).chances ?? [Double](repeating: 0, count: 256)
  }

  /// A layout.
  func fleet(using generator: inout SplitMix64) throws(FleetError) -> Fleet {
    var best = try Fleet.random(rules: rules, using: &generator)
    // One layout in four is any, so that nobody learns where not to look. On a crowded board ships cannot choose.
    guard generator.number(below: 4) > 0, rules.shipLengths.cellCount * 3 <= rules.board.cellCount else { return best }
    var leastSeen = Double.infinity
    var compared = 0
    for _ in 0..<Self.mostDraws where compared < Self.choices {
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
