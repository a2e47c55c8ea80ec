// Reads texts in quotation marks, with names of people, and escapes for what would break a line or a terminal.

extension TextFormReader {
  /// Reads a text that names no people.
  package mutating func quoted() throws(TextFormError) -> String {
    let text = try quotedShared()
    switch (text.pieces.first, text.pieces.count) {
    case (nil, _): return ""
    case (.text(let plain), 1): return plain
    default: throw expected(.quotedText)
    }
  }

  /// Reads a text that may name people.
  mutating func quotedShared() throws(TextFormError) -> SharedText {
    try startField()
    guard take(UInt8(ascii: "\"")) else { throw expected(.quotedText) }
    var text = SharedText()
    var plain: [UInt8] = []
    while !take(UInt8(ascii: "\"")) {
      if let person = takeName() {
        text.append(plain: String(decoding: plain, as: UTF8.self))
        text.append(person)
        plain = []
      } else if next == UInt8(ascii: "\\") {
        plain += try escaped()
      } else {
        guard !nextMustBeEscaped, let byte = takeByte() else {
          throw .expected(.quotedText, at: place(of: position))
        }
        plain.append(byte)
      }
    }
    text.append(plain: String(decoding: plain, as: UTF8.self))
    return text
  }

  private mutating func takeName() -> Participant? {
    guard next == UInt8(ascii: "\\") else { return nil }
    for person in Participant.pair where takeAll("\\{\(person)}") { return person }
    return nil
  }

  /// Whether the next character may only appear as an escape.
  private var nextMustBeEscaped: Bool {
    guard let next else { return true }
    if next < 0x80 { return TextFormWriter.isEscaped(Unicode.Scalar(next)) }
    let rest = bytes[position...].prefix(3)
    return rest.starts(with: "\u{2028}".utf8) || rest.starts(with: "\u{2029}".utf8)
      || next == 0xC2 && rest.count > 1 && rest[rest.startIndex + 1] < 0xA0
  }

  /// Reads an escape and returns its bytes; only characters that need an escape have one, and only one form of it is
  /// valid.
  private mutating func escaped() throws(TextFormError) -> [UInt8] {
    if takeAll("\\\"") { return [UInt8(ascii: "\"")] }
    if takeAll("\\\\") { return [UInt8(ascii: "\\")] }
    let start = position
    guard takeAll("\\u{") else { throw .expected(.quotedText, at: place(of: start)) }
    var value: UInt32 = 0
    while value <= 0xFFFF, let digit = lowerCaseDigit() { value = value << 4 | UInt32(digit) }
    guard take(UInt8(ascii: "}")), let scalar = Unicode.Scalar(value), TextFormWriter.isEscaped(scalar),
      bytes[start..<position].elementsEqual("\\u{\(String(value, radix: 16))}".utf8)
    else { throw .expected(.quotedText, at: place(of: start)) }
    return Array(String(Character(scalar)).utf8)
  }
}
