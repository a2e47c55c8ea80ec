// Why a received message is not answered, given the player's last message.

/// Why a message of a duel is not answered.
///
/// ```swift
/// // The message is the player's own, and nothing is remembered of it: the memory was lost, or somebody copied the key.
/// do {
///   _ = try DuelPlayer(key: key).open(duel, last: nil)
/// } catch {
///   assert(error == .relation(.unremembered))
/// }
/// ```
public enum ReceptionError: Error, Hashable, Sendable {
  /// Its relation to the player's last message forbids an answer. The player may insist only on a message that is
  /// ahead, or of which nothing is remembered.
  case relation(Relation)
  /// The player answered it with other shots.
  case answeredOtherwise
  /// The duel does not allow it.
  case duel(DuelError)
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
    case .old: return last?.written
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
