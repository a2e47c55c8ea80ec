// Writes and reads a finished game as a line.

import BattleshipCore
import BattleshipPlayers
import MessagesHost

extension FinishedGame {
  /// The first word of each line.
  static let firstWord = "battleship-game"

  /// The format version of the lines.
  static let form = 1

  /// The line as text, without checksum and line end.
  package var text: String {
    var writer = TextFormWriter()
    writer.word(Self.firstWord)
    writer.number(Self.form)
    first.write(to: &writer)
    second.write(to: &writer)
    writer.quoted(place)
    writer.quoted(content.messageURL())
    return writer.text
  }

  /// Parses a line of text.
  package init(text: String) throws(TextFormError) {
    var reader = TextFormReader(text)
    _ = try reader.word(oneOf: [Self.firstWord])
    let start = reader.place
    let form = try reader.number()
    guard form == Self.form else { throw .newerForm(form, at: start) }
    let (first, second) = (try Player(from: &reader), try Player(from: &reader))
    let place = try reader.quoted()
    let url = try reader.quoted()
    guard let content = MessageContent(in: url),
      let game = FinishedGame(content, first: first, second: second, place: place)
    else { throw reader.expected(.quotedText) }
    self = game
    try reader.endText()
  }
}

extension FinishedGame.Player {
  fileprivate func write(to writer: inout TextFormWriter) {
    switch self {
    case .user: writer.word("user")
    case .computer(let level):
      writer.word("computer")
      writer.word(level.rawValue)
    case .named(let name):
      writer.word("named")
      writer.quoted(name)
    case .unnamed: writer.word("unnamed")
    }
  }

  fileprivate init(from reader: inout TextFormReader) throws(TextFormError) {
    switch try reader.word(oneOf: ["user", "computer", "named", "unnamed"]) {
    case "user": self = .user
    case "computer":
      let levels = ComputerPlayer.Level.allCases.map(\.rawValue)
      let word = try reader.word(oneOf: levels)
      guard let level = ComputerPlayer.Level(rawValue: word) else { throw reader.expected(.word(oneOf: levels)) }
      self = .computer(level)
    case "named": self = .named(try reader.quoted())
    default: self = .unnamed
    }
  }
}
