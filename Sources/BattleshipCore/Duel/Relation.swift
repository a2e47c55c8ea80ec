// Compares a message with the last one that this player wrote, so that no message is answered twice.

/// How a message compares with the last one that the player wrote in the same duel.
///
/// A URL does not show that an older message was sent again with other shots, and answering both would tell the
/// opponent more than the rules allow. So a program stores the last message that it wrote in each duel, or the winner's
/// opening after it, and compares first:
///
/// ```swift
/// switch try duel.relation(to: DuelRecord(written: duel), key: key) {
/// case .next: print("answer it")
/// case .old: print("show my last message again")
/// case .ahead, .unremembered: print("show it, and answer only if the player insists")
/// case .foreign: print("somebody else has joined this challenge")
/// case .forged: print("neither player wrote it")
/// case .changed(let part): print("the opponent changed \(part)")
/// }
/// ```
public enum Relation: Hashable, Sendable {
  /// The last message already contains all of it: show that one again.
  case old
  /// The opponent's next message: answer it.
  case next
  /// It has a turn or an opening of this player that the last message does not have: show it to the player, and refuse
  /// it unless they insist.
  case ahead
  /// It contradicts the last message, and the opponent wrote it: refuse it.
  case changed(Part)
  /// Another second player than the one in the last message has joined: refuse it, and accuse no one. `isMine` if the
  /// player's own key has joined a second time.
  case foreign(isMine: Bool)
  /// Its tag shows that neither player wrote it: refuse it, and store nothing of it. The true message may still come.
  case forged
  /// The player wrote nothing in this duel, or the message was lost.
  case unremembered

  /// The first part of a message that contradicts the last one.
  public enum Part: Hashable, Sendable {
    /// A player's name.
    case name(Duel.Player)
    /// The turn of this number, counted from 1.
    case turn(Int)
    /// A player's opening.
    case opening(Duel.Player)
  }
}

extension Duel {
  /// How this message compares with the last one that the player with a key has written in this duel.
  ///
  /// - Parameters:
  ///   - record: The record of the duel for the player; nil if there is none.
  ///   - key: The player's key.
  /// - Returns: The relation. The tag and the seals are checked for it, but not the answers.
  /// - Throws: ``DuelError`` if the key belongs to neither player of a duel that has two, or to both.
  public func relation(to record: DuelRecord?, key: PlayerKey) throws(DuelError) -> Relation {
    guard let last = record?.written, last.identifierBytes == identifierBytes else {
      guard let player = try side(of: key)?.player else {
        guard secondSeal == nil else { throw .notYourDuel }
        return .unremembered
      }
      return isGenuine(for: player, key: key) ? .unremembered : .forged
    }
    if last.continues(self) { return .old }
    guard seals.starts(with: last.seals) else { return .foreign(isMine: (try? side(of: key)) != nil) }
    guard let player = try last.side(of: key)?.player else { throw .notYourDuel }
    guard isGenuine(for: player, key: key) else { return .forged }
    if let answered = record?.answered, answered.turns.count == last.turns.count + 1 {
      if answered.continues(self), continues(answered) { return .next }
      return continues(answered) ? .ahead : .changed(changedPart(of: answered))
    }
    guard continues(last) else { return .changed(changedPart(of: last)) }
    let newTurns = turns.count - last.turns.count
    let isOpponentsTurn = newTurns == 1 && last.openings.isEmpty && openings.count < 2
    let isOpponentsOpening = newTurns == 0 && last.openings.count == 1
    return isOpponentsTurn || isOpponentsOpening ? .next : .ahead
  }

  /// Whether everything in another message stands at the beginning of this one, apart from the tag.
  package func continues(_ other: Duel) -> Bool {
    identifierBytes == other.identifierBytes && seals.starts(with: other.seals)
      && (other.secondSeal == nil || secondName == other.secondName) && turns.starts(with: other.turns)
      && openings.starts(with: other.openings)
  }

  /// The first part in which this message, which has the same seals, differs from another one or lacks something.
  private func changedPart(of last: Duel) -> Relation.Part {
    if last.secondSeal != nil, secondName != last.secondName { return .name(.second) }
    let same = zip(turns, last.turns).prefix { $0 == $1 }.count
    if same < last.turns.count { return .turn(same + 1) }
    let player = openings.first == last.openings.first ? last.winner : last.winner?.other
    return .opening(player ?? .first)
  }
}
