// The options of `play`: the players and rules, and the place of the conversation.

import BattleshipApp
import BattleshipCore
import BattleshipFrame
import BattleshipPlay

struct PlayOptions: Equatable {
  enum Keeping: Equatable {
    case own(isNew: Bool)
    case shared(Path, as: String)
  }

  let names: PlayerNames
  let game: ChosenGame
  let seed: UInt64?
  /// Whether an option asks for players, a game, a seed or packs, so that a kept conversation must match.
  let saysWhatToPlay: Bool
  let keeping: Keeping
  let base: MessageURLBase?
  let apps: Path?
  let trace: Path?
  let showsCalls: Bool
  let look: LookOptions

  init(_ given: GivenOptions) throws(OptionError) {
    names = try given.names() ?? .demo
    game = try given.game()
    seed = try given.seed()
    saysWhatToPlay = [Option.names, .rules, .apart, .duel, .volley, .seed, .apps].contains(where: given.has)
    keeping = try Self.keeping(given)
    base = try given.base()
    apps = given.path(.apps)
    try given.exclude(.apps, .conversation)
    try given.exclude(.lines, .conversation)
    try given.exclude(.seed, .conversation)
    trace = given.path(.trace)
    showsCalls = given.has(.calls)
    look = try LookOptions(given)
  }

  private static func keeping(_ given: GivenOptions) throws(OptionError) -> Keeping {
    switch (given.path(.conversation), try given.text(.asName)) {
    case (nil, nil): return .own(isNew: given.has(.new))
    case (let path?, let name?):
      try given.exclude(.new, .conversation)
      return .shared(path, as: name)
    case (_?, nil): throw .requires(.conversation, .asName)
    case (nil, _?): throw .requires(.asName, .conversation)
    }
  }
}

extension GivenOptions {
  func names() throws(OptionError) -> PlayerNames? {
    try value(.names, expected: .names) { PlayerNames($0) }
  }

  func game() throws(OptionError) -> ChosenGame {
    if has(.duel) { return .duel(try terms()) }
    if has(.volley) { throw .requires(.volley, .duel) }
    return .hunt(try rules() ?? .messages)
  }
}
