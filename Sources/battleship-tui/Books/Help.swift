// The help, generated from the table: examples, usage, options.

enum Help {
  /// The program in one phrase.
  static let summary = "Battleships for two, whose whole game travels in one URL"

  /// The help of the program.
  static var general: String {
    let examples = Command.allCases.flatMap { command in command.entry.examples.prefix(command == .title ? 2 : 1) }
    var text = summary + ".\n\n" + table(examples)
    text += "\nCommands:\n" + columns(Command.allCases.map { (usage(of: $0), $0.entry.summary) })
    var listed: Set<String> = []
    for command in Command.allCases {
      let options = Option.allCases.filter { $0.entry.commands.contains(command) && !listed.contains($0.name) }
      listed.formUnion(options.map(\.name))
      if !options.isEmpty { text += "\nOptions of \(command.rawValue):\n" + table(options) }
    }
    return text + "\nbattleship-tui COMMAND --help lists all options of a command.\n"
  }

  /// The help of one command.
  static func text(of command: Command) -> String {
    let entry = command.entry
    let summary = entry.summary.prefix(1).uppercased() + entry.summary.dropFirst() + ".\n\n"
    let options = Option.allCases.filter { $0.entry.commands.contains(command) }
    return summary + table(entry.examples) + "\nUsage: battleship-tui \(usage(of: command))\n\n" + table(options)
  }

  /// The usage of a command.
  static func usage(of command: Command) -> String {
    let name = command == .title ? "[title]" : command.rawValue
    return "\(name) [OPTION]..." + (command.entry.operands.isEmpty ? "" : " \(command.entry.operands)")
  }

  private static func table(_ examples: [Command.Example]) -> String {
    columns(examples.map { ($0.words.isEmpty ? "battleship-tui" : "battleship-tui \($0.words)", $0.says) })
  }

  private static func table(_ options: [Option]) -> String { columns(options.map { ($0.written, $0.entry.help) }) }

  /// Lines of two columns, the left one as wide as needed.
  private static func columns(_ lines: [(left: String, right: String)]) -> String {
    let width = lines.map(\.left.utf8.count).max() ?? 0
    return lines.map { line in
      "  " + line.left + String(repeating: " ", count: width - line.left.utf8.count + 2) + line.right + "\n"
    }.joined()
  }
}
