// What the program says of itself: its version, its window's title, and why it did not understand or cannot go on.

import BattleshipApp
import BattleshipPlay
import BattleshipTerminal

enum Usage {
  static let version = "battleship-tui 0.1.0"
  static let windowTitle: SafeText = "Battleships"

  static func sentence(_ error: OptionError) -> String {
    switch error {
    case .notText(let word): "\(plain(word)) is no text in UTF-8"
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

  static func cannotWrite(_ number: Int32) -> String { "standard output cannot be written: \(System.reason(number))" }

  /// What is said under the message of a game that standard output did not take.
  static func cannotHand(_ number: Int32, isOnTerminal: Bool) -> String {
    cannotWrite(number) + (isOnTerminal ? "; the message is the line above" : "")
  }

  static let noShips = "standard input holds no line of ships such as A1,C3"

  static let otherConversation =
    "the kept conversation has other names or rules; --new begins another"

  static func otherConversation(in file: Path) -> String {
    "the conversation in \(plain(file.text)) has other names or rules"
  }

  static func sentence(_ error: SharedError, file: Path) -> String {
    let file = plain(file.text)
    return switch error {
    case .file(let error): sentence(error, file: file)
    case .damaged(.unreadable(let line, _)): "\(file) is no conversation that can be read: line \(line)"
    case .damaged(.notText(let line)): "\(file) is no conversation that can be read: line \(line)"
    case .damaged(.contradiction(let line)): "\(file) is no conversation that can be: line \(line)"
    case .damaged(.empty): "\(file) is no conversation"
    case .nobody(let name, let names):
      "\(file) is the conversation of \(names.map { plain($0) }.joined(separator: " and ")), not of \(plain(name))"
    }
  }

  private static func sentence(_ error: KeptFileError, file: String) -> String {
    switch error {
    case .inUse: "\(file) is in use"
    case .noPlainFile: "\(file) is no plain file"
    case .noLocks(let number): "\(file) cannot be shared, its file system cannot lock it: \(System.reason(number))"
    case .longLine(let line): "\(file) is no conversation: line \(line) has more than \(KeptFile.lineLimit) bytes"
    case .large(let count):
      "\(file) is no conversation: it has \(count) bytes, and at most \(KeptFile.sizeLimit) are read"
    case .system(let number): "\(file) cannot be used: \(System.reason(number))"
    }
  }

  static func waiting(for file: Path, heldBy process: Int32?) -> String {
    let holder = process.map { "process \($0)" } ?? "another program"
    return "waiting for \(plain(file.text)), which \(holder) has locked; Ctrl-C gives up"
  }

  static func sentence(_ error: TraceError, trace: Path) -> String {
    let file = plain(trace.text, limit: 200)
    return switch error {
    case .link: "\(file) is a link, and the trace is written into no other file than it names"
    case .conversation: "\(file) keeps the conversation, and the trace needs a file of its own"
    case .other: "\(file) holds something that is no trace, and is left as it is"
    case .system(let number): "the trace cannot be written to \(file): \(System.reason(number))"
    }
  }

  static func traceStopped(_ number: Int32) -> String { "the trace has stopped: \(System.reason(number))" }

  /// Text from outside, with nothing in it that steers a terminal.
  private static func plain(_ text: String, limit: Int = 80) -> String {
    "'" + SafeText(text, limit: limit).string + "'"
  }
}
