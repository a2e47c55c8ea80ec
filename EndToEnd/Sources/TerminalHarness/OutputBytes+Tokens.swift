// The output of a program as tokens: characters, control sequences, and bytes that are neither.

extension OutputBytes {
  /// A token of the output.
  public enum Token: Hashable, Sendable {
    /// A character to be shown.
    case letter(Unicode.Scalar)
    /// A control character, such as a line feed.
    case control(UInt8)
    /// A complete escape sequence. If its numbers are positions or lengths, each one is `#`.
    case sequence(String)
    /// A byte that begins no known sequence and is not UTF-8.
    case stray(UInt8)
  }

  /// The tokens of the output, in order.
  public var tokens: [Token] {
    var tokens: [Token] = []
    var rest = bytes[...]
    while let first = rest.first {
      let (token, count) =
        first == 0x1b
        ? Self.sequence(rest)
        : first < 0x20 || first == 0x7f ? (.control(first), 1) : Self.letter(rest)
      tokens.append(token)
      rest = rest.dropFirst(count)
    }
    return tokens
  }

  private static func letter(_ rest: ArraySlice<UInt8>) -> (Token, Int) {
    let first = rest[rest.startIndex]
    let count = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
    let bytes = rest.prefix(count)
    guard let text = String(validating: bytes, as: UTF8.self), let scalar = text.unicodeScalars.first else {
      return (.stray(first), 1)
    }
    return (.letter(scalar), count)
  }

  private static func sequence(_ rest: ArraySlice<UInt8>) -> (Token, Int) {
    let body = rest.dropFirst()
    let end: ArraySlice<UInt8>.Index?
    switch body.first {
    case UInt8(ascii: "["): end = body.dropFirst().firstIndex { 0x40...0x7e ~= $0 }
    case UInt8(ascii: "]"): end = body.firstIndex(of: 0x07)
    default: end = body.firstIndex { 0x30...0x7e ~= $0 }
    }
    guard let end else { return (.stray(0x1b), 1) }
    let text = String(decoding: rest[...end], as: UTF8.self)
    let isPlace = body.first == UInt8(ascii: "[") && "ABCDGHJKLMPSTX@`bdr".utf8.contains(rest[end])
    return (.sequence(isPlace ? numberless(text) : text), end + 1 - rest.startIndex)
  }

  private static func numberless(_ text: String) -> String {
    text.reduce(into: "") { shape, character in
      if !character.isASCII || !character.isNumber {
        shape.append(character)
      } else if shape.last != "#" {
        shape.append("#")
      }
    }
  }
}
