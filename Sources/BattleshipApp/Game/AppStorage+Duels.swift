// Stores the game's data for duels: the player's key, the next nonce, and the last message of each duel.

import BattleshipCore
import BattleshipPlay
import MessagesHost

extension AppStorage {
  /// The player's key; `nil` before the first duel.
  var playerKey: PlayerKey? { bytes(under: "key").flatMap { PlayerKey(bytes: $0) } }

  /// Whether a key and a nonce are stored.
  var isReadyForDuels: Bool { playerKey != nil && nonceText != nil }

  /// The key as it is stored.
  var keyText: String? { self["key"] }

  /// The next nonce as it is stored.
  var nonceText: String? { self["nonce"] }

  /// The duel whose message was kept last, and the URL of that message.
  var newestDuel: (identifier: String, url: String)? {
    guard let identifier = self["newest"] else { return nil }
    return self["duel \(identifier)"].map { (identifier, $0) }
  }

  /// Puts back a key and a nonce from a kept conversation; returns false if they are malformed.
  mutating func restore(key: String, nonce: String?) -> Bool {
    guard let bytes = Base64URL.decode(Array(key.utf8)), PlayerKey(bytes: bytes) != nil,
      nonce.map({ Base64URL.decode(Array($0.utf8))?.count == Entropy.byteCount - PlayerKey.byteCount }) ?? true
    else { return false }
    (self["key"], self["nonce"]) = (key, nonce)
    return true
  }

  /// Stores random bytes as the nonce of the next seal, and as the key if there is none.
  mutating func take(_ entropy: Entropy) {
    if playerKey == nil { self["key"] = text(entropy.bytes.prefix(PlayerKey.byteCount)) }
    self["nonce"] = text(entropy.bytes.dropFirst(PlayerKey.byteCount))
  }

  /// Returns the nonce and removes it, because no other seal may use it.
  mutating func takeNonce() -> GivenBytes? {
    defer { self["nonce"] = nil }
    return bytes(under: "nonce").map(GivenBytes.init)
  }

  /// A duel as this phone's player sees it; `nil` before there is a key.
  func opened(_ duel: Duel) throws(ReceptionError) -> OwnDuel? {
    guard let key = playerKey else { return nil }
    return try DuelPlayer(key: key).open(duel, last: last(of: duel.identifier))
  }

  private func text(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: Base64URL.encode(Array(bytes)), as: UTF8.self)
  }

  private func bytes(under key: String) -> [UInt8]? {
    self[key].flatMap { Base64URL.decode(Array($0.utf8)) }
  }
}

extension AppStorage: DuelMemory {
  /// The last message of a duel that was kept on this phone; `nil` if there is none.
  public func last(of identifier: String) -> Duel? {
    MessageContent(in: self["duel \(identifier)"])?.duel
  }

  /// Keeps a message of a duel if the expected one is there, and returns whether it is.
  public mutating func exchange(_ identifier: String, expecting: Duel?, new: Duel) -> Bool {
    guard last(of: identifier) == expecting else { return false }
    (self["duel \(identifier)"], self["newest"]) = (new.messageURL(), identifier)
    return true
  }
}

/// A random source for a nonce, which takes the low byte of each number: these are bytes drawn earlier. It stops the
/// program if they run out.
struct GivenBytes: RandomNumberGenerator {
  private var bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }

  mutating func next() -> UInt64 {
    guard let byte = bytes.popFirst() else { preconditionFailure("more random bytes are asked for than were drawn") }
    return UInt64(byte)
  }
}
