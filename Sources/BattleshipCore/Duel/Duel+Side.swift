// A key identifies its player's side of a duel: which player, the fleet, and what to do next.

extension Duel {
  /// One player's side of a duel, as only that player's key shows it.
  public struct Side: Hashable, Sendable {
    /// Which player it is.
    public let player: Player

    /// The player's own fleet.
    public let fleet: Fleet

    package let opening: Opening
  }

  /// The next action of a player.
  public enum Due: Hashable, Sendable {
    /// Seal a fleet and fire this many shots.
    case join(shots: Int)
    /// Fire this many shots; the message also has these answers to the shots received.
    case fire(shots: Int, answers: [ShotResult])
    /// Send this answer to a hit, after which the other player fires again.
    case answer(ShotResult)
    /// Send these answers, which say that the last ship was sunk; the message also opens the seal.
    case lastAnswers([ShotResult])
    /// Open the seal, as the other player has done.
    case open
    /// Wait for the other player's message.
    case wait
    /// Nothing: the duel is over and both seals are open.
    case nothing
  }

  /// The side that a key opens; nil if it opens none.
  ///
  /// - Throws: ``DuelError/bothSides`` if the key opens both, which cannot happen in an honest duel.
  public func side(of key: PlayerKey) throws(DuelError) -> Side? {
    let first = side(.first, of: key)
    let second = side(.second, of: key)
    guard first == nil || second == nil else { throw .bothSides }
    return first ?? second
  }

  private func side(_ player: Player, of key: PlayerKey) -> Side? {
    guard let (seal, context) = seal(of: player), let (fleet, opening) = seal.opened(in: context, by: key) else {
      return nil
    }
    return Side(player: player, fleet: fleet, opening: opening)
  }

  /// The player who has this key, so far as the challenge shows: anyone who did not write it can only be the second
  /// player, whether they have joined in this message, in another one, or not yet.
  public func player(with key: PlayerKey) -> Player { side(.first, of: key) == nil ? .second : .first }

  /// The next action of the player with a key.
  ///
  /// - Throws: ``DuelError`` if the duel is not this player's, or holds an untrue answer in their name.
  public func due(for key: PlayerKey) throws(DuelError) -> Due {
    try due(for: side(of: key))
  }

  /// A player without a side may join while no other player has.
  func due(for side: Side?) throws(DuelError) -> Due {
    guard let side else {
      guard secondSeal == nil else { throw .notYourDuel }
      return .join(shots: history.shotsDue(after: []))
    }
    let opening = opening(of: side.player)
    guard untrueAnswer(of: side) == nil, opening == nil || opening == side.opening else { throw .untrueAnswer }
    if let winner {
      return openings.count == 2 ? .nothing : side.player == winner ? .open : .wait
    }
    guard secondSeal != nil, side.player == turn else { return .wait }
    let answers = trueAnswers(of: side)
    if isLastShipSunk(of: side, by: answers) { return .lastAnswers(answers) }
    let shots = history.shotsDue(after: answers)
    return if shots == 0, let answer = answers.first { .answer(answer) } else { .fire(shots: shots, answers: answers) }
  }

  /// The first answer in this side's name that is not true to its fleet; nil if all are true.
  public func untrueAnswer(of side: Side) -> UntrueAnswer? {
    history[side.player].untrueAnswer(for: side.fleet)
  }

  func trueAnswers(of side: Side) -> [ShotResult] {
    let shots = history[side.player].unanswered
    var answered = CellSet(history[side.player].shots.dropLast(shots.count))
    return shots.map { side.fleet.answer(to: $0, answered: &answered) }
  }

  func isLastShipSunk(of side: Side, by answers: [ShotResult]) -> Bool {
    answers.sunkCount == history[side.player].lengthsAfloat.count
  }
}

extension Fleet {
  /// The true answer to a shot if `answered` were answered before; adds the cell to them.
  package func answer(to shot: Cell, answered: inout CellSet) -> ShotResult {
    answered.insert(shot)
    guard let ship = ship(at: shot) else { return .miss }
    return ship.cells.isSubset(of: answered) ? .sunk(ship) : .hit
  }
}
