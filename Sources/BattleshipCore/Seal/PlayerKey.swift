// A player's key is 32 random bytes that open that player's own seals, and no others.

/// A player's secret: anyone who has it can open the seals that were made with it.
///
/// Make a key once, store it where no one else can read it, and use it in every duel:
///
/// ```swift
/// var generator = SystemRandomNumberGenerator()
/// let key = PlayerKey(using: &generator)
/// assert(PlayerKey(bytes: key.bytes) == key)
/// ```
public struct PlayerKey: Hashable, Sendable {
  /// The number of bytes in a key.
  public static let byteCount = 32

  /// The bytes, to store the key. They are never part of a message.
  public let bytes: [UInt8]

  /// The key with these bytes; nil unless there are 32, not all zero: a crash can leave zeros, which anyone can guess.
  public init?(bytes: [UInt8]) {
    guard bytes.count == Self.byteCount, bytes.contains(where: { $0 != 0 }) else { return nil }
    self.bytes = bytes
  }

  /// A new key.
  ///
  /// - Parameter generator: The source of the secret: the system's generator, except in a test.
  public init(using generator: inout some RandomNumberGenerator) {
    bytes = generator.bytes(count: Self.byteCount)
  }
}

extension PlayerKey {
  /// The secret behind the public key of a seal, different for each duel and side.
  func secret(of player: Duel.Player, nonce: [UInt8]) -> [UInt8] {
    HMAC.code("battleship by", [UInt8(player.number)] + nonce, key: bytes)
  }
}

extension PlayerKey: Secret {
  /// Hides the bytes, so that a logged key is not leaked; `dump` hides them, too.
  public var description: String { "a player's key" }
}

extension RandomNumberGenerator {
  mutating func bytes(count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &self) }
  }
}
