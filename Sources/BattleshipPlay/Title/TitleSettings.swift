// What is chosen on the title, and chosen again the next time.

import BattleshipCore
import BattleshipPlayers

/// The choices of the title.
///
/// ```swift
/// var settings = TitleSettings()
/// assert(settings.game == .duel(Rules.classic.withoutLosingMiss, .shots(1)) && settings.level == .fair)
/// settings.language = .chinese
/// ```
public struct TitleSettings: Hashable, Sendable {
  /// The game that is begun.
  public var game: ChosenGame

  /// Who plays at one keyboard.
  public var names: PlayerNames

  /// How the computer thinks.
  public var level: ComputerPlayer.Level

  /// The language; nil for the one of the system.
  public var language: Language?

  /// A classic duel, if nothing else is said.
  public init(
    game: ChosenGame = .duel(Rules.classic.withoutLosingMiss, .shots(1)), names: PlayerNames = .demo,
    level: ComputerPlayer.Level = .fair, language: Language? = nil
  ) {
    (self.game, self.names, self.level, self.language) = (game, names, level, language)
  }

  /// What is played against the computer: always a duel, on the chosen board.
  ///
  /// Nil for a volley that the board has too few cells for.
  public var terms: Terms? {
    switch game {
    case .hunt(let rules): try? Terms(rules: rules.withoutLosingMiss)
    case .duel(let rules, let volley): try? Terms(rules: rules, volley: volley)
    }
  }
}

/// A line of the title on which something is chosen.
///
/// ```swift
/// for setting in TitleSetting.allCases { print(Language.english.title.setting(setting).string) }
/// assert(Language.english.title.setting(.level) == "Level")
/// ```
public enum TitleSetting: Hashable, Sendable, CaseIterable {
  /// A hunt, or a duel with so many shots a turn.
  case game
  /// The board and its ships.
  case board
  /// How the computer thinks.
  case level
  /// Who plays at one keyboard.
  case names
  /// The language.
  case language
}
