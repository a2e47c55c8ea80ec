// Recognises a file of a newer version of this program by its first words, whatever follows them.

import BattleshipPlay

/// The forms of the program's files, each of which begins with its name and a version.
package enum NewerForm {
  /// The words before the version, and the newest version that this program reads.
  private static let known: [(words: String, form: Int)] = [
    ("battleship-conversation ", KeptForm.allCases.map(\.rawValue).max() ?? 0),
    ("\(SharedLine.firstWord) ", SharedLine.form),
    ("\(TitleSettings.firstWord) ", TitleSettings.form),
    ("\(FinishedGame.firstWord) ", FinishedGame.form),
    (KeptSolo.firstWords, KeptSolo.form),
  ]

  /// Whether a line begins a file of a newer form, which must be left as it is: its checksum may be another as well.
  package static func begins(_ line: some Collection<UInt8>) -> Bool {
    known.contains { words, form in
      guard line.starts(with: words.utf8) else { return false }
      let digits = line.dropFirst(words.utf8.count).prefix { 0x30...0x39 ~= $0 }
      guard let first = digits.first, first != 0x30 else { return false }
      return Int(String(decoding: digits, as: UTF8.self)).map { $0 > form } ?? true
    }
  }
}
