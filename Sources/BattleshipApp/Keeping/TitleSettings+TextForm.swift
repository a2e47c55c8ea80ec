// The title settings as a line of text.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers

extension TitleSettings: SavedLine {
  static let firstWord = "battleship-settings"

  /// Version 1 has no themes and bases.
  static let form = 2

  package static func saved<Form: Fields>(_ old: Self?, as fields: inout Form) throws(Form.Failure) -> Self {
    let form = try fields.opening(firstWord, newest: Self.form)
    let (game, names) = (try fields.value(old?.game), try fields.text(old?.names.text))
    let (level, language) = (
      try fields.text(old?.level.rawValue), try fields.text(old.map { $0.language?.rawValue ?? "" })
    )
    let theme = form == 1 ? Theme.pegs.rawValue : try fields.text(old?.theme.rawValue)
    let base = form == 1 ? nil : try fields.text(old.map { $0.base?.text ?? "" })
    return try fields.made(old) {
      guard let names = PlayerNames(names), let level = ComputerPlayer.Level(rawValue: level),
        language.isEmpty || Language(rawValue: language) != nil, let theme = Theme(rawValue: theme)
      else { return nil }
      let readBase = base.flatMap { $0.isEmpty ? nil : try? MessageURLBase($0) }
      guard readBase?.text ?? "" == base ?? "" else { return nil }
      return TitleSettings(
        game: game, names: names, level: level, language: Language(rawValue: language), theme: theme, base: readBase)
    }
  }
}
