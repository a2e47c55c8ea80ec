// What the program says on the command line: its help, its version, and why it did not understand.

import BattleshipApp
import BattleshipTerminal

enum Usage {
  static let version = "battleship-tui 0.1.0"

  static var help: String {
    var text = """
      Battleships for two people at one terminal, as if they passed a phone.

      battleship-tui                              play; arrows and Enter are all you need
      battleship-tui --names Ann,Bob --rules classic
      battleship-tui --ascii --color never        for a plain terminal

      Usage: battleship-tui [play] [OPTION]...


      """
    for entry in Options.entries {
      let left = entry.value.map { "\(entry.name) \($0)" } ?? entry.name
      text += "  " + left + String(repeating: " ", count: max(1, 18 - left.utf8.count)) + entry.help + "\n"
    }
    return text
  }

  static func sentence(_ error: OptionError) -> String {
    switch error {
    case .unknown(let option): "there is no option \(plain(option))"
    case .missingValue(let option): "\(option) needs a value"
    case .badValue(let value, let option, let expected): "\(option) takes \(expected), not \(plain(value))"
    case .together(let one, let other): "\(one) and \(other) go together"
    case .unexpectedArgument(let argument): "what is \(plain(argument))?"
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
    case .system(let number): "the terminal cannot be used: error \(number)"
    }
  }

  static let otherConversation =
    "the kept conversation has other names or rules; --new begins another"

  static func sentence(_ error: SharedError, file: String) -> String {
    switch error {
    case .file(.inUse): "\(plain(file)) is in use"
    case .file(.noPlainFile): "\(plain(file)) is no plain file"
    case .file(.system(let number)): "\(plain(file)) cannot be used: error \(number)"
    case .damaged(.unreadable(let line, _)): "\(plain(file)) is no conversation that can be read: line \(line)"
    case .damaged(.contradiction(let line)): "\(plain(file)) is no conversation that can be: line \(line)"
    case .damaged(.empty): "\(plain(file)) is no conversation"
    case .nobody(let name): "nobody in \(plain(file)) is called \(plain(name))"
    }
  }

  /// Text from outside, with nothing in it that steers a terminal.
  private static func plain(_ text: String) -> String { "'" + SafeText(text, limit: 80).string + "'" }
}
