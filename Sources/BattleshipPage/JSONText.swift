// JSON as the page writes it: text in quotes, lists and members, nothing else.

import BattleshipPlay

/// Writes JSON piece by piece, in UTF-8. Commas are set where something follows something.
struct JSONText {
  private(set) var bytes: [UInt8] = []

  /// A text in quotes, with escapes where RFC 8259 asks for them.
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

  /// An object, member by member.
  mutating func writeMembers(_ body: (inout JSONText) -> Void) {
    separate()
    add("{")
    body(&self)
    add("}")
  }

  /// The name of the next member, whose value is written next.
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

  /// A list, a value for each thing.
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

  /// Sets a comma, unless something begins here.
  private mutating func separate() {
    switch bytes.last {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"), nil: break
    case _: add(",")
    }
  }

  private mutating func add(_ text: String) { bytes += text.utf8 }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
}
