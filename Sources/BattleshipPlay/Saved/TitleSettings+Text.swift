// How the title settings are saved.

import BattleshipCore
import BattleshipPlayers

extension TitleSettings: SavedInLines {
  package static let firstWord = "battleship-settings"

  /// The first form has no themes and bases; the first two are one line.
  package static let form = 3

  package static func saved<Form: Fields>(_ old: Self?, as fields: inout Form) throws(Form.Failure) -> Self {
    let form = try fields.opening(firstWord, newest: Self.form, inLines: 3)
    let (game, names) = (try fields.value(old?.game), try fields["names"].text(old?.names.text))
    let level = try fields["level"].text(old?.level.rawValue)
    let language = try fields["language"].text(old.map { $0.language?.rawValue ?? "" })
    let theme = form == 1 ? Theme.pegs.rawValue : try fields["theme"].text(old?.theme.rawValue)
    let base = form == 1 ? nil : try fields["base"].text(old.map { $0.base?.text ?? "" })
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
