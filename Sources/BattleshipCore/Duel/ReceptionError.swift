// Why a received message is not answered, given the last one that was kept.

/// Why a message of a duel is not answered.
///
/// ```swift
/// // The message is the player's own, and nothing is remembered of it: the memory was lost, or somebody copied the key.
/// do {
///   _ = try DuelPlayer(key: key).open(challenge, last: nil)
/// } catch {
///   assert(error == .unremembered)
/// }
/// ```
public enum ReceptionError: Error, Hashable, Sendable {
  /// It contradicts the last message that was kept, in this part.
  case changed(Relation.Part)
  /// It has a turn or an opening in the player's name that the last message does not have; the player may insist.
  case ahead
  /// It ends or closes the duel with an opening that does not fit the opponent's seal, so anybody may have written it;
  /// the player may insist.
  case unproven
  /// It holds the player's ships, but no message of this duel was kept; the player may insist.
  case unremembered
  /// The player answered it with other shots.
  case answeredOtherwise
  /// The duel does not allow it.
  case duel(DuelError)
}

extension Duel {
  /// The player's last message if it contains all of this one; nil if this message may be answered.
  ///
  /// - Throws: ``ReceptionError`` if the message must not be answered.
  func keptAnswer(by key: PlayerKey, last: Duel?, insists: Bool) throws(ReceptionError) -> Duel? {
    switch relation(to: last) {
    case .old: return last
    case .next: break
    case .changed(let part): throw .changed(part)
    case .ahead: if !insists { throw .ahead }
    case .unproven: if !insists { throw .unproven }
    case .unremembered: if !insists, try isPlayed(by: key) { throw .unremembered }
    }
    // Compare the answers with the ships last, so that no refusal above reveals how many of them are true.
    do throws(DuelError) {
      _ = try due(for: key)
    } catch {
      throw .duel(error)
    }
    return nil
  }

  private func isPlayed(by key: PlayerKey) throws(ReceptionError) -> Bool {
    do throws(DuelError) {
      return try side(of: key) != nil
    } catch {
      throw .duel(error)
    }
  }
}
