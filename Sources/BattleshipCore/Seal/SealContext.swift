// A seal is bound to its context: a player, their name, the terms and, for the second player, the whole challenge.

/// The context goes into both the salt and the digest, so a seal is valid nowhere else.
package struct SealContext {
  let player: Duel.Player
  let terms: Terms
  let name: Duel.Name?
  /// The identifier of the duel for the second player, and nothing for the first.
  private let challenge: [UInt8]

  package static func first(_ terms: Terms, name: Duel.Name? = nil) -> SealContext {
    SealContext(player: .first, terms: terms, name: name, challenge: [])
  }

  /// `identifier` is that of the challenge.
  package static func second(_ terms: Terms, name: Duel.Name? = nil, identifier: [UInt8]) -> SealContext {
    SealContext(player: .second, terms: terms, name: name, challenge: identifier)
  }

  /// The salt depends on everything that is sealed, so an opened seal cannot be used to forge a second one that this
  /// key opens.
  package func salt(of layout: [UInt8], key: PlayerKey, nonce: [UInt8]) -> [UInt8] {
    let code = HMAC.code("battleship salt", [UInt8(player.number)] + nonce + layout + context, key: key.bytes)
    return Array(code[..<Opening.saltSize])
  }

  package func digest(of opening: Opening, nonce: [UInt8], publicKey: [UInt8]) -> [UInt8] {
    let label = Array("battleship seal".utf8) + [0, UInt8(player.number)]
    return SHA256.hash(label + nonce + publicKey + opening.salt + opening.layout + context)
  }

  private var context: [UInt8] { Array(terms.description.utf8) + name.sealed + challenge }
}
