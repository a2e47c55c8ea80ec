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
  var trace: Path?
  /// Whether the hot seat's conversation begins anew.
  var isNew = false
  /// The file that two terminals share, and whose terminal this is.
  var conversation: Path?
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
  case notText(String)
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
    try self.init(words: arguments.map { Word(bytes: $0.utf8) })
  }

  /// Reads the command line, whose words need not be text where they name files.
  init(words: [Word]) throws(OptionError) {
    var rest = words[...]
    if let command = rest.first?.text.flatMap(Command.init(rawValue:)) {
      (self.command, namesCommand) = (command, true)
      rest.removeFirst()
    }
    while let word = rest.popFirst() {
      if word == "--" {
        for operand in rest { operands.append(try Self.text(of: operand)) }
        break
      }
      guard word.bytes.first == UInt8(ascii: "-"), word != "-" else {
        operands.append(try Self.text(of: word))
        continue
      }
      try take(word, &rest)
    }
    if request == .run { try check() }
  }

  /// Takes an option, and its value where that follows.
  private mutating func take(_ word: Word, _ rest: inout ArraySlice<Word>) throws(OptionError) {
    let (before, behind) = word.parts
    let name = word == "-h" ? "--help" : try Self.text(of: before)
    guard let option = Option.table.first(where: { $0.name == name }) else { throw .unknown(try Self.text(of: word)) }
    guard option.commands.contains(command) else { throw .notFor(command, name) }
    var value: Word = ""
    if option.value == nil {
      if behind != nil { throw .unknown(try Self.text(of: word)) }
    } else {
      guard let given = behind ?? rest.popFirst() else { throw .missingValue(name) }
      value = given
    }
    switch option.take {
    case .text(let take): try take(&self, try Self.text(of: value))
    case .path(let take): take(&self, Path(bytes: value.bytes))
    }
    if ["--names", "--rules", "--seed"].contains(name) { saysWhatToPlay = true }
  }

  private static func text(of word: Word) throws(OptionError) -> String {
    guard let text = word.text else { throw .notText(String(decoding: word.bytes, as: UTF8.self)) }
    return text
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
