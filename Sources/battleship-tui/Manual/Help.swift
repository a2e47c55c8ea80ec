// The help of the program and of each command, generated from the table of commands and options.

import BattleshipCore
import BattleshipFrame
import BattleshipPlay

enum Help {
  static let summary = "Battleships for two: the whole game travels in one URL"

  /// Fits on a screen of 80 columns; the help of each command and the manual have the rest.
  static var general: String {
    """
    \(summary).

    Usage: battleship-tui [COMMAND] [OPTION]...

    Commands:
    \(columns(Command.allCases.map { ($0.rawValue, $0.entry.summary) }))
    Options of most games:
    \(columns(common.map { ($0.option.written, $0.help) }))
    help COMMAND lists all options of a command; the manual has the rest.

    """
  }

  /// The options that a newcomer looks for, with shorter help than in the table.
  private static let common: [(option: Option, help: String)] = [
    (.lines, "lines of text, no screen: for screen readers and pipes"),
    (.rules, "\(Rules.presets.map(\.name).joined(separator: ", ")), or your own"),
    (.duel, "both players hide ships, and both fire"), (.names, "the two players at one keyboard"),
    (.level, "the computer: \(Option.level.choice)"), (.language, Option.language.choice),
  ]

  static func text(of command: Command) -> String {
    let entry = command.entry
    let summary = entry.summary.prefix(1).uppercased() + entry.summary.dropFirst() + ".\n\n"
    let options = Option.allCases.filter { $0.entry.commands.contains(command) }
    return summary + table(entry.examples) + "\nUsage: battleship-tui \(usage(of: command))\n\n" + table(options)
  }

  static func usage(of command: Command) -> String {
    let name = command == .title ? "[title]" : command.rawValue
    return "\(name) [OPTION]..." + (command.entry.operands.isEmpty ? "" : " \(command.entry.operands)")
  }

  private static func table(_ examples: [Command.Example]) -> String {
    columns(examples.map { ($0.words.isEmpty ? "battleship-tui" : "battleship-tui \($0.words)", $0.says) })
  }

  private static func table(_ options: [Option]) -> String { columns(options.map { ($0.written, $0.entry.help) }) }

  /// Lays out two columns within 80 characters; a left text of more than 46 gets a line of its own.
  private static func columns(_ lines: [(left: String, right: String)]) -> String {
    let width = lines.map(\.left.utf8.count).filter { $0 <= 46 }.max() ?? 4
    return lines.flatMap { left, right in
      let isLong = left.utf8.count > width
      let rows = SafeText(right, limit: .max).lines(of: 76 - width, widths: .ascii)
      return (isLong ? ["  \(left)\n"] : [])
        + rows.enumerated().map { row, text in
          let left = row == 0 && !isLong ? left : ""
          return "  " + left + String(repeating: " ", count: width - left.utf8.count + 2) + text.string + "\n"
        }
    }.joined()
  }
}
