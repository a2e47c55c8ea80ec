// A line of a kept file with a check at its end, so that bytes that changed on the disk are noticed.

/// Lines with a check: the line, a space, and its CRC-32 in eight hexadecimal digits.
public enum CheckedLine {
  /// A line with its check.
  public static func text(_ line: String) -> String { line + " " + check(of: line.utf8) }

  /// The line without its check; nil if it has none, or another one.
  public static func line(_ text: String) -> String? {
    let bytes = text.utf8
    guard bytes.count >= 9, let end = bytes.index(bytes.endIndex, offsetBy: -9, limitedBy: bytes.startIndex) else {
      return nil
    }
    let line = text[..<end]
    guard text[end...] == " " + check(of: line.utf8) else { return nil }
    return String(line)
  }

  private static func check(of bytes: some Sequence<UInt8>) -> String {
    let value = ~bytes.reduce(UInt32.max) { $0 >> 8 ^ remainders[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] }
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// What each byte leaves of a division by the polynomial of CRC-32 (ISO 3309, bits reversed).
  private static let remainders: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1 }
  }
}
