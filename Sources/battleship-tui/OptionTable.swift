// The options of the program: the other half of the table from which parser, help, manual and completions come.

import BattleshipApp
import BattleshipCore
import BattleshipTerminal

/// An option as it is written and explained.
struct Option: Sendable {
  let name: String
  let value: Value?
  let help: String
  /// The commands that take it.
  let commands: Set<Command>
  let take: Take

  /// What is done with the value; an option without one gets an empty text.
  enum Take: Sendable {
    case text(@Sendable (inout Options, String) throws(OptionError) -> Void)
    /// A path need not be text.
    case path(@Sendable (inout Options, Path) -> Void)
  }

  /// What an option takes.
  struct Value: Sendable {
    let label: String
    let kind: Kind

    enum Kind: Hashable, Sendable {
      /// One of these, or something else where the list is not all there is.
      case words([String])
      case file
      case text
    }
  }

  init(
    _ name: String, takes value: Value? = nil, _ help: String, for commands: Set<Command>,
    take: @escaping @Sendable (inout Options, String) throws(OptionError) -> Void
  ) {
    (self.name, self.value, self.help, self.commands, self.take) = (name, value, help, commands, .text(take))
  }

  init(
    _ name: String, takesFile label: String, _ help: String, for commands: Set<Command>,
    take: @escaping @Sendable (inout Options, Path) -> Void
  ) {
    (self.name, self.help, self.commands, self.take) = (name, help, commands, .path(take))
    value = Value(label: label, kind: .file)
  }

  /// How it is written, with its value.
  var written: String { value.map { "\(name) \($0.label)" } ?? name }
}

extension Option {
  private static let everywhere = Set(Command.allCases)
  private static let onScreen: Set<Command> = [.play, .new, .open]

  static let table: [Option] = playing + looks + placing + inspecting + general

  private static let playing: [Option] = [
    Option("--names", takes: Value(label: "A,B", kind: .text), "the names of the two players (John,Kate)", for: [.play])
    {
      (options, value) throws(OptionError) in
      // By scalars: a comma with a mark on it is another letter.
      let names = value.unicodeScalars.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
      guard names.count == 2, names.allSatisfy({ $0.count <= 30 && $0.contains { !$0.isWhitespace } }) else {
        throw .badValue(
          value, option: "--names", expected: "two names of 1 to 30 letters with a comma between them")
      }
      (options.firstName, options.secondName) = (names[0], names[1])
    },
    Option(
      "--rules", takes: Value(label: "RULES", kind: .words(Rules.presets.map(\.name))), Options.rulesForm,
      for: [.play, .new]
    ) {
      (options, value) throws(OptionError) in options.rules = try Options.rules(value)
    },
    Option(
      "--seed", takes: Value(label: "N", kind: .text), "the same random ships and identifiers every time",
      for: [.play, .new]
    ) {
      (options, value) throws(OptionError) in
      guard let seed = UInt64(value) else { throw .badValue(value, option: "--seed", expected: "a whole number") }
      options.seed = seed
    },
    Option(
      "--trace", takesFile: "FILE",
      "write the host's calls and every message that was sent into a file",
      for: [.play]
    ) { (options, path) in options.trace = path },
    Option("--new", "begin a new conversation, and leave the old one in a file of its own", for: [.play]) {
      (options, _) in options.isNew = true
    },
    Option(
      "--conversation", takesFile: "FILE", "share a conversation with another terminal",
      for: [.play]
    ) { (options, path) in options.conversation = path },
    Option(
      "--as", takes: Value(label: "NAME", kind: .text), "whose terminal this is, with --conversation", for: [.play]
    ) {
      (options, value) in options.name = value
    },
  ]

  private static let looks: [Option] = [
    Option("--ascii", "marks and frames of ASCII alone", for: onScreen) { (options, _) in options.isASCII = true },
    Option(
      "--color", takes: Value(label: "WHEN", kind: .words(ColorChoice.allCases.map(\.rawValue))),
      "auto, always or never", for: onScreen
    ) { (options, value) throws(OptionError) in
      guard let color = ColorChoice(rawValue: value) else {
        throw .badValue(value, option: "--color", expected: "auto, always or never")
      }
      options.color = color
    },
    Option("--no-color", "the same as --color never", for: onScreen) { (options, _) in options.color = .never },
  ]

  private static let placing: [Option] = [
    Option(
      "--ships", takes: Value(label: "SHIPS", kind: .text),
      "hide the ships there, without a screen: A1,C3 or B2-B5,D1-D2; - reads them from standard input",
      for: [.new]
    ) { (options, value) in options.ships = value },
    Option("--random", "hide the ships at random, without a screen", for: [.new]) { (options, _) in
      options.isRandom = true
    },
  ]

  private static let inspecting: [Option] = [
    Option("--reveal", "show the ships that were not found as well", for: [.inspect]) { (options, _) in
      options.reveals = true
    },
    Option("--json", "tell it as one line of JSON, for programs", for: [.inspect]) { (options, _) in
      options.asJSON = true
    },
  ]

  private static let general: [Option] = [
    Option(
      "--print", takes: Value(label: "WHAT", kind: .words(Printed.allCases.map(\.rawValue))),
      "print the manual, or the completions of a shell: man, bash, zsh or fish", for: [.play]
    ) { (options, value) throws(OptionError) in
      guard let printed = Printed(rawValue: value) else {
        throw .badValue(value, option: "--print", expected: "man, bash, zsh or fish")
      }
      options.request = .print(printed)
    },
    Option("--version", "say which version this is", for: everywhere) { (options, _) in options.request = .version },
    Option("--help", "say this", for: everywhere) { (options, _) in options.request = .help },
  ]
}

/// What can be printed for other programs.
enum Printed: String, CaseIterable, Sendable {
  case man, bash, zsh, fish
}
