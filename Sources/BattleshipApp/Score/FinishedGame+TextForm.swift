// A finished game as a line of the book.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers
import MessagesHost

extension FinishedGame: SavedLine {
  static let firstWord = "battleship-game"

  /// Version 1 has no days and hints, version 2 only the user's hints.
  static let form = 3

  private static let hintWords: [(value: Set<Duel.Player>, word: String)] = [
    ([], "-"), ([.first], "first"), ([.second], "second"), ([.first, .second], "both"),
  ]

  package static func saved<Form: Fields>(_ old: Self?, as fields: inout Form) throws(Form.Failure) -> Self {
    let form = try fields.opening(firstWord, newest: Self.form, inLines: Self.form + 1)
    let (first, second) = (try fields.value(old?.first), try fields.value(old?.second))
    let (place, url) = (try fields.text(old?.place), try fields.text(old?.content.messageURL()))
    let oldDay = old.map { $0.day?.description ?? "" }
    let written = form == 1 ? "" : try fields.text(oldDay)
    let user: Set<Duel.Player> = first == .user ? [.first] : second == .user ? [.second] : []
    let advised =
      form == 1
      ? [] : try fields.choice(old?.advised, of: form == 2 ? [([], "-"), (user, "hints")] : hintWords)
    return try fields.made(old) {
      let day = try? CalendarDate(written: written)
      guard day != nil || written.isEmpty, let content = MessageContent(in: url) else { return nil }
      var game = FinishedGame(content, first: first, second: second, place: place, advised: advised)
      game?.day = day
      return game
    }
  }
}

extension FinishedGame.RecordedPlayer: SavedAsFields {
  package static func saved<Form: Fields>(_ old: Self?, as fields: inout Form) throws(Form.Failure) -> Self {
    let (word, level, name) = old?.parts ?? (nil, nil, nil)
    switch try fields.word(word, of: ["user", "computer", "named", "unnamed"]) {
    case "user": return .user
    case "computer":
      return .computer(try fields.choice(level, of: ComputerPlayer.Level.allCases.map { ($0, $0.rawValue) }))
    case "named": return .named(try fields.text(name))
    default: return .unnamed
    }
  }

  private var parts: (word: String?, level: ComputerPlayer.Level?, name: String?) {
    switch self {
    case .user: ("user", nil, nil)
    case .computer(let level): ("computer", level, nil)
    case .named(let name): ("named", nil, name)
    case .unnamed, .daily: ("unnamed", nil, nil)
    }
  }
}
