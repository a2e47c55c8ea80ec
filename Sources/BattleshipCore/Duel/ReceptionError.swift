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
