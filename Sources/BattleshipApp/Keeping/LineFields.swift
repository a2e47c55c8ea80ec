// Fields as one line; values of Messages stand in their own text form.

import BattleshipPlay
import MessagesHost

/// A value that is saved as a line of a file.
package protocol SavedLine: SavedAsFields {}

extension SavedLine {
  /// The line, without its checksum and line end.
  package var text: String {
    var fields = TextFields()
    _ = try? Self.saved(self, as: &fields)
    return fields.line
  }

  /// Accepts only what ``text`` writes, or wrote in an earlier form.
  package init(text: String) throws(TextFormError) { try self.init(bytes: Array(text.utf8)) }

  package init(bytes: [UInt8]) throws(TextFormError) {
    var fields = TextFields(reading: TextFormReader(bytes))
    self = try Self.saved(nil, as: &fields)
    try fields.reader.endText()
  }
}

extension SavedInLines {
  /// Reads a file's text; earlier forms were one line.
  package init?(file text: String) {
    if let read = Self(text: text) {
      self = read
    } else {
      var fields = TextFields(reading: TextFormReader(Array(text.utf8)))
      guard let read = try? Self.saved(nil, as: &fields), (try? fields.reader.endText()) != nil else { return nil }
      self = read
    }
  }
}

extension TextFields: Fields {
  package subscript(_: String) -> TextFields {
    get { self }
    set { self = newValue }
  }

  package mutating func opening(_ word: String, newest: Int, inLines: Int) throws(TextFormError) -> Int {
    try opening(word, newest: min(newest, inLines - 1))
  }

  package var refusal: TextFormError { reader.expected(.quotedText) }
}
