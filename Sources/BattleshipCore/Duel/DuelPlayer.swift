// A player of duels: compares a message with the last one stored, then opens or answers it.

/// A player of duels, who opens and answers messages with a key.
///
/// The player holds only the key: the caller passes the duel's record, and gets the message that replaces it. Store
/// that message before showing it, comparing and storing in one step; then no message is ever answered twice. A
/// ``DuelMemory`` does both.
///
/// ```swift
/// let player = DuelPlayer(key: key)
/// let mine = try player.open(challenge, last: DuelRecord(written: challenge))
/// assert(mine.due == .wait && mine.duel == challenge)
/// ```
public struct DuelPlayer: Sendable {
  /// The player's key.
  public let key: PlayerKey

  /// The player with this key.
  public init(key: PlayerKey) { self.key = key }

  /// The duel in a message as this player sees it; if they have answered the message, the duel after their answer.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - last: The record of this duel for the player; nil if there is none.
  ///   - insists: Whether the player was shown a message that is ahead or not remembered, and wants to continue.
  /// - Returns: The duel, the player's fleet, and the action that is due.
  /// - Throws: ``ReceptionError`` if the message must not be answered.
  public func open(_ message: Duel, last: DuelRecord?, insists: Bool = false) throws(ReceptionError) -> OwnDuel {
    let kept = try message.keptAnswer(by: key, last: last, insists: insists)
    let shown = kept ?? message
    do throws(DuelError) {
      return try OwnDuel(shown, key: key)
    } catch {
      throw .duel(error)
    }
  }

  /// The message that answers another one with a move.
  ///
  /// A repeated move, or ``DuelMove/finish`` after any move, gives the same message again. ``DuelMove/finish`` also
  /// accepts the winner's opening: the result is then the received message.
  ///
  /// - Parameters:
  ///   - move: The move.
  ///   - message: The received message.
  ///   - last: The record of this duel for the player; nil if there is none.
  ///   - insists: Whether the player was shown a message that is ahead or not remembered, and wants to continue.
  ///   - generator: The source of the nonce of a seal: the system's generator, except in a test.
  /// - Returns: The message to store and then to show, and the stored one that it replaces; both are the same if there
  ///   is nothing to store.
  /// - Throws: ``ReceptionError`` if the message must not be answered, or not by this move.
  public func answer(
    _ move: DuelMove, to message: Duel, last: DuelRecord?, insists: Bool = false,
    using generator: inout some RandomNumberGenerator
  ) throws(ReceptionError) -> (message: Duel, replacing: Duel?) {
    if case .join = move, message.secondSeal != nil, (try? message.side(of: key)) == nil {
      throw .duel(.alreadyJoined)
    }
    if let last = try message.keptAnswer(by: key, last: last, insists: insists) {
      if case .join = move, (try? last.side(of: key))?.player == .first { throw .duel(.ownChallenge) }
      guard repeats(move, in: message, last) else { throw obstacle(to: message, last) }
      return (last, last)
    }
    do throws(DuelError) {
      return (try message.after(move, key: key, using: &generator), last?.written)
    } catch {
      throw .duel(error)
    }
  }

  /// Why a new move cannot answer a message that the last one contains: it was not the player's turn, or the player has
  /// answered it already.
  private func obstacle(to message: Duel, _ last: Duel) -> ReceptionError {
    let player = (try? last.side(of: key))?.player
    if message.secondSeal == nil, player == .first { return .duel(.ownChallenge) }
    guard message.status == .open else { return .duel(.over) }
    return message.turn == player ? .answeredOtherwise : .duel(.notYourTurn)
  }

  private func repeats(_ move: DuelMove, in duel: Duel, _ last: Duel) -> Bool {
    guard let mine = try? last.side(of: key) else { return false }
    switch move {
    case .join(let fleet, let shots, let name):
      return mine.fleet == fleet && last.secondName == name
        && self.shots(of: mine.player, inAnswerTo: duel, last) == CellSet(shots)
    case .fire(let shots): return self.shots(of: mine.player, inAnswerTo: duel, last) == CellSet(shots)
    case .finish: return true
    case .resign: return last.turns.last == .resignation
    }
  }

  /// The cells that the player fired at in answer to a message, or in the message itself if it is their own.
  private func shots(of player: Duel.Player, inAnswerTo duel: Duel, _ last: Duel) -> CellSet {
    let chapters = last.story
    let answer = chapters.dropFirst(duel.turns.count).first ?? chapters.last
    let turn = answer?.player == player ? answer : chapters.prefix(duel.turns.count).last
    return CellSet(turn?.shots ?? [])
  }
}

extension Duel {
  /// The player's last message if it contains all of this one; nil if this message may be answered.
  ///
  /// - Throws: ``ReceptionError`` if the message must not be answered.
  func keptAnswer(by key: PlayerKey, last: DuelRecord?, insists: Bool) throws(ReceptionError) -> Duel? {
    let relation: Relation
    do throws(DuelError) {
      relation = try self.relation(to: last, key: key)
    } catch {
      throw .duel(error)
    }
    switch relation {
    case .old:
      guard let last else { preconditionFailure("nothing is older than a message that was not remembered") }
      return last.written
    case .next: break
    case .changed, .foreign, .forged: throw .relation(relation)
    case .ahead: if !insists { throw .relation(relation) }
    // A challenge can be joined, and the player's own can be shown.
    case .unremembered: if !insists, !turns.isEmpty { throw .relation(relation) }
    }
    // Compare the answers with the ships last, so that no refusal above reveals how many of them are true.
    do throws(DuelError) {
      _ = try due(for: key)
    } catch {
      throw .duel(error)
    }
    return nil
  }
}
