// An argument of the command line: any bytes, usually text, but a file name need not be valid text.

struct ByteText: Hashable, Sendable {
  let bytes: [UInt8]

  init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  /// The argument as text; `nil` if it is not UTF-8.
  var text: String? { String(validating: bytes, as: UTF8.self) }

  /// The parts before and after the first equals sign; the whole argument and `nil` if there is none.
  var parts: (name: ByteText, value: ByteText?) {
    guard let sign = bytes.firstIndex(of: UInt8(ascii: "=")) else { return (self, nil) }
    return (ByteText(bytes: bytes[..<sign]), ByteText(bytes: bytes[(sign + 1)...]))
  }
}

extension ByteText: ExpressibleByStringLiteral {
  init(stringLiteral text: String) { self.init(bytes: text.utf8) }
}
