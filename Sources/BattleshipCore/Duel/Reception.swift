// What a player may do with a received message, given the last one they wrote: answer it, show that one again, or neither.

/// What a player may do with a received message of a duel.
///
/// A program keeps the last message that it wrote in each duel, and asks this before it shows or writes anything:
///
/// ```swift
/// switch try duel.reception(by: key, lastWritten: remembered[duel.identifier]) {
/// case .goOn: print("your turn: \(try duel.due(for: key))")
/// case .sameAgain(let last): print(last.messageURL())
/// }
/// ```
///
/// Hold a lock while comparing, and save the reply to disk before showing it. Then no message is answered twice.
public indirect enum Reception: Hashable, Sendable {
  /// The message is the opponent's next one, or a challenge that can be joined.
  case goOn
  /// The last message that the player wrote already contains all of it: show that one again.
  case sameAgain(Duel)
}

/// Why a message of a duel is not answered.
///
/// ```swift
/// // The message is the player's own, and nothing is remembered of it: the memory was lost, or somebody copied the key.
/// do {
///   _ = try challenge.reception(by: key, lastWritten: nil)
/// } catch {
///   assert(error == .unremembered)
/// }
/// ```
public enum ReceptionError: Error, Hashable, Sendable {
  /// It contradicts the last message that the player wrote, in this part.
  case changed(Relation.Part)
  /// It has a turn or an opening in the player's name that the last message does not have; the player may insist.
  case ahead
  /// It ends or closes the duel with an opening that does not fit the opponent's seal, so anybody may have written it; the
  /// player may insist.
  case unproven
  /// It holds the player's ships, but no message of this duel was kept; the player may insist.
  case unremembered
  /// The player answered it with other shots.
  case answeredOtherwise
  /// The duel does not allow it.
  case duel(DuelError)
}

extension Duel {
  /// What the player with a key may do with this message.
  ///
  /// - Parameters:
  ///   - key: The player's key.
  ///   - lastWritten: The last message that the player wrote in this duel; nil if there is none.
  ///   - insists: Whether the player was shown a message that is ahead, unproven or not remembered, and wants to continue.
  /// - Returns: Whether to go on, or to show the last message again.
  /// - Throws: ``ReceptionError`` if the message must not be answered.
  public func reception(
    by key: PlayerKey, lastWritten: Duel?, insists: Bool = false
  ) throws(ReceptionError) -> Reception {
    switch relation(to: lastWritten) {
    case .old:
      guard let lastWritten else { break }
      return .sameAgain(lastWritten)
    case .next: break
    case .changed(let part): throw .changed(part)
    case .ahead: if !insists { throw .ahead }
    case .unproven: if !insists { throw .unproven }
    case .unremembered: if !insists, try isPlayed(by: key) { throw .unremembered }
    }
    // Only now are the answers compared with the ships, so that no refusal above tells how many of them are true.
    do throws(DuelError) {
      _ = try due(for: key)
    } catch {
      throw .duel(error)
    }
    return .goOn
  }

  private func isPlayed(by key: PlayerKey) throws(ReceptionError) -> Bool {
    do throws(DuelError) {
      return try side(of: key) != nil
    } catch {
      throw .duel(error)
    }
  }
}
