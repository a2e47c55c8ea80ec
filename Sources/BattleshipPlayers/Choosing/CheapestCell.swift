// The cheapest cell is the one with the lowest cost among those offered; ties are decided at random.

import BattleshipCore

struct CheapestCell {
  private(set) var cell: Cell?
  private var cost = Double.infinity
  private var ties = 0

  private static let tolerance = 1e-9

  mutating func offer(_ cell: Cell, at cost: Double, using generator: inout RandomSource) {
    if cost < self.cost - Self.tolerance {
      self.cell = cell
      self.cost = cost
      ties = 1
    } else if cost <= self.cost + Self.tolerance {
      ties += 1
      if generator.number(below: ties) == 0 { self.cell = cell }
    }
  }
}

extension RandomSource {
  mutating func number(below bound: Int) -> Int {
    Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(truncatingIfNeeded: bound)).high)
  }
}
