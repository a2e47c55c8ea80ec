// The events in the game's panel: seat events, a draft to resume, and random bytes from outside.

import BattleshipPlay

/// An event in the panel of the game.
package enum PanelEvent: Hashable, Sendable {
  /// An event at the seat.
  case seat(SeatEvent)
  /// What was begun at the seat before the panel was opened again.
  case resumed(SeatDraft)
  /// Random bytes arrived, for the key and the seals of duels.
  case gotChance(ChanceBytes)
}

/// Random bytes for duels: enough for a key and for the nonce of one seal.
package struct ChanceBytes: Hashable, Sendable {
  /// The number of bytes.
  package static let byteCount = 48

  /// The bytes.
  package let bytes: [UInt8]

  /// Wraps bytes; `nil` if their number is not ``byteCount``.
  package init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.byteCount else { return nil }
    self.bytes = bytes
  }

  /// Draws random bytes.
  ///
  /// - Parameter generator: The source: the system's generator, except in a test.
  package init(using generator: inout some RandomNumberGenerator) {
    bytes = (0..<Self.byteCount).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }
}
