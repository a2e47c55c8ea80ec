// A JSON value from a notification's payload or an extension's attributes; reading loses and converts nothing.

/// A value of JSON.
public enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number, as written.
  case number(JSONNumber)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Members in the order in which they are written; no key occurs twice.
  case object([JSONMember])

  /// The value of a member of an object; nil if this is not an object or has no such member.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }

  /// The text, if this is one.
  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The whole number, if this is one that fits an `Int`.
  public var integer: Int? {
    if case .number(let number) = self { number.integer } else { nil }
  }
}

/// A member of a JSON object.
public struct JSONMember: Hashable, Sendable {
  /// The name of the member.
  public let key: String

  /// The value of the member.
  public let value: JSONValue

  /// A member of this name with this value.
  public init(_ key: String, _ value: JSONValue) {
    self.key = key
    self.value = value
  }
}

/// A JSON number as written, because a payload may hold one that fits no machine type.
public struct JSONNumber: Hashable, Sendable {
  /// The number as written.
  public let literal: String

  init(checked literal: String) {
    self.literal = literal
  }

  /// A whole number.
  public init(_ integer: Int) {
    literal = "\(integer)"
  }

  /// The whole number; nil if the literal has a fraction or an exponent, or does not fit.
  public var integer: Int? { Int(literal) }
}

extension JSONNumber {
  /// The number in thousandths; nil if it has more than three decimals, or is not between 0 and 1,000,000.
  package var thousandths: Int? {
    let parts = literal.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count <= 2, literal.utf8.first != UInt8(ascii: "-"),
      let whole = Int(String(decoding: parts[0], as: UTF8.self)), whole <= 1_000_000
    else { return nil }
    guard parts.count == 2 else { return whole * 1_000 }
    guard 1...3 ~= parts[1].count, let decimals = Int(String(decoding: parts[1], as: UTF8.self)) else { return nil }
    return whole * 1_000 + decimals * [100, 10, 1][parts[1].count - 1]
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as JSON, without spaces and with the fewest escapes.
  ///
  /// Reading that text gives the same value.
  public var description: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let number): number.literal
    case .string(let string): Self.quote(string)
    case .array(let values): "[" + values.map { $0.description }.joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { Self.quote($0.key) + ":" + $0.value.description }.joined(separator: ",") + "}"
    }
  }

  /// A text in quotation marks; for a log, everything that could break a line or control a terminal is escaped.
  fileprivate static func quote(_ string: String, forLog: Bool = false) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        text += "\\"
        text.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}",
        "\u{7F}"..."\u{9F}" where forLog,
        "\u{2028}"..."\u{2029}" where forLog:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

package func quoted(_ text: String) -> String {
  JSONValue.quote(text, forLog: true)
}
