// What was asked for on the command line, read by the table of commands and options.

import BattleshipApp
import BattleshipCore
import BattleshipTerminal

/// What was asked for on the command line.
struct Options: Equatable {
  var command = Command.play
  /// Whether the command was named, and not only what happens without one.
  var namesCommand = false
  var operands: [String] = []
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
  /// Where the ships are to be hidden.
  var ships: String?
  var isRandom = false
  var reveals = false
  var asJSON = false
  var request = Request.run

  /// What is to be done.
  enum Request: Equatable {
    case run, help, version
    case print(Printed)
  }
}

/// Why a command line makes no sense.
enum OptionError: Error, Equatable {
  case unknown(String)
  case notFor(Command, String)
  case missingValue(String)
  case badValue(String, option: String, expected: String)
  case unexpectedArgument(String)
  case missingOperands(Command)
  case notACell(String)
  case together(String, String)
  case either(String, String)
  case sameNames(String)
}

extension Options {
  /// Reads the command line, without the program's name.
  init(arguments: [String]) throws(OptionError) {
    var rest = arguments[...]
    if let command = rest.first.flatMap(Command.init(rawValue:)) {
      (self.command, namesCommand) = (command, true)
      rest.removeFirst()
    }
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      try take(argument, &rest)
    }
    if request == .run { try check() }
  }

  /// Takes an option, and its value where that follows.
  private mutating func take(_ argument: String, _ rest: inout ArraySlice<String>) throws(OptionError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = argument == "-h" ? "--help" : parts[0]
    guard let option = Option.table.first(where: { $0.name == name }) else { throw .unknown(argument) }
    guard option.commands.contains(command) else { throw .notFor(command, name) }
    guard option.value != nil else {
      if parts.count > 1 { throw .unknown(argument) }
      return try option.take(&self, "")
    }
    guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else { throw .missingValue(name) }
    try option.take(&self, value)
    if ["--names", "--rules", "--seed"].contains(name) { saysWhatToPlay = true }
  }

  /// Sees that what was given goes together.
  private func check() throws(OptionError) {
    let count = command.entry.operandCount
    if operands.count > count.upperBound { throw .unexpectedArgument(operands[count.upperBound]) }
    if operands.count < count.lowerBound { throw .missingOperands(command) }
    if (conversation == nil) != (name == nil) { throw .together("--conversation", "--as") }
    if conversation != nil, isNew { throw .either("--new", "--conversation") }
    if conversation != nil, firstName == secondName { throw .sameNames(firstName) }
    if ships != nil, isRandom { throw .either("--ships", "--random") }
    if ships != nil, seed != nil { throw .either("--ships", "--seed") }
    _ = try cells()
  }

  /// The cells to fire at.
  func cells() throws(OptionError) -> [Cell] {
    guard command == .shoot else { return [] }
    var cells: [Cell] = []
    for name in operands.dropFirst() {
      guard let cell = Cell(name) else { throw .notACell(name) }
      cells.append(cell)
    }
    return cells
  }
}
