// The options of `solo`: the computer's level, the terms of the duel, and the look of the screen.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

struct SoloOptions: Equatable {
  let level: ComputerPlayer.Level?
  let terms: Terms
  /// Whether an option sets the terms, so that a kept game must match.
  let saysTerms: Bool
  let isNew: Bool
  let look: LookOptions

  init(_ given: GivenOptions) throws(OptionError) {
    level = try given.level()
    terms = try given.terms()
    saysTerms = [Option.rules, .apart, .volley].contains(where: given.has)
    isNew = given.has(.new)
    look = try LookOptions(given)
  }

  func allow(_ kept: Solo) -> Bool {
    (level ?? kept.level) == kept.level && (!saysTerms || terms == kept.terms)
  }
}

extension GivenOptions {
  func level() throws(OptionError) -> ComputerPlayer.Level? {
    try value(.level, expected: .level, ComputerPlayer.Level.init(rawValue:))
  }
}
