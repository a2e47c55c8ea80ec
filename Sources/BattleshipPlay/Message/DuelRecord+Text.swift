// A duel's record as one line of text: the last message, and the one that was answered ahead.

import BattleshipCore

extension DuelRecord {
  /// The message URLs, with a space between them.
  package var text: String {
    written.messageURL() + (answered.map { " " + $0.messageURL() } ?? "")
  }

  /// Nil if ``text`` would write it differently, or the messages belong to different duels.
  package init?(text: String) {
    let words = text.parts(between: " ")
    let duels = words.compactMap { MessageContent(in: String($0))?.duel }
    guard duels.count == words.count, 1...2 ~= duels.count, duels[0].identifier == duels[duels.count - 1].identifier
    else { return nil }
    self.init(written: duels[0], answered: duels.count == 2 ? duels[1] : nil)
  }
}
