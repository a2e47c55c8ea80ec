// Writes and reads a finished game as a line.

import BattleshipCore
import BattleshipPlayers
import MessagesHost

extension FinishedGame {
  static let firstWord = "battleship-game"

  /// Version 1 has no days and hints, version 2 only the user's hints.
  static let form = 3

  /// The line, without its checksum and line end.
  package var text: String {
    var writer = TextFormWriter()
    writer.word(Self.firstWord)
    writer.number(Self.form)
    first.write(to: &writer)
    second.write(to: &writer)
    writer.quoted(place)
    writer.quoted(content.messageURL())
    writer.quoted(day)
    for (players, word) in Self.hintWords where players == hinted { writer.word(word) }
    return writer.text
  }

  private static let hintWords: [(value: Set<Duel.Player>, word: String)] = [
    ([], "-"), ([.first], "first"), ([.second], "second"), ([.first, .second], "both"),
  ]

  private static func hinted(
    from reader: inout TextFormReader, in form: Int, by user: Duel.Player?
  ) throws(TextFormError) -> Set<Duel.Player> {
    switch form {
    case 1: return []
    case 2: return try reader.choice(of: [([], "-"), (Set([user].compactMap(\.self)), "hints")])
    default: return try reader.choice(of: hintWords)
    }
  }

  private static func isDay(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty else { return true }
    return bytes.count == 10
      && bytes.enumerated().allSatisfy { [4, 7].contains($0) ? $1 == UInt8(ascii: "-") : 0x30...0x39 ~= $1 }
  }

  package init(text: String) throws(TextFormError) { try self.init(bytes: Array(text.utf8)) }

  package init(bytes: [UInt8]) throws(TextFormError) {
    var reader = TextFormReader(bytes)
    let form = try reader.opening(Self.firstWord, newest: Self.form)
    let (first, second) = (try RecordedPlayer(from: &reader), try RecordedPlayer(from: &reader))
    let place = try reader.quoted()
    let url = try reader.quoted()
    let day = form == 1 ? "" : try reader.quoted()
    let hinted = try Self.hinted(from: &reader, in: form, by: first == .user ? .first : second == .user ? .second : nil)
    guard Self.isDay(day), let content = MessageContent(in: url),
      let game = FinishedGame(content, first: first, second: second, place: place, hinted: hinted)
    else { throw reader.expected(.quotedText) }
    self = game
    self.day = day
    try reader.endText()
  }
}

extension FinishedGame.RecordedPlayer {
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
    case "computer": self = .computer(try reader.choice(of: ComputerPlayer.Level.allCases.map { ($0, $0.rawValue) }))
    case "named": self = .named(try reader.quoted())
    default: self = .unnamed
    }
  }
}
