// The options of the program: one table, read by the parser and written out as the help.

import BattleshipApp
import BattleshipCore
import BattleshipTerminal

/// What was asked for on the command line.
struct Options: Equatable {
  var firstName = "John"
  var secondName = "Kate"
  var rules = Rules.messages
  var seed: UInt64?
  var isASCII = false
  var color = ColorChoice.auto
  var trace: String?
  /// Whether the hot seat's conversation begins anew.
  var isNew = false
  /// The file that two terminals share, and whose terminal this is.
  var conversation: String?
  var name: String?
  /// Whether names, rules or a seed were given.
  var saysWhatToPlay = false
  var request = Request.play

  /// What is to be done.
  enum Request: Equatable {
    case play, help, version
  }
}

/// Why a command line makes no sense.
enum OptionError: Error, Equatable {
  case unknown(String)
  case missingValue(String)
  case badValue(String, option: String, expected: String)
  case unexpectedArgument(String)
  case together(String, String)
}

extension Options {
  /// An option as it is written and explained.
  struct Entry: Sendable {
    let name: String
    let value: String?
    let help: String
    let take: @Sendable (inout Options, String) throws(OptionError) -> Void
  }

  static let entries: [Entry] = [
    Entry(name: "--names", value: "A,B", help: "the names of the two players (John,Kate)") {
      (options, value) throws(OptionError) in
      let names = value.split(separator: ",", omittingEmptySubsequences: false)
      guard names.count == 2, names.allSatisfy({ !$0.isEmpty }) else {
        throw .badValue(value, option: "--names", expected: "two names with a comma between them")
      }
      (options.firstName, options.secondName) = (String(names[0]), String(names[1]))
    },
    Entry(
      name: "--rules", value: "RULES", help: "messages, skirmish, classic, or COLUMNSxROWS:FLEET:MISSES as 6x6:3.2.2:14"
    ) {
      (options, value) throws(OptionError) in options.rules = try rules(value)
    },
    Entry(name: "--seed", value: "N", help: "the same random ships and identifiers every time") {
      (options, value) throws(OptionError) in
      guard let seed = UInt64(value) else { throw .badValue(value, option: "--seed", expected: "a whole number") }
      options.seed = seed
    },
    Entry(name: "--ascii", value: nil, help: "marks and frames of ASCII alone") { (options, _) in options.isASCII = true
    },
    Entry(name: "--color", value: "WHEN", help: "auto, always or never") { (options, value) throws(OptionError) in
      guard let color = ColorChoice(rawValue: value) else {
        throw .badValue(value, option: "--color", expected: "auto, always or never")
      }
      options.color = color
    },
    Entry(name: "--no-color", value: nil, help: "the same as --color never") { (options, _) in options.color = .never },
    Entry(name: "--trace", value: "FILE", help: "write the host's calls and every message that was sent into a file") {
      (options, value) in options.trace = value
    },
    Entry(name: "--new", value: nil, help: "begin a new conversation, and leave the old one in a file of its own") {
      (options, _) in options.isNew = true
    },
    Entry(name: "--conversation", value: "FILE", help: "share a conversation with another terminal") {
      (options, value) in
      options.conversation = value
    },
    Entry(name: "--as", value: "NAME", help: "whose terminal this is, with --conversation") { (options, value) in
      options.name = value
    },
    Entry(name: "--version", value: nil, help: "say which version this is") { (options, _) in options.request = .version
    },
    Entry(name: "--help", value: nil, help: "say this") { (options, _) in options.request = .help },
  ]

  /// Reads the command line, without the program's name.
  init(arguments: [String]) throws(OptionError) {
    var rest = arguments[...]
    if rest.first == "play" { rest.removeFirst() }
    while let argument = rest.popFirst() {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let name = argument == "-h" ? "--help" : parts[0]
      guard let entry = Self.entries.first(where: { $0.name == name }) else {
        throw argument.hasPrefix("-") ? .unknown(argument) : .unexpectedArgument(argument)
      }
      guard entry.value != nil else {
        if parts.count > 1 { throw .unknown(argument) }
        try entry.take(&self, "")
        continue
      }
      guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else { throw .missingValue(name) }
      try entry.take(&self, value)
      if ["--names", "--rules", "--seed"].contains(name) { saysWhatToPlay = true }
    }
    if (conversation == nil) != (name == nil) { throw .together("--conversation", "--as") }
  }

  /// Reads rules: a name, or a board, a fleet and the misses allowed (`never` or 0 where they do not lose, as in a URL).
  static func rules(_ text: String) throws(OptionError) -> Rules {
    switch text {
    case "messages": return .messages
    case "skirmish": return .skirmish
    case "classic": return .classic
    default: break
    }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, let sides = numbers(parts[0], "x"), sides.count == 2, let lengths = numbers(parts[1], "."),
      let misses = numbers(parts[2] == "never" ? "0" : parts[2], ":")?.first
    else {
      throw .badValue(
        text, option: "--rules", expected: "messages, skirmish, classic, or COLUMNSxROWS:FLEET:MISSES as 6x6:3.2.2:14")
    }
    do throws(RulesError) {
      let board = try BoardSize(rows: sides[1], columns: sides[0])
      return try Rules(board: board, shipLengths: try ShipLengths(lengths), missesAllowed: misses == 0 ? nil : misses)
    } catch {
      throw .badValue(text, option: "--rules", expected: Self.reason(error))
    }
  }

  private static func numbers(_ text: Substring, _ separator: Character) -> [Int]? {
    let numbers = text.split(separator: separator, omittingEmptySubsequences: false).map { part in
      part.utf8.allSatisfy { 48...57 ~= $0 } ? Int(part) : nil
    }
    return numbers.contains(nil) ? nil : numbers.compactMap { $0 }
  }

  private static func reason(_ error: RulesError) -> String {
    switch error {
    case .boardSize: "a board of 1x1 to 16x16"
    case .noShips: "at least one ship"
    case .tooManyShips: "at most 32 ships"
    case .shipLength: "ships of 1 to 16 cells"
    case .fleetDoesNotFit: "ships that fit on the board"
    case .misses(_, let cells): "1 to \(cells) misses, or never"
    }
  }
}
