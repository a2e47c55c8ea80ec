// JSON as the page writes it: strings, numbers, truth values, lists and objects.

import BattleshipPlay

/// Writes JSON piece by piece, in UTF-8, with commas between the pieces.
struct JSONText {
  private(set) var bytes: [UInt8] = []

  /// Writes a string, with escapes as RFC 8259 requires them.
  mutating func write(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20:
        add("\\u00")
        bytes.append(Self.digit(byte >> 4))
        bytes.append(Self.digit(byte & 15))
      case _: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes an object, member by member.
  mutating func writeMembers(_ body: (inout JSONText) -> Void) {
    separate()
    add("{")
    body(&self)
    add("}")
  }

  /// Writes the name of a member, whose value comes next.
  mutating func name(_ name: String) {
    write(name)
    add(":")
  }

  mutating func member(_ name: String, _ text: String) {
    self.name(name)
    write(text)
  }

  mutating func member(_ name: String, _ text: SafeText) { member(name, text.string) }

  mutating func member(_ name: String, _ isSo: Bool) { member(name, word: isSo ? "true" : "false") }

  mutating func member(_ name: String, _ number: Int) { member(name, word: String(number)) }

  /// Writes a member with a list of values.
  mutating func member<Thing>(_ name: String, _ things: [Thing], _ each: (inout JSONText, Thing) -> Void) {
    self.name(name)
    add("[")
    for thing in things { each(&self, thing) }
    add("]")
  }

  private mutating func member(_ name: String, word: String) {
    self.name(name)
    add(word)
  }

  /// Writes a comma, unless this is the first piece here.
  private mutating func separate() {
    switch bytes.last {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"), nil: break
    case _: add(",")
    }
  }

  private mutating func add(_ text: String) { bytes += text.utf8 }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
}
