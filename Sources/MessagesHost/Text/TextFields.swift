// The fields of a line, each described once: a given value is written, a missing one is read.

/// A value that is written as fields, in one form only, and read from it.
package protocol Written {
  /// Writes `old`, which never fails; or reads a value, if `old` is nil.
  static func written(_ old: Self?, as fields: inout TextFields) throws(TextFormError) -> Self
}

extension Written {
  var line: String {
    var fields = TextFields()
    _ = try? Self.written(self, as: &fields)
    return fields.line
  }

  init(line: String) throws(TextFormError) {
    var fields = TextFields(reading: TextFormReader(line))
    self = try Self.written(nil, as: &fields)
    try fields.reader.endText()
  }
}

/// The fields of a line, in order, with one space between them.
package struct TextFields {
  /// The text written so far.
  package private(set) var line = ""
  package var reader: TextFormReader
  package let isWritten: Bool

  package init() { (reader, isWritten) = (TextFormReader(""), true) }

  package init(reading reader: TextFormReader) { (self.reader, isWritten) = (reader, false) }

  package mutating func write(_ word: String) {
    if !line.isEmpty { line += " " }
    line += word
  }

  mutating func field<Value>(
    _ old: Value?, _ text: (Value) -> String, _ read: (inout TextFormReader) throws(TextFormError) -> Value
  ) throws(TextFormError) -> Value {
    guard isWritten else { return try read(&reader) }
    guard let old else { preconditionFailure("what is written is whole") }
    write(text(old))
    return old
  }

  /// A number that is not negative.
  package mutating func number(_ old: Int?) throws(TextFormError) -> Int {
    try field(old, { "\($0)" }) { reader throws(TextFormError) in try reader.number() }
  }

  package mutating func word(_ old: String?, of words: [String]) throws(TextFormError) -> String {
    try field(old, { $0 }) { reader throws(TextFormError) in try reader.word(oneOf: words) }
  }

  /// A text that names no people.
  package mutating func text(_ old: String?) throws(TextFormError) -> String {
    try field(old, { SharedText(plain: $0).quoted }) { reader throws(TextFormError) in try reader.quoted() }
  }

  package mutating func choice<Value: Equatable>(
    _ old: Value?, of choices: [(value: Value, word: String)]
  ) throws(TextFormError) -> Value {
    try field(old, { old in choices.first { $0.value == old }?.word ?? "" }) { reader throws(TextFormError) in
      try reader.choice(of: choices)
    }
  }

  mutating func bool(_ old: Bool?) throws(TextFormError) -> Bool {
    try choice(old, of: [(true, "yes"), (false, "no")])
  }

  /// The version of the form, from the opening word.
  package mutating func opening(_ word: String, newest: Int = 1) throws(TextFormError) -> Int {
    guard isWritten else { return try reader.opening(word, newest: newest) }
    write(word)
    return try number(newest)
  }

  /// Whether a value follows; the argument is used only when writing.
  package mutating func isThere(_ value: Bool) throws(TextFormError) -> Bool {
    guard isWritten else { return try reader.isThere() }
    if !value { write("-") }
    return value
  }

  package mutating func value<Value: Written>(_ old: Value?) throws(TextFormError) -> Value {
    try Value.written(old, as: &self)
  }

  package mutating func optional<Value: Written>(_ old: Value?) throws(TextFormError) -> Value? {
    try isThere(old != nil) ? try value(old) : nil
  }

  /// The number of values, and the values.
  package mutating func list<Value: Written>(_ old: [Value]?) throws(TextFormError) -> [Value] {
    var values: [Value] = []
    for index in 0..<(try number(old?.count)) { values.append(try value(old?[index])) }
    return values
  }

  /// Refuses an impossible value that was read; the error has the place of the last field.
  func require(
    _ isPossible: @autoclosure () -> Bool, _ contradiction: TextFormError.Contradiction,
    at place: TextFormError.Position? = nil
  ) throws(TextFormError) {
    if isWritten || isPossible() { return }
    throw .impossible(contradiction, at: place ?? reader.fieldPlace)
  }

  /// The value that is written, or one made from the fields that were read.
  func made<Value>(
    _ old: Value?, _ contradiction: TextFormError.Contradiction, _ make: () -> Value?
  ) throws(TextFormError) -> Value {
    guard let made = old ?? make() else { throw .impossible(contradiction, at: reader.fieldPlace) }
    return made
  }
}

extension String: Written {
  package static func written(_ old: String?, as fields: inout TextFields) throws(TextFormError) -> String {
    try fields.text(old)
  }
}

extension SharedText: Written {
  package static func written(_ old: SharedText?, as fields: inout TextFields) throws(TextFormError) -> SharedText {
    try fields.field(old, { $0.quoted }) { reader throws(TextFormError) in try reader.quotedShared() }
  }
}
