// A word of the command line: any bytes, which are mostly text, and where a file is named need not be.

/// A word of the command line.
struct Word: Hashable, Sendable {
  let bytes: [UInt8]

  init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// The word as a text; nil where it is not UTF-8.
  var text: String? { String(validating: bytes, as: UTF8.self) }

  /// What stands before the first equals sign, and what behind it; all of it and nil where there is none.
  var parts: (name: Word, value: Word?) {
    guard let sign = bytes.firstIndex(of: UInt8(ascii: "=")) else { return (self, nil) }
    return (Word(bytes: bytes[..<sign]), Word(bytes: bytes[(sign + 1)...]))
  }
}

extension Word: ExpressibleByStringLiteral {
  init(stringLiteral text: String) { self.init(bytes: text.utf8) }
}
