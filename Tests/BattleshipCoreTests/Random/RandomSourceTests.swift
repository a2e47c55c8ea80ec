// A secret source cannot be predicted from its output; a seeded one repeats.

import TestSupport
import Testing

@testable import BattleshipCore

@Suite struct RandomSourceTests {
  /// A generator that counts its calls.
  private struct Counted: RandomNumberGenerator {
    var count = 0
    var numbers = SplitMix64(seed: 3)
    mutating func next() -> UInt64 {
      count += 1
      return numbers.next()
    }
  }

  @Test func `a secret source takes 32 bytes from the generator and no other randomness`() {
    var counted = Counted()
    var source = RandomSource(using: &counted)
    #expect(counted.count == 32)
    var bytes = Counted()
    var hashed = HashedRandomness(bytes.bytes(count: 32))
    for _ in 1...5 { #expect(source.next() == hashed.next()) }
    #expect(counted.count == 32)
  }

  @Test func `a number is the hash of the secret bytes and its index`() {
    var hashed = HashedRandomness([UInt8](repeating: 7, count: 32))
    for place in 1...3 {
      let hash = SHA256.hash([UInt8](repeating: 7, count: 32) + [0, 0, 0, 0, 0, 0, 0, UInt8(place)])
      #expect(hashed.next() == UInt64(bigEndianBytes: hash[..<8]))
    }
  }

  @Test func `a seeded source is SplitMix64, and so is a source split from it`() {
    var (source, numbers) = (RandomSource(seed: 2016), SplitMix64(seed: 2016))
    for _ in 1...5 { #expect(source.next() == numbers.next()) }
    var (part, same) = (source.split(), SplitMix64(seed: numbers.next()))
    for _ in 1...5 { #expect(part.next() == same.next()) }
    #expect(source.next() == numbers.next())
  }

  @Test func `a source split from a secret one is secret, and different each time`() {
    var counted = Counted()
    var source = RandomSource(using: &counted)
    var parts = (1...20).map { _ in source.split() }
    #expect(Set(parts).count == 20)
    #expect(parts.allSatisfy { $0.bytes.count == 40 })
    #expect(Set(parts.indices.map { parts[$0].next() }).count == 20)
    #expect(counted.count == 32)
  }

  @Test func `a source continues from its bytes`() {
    forAll("sources as bytes", count: 50) { chance in
      var source = chance.isTrue(oneIn: 2) ? RandomSource(seed: chance.next()) : RandomSource(using: &chance)
      for _ in 0..<chance.number(0...3) { _ = source.next() }
      var again = RandomSource(bytes: source.bytes[...])
      return again == source && again?.next() == source.next()
    }
    for count in [0, 7, 9, 32, 39, 41] { #expect(RandomSource(bytes: [UInt8](repeating: 1, count: count)[...]) == nil) }
  }
}
