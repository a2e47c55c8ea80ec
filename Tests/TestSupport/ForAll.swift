// Tries a law on many random values; the printed seed gives the same ones again.

import BattleshipCore
import Testing

/// A source of random values.
package struct Chance: RandomNumberGenerator {
  private var generator: SplitMix64

  /// The values to print if the law is broken.
  fileprivate var shown: [any CustomStringConvertible & Sendable] = []

  package init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
  }

  package mutating func next() -> UInt64 { generator.next() }

  package mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  package mutating func isTrue(oneIn odds: Int) -> Bool { number(1...odds) == 1 }

  /// Shows a value, such as a chart with its picture, if the law is broken.
  package mutating func show(_ value: some CustomStringConvertible & Sendable) { shown.append(value) }
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
    let failure: String
    do {
      if try holds(&chance) { continue }
      failure = "broken"
    } catch {
      failure = "\(error)"
    }
    let picture = chance.shown.map { "\n\($0)" }.joined()
    Issue.record("\(law): \(failure) in round \(round) with SEED=\(runSeed)\(picture)", sourceLocation: sourceLocation)
    return
  }
}

/// The first lines in which two values differ that should be the same.
package struct Difference: Error, CustomStringConvertible {
  private let what: String
  private let line: Int
  private let one, other: String

  package var description: String { "\(what) differ in line \(line):\n  \(one)\n  \(other)" }

  fileprivate init(_ what: String, _ one: [String], _ other: [String]) {
    let place = zip(one, other).enumerated().first { $1.0 != $1.1 }?.offset ?? min(one.count, other.count)
    self.what = what
    line = place + 1
    self.one = place < one.count ? one[place] : "(nothing)"
    self.other = place < other.count ? other[place] : "(nothing)"
  }
}

/// A value's description line by line: a board is a picture of several lines.
package func linesOfText(_ value: some Any) -> [String] {
  "\(value)".split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
}

/// Requires two values to be the same; the failure shows the first line in which their pictures differ.
package func requireSame<Value: Equatable>(
  _ what: String, _ one: Value, _ other: Value, lines: (Value) -> [String] = linesOfText
) throws(Difference) {
  if one != other { throw Difference(what, lines(one), lines(other)) }
}
