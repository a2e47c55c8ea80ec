// Writes lines of fields, with one space between fields and only one form for each value.

package struct TextFormWriter {
  package private(set) var text = ""
  private var lineIsEmpty = true

  package init() {}

  /// Writes a word without spaces.
  package mutating func word(_ word: String) {
    if !lineIsEmpty { text += " " }
    text += word
    lineIsEmpty = false
  }

  /// Not negative.
  package mutating func number(_ number: Int) {
    word("\(number)")
  }

  package mutating func bool(_ value: Bool) {
    word(value ? "yes" : "no")
  }

  package mutating func quoted(_ text: String) {
    quoted(SharedText(plain: text))
  }

  mutating func quoted(_ text: SharedText) {
    var quoted = "\""
    for piece in text.pieces {
      switch piece {
      case .name(let person): quoted += "\\{\(person)}"
      case .text(let plain): Self.escape(plain, into: &quoted)
      }
    }
    word(quoted + "\"")
  }

  package mutating func optional<Value>(_ value: Value?, _ write: (inout TextFormWriter, Value) -> Void) {
    if let value { write(&self, value) } else { word("-") }
  }

  mutating func choice<Value: Equatable>(_ value: Value, of choices: [(value: Value, word: String)]) {
    for choice in choices where choice.value == value { word(choice.word) }
  }

  mutating func bytes(_ bytes: [UInt8]) {
    var digits: [UInt8] = [UInt8(ascii: "#")]
    for byte in bytes {
      for digit in [byte >> 4, byte & 0xF] {
        digits.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
    word(String(decoding: digits, as: UTF8.self))
  }

  private static func escape(_ plain: String, into quoted: inout String) {
    for scalar in plain.unicodeScalars {
      if scalar == "\"" || scalar == "\\" {
        quoted += "\\"
        quoted.unicodeScalars.append(scalar)
      } else if isEscaped(scalar) {
        quoted += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        quoted.unicodeScalars.append(scalar)
      }
    }
  }

  /// Whether a scalar is written as its number, because it would break a line or a terminal.
  static func isEscaped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
    default: false
    }
  }
}
