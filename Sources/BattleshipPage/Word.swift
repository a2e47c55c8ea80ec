// A word of the border: bytes that are compared as they are, without the tables that comparing strings needs.

/// A piece of text that is compared byte by byte.
struct Word: Hashable, ExpressibleByStringLiteral {
  let bytes: [UInt8]

  init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  init(stringLiteral: StaticString) {
    bytes = stringLiteral.withUTF8Buffer { Array($0) }
  }

  /// The word as a string; what is no UTF-8 in it became replacement characters.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// What stands before the first separator, and what stands behind it.
  func split(at separator: UInt8 = UInt8(ascii: " ")) -> (first: Word, rest: Word) {
    guard let place = bytes.firstIndex(of: separator) else { return (self, "") }
    return (Word(bytes[..<place]), Word(bytes[(place + 1)...]))
  }

  /// The parts between separators.
  func parts(between separator: UInt8) -> [Word] {
    var (parts, part): ([Word], [UInt8]) = ([], [])
    for byte in bytes {
      if byte == separator {
        parts.append(Word(part))
        part = []
      } else {
        part.append(byte)
      }
    }
    return parts + [Word(part)]
  }

  /// The whole number of up to nine digits that it is.
  var number: Int? {
    guard 1...9 ~= bytes.count, bytes.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    return bytes.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }

  func hasPrefix(_ prefix: Word) -> Bool { bytes.starts(with: prefix.bytes) }
}

extension Word {
  /// Whether two texts are the same, both being there or not.
  static func same(_ one: String?, _ other: String?) -> Bool { one.map(Word.init) == other.map(Word.init) }
}
