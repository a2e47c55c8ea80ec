// A seal is a fleet that its player can no longer change and no one else can read.

/// A player's sealed fleet, as a message contains it.
///
/// The digest commits to the fleet, the hidden bytes let the player's own key recover it, and the nonce makes the seals
/// of two duels different even if their fleets are the same. With their keys and each other's public keys the two players,
/// and no one else, make and check the tags that prove who wrote a message.
///
/// ```swift
/// assert(duel.seals.count == (duel.turns.isEmpty ? 1 : 2))
/// ```
public struct Seal: Hashable, Sendable {
  /// 16 random bytes, new for each player of each duel.
  public let nonce: [UInt8]

  /// 32 bytes that belong to the player's key in this duel alone.
  public let publicKey: [UInt8]

  /// 32 bytes that commit to the fleet.
  public let digest: [UInt8]

  /// The fleet's layout, encrypted with a pad that only the player's key can compute.
  public let hidden: [UInt8]

  static let nonceSize = 16
  private static let digestSize = 32

  /// The size of a seal in bytes.
  static func size(ships: Int) -> Int { nonceSize + X25519.byteCount + digestSize + 2 * ships }

  /// Nil if the number of bytes is wrong for a fleet of this many ships.
  package init?(bytes: [UInt8], ships: Int) {
    guard bytes.count == Self.size(ships: ships) else { return nil }
    let keyEnd = Self.nonceSize + X25519.byteCount
    nonce = Array(bytes[..<Self.nonceSize])
    publicKey = Array(bytes[Self.nonceSize..<keyEnd])
    digest = Array(bytes[keyEnd..<keyEnd + Self.digestSize])
    hidden = Array(bytes[(keyEnd + Self.digestSize)...])
  }

  package init(_ fleet: Fleet, as context: SealContext, key: PlayerKey, nonce: [UInt8]) {
    self.init(layout: fleet.layout, as: context, key: key, nonce: nonce)
  }

  /// A cheater may seal bytes that are not a layout.
  init(layout: [UInt8], as context: SealContext, key: PlayerKey, nonce: [UInt8]) {
    let opening = Opening(salt: context.salt(of: layout, key: key, nonce: nonce), layout: layout)
    self.nonce = nonce
    publicKey = X25519.publicKey(of: key.secret(of: context.player, nonce: nonce))
    digest = context.digest(of: opening, nonce: nonce, publicKey: publicKey)
    hidden = Self.covered(layout, key: key, nonce: nonce, digest: digest)
  }

  package var bytes: [UInt8] { nonce + publicKey + digest + hidden }

  /// The fleet and its opening; nil if the seal was made with another key or in another context.
  func opened(in context: SealContext, by key: PlayerKey) -> (fleet: Fleet, opening: Opening)? {
    let layout = Self.covered(hidden, key: key, nonce: nonce, digest: digest)
    guard let fleet = Fleet(layout: layout, rules: context.terms.rules) else { return nil }
    let opening = Opening(salt: context.salt(of: layout, key: key, nonce: nonce), layout: layout)
    return opening.opens(self, in: context) ? (fleet, opening) : nil
  }

  /// XORs a layout with the pad: the same step covers and uncovers it.
  private static func covered(_ layout: [UInt8], key: PlayerKey, nonce: [UInt8], digest: [UInt8]) -> [UInt8] {
    var pad: [UInt8] = []
    var block: UInt8 = 0
    while pad.count < layout.count {
      pad += HMAC.code("battleship pad", nonce + digest + [block], key: key.bytes)
      block += 1
    }
    return zip(layout, pad).map { $0 ^ $1 }
  }
}

/// The opening of a seal: with it, anyone can check which fleet was sealed.
///
/// ```swift
/// if let fleet = duel.openedFleet(of: .first) { print("the first player hid \(Array(fleet.ships))") }
/// assert(challenge.openedFleet(of: .first) == nil)  // no seal is open yet
/// ```
public struct Opening: Hashable, Sendable {
  /// 16 bytes that were secret until now, so that the fleet could not be found by trying all fleets.
  public let salt: [UInt8]

  /// The fleet as bytes; if the player cheats, they may not be a legal fleet.
  public let layout: [UInt8]

  static let saltSize = 16

  package init(salt: [UInt8], layout: [UInt8]) {
    self.salt = salt
    self.layout = layout
  }

  /// Nil if the number of bytes is wrong for a fleet of this many ships.
  package init?(bytes: [UInt8], ships: Int) {
    guard bytes.count == Self.saltSize + 2 * ships else { return nil }
    self.init(salt: Array(bytes[..<Self.saltSize]), layout: Array(bytes[Self.saltSize...]))
  }

  package var bytes: [UInt8] { salt + layout }

  func opens(_ seal: Seal, in context: SealContext) -> Bool {
    context.digest(of: self, nonce: seal.nonce, publicKey: seal.publicKey) == seal.digest
  }
}
