// The cheapest cell is the one of least cost among those that were offered; chance decides between equal ones.

import BattleshipCore

/// The cheapest of the cells that were offered so far.
struct CheapestCell {
  /// The cell of least cost; nil before the first offer.
  private(set) var cell: Cell?

  private var cost = Double.infinity
  private var ties = 0

  /// Costs that differ by less than this count as equal.
  private static let tolerance = 1e-9

  mutating func offer(_ cell: Cell, at cost: Double, using generator: inout RandomSource) {
    if cost < self.cost - Self.tolerance {
      (self.cell, self.cost, ties) = (cell, cost, 1)
    } else if cost <= self.cost + Self.tolerance {
      ties += 1
      if generator.number(below: ties) == 0 { self.cell = cell }
    }
  }
}

extension RandomSource {
  /// A random number below a bound.
  mutating func number(below bound: Int) -> Int {
    Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(truncatingIfNeeded: bound)).high)
  }
}
