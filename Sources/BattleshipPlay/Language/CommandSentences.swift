// Why a command does not do what it was asked for: what is said to a person on standard error.

import BattleshipCore

/// What commands complain of, a member for each sentence.
public struct CommandSentences: Sendable {
  /// The ships were not hidden before the player left.
  public let notAllPlaced: SafeText
  /// Standard input holds no URL.
  public let noURL: SafeText
  /// Standard input holds more than a message can have.
  public let inputTooLong: @Sendable (_ limit: Int) -> SafeText
  /// Why a shot cannot be fired.
  public let shot: @Sendable (PlayError) -> SafeText
  /// Why named ships are no fleet.
  public let ships: @Sendable (NamedShipsError) -> SafeText
}
