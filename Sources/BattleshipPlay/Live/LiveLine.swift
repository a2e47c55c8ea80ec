// The lines that peers of a live game send each other; all other lines are ignored.

import BattleshipCore

enum LiveLine: Hashable, Sendable {
  /// The first line of each side.
  static let greeting = "battleship 1"

  indirect case message(Duel, url: String)
  /// The text of ``AnswersAhead``, not parsed yet, because parsing needs the board.
  case answers(String)
  case aiming
  case bye
  /// The answer to a joining that the challenger does not want.
  case declined

  /// Nil if the text is not such a line.
  init?(_ text: String) {
    switch text {
    case "aiming": self = .aiming
    case "bye": self = .bye
    case "declined": self = .declined
    case _ where text.hasPrefix(Self.beforeAnswers): self = .answers(String(text.dropFirst(Self.beforeAnswers.count)))
    case _:
      guard let duel = MessageContent(in: text)?.duel else { return nil }
      self = .message(duel, url: text)
    }
  }

  private static let beforeAnswers = "answers "

  /// The line as it is sent.
  var text: String {
    switch self {
    case .message(_, let url): url
    case .answers(let answers): Self.beforeAnswers + answers
    case .aiming: "aiming"
    case .bye: "bye"
    case .declined: "declined"
    }
  }
}
