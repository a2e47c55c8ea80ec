// The fields of the title settings.

import BattleshipCore
import BattleshipPlayers

extension TitleSettings: SavedInLines {
  package static let firstWord = "battleship-settings"

  /// The version of the text. The first has no themes and bases, the first two are one line, and those before the
  /// fourth have no usual shots and no own name.
  package static let form = 4

  package static func saved<Form: Fields>(_ old: Self?, as fields: inout Form) throws(Form.Failure) -> Self {
    let form = try fields.opening(firstWord, newest: Self.form, inLines: 3)
    let (game, names) = (try fields.value(old?.game(byLink: false)), try fields["names"].text(old?.names.text))
    let level = try fields["level"].text(old?.level.rawValue)
    let language = try fields["language"].text(old.map { $0.language?.rawValue ?? "" })
    let theme = form == 1 ? Theme.pegs.rawValue : try fields["theme"].text(old?.theme.rawValue)
    let base = form == 1 ? nil : try fields["base"].text(old.map { $0.base?.text ?? "" })
    let isUsual = form < 4 ? nil : try fields["shots"].choice(old?.isUsual, of: [(true, "usual"), (false, "chosen")])
    let isNamed = form < 4 ? false : try fields["name"].isThere(old?.ownName != nil)
    let ownName = isNamed ? try fields["name"].text(old?.ownName?.text) : nil
    return try fields.made(old) {
      guard let names = PlayerNames(names), let level = ComputerPlayer.Level(rawValue: level),
        language.isEmpty || Language(rawValue: language) != nil, let theme = Theme(rawValue: theme)
      else { return nil }
      let readBase = base.flatMap { $0.isEmpty ? nil : try? MessageURLBase($0) }
      guard readBase?.text ?? "" == base ?? "" else { return nil }
      let name = ownName.flatMap { $0.isEmpty ? nil : try? Duel.Name($0) }
      guard name?.text ?? "" == ownName ?? "" else { return nil }
      var settings = TitleSettings(
        names: names, level: level, language: Language(rawValue: language), theme: theme, base: readBase,
        ownName: ownName.map { _ in OwnName(name) })
      // Before the shots of a turn could be chosen, single shots were the usual ones.
      settings.choose(game, choosesVolley: isUsual.map { !$0 } ?? !game.hasSingleShots)
      return settings
    }
  }

  private var isUsual: Bool { if case .duel(_?) = kind { false } else { true } }
}

extension ChosenGame {
  fileprivate var hasSingleShots: Bool { if case .duel(let terms) = self { terms.volley == .shots(1) } else { false } }
}
