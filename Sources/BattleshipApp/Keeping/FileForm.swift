// Whether another version of this program wrote a file, judged by the file's first words.

import BattleshipPlay

package enum FileForm: Hashable, Sendable {
  case known
  case older
  /// A newer version wrote it, so it must be left as it is; its checksums may differ as well.
  case newer

  private static let forms: [(words: String, known: ClosedRange<Int>)] = [
    ("\(ConversationHead.firstWord) ", ConversationHead.form...ConversationHead.form),
    // Shared files began with this word before version 3.
    ("battleship-messages ", ConversationHead.form...ConversationHead.form),
    ("\(TitleSettings.firstWord) ", 1...TitleSettings.form), ("\(FinishedGame.firstWord) ", 1...FinishedGame.form),
    (SavedSolo.firstWords, 1...SavedSolo.form), ("\(SavedLink.firstWord) ", 1...SavedLink.form),
    ("\(SavedTwo.firstWord) ", 1...SavedTwo.form), ("\(DailyResults.firstWord) ", 1...DailyResults.form),
  ]

  /// nil if no version of this program wrote such a file.
  package init?(firstLine line: ArraySlice<UInt8>) {
    for (words, known) in Self.forms where line.starts(with: words.utf8) {
      let digits = line.dropFirst(words.utf8.count).prefix { 0x30...0x39 ~= $0 }
      guard let first = digits.first, first != 0x30 else { return nil }
      let form = Int(String(decoding: digits, as: UTF8.self)) ?? .max
      self = known.contains(form) ? .known : form < known.lowerBound ? .older : .newer
      return
    }
    return nil
  }
}
