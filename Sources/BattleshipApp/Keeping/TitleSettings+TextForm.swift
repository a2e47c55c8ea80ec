// Writes and reads the title settings as a line of text.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers
import MessagesHost

extension TitleSettings {
  static let firstWord = "battleship-settings"

  /// Version 1 has no themes and bases.
  static let form = 2

  /// The line of the file, without its checksum and line end.
  package var text: String {
    var writer = TextFormWriter()
    writer.word(Self.firstWord)
    writer.number(Self.form)
    game.write(to: &writer)
    writer.quoted(names.text)
    writer.quoted(level.rawValue)
    writer.quoted(language?.rawValue ?? "")
    writer.quoted(theme.rawValue)
    writer.quoted(base?.text ?? "")
    return writer.text
  }

  /// Accepts only what ``text`` writes, or wrote in version 1.
  package init(text: String) throws(TextFormError) {
    var reader = TextFormReader(text)
    let form = try reader.opening(Self.firstWord, newest: Self.form)
    let game = try ChosenGame(from: &reader)
    guard let names = PlayerNames(try reader.quoted()), let level = ComputerPlayer.Level(rawValue: try reader.quoted())
    else { throw reader.expected(.quotedText) }
    let name = try reader.quoted()
    let language = Language(rawValue: name)
    guard language != nil || name.isEmpty else { throw reader.expected(.quotedText) }
    let theme = form == 1 ? .pegs : Theme(rawValue: try reader.quoted())
    guard let theme else { throw reader.expected(.quotedText) }
    let base: MessageURLBase?
    if form == 1 {
      base = nil
    } else {
      let text = try reader.quoted()
      base = text.isEmpty ? nil : try? MessageURLBase(text)
      guard base?.text ?? "" == text else { throw reader.expected(.quotedText) }
    }
    self.init(game: game, names: names, level: level, language: language, theme: theme, base: base)
    try reader.endText()
  }
}
