// A tag proves to the two players of a duel, and to no one else, who wrote the newest part of a message.

extension Duel {
  static let tagSize = 16

  /// The writer of the newest part of the message: the winner if both seals are open, else the player of the last turn.
  package var writer: Player {
    if openings.count == 2, let winner { return winner }
    return turns.isEmpty ? .first : history.nextPlayer.other
  }

  /// The players' shared secret; nil if the opponent has not joined, or has an unusable public key.
  ///
  /// The player's own public key need not be compared: a seal that this key opens was made with it, public key and all.
  private func shared(by player: Player, key: PlayerKey) -> [UInt8]? {
    guard let secondSeal else { return nil }
    let (mine, theirs) = player == .first ? (firstSeal, secondSeal) : (secondSeal, firstSeal)
    let secret = key.secret(of: player, nonce: mine.nonce)
    guard let bytes = X25519.shared(secret, with: theirs.publicKey) else { return nil }
    return HMAC.code("battleship shared", firstSeal.publicKey + secondSeal.publicKey, key: bytes)
  }

  /// The tag that the writer of this message gives it; nil if the two players share no secret.
  private func trueTag(for player: Player, key: PlayerKey) -> [UInt8]? {
    guard let shared = shared(by: player, key: key) else { return nil }
    let code = HMAC.code("battleship tag", [UInt8(writer.number)] + untaggedQuery.utf8, key: shared)
    return Array(code[..<Self.tagSize])
  }

  /// The tag of answers to this message that are sent ahead of the next one; nil if the two players share no secret.
  func tag(of answers: [ShotResult], by writer: Player, for player: Player, key: PlayerKey) -> [UInt8]? {
    guard let shared = shared(by: player, key: key) else { return nil }
    let text = Turn.lastAnswers(answers).text(isFirst: false, on: rules.board)
    let code = HMAC.code("battleship answers", [UInt8(writer.number)] + tag + text.utf8, key: shared)
    return Array(code[..<Self.tagSize])
  }

  /// Whether one of the two players wrote this message, as the player with a key can tell. A challenge has no tag.
  func isGenuine(for player: Player, key: PlayerKey) -> Bool {
    turns.isEmpty || HMAC.isSame(trueTag(for: player, key: key), tag)
  }

  /// Replaces the tag by that of the player who has just changed the message.
  ///
  /// - Throws: ``DuelError/noUsableKey`` if the opponent's public key gives no secret.
  package mutating func sign(by player: Player, key: PlayerKey) throws(DuelError) {
    guard let tag = trueTag(for: player, key: key) else { throw .noUsableKey }
    self.tag = tag
  }
}
