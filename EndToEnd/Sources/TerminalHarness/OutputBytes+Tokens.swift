// What a program told a terminal, cut into letters and into what steers; what is neither is found as well.

extension OutputBytes {
  /// A token of what was written.
  public enum Token: Hashable, Sendable {
    /// Something to be shown.
    case letter(Unicode.Scalar)
    /// A byte that steers by itself, such as a line feed.
    case control(UInt8)
    /// An escape and all that belongs to it. Where a place or a length is meant, each number is `#`.
    case sequence(String)
    /// A byte that begins nothing known, and is no UTF-8.
    case stray(UInt8)
  }

  /// All that was written, in order.
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
