// Reads lines of fields, and accepts each value only in the form that the writer uses.

import NotificationsHost

package struct TextFormReader {
  let bytes: [UInt8]
  let cache: TextCache?
  private(set) var position = 0

  private var line = 1
  private var lineStart = 0

  /// Where the last field starts.
  private(set) var fieldPlace = TextFormError.Position(line: 1, column: 1)

  package init(_ text: String) { self.init(Array(text.utf8)) }

  package init(_ bytes: [UInt8], cache: TextCache? = nil) { (self.bytes, self.cache) = (bytes, cache) }

  /// Where the next field starts.
  package var place: TextFormError.Position { place(of: next == UInt8(ascii: " ") ? position + 1 : position) }

  /// Only for bytes of the current line.
  func place(of index: Int) -> TextFormError.Position {
    TextFormError.Position(line: line, column: index - lineStart + 1)
  }

  package func expected(_ expected: TextFormError.Expected) -> TextFormError {
    switch expected {
    case .space, .endOfLine, .endOfText: .expected(expected, at: place(of: position))
    case .word, .number, .quotedText, .bytes: .expected(expected, at: fieldPlace)
    }
  }

  func impossible(_ contradiction: TextFormError.Contradiction) -> TextFormError {
    .impossible(contradiction, at: fieldPlace)
  }

  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    position += 1
    return true
  }

  mutating func takeAll(_ text: String) -> Bool {
    guard bytes[position...].starts(with: text.utf8) else { return false }
    position += text.utf8.count
    return true
  }

  mutating func takeBytes(while holds: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count, holds(bytes[position]) { position += 1 }
    return bytes[start..<position]
  }

  mutating func takeBytes(_ count: Int) -> ArraySlice<UInt8> {
    position += count
    return bytes[(position - count)..<position]
  }

  mutating func startField() throws(TextFormError) {
    if position != lineStart, !take(UInt8(ascii: " ")) { throw expected(.space) }
    fieldPlace = place(of: position)
  }

  package mutating func choice<Value>(of choices: [(value: Value, word: String)]) throws(TextFormError) -> Value {
    let field = try field()
    for choice in choices where field.elementsEqual(choice.word.utf8) {
      position = field.endIndex
      return choice.value
    }
    throw expected(.word(oneOf: choices.map { $0.word }))
  }

  package mutating func word(oneOf words: [String]) throws(TextFormError) -> String {
    let field = try field()
    // The first letter rules out most words, and a line may begin with one of ten.
    for word in words where word.utf8.first == field.first && field.elementsEqual(word.utf8) {
      position = field.endIndex
      return word
    }
    throw expected(.word(oneOf: words))
  }

  private mutating func field() throws(TextFormError) -> ArraySlice<UInt8> {
    try startField()
    let rest = bytes[position...]
    return rest.prefix { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }
  }

  package mutating func word(_ word: String) throws(TextFormError) {
    _ = try self.word(oneOf: [word])
  }

  /// Returns the version of the form, from the opening word.
  @discardableResult
  package mutating func opening(_ word: String, newest: Int = 1) throws(TextFormError) -> Int {
    try self.word(word)
    let place = place
    let form = try number()
    if form > newest { throw .newerForm(form, at: place) }
    if form < 1 { throw expected(.number) }
    return form
  }

  package mutating func number() throws(TextFormError) -> Int {
    try startField()
    let start = position
    var value = 0
    while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
      // No real count reaches this limit, and adding to it cannot overflow.
      if value > 1 << 30 || (value < 10 && position > start) { throw expected(.number) }
      position += 1
    }
    if position == start { throw expected(.number) }
    return value
  }

  /// Whether a value follows, and not the sign for none.
  package mutating func isThere() throws(TextFormError) -> Bool {
    let start = position == lineStart ? position : position + 1
    guard start < bytes.count, bytes[start] == UInt8(ascii: "-") else { return true }
    try word("-")
    return false
  }

  mutating func hexadecimal() throws(TextFormError) -> [UInt8] {
    try startField()
    guard take(UInt8(ascii: "#")) else { throw expected(.bytes) }
    var field: [UInt8] = []
    while let high = lowerCaseDigit() {
      guard let low = lowerCaseDigit() else { throw expected(.bytes) }
      field.append(high << 4 | low)
    }
    return field
  }

  mutating func lowerCaseDigit() -> UInt8? {
    guard let byte = next, let digit = hexadecimalDigit(byte), !(UInt8(ascii: "A")...UInt8(ascii: "F") ~= byte) else {
      return nil
    }
    position += 1
    return digit
  }

  mutating func endLine() throws(TextFormError) {
    guard take(UInt8(ascii: "\n")) else { throw expected(.endOfLine) }
    line += 1
    lineStart = position
  }

  package func endText() throws(TextFormError) {
    if position != bytes.count { throw expected(.endOfText) }
  }
}
