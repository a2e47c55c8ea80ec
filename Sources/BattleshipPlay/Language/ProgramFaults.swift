// What a program complains of: values, keys, memories, traces and packs that cannot be used.

import BattleshipCore

/// The values that an option or a variable takes.
package enum ExpectedValue: Hashable, Sendable {
  /// Two names with a comma between them.
  case names
  /// Rules of a hunt.
  case rules
  /// Rules of a duel.
  case duelRules
  /// Rules, where only a board was given; the examples have that board.
  case shipsToo([SafeText])
  /// Rules of a hunt, where the misses that lose it are missing.
  case missesToo(SafeText)
  /// Rules that are possible; the error says what is wrong.
  case possibleRules(RulesError)
  /// A whole number.
  case wholeNumber
  /// How the computer thinks.
  case level
  /// A choice of when colours are shown.
  case colorChoice
  /// One of the themes.
  case theme
  /// One of the texts that can be printed.
  case printed
  /// The shots of a turn.
  case volley(cells: Int)
  /// The base of a message's URL.
  case base
  /// A language.
  case language
}

/// What the command that exports and imports a player's key asks and says; the key itself is never part of it.
package enum KeyNote: Hashable, Sendable {
  /// Asks whether the key may be shown on this screen.
  case mayBeShown
  /// The answer was no.
  case notShown
  /// To a file or a pipe it goes only if the player says so.
  case needsYes
  /// Asks for a key, which is not shown.
  case typeIt
  /// Standard input holds no key.
  case notAKey
  /// The key is in the file, and the one before it has another name.
  case imported(SafeText, kept: SafeText?)
  /// The key was in the file before.
  case same(SafeText)
  /// A word that the command does not take; it may be a key.
  case wordForKey
}
