// A move in a duel: join, fire, finish or give up. The player's key turns it into a message.

/// A player's move in answer to a message of a duel.
///
/// ```swift
/// let player = DuelPlayer(key: otherKey)
/// let fleet = try Fleet.random(rules: challenge.rules, using: &generator)
/// let joined = try player.answer(.join(fleet, shots: [.a1]), to: challenge, last: nil, using: &generator).message
/// assert(joined.turn == .first)
/// ```
public indirect enum DuelMove: Hashable, Sendable {
  /// Joins with this fleet, and fires first; the name is for both players to see.
  case join(Fleet, shots: [Cell], name: Duel.Name? = nil)
  /// Answers the shots received, and fires at these cells.
  case fire([Cell])
  /// Makes a move without a shot: sends the answers if the last ship was sunk or the other player fires again, opens
  /// the seal after a won duel, or accepts the winner's opening.
  case finish
  /// Gives up.
  case resign
}

extension DuelMove {
  /// The same move, with this name for a player who joins.
  package func named(_ name: Duel.Name?) -> DuelMove {
    if case .join(let fleet, let shots, _) = self { .join(fleet, shots: shots, name: name) } else { self }
  }
}

extension Duel {
  /// The duel after a player's move.
  ///
  /// - Throws: ``DuelError`` if the player cannot make this move now.
  package func after(
    _ move: DuelMove, key: PlayerKey, using generator: inout some RandomNumberGenerator
  ) throws(DuelError) -> Duel {
    var next = self
    switch move {
    case .join(let fleet, let shots, let name):
      try next.join(fleet, shots: shots, name: name, key: key, using: &generator)
    case .fire(let shots): try next.fire(at: shots, key: key)
    case .finish:
      switch try due(for: key) {
      case .open: try next.open(key: key)
      case .nothing: break
      case .join, .fire, .answer, .lastAnswers, .wait: try next.sendAnswers(key: key)
      }
    case .resign: try next.resign(key: key)
    }
    return next
  }
}
