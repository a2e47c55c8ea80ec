// What is asked of play: who plays by which rules, where the conversation is kept, and how the screen looks.

import BattleshipApp
import BattleshipCore
import BattleshipTerminal

/// The options of `play`.
struct PlayOptions: Equatable {
  /// Where the conversation is kept.
  enum Keeping: Equatable {
    /// In the user's own place.
    case own(isNew: Bool)
    /// In a file that two terminals share, by the person of this name.
    case shared(Path, as: String)
  }

  let firstName: String
  let secondName: String
  let game: ChosenGame
  let seed: UInt64?
  /// Whether names, rules or a seed were given, so that a kept conversation has to fit them.
  let saysWhatToPlay: Bool
  let keeping: Keeping
  let trace: Path?
  /// Whether the host's calls are shown beside the phone.
  let showsCalls: Bool
  let look: LookOptions

  init(_ given: GivenOptions) throws(OptionError) {
    (firstName, secondName) = try Self.names(given)
    game = try Self.game(given)
    seed = try given.seed()
    saysWhatToPlay = [Option.names, .rules, .apart, .duel, .volley, .seed].contains(where: given.has)
    keeping = try Self.keeping(given)
    trace = given.path(.trace)
    showsCalls = given.has(.calls)
    look = try LookOptions(given)
    if case .shared = keeping, firstName == secondName { throw .sameNames(firstName) }
  }

  private static func names(_ given: GivenOptions) throws(OptionError) -> (String, String) {
    let names = try given.value(.names, expected: .names) { text -> (String, String)? in
      // By scalars: a comma with a mark on it is another letter.
      let names = text.unicodeScalars.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
      guard names.count == 2, names.allSatisfy({ $0.count <= 30 && $0.contains { !$0.isWhitespace } }) else {
        return nil
      }
      return (names[0], names[1])
    }
    return names ?? ("John", "Kate")
  }

  private static func game(_ given: GivenOptions) throws(OptionError) -> ChosenGame {
    if given.has(.duel) {
      let rules = try given.duelRules()
      return .duel(rules, try given.volley(under: rules) ?? .shots(1))
    }
    if given.has(.volley) { throw .together(.volley, .duel) }
    return .hunt(try given.rules() ?? .messages)
  }

  private static func keeping(_ given: GivenOptions) throws(OptionError) -> Keeping {
    switch (given.path(.conversation), try given.text(.asName)) {
    case (nil, nil): return .own(isNew: given.has(.new))
    case (let path?, let name?):
      try given.exclude(.new, .conversation)
      return .shared(path, as: name)
    case (_?, nil), (nil, _?): throw .together(.conversation, .asName)
    }
  }
}

/// How the screen looks.
struct LookOptions: Equatable {
  let isASCII: Bool
  let color: ColorChoice
  let theme: Theme

  init(_ given: GivenOptions) throws(OptionError) {
    isASCII = given.has(.ascii)
    let last = given.options.last { [.color, .noColor].contains($0.option) }?.option
    let color = try given.value(.color, expected: .colorChoice, ColorChoice.init(rawValue:))
    self.color = last == .noColor ? .never : color ?? .auto
    theme = try given.value(.theme, expected: .theme, Theme.init(rawValue:)) ?? .pegs
  }
}
