// What is asked of play: who plays by which rules, where the conversation is kept, and how the screen looks.

import BattleshipApp
import BattleshipCore
import BattleshipPlay
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

  let names: PlayerNames
  let game: ChosenGame
  let seed: UInt64?
  /// Whether names, rules or a seed were given, so that a kept conversation has to fit them.
  let saysWhatToPlay: Bool
  let keeping: Keeping
  /// The folder of sticker packs that both phones have.
  let apps: Path?
  let trace: Path?
  /// Whether the host's calls are shown beside the phone.
  let showsCalls: Bool
  let look: LookOptions

  init(_ given: GivenOptions) throws(OptionError) {
    names = try given.names() ?? .demo
    game = try given.game()
    seed = try given.seed()
    saysWhatToPlay = [Option.names, .rules, .apart, .duel, .volley, .seed, .apps].contains(where: given.has)
    keeping = try Self.keeping(given)
    apps = given.path(.apps)
    try given.exclude(.apps, .conversation)
    trace = given.path(.trace)
    showsCalls = given.has(.calls)
    look = try LookOptions(given)
    if case .shared = keeping, names.first == names.second { throw .sameNames(names.first) }
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

extension GivenOptions {
  /// The names of the two players; nil if none were given.
  func names() throws(OptionError) -> PlayerNames? {
    try value(.names, expected: .names) { PlayerNames($0) }
  }

  /// The game that is asked for; without any of its options the original's hunt.
  func game() throws(OptionError) -> ChosenGame {
    if has(.duel) {
      let rules = try duelRules()
      return .duel(rules, try volley(under: rules) ?? .shots(1))
    }
    if has(.volley) { throw .together(.volley, .duel) }
    return .hunt(try rules() ?? .messages)
  }
}

/// How the screen looks.
struct LookOptions: Equatable {
  let isASCII: Bool
  let color: ColorChoice
  let theme: Theme
  /// Whether nothing is to move, by the option; the environment may say so as well.
  let isStill: Bool
  /// Whether no bell is to ring.
  let isQuiet: Bool

  init(_ given: GivenOptions) throws(OptionError) {
    (isStill, isQuiet) = (given.has(.still), given.has(.quiet))
    isASCII = given.has(.ascii)
    let last = given.options.last { [.color, .noColor].contains($0.option) }?.option
    let color = try given.value(.color, expected: .colorChoice, ColorChoice.init(rawValue:))
    self.color = last == .noColor ? .never : color ?? .auto
    theme = try given.value(.theme, expected: .theme, Theme.init(rawValue:)) ?? .pegs
  }
}

extension LookOptions {
  /// Whether something may move on the screen: neither the option nor `NO_MOTION` forbids it.
  var mayMove: Bool { !isStill && Path(variable: "NO_MOTION").map { $0.bytes.isEmpty } ?? true }
}
