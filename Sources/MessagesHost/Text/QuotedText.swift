// Texts in quotation marks, with names of people, and escapes for characters that would break a line or a terminal.

extension SharedText {
  /// The text in its written form.
  var quoted: String {
    var quoted = "\""
    for piece in pieces {
      switch piece {
      case .name(let person): quoted += "\\{\(person)}"
      case .text(let plain): Self.escape(plain, into: &quoted)
      }
    }
    return quoted + "\""
  }

  private static func escape(_ plain: String, into quoted: inout String) {
    for scalar in plain.unicodeScalars {
      if scalar == "\"" || scalar == "\\" {
        quoted += "\\"
        quoted.unicodeScalars.append(scalar)
      } else if isEscaped(scalar) {
        quoted += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        quoted.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether a scalar is written as its number, because it would break a line or a terminal.
  fileprivate static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension TextFormReader {
  /// Reads a text that names no people.
  package mutating func quoted() throws(TextFormError) -> String {
    let text = try newShared()
    return try plain(text)
  }

  mutating func quotedCached() throws(TextFormError) -> String {
    let text = try quotedShared()
    return try plain(text)
  }

  private func plain(_ text: SharedText) throws(TextFormError) -> String {
    switch (text.pieces.first, text.pieces.count) {
    case (nil, _): return ""
    case (.text(let plain), 1): return plain
    default: throw expected(.quotedText)
    }
  }

  /// Reads a text that may name people, and looks for it in the cache.
  mutating func quotedShared() throws(TextFormError) -> SharedText {
    guard let cache, let count = quotedCount else { return try newShared() }
    let start = position
    let written = bytes[(start + 1)..<(start + 1 + count)]
    if let text = cache[written] {
      try startField()
      _ = takeBytes(count)
      return text
    }
    let text = try newShared()
    // A text with a quotation mark inside is longer than `written`.
    if position == start + 1 + count { cache[written] = text }
    return text
  }

  /// The number of bytes up to the next quotation mark after the opening one, if a quoted text seems to follow.
  private var quotedCount: Int? {
    let start = position + 1
    guard start < bytes.count, bytes[start] == UInt8(ascii: "\""),
      let end = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: "\""))
    else { return nil }
    return end + 1 - start
  }

  private mutating func newShared() throws(TextFormError) -> SharedText {
    try startField()
    guard take(UInt8(ascii: "\"")) else { throw expected(.quotedText) }
    var text = SharedText()
    var plain = takeBytes(while: Self.isPlain)
    while !take(UInt8(ascii: "\"")) {
      if let person = takeName() {
        text.append(plain: try string(plain))
        text.append(person)
        plain = []
      } else if next == UInt8(ascii: "\\") {
        plain += try escaped()
      } else {
        guard !nextMustBeEscaped else { throw .expected(.quotedText, at: place(of: position)) }
        plain += takeBytes(1)
      }
      plain += takeBytes(while: Self.isPlain)
    }
    text.append(plain: try string(plain))
    return text
  }

  /// Whether a byte stands for itself in quotation marks, whatever byte follows.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\") && byte != 0x7F && byte != 0xC2
      && byte != 0xE2
  }

  private func string(_ bytes: ArraySlice<UInt8>) throws(TextFormError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw expected(.quotedText) }
    return text
  }

  private mutating func takeName() -> Participant? {
    guard next == UInt8(ascii: "\\") else { return nil }
    for person in Participant.pair where takeAll("\\{\(person)}") { return person }
    return nil
  }

  private var nextMustBeEscaped: Bool {
    guard let next else { return true }
    if next < 0x80 { return SharedText.isEscaped(Unicode.Scalar(next)) }
    let rest = bytes[position...].prefix(3)
    return rest.starts(with: "\u{2028}".utf8) || rest.starts(with: "\u{2029}".utf8)
      || next == 0xC2 && rest.count > 1 && rest[rest.startIndex + 1] < 0xA0
  }

  /// Only characters that need an escape have one, and only one form of it is valid.
  private mutating func escaped() throws(TextFormError) -> [UInt8] {
    if takeAll("\\\"") { return [UInt8(ascii: "\"")] }
    if takeAll("\\\\") { return [UInt8(ascii: "\\")] }
    let start = position
    guard takeAll("\\u{") else { throw .expected(.quotedText, at: place(of: start)) }
    var value: UInt32 = 0
    while value <= 0xFFFF, let digit = lowerCaseDigit() { value = value << 4 | UInt32(digit) }
    guard take(UInt8(ascii: "}")), let scalar = Unicode.Scalar(value), SharedText.isEscaped(scalar),
      bytes[start..<position].elementsEqual("\\u{\(String(value, radix: 16))}".utf8)
    else { throw .expected(.quotedText, at: place(of: start)) }
    return Array(String(Character(scalar)).utf8)
  }
}
