// What the program complains of: values, terminals and keys.

import BattleshipCore
import BattleshipPlayers

package enum ExpectedValue: Hashable, Sendable {
  /// Two names with a comma between them.
  case names
  /// Rules of a hunt.
  case rules
  case duelRules
  /// Rules, if only a board was given; the examples have that board.
  case shipsToo([SafeText])
  /// Rules of a hunt, if the misses that lose it are missing.
  case missesToo(SafeText)
  case possibleRules(RulesError)
  case wholeNumber
  case oneOf([SafeText])
  case volley(cells: Int)
  case base
  /// A player's name.
  case name
  case date(CalendarDateError)
  /// Where a live game listens, what it connects with, and the address for the port.
  case place, farPlace, address
}

/// What the command that exports and imports a player's key asks and says; never the key itself.
package enum KeyNote: Hashable, Sendable {
  case mayBeShown
  /// The answer was no.
  case notShown
  /// The key goes to a file or a pipe only if the player says so.
  case needsYes
  /// Asks for a key; what is typed is not shown.
  case typeIt
  case notAKey
  /// The file with the key, and the name under which the one before it is kept.
  case imported(SafeText, kept: SafeText?)
  /// The key was in the file before.
  case same(SafeText)
  /// A word that the command does not take; it may be a key.
  case wordForKey
}
