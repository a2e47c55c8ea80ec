// Two players fire at random cells in turn, each at the other's random fleet, until one fleet is sunk.

import BattleshipCore

/// A match on two boards with the cardboard game's rules, but without a losing miss.
struct RandomMatch {
  private let rules: Rules
  private var generator: SplitMix64
  private let count: Int

  /// All cells for each player, in the order left by the match before; the unused ones come first.
  private let first: UnsafeMutablePointer<Cell>
  private let second: UnsafeMutablePointer<Cell>

  init(seed: UInt64) throws {
    let classic = Rules.classic
    rules = try Rules(board: classic.board, shipLengths: classic.shipLengths, losingMiss: nil)
    generator = SplitMix64(seed: seed)
    let cells = Array(rules.board.cells)
    count = cells.count
    first = .allocate(capacity: count)
    second = .allocate(capacity: count)
    first.initialize(from: cells, count: count)
    second.initialize(from: cells, count: count)
  }

  @inline(never)
  mutating func play() {
    do {
      var hunted = Game(fleet: try .random(rules: rules, using: &generator))
      var hunter = Game(fleet: try .random(rules: rules, using: &generator))
      var left = count
      while true {
        let (place, other) = drawTwo(below: left)
        left -= 1
        _ = try hunted.fire(at: Self.take(place, from: first, left))
        if hunted.status == .won { break }
        _ = try hunter.fire(at: Self.take(other, from: second, left))
        if hunter.status == .won { break }
      }
      keep(hunted)
      keep(hunter)
    } catch {
      fatalError("\(error)")
    }
  }

  /// Two independent, uniform numbers from one random word: the upper half of word times bound is the first one, and
  /// the lower half is a random word for the second one.
  @inline(__always)
  private mutating func drawTwo(below bound: Int) -> (Int, Int) {
    let bound = UInt64(truncatingIfNeeded: bound)
    while true {
      let one = generator.next().multipliedFullWidth(by: bound)
      let two = one.low.multipliedFullWidth(by: bound)
      // Words that would favour some pairs are drawn again.
      let pairs = bound &* bound
      if two.low >= pairs || two.low >= (0 &- pairs) % pairs { return (Int(one.high), Int(two.high)) }
    }
  }

  /// Swaps the cell at a place with the last unused one.
  @inline(__always)
  private static func take(_ place: Int, from cells: UnsafeMutablePointer<Cell>, _ last: Int) -> Cell {
    let cell = cells[place]
    cells[place] = cells[last]
    cells[last] = cell
    return cell
  }
}
