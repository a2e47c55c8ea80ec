// Why something cannot be done, and why a message cannot be read.

import BattleshipCore

/// Why something cannot be done or read, a member for each kind of refusal.
///
/// ```swift
/// assert(Language.english.refusals.shot(.alreadyOpened(.a1)) == "A1 was already shot at. That cost nothing.")
/// ```
public struct RefusalSentences: Sendable {
  /// Why a ship cannot be placed.
  public let ship: @Sendable (FleetError) -> SafeText
  /// Why a shot was not fired, said at a board.
  public let shot: @Sendable (PlayError) -> SafeText
  /// What is wrong with a message's URL: the item to blame and its value, if there are some.
  public let url: @Sendable (MessageURLError) -> SafeText
  /// Why a message of a duel is not answered, or not like that.
  public let reception: @Sendable (ReceptionError) -> SafeText
  /// That a message cannot be read, before the reason.
  public let unreadable: @Sendable (_ reason: SafeText) -> SafeText
}
