// Fields as a line in the text form of Messages' values, some of which stand among them.

import BattleshipPlay
import MessagesHost

/// A value that is saved as a line of a file.
package protocol SavedLine: Saved {}

extension SavedLine {
  /// The line, without its checksum and line end.
  package var text: String {
    var fields = LineFields()
    _ = try? Self.saved(self, as: &fields)
    return fields.writer.text
  }

  /// Accepts only what ``text`` writes, or wrote in an earlier form.
  package init(text: String) throws(TextFormError) { try self.init(bytes: Array(text.utf8)) }

  package init(bytes: [UInt8]) throws(TextFormError) {
    var fields = LineFields(reading: TextFormReader(bytes))
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
      var fields = LineFields(reading: TextFormReader(Array(text.utf8)))
      guard let read = try? Self.saved(nil, as: &fields), (try? fields.reader.endText()) != nil else { return nil }
      self = read
    }
  }
}

struct LineFields: Fields {
  typealias Failure = TextFormError

  private(set) var writer: TextFormWriter
  private(set) var reader: TextFormReader
  private let isWritten: Bool

  init(_ writer: TextFormWriter = TextFormWriter()) {
    (self.writer, reader, isWritten) = (writer, TextFormReader(""), true)
  }

  init(reading reader: TextFormReader) { (writer, self.reader, isWritten) = (TextFormWriter(), reader, false) }

  subscript(_: String) -> LineFields {
    get { self }
    set { self = newValue }
  }

  mutating func opening(_ word: String, newest: Int, inLines: Int) throws(TextFormError) -> Int {
    let newest = min(newest, inLines - 1)
    guard isWritten else { return try reader.opening(word, newest: newest) }
    writer.word(word)
    return try number(newest)
  }

  mutating func number(_ value: Int?) throws(TextFormError) -> Int {
    try field(value, { $0.number($1) }) { reader throws(TextFormError) in try reader.number() }
  }

  mutating func word(_ value: String?, of words: [String]) throws(TextFormError) -> String {
    try field(value, { $0.word($1) }) { reader throws(TextFormError) in try reader.word(oneOf: words) }
  }

  mutating func text(_ value: String?) throws(TextFormError) -> String {
    try field(value, { $0.quoted($1) }) { reader throws(TextFormError) in try reader.quoted() }
  }

  mutating func person(_ value: Participant?) throws(TextFormError) -> Participant {
    try field(value, { $1.write(to: &$0) }) { reader throws(TextFormError) in try Participant(from: &reader) }
  }

  mutating func post(_ value: Post?, from sender: Participant) throws(TextFormError) -> Post {
    try field(value, { $1.write(to: &$0) }) { reader throws(TextFormError) in
      try Post(from: &reader, sender: sender)
    }
  }

  mutating func isThere(_ value: Bool) throws(TextFormError) -> Bool {
    guard isWritten else { return try reader.optional { _ throws(TextFormError) in true } ?? false }
    if !value { writer.word("-") }
    return value
  }

  var refusal: TextFormError { reader.expected(.quotedText) }

  private mutating func field<Value>(
    _ value: Value?, _ write: (inout TextFormWriter, Value) -> Void,
    _ read: (inout TextFormReader) throws(TextFormError) -> Value
  ) throws(TextFormError) -> Value {
    guard isWritten else { return try read(&reader) }
    let value = try made(value) { nil }
    write(&writer, value)
    return value
  }
}
