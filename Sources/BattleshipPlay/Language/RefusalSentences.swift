// Why something cannot be done, and why a message cannot be read.

import BattleshipCore

/// Why something cannot be done or read, a member for each kind of refusal.
///
/// ```swift
/// assert(Language.english.sentences.refusals.shot(.alreadyOpened(.a1)) == "A1 was already shot at. That cost nothing.")
/// ```
public struct RefusalSentences: Sendable {
  /// Why a ship cannot be placed.
  public let ship: @Sendable (FleetError) -> SafeText
  /// Why a shot was not fired, said at a board.
  public let shot: @Sendable (PlayError) -> SafeText
  /// The fault of a message's URL, with the item to blame and its value if there are any.
  public let url: @Sendable (MessageURLError) -> SafeText
  /// Says that a text is no message of this game, not even one that cannot be read.
  public let noLink: SafeText
  /// Why a message of a duel must not be answered, or not by this move.
  public let reception: @Sendable (ReceptionError) -> SafeText
  /// Says that a message cannot be read, and why.
  public let unreadable: @Sendable (_ reason: SafeText) -> SafeText
}
