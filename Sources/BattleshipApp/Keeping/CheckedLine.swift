// A line of a kept file with a checksum at its end, which reveals bytes that changed on the disk.

/// Lines with a checksum: the line, a space, and its CRC-32 in eight hexadecimal digits.
package enum CheckedLine {
  /// The line followed by its checksum.
  package static func text(_ line: String) -> String { line + " " + check(of: line.utf8) }

  /// The line without its checksum; `nil` if that is missing or wrong.
  package static func line(_ text: String) -> String? {
    bytes(Array(text.utf8)[...]).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of a line without the checksum; `nil` if that is missing or wrong.
  package static func bytes(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard bytes.count >= 9 else { return nil }
    let line = bytes.dropLast(9)
    return bytes.suffix(9).elementsEqual((" " + check(of: line)).utf8) ? line : nil
  }

  private static func check(of bytes: some Sequence<UInt8>) -> String {
    let remainders = remainders
    let value = ~bytes.reduce(UInt32.max) { $0 >> 8 ^ remainders[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// The remainder of each byte divided by the CRC-32 polynomial (ISO 3309, bits reversed).
  private static let remainders: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
  }
}
