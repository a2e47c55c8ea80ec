// A law is tried on many random values; the seed that it prints gives the same ones again.

import BattleshipCore
import Testing

/// Where random values come from, with what a test may want to draw.
package struct Chance: RandomNumberGenerator {
  private var generator: SplitMix64

  package init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  package mutating func next() -> UInt64 { generator.next() }

  package mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  package mutating func isTrue(oneIn odds: Int) -> Bool { number(1...odds) == 1 }
}

/// The seed of this run: the number in the environment variable `SEED`, or a new one.
package let runSeed: UInt64 = environment("SEED").flatMap { UInt64($0) } ?? UInt64.random(in: .min ... .max)

/// Tries a law on `count` values, and stops at the first that breaks it.
package func forAll(
  _ law: String, count: Int, sourceLocation: SourceLocation = #_sourceLocation,
  _ holds: (inout Chance) throws -> Bool
) {
  print("law: \(law): \(count) times, SEED=\(runSeed)")
  for round in 0..<count {
    var chance = Chance(seed: runSeed &+ UInt64(round))
    do {
      if try holds(&chance) { continue }
      Issue.record("broken in round \(round) with SEED=\(runSeed)", sourceLocation: sourceLocation)
    } catch {
      Issue.record("\(error) in round \(round) with SEED=\(runSeed)", sourceLocation: sourceLocation)
    }
    return
  }
}
