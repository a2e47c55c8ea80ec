// The settings of the title, which are kept for the next time.

import BattleshipCore
import BattleshipPlayers

package struct TitleSettings: Hashable, Sendable {
  /// The game to begin.
  package var game: ChosenGame

  /// The names of the players at one keyboard.
  package var names: PlayerNames

  /// How the computer thinks.
  package var level: ComputerPlayer.Level

  /// The language; nil for the system's.
  package var language: Language?

  /// The colours of the screen.
  package var theme: Theme

  /// The start of the links of new games; nil for the original demo's, which no browser opens.
  package var base: MessageURLBase?

  /// The settings; by default, those of a classic duel.
  package init(
    game: ChosenGame = .duel(Terms(on: .classic)), names: PlayerNames = .demo,
    level: ComputerPlayer.Level = .fair, language: Language? = nil, theme: Theme = .pegs, base: MessageURLBase? = nil
  ) {
    (self.game, self.names, self.level) = (game, names, level)
    (self.language, self.theme, self.base) = (language, theme, base)
  }

  /// The terms of a game against the computer: always a duel, on the chosen board.
  package var terms: Terms {
    switch game {
    case .hunt(let rules): Terms(on: rules)
    case .duel(let terms): terms
    }
  }
}

/// A line of the title with a choice.
package enum TitleSetting: Hashable, Sendable, CaseIterable {
  /// A hunt, or a duel and its volley.
  case game
  /// The board and its ships.
  case board
  /// How the computer thinks.
  case level
  /// The names of the players at one keyboard.
  case names
  /// The start of links.
  case base
  /// The colours of the screen.
  case theme
  /// The language.
  case language
}
