// A word: bytes that are compared as they are, without the tables that comparing strings needs in a browser.

import BattleshipCore

/// A piece of text that is compared byte by byte.
package struct Word: Hashable, ExpressibleByStringLiteral {
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

  /// The word as a string; what is no UTF-8 in it became replacement characters.
  package var string: String { String(decoding: bytes, as: UTF8.self) }

  /// What stands before the first separator, and what stands behind it.
  package func split(at separator: UInt8 = UInt8(ascii: " ")) -> (first: Word, rest: Word) {
    guard let place = bytes.firstIndex(of: separator) else { return (self, "") }
    return (Word(bytes[..<place]), Word(bytes[(place + 1)...]))
  }

  /// The parts between separators.
  package func parts(between separator: UInt8 = UInt8(ascii: " ")) -> [Word] {
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
  package var number: Int? {
    guard 1...9 ~= bytes.count, bytes.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    return bytes.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }

  package func hasPrefix(_ prefix: Word) -> Bool { bytes.starts(with: prefix.bytes) }

  /// Whether two texts are the same, both being there or not.
  package static func same(_ one: String?, _ other: String?) -> Bool { one.map(Word.init) == other.map(Word.init) }
}

extension PlayerKey {
  /// The key as text of 43 letters.
  package var text: String { Word(Base64URL.encode(bytes)).string }

  /// The key of a text, with or without space around it; nil if it is none.
  package init?(text: String) {
    let letters = Word(text).bytes.filter { $0 > 0x20 }
    guard let bytes = Base64URL.decode(letters), let key = PlayerKey(bytes: bytes) else { return nil }
    self = key
  }
}
