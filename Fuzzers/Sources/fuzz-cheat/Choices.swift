// The fuzzer's decisions, taken from its bytes one by one.

import BattleshipCore

struct Choices {
  var rest: UnsafeBufferPointer<UInt8>.SubSequence

  mutating func next(below bound: Int) -> Int {
    Int(rest.popFirst() ?? 0) % bound
  }

  mutating func fleet(_ rules: Rules) -> Fleet? {
    var generator = SplitMix64(seed: UInt64(next(below: 256)))
    return try? Fleet.random(rules: rules, using: &generator)
  }

  /// Uses small boards, so that a duel needs few bytes.
  mutating func terms() -> Terms? {
    guard let board = try? BoardSize(rows: 1 + next(below: 5), columns: 1 + next(below: 5)),
      let lengths = try? ShipLengths((0...next(below: 3)).map { _ in 1 + next(below: 3) }),
      let rules = try? Rules(board: board, shipLengths: lengths, losingMiss: nil, apart: next(below: 3) == 0)
    else { return nil }
    let volley = next(below: 5)
    return try? Terms(rules: rules, volley: volley == 0 ? .afloat : volley == 1 ? .again : .shots(volley - 1))
  }

  /// Some of the cells that can still be fired at.
  mutating func cells(_ count: Int, of chart: Chart) -> [Cell] {
    var left = Array(chart.unknownCells)
    return (0..<min(count, left.count)).map { _ in left.remove(at: next(below: left.count)) }
  }
}
