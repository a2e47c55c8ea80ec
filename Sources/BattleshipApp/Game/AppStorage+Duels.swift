// Stores the game's data for duels: the player's key, the next nonce, and the last message of each duel.

import BattleshipCore
import BattleshipPlay
import MessagesHost

extension AppStorage {
  /// The player's key; `nil` before the first duel.
  var playerKey: PlayerKey? { bytes(under: "key").flatMap { PlayerKey(bytes: $0) } }

  /// Whether a key and a nonce are stored.
  var isReadyForDuels: Bool { playerKey != nil && self["nonce"] != nil }

  /// Stores random bytes as the nonce of the next seal, and as the key if there is none.
  mutating func take(_ chance: ChanceBytes) {
    if playerKey == nil { self["key"] = text(chance.bytes.prefix(PlayerKey.byteCount)) }
    self["nonce"] = text(chance.bytes.dropFirst(PlayerKey.byteCount))
  }

  /// Returns the nonce and removes it, because no other seal may use it.
  mutating func takeNonce() -> GivenBytes? {
    defer { self["nonce"] = nil }
    return bytes(under: "nonce").map(GivenBytes.init)
  }

  /// The writer of this player's moves in a duel; `nil` before there is a key.
  func writer(in identifier: String?) -> DuelWriter? {
    playerKey.map { DuelWriter(key: $0, lastWritten: identifier.flatMap { lastWritten(in: $0) }) }
  }

  /// The message this player wrote last in a duel; `nil` if there is none.
  func lastWritten(in identifier: String) -> Duel? {
    self["duel \(identifier)"].flatMap { try? Duel(messageURL: $0) }
  }

  /// Stores the message this player wrote last in a duel.
  mutating func remember(_ duel: Duel) {
    self["duel \(duel.identifier)"] = duel.messageURL()
  }

  private func text(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: Base64URL.encode(Array(bytes)), as: UTF8.self)
  }

  private func bytes(under key: String) -> [UInt8]? {
    self[key].flatMap { Base64URL.decode(Array($0.utf8)) }
  }
}

/// A random source that returns bytes drawn earlier, and stops the program if they run out.
struct GivenBytes: RandomNumberGenerator {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  mutating func next() -> UInt64 {
    guard let byte = bytes.popFirst() else { preconditionFailure("more random bytes are asked for than were drawn") }
    return UInt64(byte)
  }
}
