// What can happen in the game's panel: whatever happens at a seat, and random bytes that come from outside.

import BattleshipPlay

/// Something that happens in the panel of the game.
public enum PanelEvent: Hashable, Sendable {
  /// Something happens at the seat.
  case seat(SeatEvent)
  /// Random bytes come in, for the key and the seals of duels.
  case gotChance(ChanceBytes)
}

/// Random bytes for a player of duels: enough for a key, and for the nonce of one seal.
public struct ChanceBytes: Hashable, Sendable {
  /// How many bytes there are.
  public static let byteCount = 48

  /// The bytes.
  public let bytes: [UInt8]

  /// These bytes; nil if they are not ``byteCount``.
  public init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.byteCount else { return nil }
    self.bytes = bytes
  }

  /// Random bytes.
  ///
  /// - Parameter generator: Where they come from: the system's generator, except in a test.
  public init(using generator: inout some RandomNumberGenerator) {
    bytes = (0..<Self.byteCount).map { _ in UInt8.random(in: .min ... .max, using: &generator) }
  }
}
