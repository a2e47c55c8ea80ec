// Tells from the first words of a file whether another version of this program wrote it.

import BattleshipPlay

/// Whether this version of the program reads a file, which begins with a word and a version.
package enum FileForm: Hashable, Sendable {
  /// This program reads it.
  case known
  /// An older program wrote it, and this one no longer reads it.
  case older
  /// A newer program wrote it; it must be left as it is, and its checksums may be others as well.
  case newer

  /// The words before the version, and the versions that this program reads.
  private static let forms: [(words: String, known: ClosedRange<Int>)] = [
    ("\(ConversationHead.firstWord) ", ConversationHead.form...ConversationHead.form),
    // The first word of a shared file before version 3.
    ("battleship-messages ", ConversationHead.form...ConversationHead.form),
    ("\(TitleSettings.firstWord) ", 1...TitleSettings.form), ("\(FinishedGame.firstWord) ", 1...FinishedGame.form),
    (KeptSolo.firstWords, 1...KeptSolo.form), ("\(KeptLink.firstWord) ", 1...KeptLink.form),
  ]

  /// The form of the file that begins with this line; nil if no version of this program wrote such a file.
  package init?(firstLine line: some Collection<UInt8>) {
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
