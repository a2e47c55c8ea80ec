// Bytes as base64url text and back: without padding, its 64 characters need no escape in a URL (RFC 4648, section 5).

package enum Base64URL {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// The canonical spelling, in ASCII.
  package static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var (bits, bitCount) = (0, 0)
    for byte in bytes {
      (bits, bitCount) = (bits << 8 & 0xFFFF | Int(byte), bitCount + 8)
      while bitCount >= 6 {
        bitCount -= 6
        text.append(letters[bits >> bitCount & 63])
      }
    }
    if bitCount > 0 { text.append(letters[bits << (6 - bitCount) & 63]) }
    return text
  }

  package static func text(_ bytes: [UInt8]) -> String {
    String(decoding: encode(bytes), as: UTF8.self)
  }

  /// Nil if the text is not the canonical spelling of any bytes.
  package static func decode(_ text: [UInt8]) -> [UInt8]? {
    var bytes: [UInt8] = []
    var (bits, bitCount) = (0, 0)
    for letter in text {
      guard let value = value(of: letter) else { return nil }
      (bits, bitCount) = (bits << 6 & 0xFFFF | value, bitCount + 6)
      if bitCount >= 8 {
        bitCount -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> bitCount))
      }
    }
    // Six bits left over mean a letter too many. Fewer must be zero, or the same bytes would have a second spelling.
    guard bitCount < 6, bits & (1 << bitCount - 1) == 0 else { return nil }
    return bytes
  }

  private static func value(of letter: UInt8) -> Int? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(letter - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(letter - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(letter - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "-"): 62
    case UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
