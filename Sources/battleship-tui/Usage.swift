// What the program says of itself: its version, its window's title, and why it did not understand or cannot go on.

import BattleshipApp
import BattleshipPlay
import BattleshipTerminal

enum Usage {
  static let version = "battleship-tui 0.1.0"
  static let windowTitle: SafeText = "Battleships"

  static func sentence(_ error: OptionError) -> String {
    switch error {
    case .unknown(let option): "there is no option \(plain(option))"
    case .missingValue(let option): "\(option) needs a value"
    case .badValue(let value, let option, let expected): "\(option) takes \(expected), not \(plain(value))"
    case .notFor(let command, let option): "\(command.rawValue) has no option \(plain(option))"
    case .missingOperands(let command): "\(command.rawValue) needs \(command.entry.operands)"
    case .notACell(let name): "\(plain(name)) is no cell such as B2"
    case .either(let one, let other): "\(one) and \(other) exclude each other"
    case .together(let one, let other): "\(one) and \(other) go together"
    case .unexpectedArgument(let argument): "what is \(plain(argument))?"
    case .sameNames(let name): "two terminals need two names, and both are \(plain(name))"
    }
  }

  static func sentence(_ error: TerminalError) -> String {
    switch error {
    case .inputIsNoTerminal: "standard input is no terminal to play on"
    case .outputIsNoTerminal: "standard output is no terminal to play on"
    case .noName: "the variable TERM does not name the terminal"
    case .unknown(let name): "nothing is known of the terminal \(plain(name))"
    case .dumb(let name): "the terminal \(plain(name)) cannot place text on a screen"
    case .isOpen: "the terminal is in use already"
    case .system(let number): "the terminal cannot be used: \(System.reason(number))"
    }
  }

  /// What can be done where there is no terminal.
  static let withoutTerminal = "new --random, shoot and inspect need none"

  static func cannotRead(_ number: Int32) -> String { "standard input cannot be read: \(System.reason(number))" }

  static func cannotTrace(_ path: String) -> String { "the trace cannot be written to \(plain(path, limit: 200))" }

  static func cannotWrite(_ number: Int32) -> String { "standard output cannot be written: \(System.reason(number))" }

  static let otherConversation =
    "the kept conversation has other names or rules; --new begins another"

  static func otherConversation(in file: String) -> String {
    "the conversation in \(plain(file)) has other names or rules"
  }

  static func sentence(_ error: SharedError, file: String) -> String {
    switch error {
    case .file(.inUse): "\(plain(file)) is in use"
    case .file(.noPlainFile): "\(plain(file)) is no plain file"
    case .file(.system(let number)): "\(plain(file)) cannot be used: \(System.reason(number))"
    case .damaged(.unreadable(let line, _)): "\(plain(file)) is no conversation that can be read: line \(line)"
    case .damaged(.notText(let line)): "\(plain(file)) is no conversation that can be read: line \(line)"
    case .damaged(.contradiction(let line)): "\(plain(file)) is no conversation that can be: line \(line)"
    case .damaged(.empty): "\(plain(file)) is no conversation"
    case .nobody(let name, let names):
      "\(plain(file)) is the conversation of \(names.map { plain($0) }.joined(separator: " and ")), not of \(plain(name))"
    }
  }

  /// Text from outside, with nothing in it that steers a terminal.
  private static func plain(_ text: String, limit: Int = 80) -> String {
    "'" + SafeText(text, limit: limit).string + "'"
  }
}
