// A request to the program: a command with its options, or one of the texts about the program.

import BattleshipPlay

enum Request: Equatable {
  case run(Options)
  /// nil for the help of the whole program.
  case help(Command?)
  case version
  case print(Printed)

  /// Without the program's name. Words that name files need not be valid text.
  init(words: [Argument]) throws(OptionError) {
    let asksForHelp = words.first == "help"
    let given = try GivenOptions(words: asksForHelp ? words.dropFirst() + ["--help"] : words)
    if !given.namesCommand, let word = given.operands.first {
      throw Command(rawValue: word).map { .commandAfterOptions($0) } ?? .noCommand(word)
    }
    if asksForHelp, let word = given.operands.first { throw .unexpectedArgument(word) }
    if let text = try Self.text(given) {
      self = text
      return
    }
    let count = given.command.entry.operandCount
    if given.command == .key, !given.operands.isEmpty { throw .wordForKey }
    if given.operands.count > count.upperBound { throw .unexpectedArgument(given.operands[count.upperBound]) }
    if given.operands.count < count.lowerBound { throw .missingOperands(given.command) }
    self = .run(try Options(given))
  }

  private static func text(_ given: GivenOptions) throws(OptionError) -> Request? {
    guard let last = given.options.last(where: { [.help, .version, .print].contains($0.option) })?.option else {
      return nil
    }
    if last == .help { return .help(given.namesCommand ? given.command : nil) }
    if last == .version { return .version }
    return try given.choice(.print).map { .print($0) }
  }
}
