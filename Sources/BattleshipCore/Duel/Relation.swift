// Compares a message with the last one that this player wrote, so that no message is answered twice.

/// How a message compares with the last one that the player wrote in the same duel.
///
/// A URL does not show that an older message was sent again with other shots, and answering both would tell the
/// opponent more than the rules allow. So a program keeps the last message that it wrote in each duel, or the winner's
/// opening after it, and compares first:
///
/// ```swift
/// switch duel.relation(to: remembered[duel.identifier]) {
/// case .next: print("answer it")
/// case .old: print("show my last message again")
/// case .ahead, .unproven, .unremembered: print("show it, and answer only if the player insists")
/// case .changed(let part): print("refuse it: \(part) was changed")
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
  /// It would be the next message, but its new opening does not fit its player's seal, so anybody may have written it:
  /// refuse it unless the player insists. The true message may still come.
  case unproven
  /// It contradicts the last message: refuse it.
  case changed(Part)
  /// The player wrote nothing in this duel, or the message was lost.
  case unremembered

  /// The first part of a message that contradicts the last one.
  public enum Part: Hashable, Sendable {
    /// The board, the ships or the volley.
    case terms
    /// A player's seal; the second player's if somebody else has joined.
    case seal(Duel.Player)
    /// The turn of this number, counted from 1.
    case turn(Int)
    /// A player's opening.
    case opening(Duel.Player)
  }
}

extension Duel {
  /// How this message compares with the last one that the player wrote in this duel, which is nil if there is none.
  public func relation(to lastWritten: Duel?) -> Relation {
    guard let last = lastWritten else { return .unremembered }
    if let part = changedPart(of: last) { return .changed(part) }
    let newTurns = turns.count - last.turns.count
    let newOpenings = openings.count - last.openings.count
    // Neither message contradicts the other, so one continues the other.
    guard newTurns > 0 || newOpenings > 0 else { return .old }
    let isOpponentsTurn = newTurns == 1 && openings.count < 2
    let isOpponentsOpening = newTurns == 0 && last.openings.count == 1
    guard isOpponentsTurn || isOpponentsOpening else { return .ahead }
    guard newOpenings > 0, let winner else { return .next }
    return hasProvenOpening(of: openings.count == 1 ? winner.other : winner) ? .next : .unproven
  }

  /// The first part that both messages have and that differs.
  private func changedPart(of last: Duel) -> Relation.Part? {
    guard terms == last.terms else { return .terms }
    guard firstSeal == last.firstSeal else { return .seal(.first) }
    if let mine = last.secondSeal, let theirs = secondSeal, mine != theirs { return .seal(.second) }
    if let index = zip(turns, last.turns).enumerated().first(where: { $1.0 != $1.1 })?.offset {
      return .turn(index + 1)
    }
    return Player.allCases.first { player in
      guard let mine = last.opening(of: player), let theirs = opening(of: player) else { return false }
      return mine != theirs
    }.map { .opening($0) }
  }
}
