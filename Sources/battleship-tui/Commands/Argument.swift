// A word of the command line as bytes, because the name of a file need not be text.

struct Argument: Hashable, ExpressibleByStringLiteral {
  let bytes: [UInt8]

  init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  init(_ text: String) { self.init(bytes: text.utf8) }

  init(stringLiteral text: String) { self.init(text) }

  var text: String? { String(validating: bytes, as: UTF8.self) }

  var nameAndValue: (name: Argument, value: Argument?) {
    guard let sign = bytes.firstIndex(of: UInt8(ascii: "=")) else { return (self, nil) }
    return (Argument(bytes: bytes[..<sign]), Argument(bytes: bytes[(sign + 1)...]))
  }
}
