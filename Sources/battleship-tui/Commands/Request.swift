// A request to the program: a command with its options, or one of the texts about the program.

import BattleshipPlay

enum Request: Equatable {
  case title(TitleOptions)
  case play(PlayOptions)
  case new(NewOptions)
  case open(OpenOptions)
  case shoot(ShootOptions)
  case inspect(InspectOptions)
  case replay(ReplayOptions)
  case score(asJSON: Bool)
  case duel(DuelOptions)
  case join(JoinOptions)
  case resign(ResignOptions)
  case key(KeyOptions)
  case solo(SoloOptions)
  /// `nil` for the help of the whole program.
  case help(Command?)
  case version
  case print(Printed)

  /// Without the program's name. Words that name files need not be valid text.
  init(words: [Argument]) throws(OptionError) {
    let asksForHelp = words.first == "help"
    let given = try GivenOptions(words: asksForHelp ? words.dropFirst() + ["--help"] : words)
    if !given.namesCommand, let word = given.operands.first { throw .noCommand(word) }
    if let text = try Self.text(given) {
      self = text
      return
    }
    _ = try given.value(.language, expected: .language, Language.init(rawValue:))
    let count = given.command.entry.operandCount
    if given.command == .key, !given.operands.isEmpty { throw .wordForKey }
    if given.operands.count > count.upperBound { throw .unexpectedArgument(given.operands[count.upperBound]) }
    if given.operands.count < count.lowerBound { throw .missingOperands(given.command) }
    switch given.command {
    case .title: self = .title(try TitleOptions(given))
    case .play: self = .play(try PlayOptions(given))
    case .new: self = .new(try NewOptions(given))
    case .open: self = .open(try OpenOptions(given))
    case .shoot: self = .shoot(try ShootOptions(given))
    case .inspect: self = .inspect(try InspectOptions(given))
    case .replay: self = .replay(try ReplayOptions(given))
    case .score: self = .score(asJSON: given.has(.json))
    case .duel: self = .duel(try DuelOptions(given))
    case .join: self = .join(try JoinOptions(given))
    case .resign: self = .resign(try ResignOptions(given))
    case .key: self = .key(try KeyOptions(given))
    case .solo: self = .solo(try SoloOptions(given))
    }
  }

  private static func text(_ given: GivenOptions) throws(OptionError) -> Request? {
    guard let last = given.options.last(where: { [.help, .version, .print].contains($0.option) })?.option else {
      return nil
    }
    if last == .help { return .help(given.namesCommand ? given.command : nil) }
    if last == .version { return .version }
    return try given.value(.print, expected: .printed, Printed.init(rawValue:)).map { .print($0) }
  }
}
