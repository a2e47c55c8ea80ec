// The errors in a command line.

import BattleshipPlay

enum OptionError: Error, Equatable {
  case notText(String)
  case unknown(String)
  case notFor(Command, Option)
  case missingValue(Option)
  case badValue(String, option: Option, expected: ExpectedValue)
  case noCommand(String)
  case unexpectedArgument(String)
  case missingOperands(Command)
  case notACell(String)
  case requires(Option, Option)
  case either(Option, Option)
  case oneOf(Option, Option, for: Command)
  /// The URL and the ships cannot both come from standard input.
  case bothOnInput
  /// A word that the command `key` does not take; it may be a key, so it is not repeated.
  case wordForKey
}
