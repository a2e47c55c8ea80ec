// What is asked of solo: how the computer thinks, what is played, and how the screen looks.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

/// The options of `solo`.
struct SoloOptions: Equatable {
  /// How the computer thinks; nil if nothing was said.
  let level: ComputerPlayer.Level?
  /// What is played if a game is begun.
  let terms: Terms
  /// Whether anything was said of the terms, so that a kept game has to fit them.
  let saysTerms: Bool
  let isNew: Bool
  let look: LookOptions

  init(_ given: GivenOptions) throws(OptionError) {
    level = try given.level()
    let rules = try given.duelRules()
    let terms = try given.value(.volley, expected: .volley(cells: rules.board.cellCount)) { text -> Terms? in
      Volley(text).flatMap { try? Terms(rules: rules, volley: $0) }
    }
    guard let terms = terms ?? (try? Terms(rules: rules)) else {
      throw .badValue("1", option: .volley, expected: .volley(cells: rules.board.cellCount))
    }
    self.terms = terms
    saysTerms = [Option.rules, .apart, .volley].contains(where: given.has)
    isNew = given.has(.new)
    look = try LookOptions(given)
  }

  /// Whether a kept game is what was asked for.
  func allow(_ kept: Solo) -> Bool {
    (level ?? kept.level) == kept.level && (!saysTerms || terms == kept.terms)
  }
}

extension GivenOptions {
  /// How the computer thinks; nil if nothing was said.
  func level() throws(OptionError) -> ComputerPlayer.Level? {
    try value(.level, expected: .level, ComputerPlayer.Level.init(rawValue:))
  }
}
