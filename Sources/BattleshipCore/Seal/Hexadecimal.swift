// Bytes in hexadecimal digits and back, two digits to a byte.

package enum Hexadecimal {
  private static let digits = Array("0123456789abcdef".utf8)

  /// Lower-case digits, in ASCII.
  package static func encode(_ bytes: some Collection<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(2 * bytes.count)
    for byte in bytes {
      text.append(digit(byte >> 4))
      text.append(digit(byte & 15))
    }
    return text
  }

  /// A percent sign and two upper-case digits.
  static func escape(_ byte: UInt8) -> String {
    "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  /// Lower case; `value` is 0 to 15.
  package static func digit(_ value: UInt8) -> UInt8 { digits[Int(value)] }

  /// Nil for an odd number of digits, or any character that is not a lower-case digit.
  package static func decode(_ text: [UInt8]) -> [UInt8]? {
    let values = text.compactMap { digits.firstIndex(of: $0).map(UInt8.init) }
    guard values.count == text.count, values.count.isMultiple(of: 2) else { return nil }
    return stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] }
  }

  /// Accepts digits in either case.
  static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
