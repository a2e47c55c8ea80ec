// Text compared byte by byte, without the Unicode tables that comparing strings would bring into the page.

import BattleshipCore

package struct ByteText: Hashable, ExpressibleByStringLiteral {
  package let bytes: [UInt8]

  package init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  package init(_ text: String) {
    bytes = Array(text.utf8)
  }

  package init(stringLiteral: StaticString) {
    bytes = stringLiteral.withUTF8Buffer { Array($0) }
  }

  /// Invalid UTF-8 becomes replacement characters.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The parts before and after the first separator; without one, the second is empty.
  package func split(at separator: UInt8 = UInt8(ascii: " ")) -> (first: ByteText, rest: ByteText) {
    guard let index = bytes.firstIndex(of: separator) else { return (self, "") }
    return (ByteText(bytes[..<index]), ByteText(bytes[(index + 1)...]))
  }

  package func parts(between separator: UInt8 = UInt8(ascii: " ")) -> [ByteText] {
    var (parts, part): ([ByteText], [UInt8]) = ([], [])
    for byte in bytes {
      if byte == separator {
        parts.append(ByteText(part))
        part = []
      } else {
        part.append(byte)
      }
    }
    return parts + [ByteText(part)]
  }

  /// nil unless the text is a whole number of up to nine digits.
  package var number: Int? {
    guard 1...9 ~= bytes.count, bytes.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    return bytes.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }

  /// In base 64 with padding (RFC 4648, section 4), as a terminal takes text for its clipboard.
  package var base64: String {
    let letters = Base64URL.encode(bytes).map { letter in
      switch letter {
      case UInt8(ascii: "-"): UInt8(ascii: "+")
      case UInt8(ascii: "_"): UInt8(ascii: "/")
      case _: letter
      }
    }
    return ByteText(letters).string + String(repeating: "=", count: (3 - bytes.count % 3) % 3)
  }

  package func hasPrefix(_ prefix: ByteText) -> Bool { bytes.starts(with: prefix.bytes) }

  /// Also true if both are nil.
  package static func same(_ one: String?, _ other: String?) -> Bool {
    one.map(ByteText.init) == other.map(ByteText.init)
  }
}

extension PlayerKey {
  /// 43 letters.
  package var text: String { ByteText(Base64URL.encode(bytes)).string }

  /// Ignores white space; nil if the text is not a key.
  package init?(text: String) {
    let letters = ByteText(text).bytes.filter { $0 > 0x20 }
    guard let bytes = Base64URL.decode(letters), let key = PlayerKey(bytes: bytes) else { return nil }
    self = key
  }
}
