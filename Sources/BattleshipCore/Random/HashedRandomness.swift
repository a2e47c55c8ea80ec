// Random numbers hashed from secret bytes: earlier numbers do not reveal the next one.

package struct HashedRandomness: RandomNumberGenerator, Hashable, Sendable {
  package static let byteCount = 32
  let seed: [UInt8]
  private(set) var count: UInt64

  /// Continues after the first `count` numbers.
  package init(_ seed: [UInt8], count: UInt64 = 0) { (self.seed, self.count) = (seed, count) }

  /// Mixes in the player's key, so that bytes that others can guess do not reveal the ships.
  package init(_ bytes: [UInt8], mixedWith key: PlayerKey) {
    self.init(HMAC.code("battleship random", bytes, key: key.bytes))
  }

  package mutating func next() -> UInt64 {
    count += 1
    return SHA256.hash(seed + count.bigEndianBytes).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
