// The errors in a command line.

import BattleshipPlay

enum OptionError: Error, Equatable {
  case notText(String)
  case unknown(String)
  case notFor(Command, Option)
  case missingValue(Option)
  case badValue(String, option: Option, expected: ExpectedValue)
  case noCommand(String)
  case commandAfterOptions(Command)
  case unexpectedArgument(String)
  case missingOperands(Command)
  case notACell(String)
  case requires(Option, Option)
  case either(Option, Option)
  case oneOf(Option, Option, for: Command)
  /// The URL and the ships cannot both come from standard input.
  case bothOnInput
  /// The command `key` takes no words; this one may be a secret key, so the message does not repeat it.
  case wordForKey
}
