// Random bytes from outside, for the key and the seals of duels.

import BattleshipCore

/// Enough bytes for a key and for the nonce of one seal.
package struct Entropy: Hashable, Sendable, Secret {
  package static let byteCount = 48
  package let bytes: [UInt8]

  /// `generator` is the system's, except in a test.
  package init(using generator: inout some RandomNumberGenerator) {
    bytes = (0..<Self.byteCount).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }
}
