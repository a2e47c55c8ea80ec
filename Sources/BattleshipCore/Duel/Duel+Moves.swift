// The moves of a duel: challenge, join, fire, give up, open. The engine works out the answers.

extension Duel {
  /// A challenge: the first message, with the first player's sealed fleet.
  ///
  /// - Parameters:
  ///   - fleet: The fleet to seal; its rules, which have no losing miss, become the terms.
  ///   - volley: How many shots a turn has.
  ///   - name: The player's name, which both players and everyone with the link see; nil for none.
  ///   - key: The player's key.
  ///   - generator: The source of the nonce: the system's generator, except in a test.
  /// - Returns: The duel, which waits for a second player.
  /// - Throws: ``TermsError`` if the fleet's rules or the volley are not possible in a duel.
  public static func challenge(
    _ fleet: Fleet, volley: Volley = .shots(1), name: Name? = nil, key: PlayerKey,
    using generator: inout some RandomNumberGenerator
  ) throws(TermsError) -> Duel {
    let terms = try Terms(rules: fleet.rules, volley: volley)
    let nonce = generator.bytes(count: Seal.nonceSize)
    let seal = Seal(fleet, as: .first(terms, name: name), key: key, nonce: nonce)
    return Duel(firstSeal: seal, firstName: name, history: History(under: terms))
  }

  /// Joins a challenge: seals the second player's fleet and fires the first shots.
  ///
  /// - Throws: ``DuelError`` if another player has joined, the challenge is the player's own or has no usable key, the
  ///   fleet obeys other rules, or a shot cannot be fired; the duel does not change.
  public mutating func join(
    _ fleet: Fleet, shots: [Cell], name: Name? = nil, key: PlayerKey, using generator: inout some RandomNumberGenerator
  ) throws(DuelError) {
    guard secondSeal == nil else { throw .alreadyJoined }
    guard try side(of: key) == nil else { throw .ownChallenge }
    guard fleet.rules == rules else { throw .otherRules(fleet.rules) }
    let nonce = generator.bytes(count: Seal.nonceSize)
    let context = SealContext.second(terms, name: name, identifier: identifierBytes)
    var joined = self
    joined.second = SecondPlayer(seal: Seal(fleet, as: context, key: key, nonce: nonce), name: name)
    try joined.append(.volley(shots, answers: []), by: .second, key: key)
    self = joined
  }

  /// Answers the shots received and fires the next ones.
  ///
  /// - Throws: ``DuelError`` if it is not this player's turn, the shots are not those that are due, or the shots
  ///   received leave none to fire: then use ``sendAnswers(key:)``. The duel does not change.
  public mutating func fire(at shots: [Cell], key: PlayerKey) throws(DuelError) {
    let side = try sideToMove(key)
    let answers = trueAnswers(of: side)
    guard !isLastShipSunk(of: side, by: answers) else { throw .turn(.shotsAfterEnd) }
    try append(.volley(shots, answers: answers), by: side.player, key: key)
  }

  /// Answers the shots received if no shots are due: either they have sunk the player's last ship, and the message also
  /// opens the player's seal; or one was a hit, and the other player fires again (``Volley/again``).
  ///
  /// - Throws: ``DuelError`` if it is not this player's turn, or shots are due; the duel does not change.
  public mutating func sendAnswers(key: PlayerKey) throws(DuelError) {
    let side = try sideToMove(key)
    let answers = trueAnswers(of: side)
    let opening = isLastShipSunk(of: side, by: answers) ? side.opening : nil
    try append(.lastAnswers(answers), opening: opening, by: side.player, key: key)
  }

  /// Gives up: the other player wins, and the message opens the player's own seal.
  ///
  /// - Throws: ``DuelError`` if it is not this player's turn; the duel does not change.
  public mutating func resign(key: PlayerKey) throws(DuelError) {
    let side = try sideToMove(key)
    try append(.resignation, opening: side.opening, by: side.player, key: key)
  }

  /// Opens the winner's seal after the loser's, so that anyone can check every answer.
  ///
  /// - Throws: ``DuelError`` if this player has no seal to open now; the duel does not change.
  public mutating func open(key: PlayerKey) throws(DuelError) {
    guard let side = try side(of: key) else { throw .notYourDuel }
    guard try due(for: side) == .open else { throw .nothingToOpen }
    var opened = self
    opened.openings.append(side.opening)
    try opened.sign(by: side.player, key: key)
    self = opened
  }

  private func sideToMove(_ key: PlayerKey) throws(DuelError) -> Side {
    guard let side = try side(of: key) else { throw secondSeal == nil ? .notJoined : .notYourDuel }
    guard status == .open else { throw .over }
    guard secondSeal != nil else { throw .ownChallenge }
    guard side.player == turn else { throw .notYourTurn }
    guard untrueAnswer(of: side) == nil else { throw .untrueAnswer }
    return side
  }

  /// If it throws, the duel does not change.
  private mutating func append(
    _ turn: Turn, opening: Opening? = nil, by player: Player, key: PlayerKey
  ) throws(DuelError) {
    var next = self
    do throws(TurnError) {
      try next.history.append(turn)
    } catch {
      throw .turn(error)
    }
    if let opening { next.openings = [opening] }
    try next.sign(by: player, key: key)
    self = next
  }
}
