// Why a command does not do what it was asked for: sentences for a person on standard error.

import BattleshipCore

/// The complaints of commands, a member for each.
package struct CommandSentences: Sendable {
  /// The ships were not hidden before the player left.
  package let notAllPlaced: SafeText
  /// The player left a duel before it was answered.
  package let nothingFired: SafeText
  /// The player left a challenge before it was joined.
  package let notJoined: SafeText
  /// A hunt needs cells to fire at.
  package let noCells: SafeText
  /// The request makes no sense in a hunt.
  package let isAHunt: SafeText
  /// Says how to insist on answering a message that was refused.
  package let insist: @Sendable (_ reason: SafeText) -> SafeText
  /// Standard input holds no URL.
  package let noURL: SafeText
  /// Standard input holds more than a message can have.
  package let inputTooLong: @Sendable (_ limit: Int) -> SafeText
  /// Why a shot cannot be fired.
  package let shot: @Sendable (PlayError) -> SafeText
  /// The shots after the one that ended the game were not fired.
  package let notFired: @Sendable (_ last: Cell, _ rest: [Cell]) -> SafeText
  /// Why named ships are not a fleet.
  package let ships: @Sendable (NamedShipsError) -> SafeText
  /// Why a text holds no games that can be replayed.
  package let storedGames: @Sendable (StoredGamesError) -> SafeText
}

/// Why a text has no games to show.
package enum StoredGamesError: Error, Hashable, Sendable {
  /// It contains no game.
  case nothing
  /// An older version of the program wrote it, in a form that is no longer read.
  case older
  /// A newer version of the program wrote it.
  case newer
  /// It has more bytes than this.
  case longer(than: Int)
  /// A line that this program does not write.
  case unreadable(line: Int)
  /// The checksum of a line does not match.
  case changed(line: Int)
  /// The URL in a line is not a game.
  case url(line: Int, MessageURLError)
}
