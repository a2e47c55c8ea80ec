// A seal is bound to its context: a player, the terms and, for the second player, the first player's seal.

/// The context goes into both the salt and the digest, so a seal is valid nowhere else.
package struct SealContext {
  let player: Duel.Player
  let terms: Terms
  private let firstDigest: [UInt8]

  package static func first(_ terms: Terms) -> SealContext {
    SealContext(player: .first, terms: terms, firstDigest: [])
  }

  package static func second(_ terms: Terms, against first: Seal) -> SealContext {
    SealContext(player: .second, terms: terms, firstDigest: first.digest)
  }

  /// The salt depends on everything that is sealed, so nobody can use an opened seal to forge a second seal that this
  /// key opens.
  package func salt(of layout: [UInt8], key: PlayerKey, nonce: [UInt8]) -> [UInt8] {
    let code = HMAC.code(of: bytes("battleship salt", nonce + layout), key: key.bytes)
    return Array(code[..<Opening.saltSize])
  }

  package func digest(of opening: Opening, nonce: [UInt8]) -> [UInt8] {
    SHA256.hash(bytes("battleship seal", nonce + opening.salt + opening.layout))
  }

  private func bytes(_ label: String, _ sealed: [UInt8]) -> [UInt8] {
    Array(label.utf8) + [0, UInt8(player.number)] + sealed + Array(terms.description.utf8) + firstDigest
  }
}
