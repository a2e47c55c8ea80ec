// Random numbers from 32 random bytes of the caller, because the engine has no source of its own.

import BattleshipCore

/// Random numbers hashed from the caller's bytes; nobody can predict them without knowing the bytes.
struct HashedRandomness: RandomNumberGenerator {
  /// How many bytes a caller passes.
  static let byteCount = 32

  private let seed: [UInt8]
  private var count: UInt64 = 0

  init(_ seed: [UInt8]) { self.seed = seed }

  mutating func next() -> UInt64 {
    count += 1
    let number = (0..<8).map { UInt8(truncatingIfNeeded: count >> (8 * $0)) }
    return SHA256.hash(seed + number).prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
