// The options of the title: preset choices, and the look of the screen.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

/// `nil` keeps the previous choice.
struct TitleOptions: Equatable {
  let game: ChosenGame?
  let names: PlayerNames?
  let level: ComputerPlayer.Level?
  let language: Language?
  let look: LookOptions

  init(_ given: GivenOptions) throws(OptionError) {
    let isGame = [Option.rules, .apart, .duel, .volley].contains(where: given.has)
    game = isGame ? try given.game() : nil
    names = try given.names()
    level = try given.level()
    language = try given.value(.language, expected: .language, Language.init(rawValue:))
    look = try LookOptions(given)
  }

  func settings(after last: TitleSettings) -> TitleSettings {
    TitleSettings(
      game: game ?? last.game, names: names ?? last.names, level: level ?? last.level,
      language: language ?? last.language, theme: look.theme ?? last.theme, base: last.base)
  }
}
