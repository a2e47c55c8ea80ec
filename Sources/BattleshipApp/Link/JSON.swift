// A JSON writer: one line, members in the given order.

/// A JSON value.
indirect enum JSON {
  case null
  case flag(Bool)
  case number(Int)
  /// A number from 0 to 1, in thousandths.
  case thousandths(Int)
  /// A number in tenths.
  case tenths(Int)
  case text(String)
  case list([JSON])
  case members([(String, JSON)])

  /// The value in the syntax of RFC 8259, in ASCII and without spaces.
  var text: String {
    switch self {
    case .null: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .number(let number): String(number)
    case .thousandths(let count):
      count == 1_000 ? "1" : count == 0 ? "0" : "0." + String(String(1_000 + count).dropFirst())
    case .tenths(let count): count % 10 == 0 ? String(count / 10) : "\(count / 10).\(count % 10)"
    case .text(let text): Self.quoted(text)
    case .list(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
    case .members(let members):
      "{" + members.map { Self.quoted($0.0) + ":" + $0.1.text }.joined(separator: ",") + "}"
    }
  }

  /// A text in quotes, with an escape for every UTF-16 unit that is not printable ASCII.
  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for unit in text.utf16 {
      switch unit {
      case 0x22, 0x5C: quoted += "\\" + String(UnicodeScalar(UInt8(unit)))
      case 0x20..<0x7F: quoted.unicodeScalars.append(UnicodeScalar(UInt8(unit)))
      default:
        let digits = String(unit, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      }
    }
    return quoted + "\""
  }
}
