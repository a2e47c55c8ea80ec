// Splits the command line into a command, its options with their values, and operands.

import BattleshipCore
import BattleshipPlay

/// The parsed command line; ``Options`` checks whether it makes sense.
struct GivenOptions {
  /// The command; by default the title, or `play` if the title lacks one of the options.
  private(set) var command = Command.title
  private(set) var namesCommand = false
  private(set) var operands: [String] = []
  /// The options in order; the value is empty if the option takes none.
  private(set) var options: [(option: Option, value: Argument)] = []

  init(words: [Argument]) throws(OptionError) {
    var rest = words[...]
    if let command = rest.first?.text.flatMap(Command.init(rawValue:)) {
      self.command = command
      namesCommand = true
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
    try settleCommand()
  }

  private var candidates: [Command] { namesCommand ? [command] : [.title, .play] }

  private mutating func settleCommand() throws(OptionError) {
    guard !namesCommand, !options.allSatisfy({ $0.option.entry.commands.contains(.title) }) else { return }
    command = .play
    for (option, _) in options where !option.entry.commands.contains(.play) { throw .notFor(.play, option) }
  }

  private mutating func take(_ word: Argument, _ rest: inout ArraySlice<Argument>) throws(OptionError) {
    let (before, behind) = word.nameAndValue
    let name = word == "-h" ? "--help" : try Self.text(of: before)
    guard let option = Option(name: name) else { throw try unknown(word) }
    guard candidates.contains(where: option.entry.commands.contains) else { throw .notFor(command, option) }
    guard option.entry.value != nil else {
      if behind != nil { throw try unknown(word) }
      return options.append((option, ""))
    }
    guard let value = behind ?? rest.popFirst() else { throw .missingValue(option) }
    options.append((option, value))
  }

  private func unknown(_ word: Argument) throws(OptionError) -> OptionError {
    command == .key ? .wordForKey : .unknown(try Self.text(of: word))
  }

  private static func text(of word: Argument) throws(OptionError) -> String {
    guard let text = word.text else { throw .notText(String(decoding: word.bytes, as: UTF8.self)) }
    return text
  }
}

extension GivenOptions {
  func has(_ option: Option) -> Bool { options.contains { $0.option == option } }

  func path(_ option: Option) -> Path? {
    options.last { $0.option == option }.map { Path(bytes: $0.value.bytes) }
  }

  func text(_ option: Option) throws(OptionError) -> String? {
    guard let value = options.last(where: { $0.option == option })?.value else { return nil }
    return try Self.text(of: value)
  }

  func value<Value>(
    _ option: Option, expected: ExpectedValue, _ read: (String) -> Value?
  ) throws(OptionError) -> Value? {
    guard let text = try text(option) else { return nil }
    guard let value = read(text) else { throw .badValue(text, option: option, expected: expected) }
    return value
  }

  /// A value that has to be one of the option's words.
  func choice<Choice: RawRepresentable<String>>(_ option: Option) throws(OptionError) -> Choice? {
    try value(option, expected: .oneOf(option.words.map { SafeText($0) }), Choice.init(rawValue:))
  }

  /// The operands after the first one.
  func cells() throws(OptionError) -> [Cell] {
    var cells: [Cell] = []
    for name in operands.dropFirst() {
      guard let cell = Cell(name) else { throw .notACell(name) }
      cells.append(cell)
    }
    return cells
  }
}
