// The settings of the title, which are kept for the next time.

import BattleshipCore
import BattleshipPlayers

package struct TitleSettings: Hashable, Sendable {
  package var game: ChosenGame
  package var names: PlayerNames
  package var level: ComputerPlayer.Level
  /// nil for the system's.
  package var language: Language?
  package var theme: Theme
  /// The start of the links of new games; nil for the original demo's, which no browser opens.
  package var base: MessageURLBase?

  package init(
    game: ChosenGame = .duel(Terms(on: .classic)), names: PlayerNames = .demo,
    level: ComputerPlayer.Level = .fair, language: Language? = nil, theme: Theme = .pegs, base: MessageURLBase? = nil
  ) {
    (self.game, self.names, self.level) = (game, names, level)
    (self.language, self.theme, self.base) = (language, theme, base)
  }

  /// For a game against the computer: always a duel, on the chosen board.
  package var terms: Terms {
    switch game {
    case .hunt(let rules): Terms(on: rules)
    case .duel(let terms): terms
    }
  }
}

package enum TitleSetting: Hashable, Sendable, CaseIterable {
  /// A hunt, or a duel and its volley.
  case game
  /// The board and its ships.
  case board
  case level
  case names
  case base
  case theme
  case language
}
