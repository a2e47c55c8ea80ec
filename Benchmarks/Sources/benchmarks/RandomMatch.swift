// Two players fire at random cells in turn, each at the other's random fleet, until one fleet is sunk.

import BattleshipCore

/// A match of two boards under the rules of the cardboard game, misses never losing.
struct RandomMatch {
  private let rules: Rules
  private var generator: SplitMix64
  private let cells: [Cell]
  private let order: UnsafeMutableBufferPointer<Cell>

  init(seed: UInt64) throws {
    let classic = Rules.classic
    rules = try Rules(board: classic.board, shipLengths: classic.shipLengths, missesAllowed: nil)
    generator = SplitMix64(seed: seed)
    cells = Array(rules.board.cells)
    order = .allocate(capacity: 2 * cells.count)
  }

  /// Plays a whole match: two fleets placed, shots in turn, no cell twice.
  @inline(never)
  mutating func play() {
    do {
      var first = Game(fleet: try .random(rules: rules, using: &generator))
      var second = Game(fleet: try .random(rules: rules, using: &generator))
      let count = cells.count
      for (place, cell) in cells.enumerated() {
        order[place] = cell
        order[count + place] = cell
      }
      var left = count
      while true {
        try first.fire(at: draw(from: 0, left))
        if first.status == .won { break }
        try second.fire(at: draw(from: count, left))
        if second.status == .won { break }
        left -= 1
      }
      keep(first)
      keep(second)
    } catch {
      fatalError("\(error)")
    }
  }

  /// One of the cells that are left, which the last of them replaces.
  @inline(__always)
  private mutating func draw(from start: Int, _ left: Int) -> Cell {
    let place = start + Int(generator.next(upperBound: UInt32(truncatingIfNeeded: left)))
    let cell = order[place]
    order[place] = order[start + left - 1]
    return cell
  }
}
