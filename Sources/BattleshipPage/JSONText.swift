// JSON as the page writes it: text in quotes, lists and members, nothing else.

import BattleshipPlay

/// Writes JSON piece by piece, in UTF-8.
struct JSONText {
  private(set) var bytes: [UInt8] = []

  /// A text in quotes, with escapes where RFC 8259 asks for them.
  mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20: bytes += Array("\\u00".utf8) + [Self.digit(byte >> 4), Self.digit(byte & 15)]
      case _: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func write(_ text: SafeText) { write(text.string) }

  mutating func write(_ isSo: Bool) { add(isSo ? "true" : "false") }

  mutating func write(_ number: Int) { add(String(number)) }

  /// A list, a value for each thing.
  mutating func write<Thing>(_ things: [Thing], _ each: (inout JSONText, Thing) -> Void) {
    add("[")
    var isFirst = true
    for thing in things {
      if !isFirst { add(",") }
      isFirst = false
      each(&self, thing)
    }
    add("]")
  }

  /// Members in braces.
  mutating func writeMembers(_ body: (inout Members) -> Void) {
    add("{")
    var members = Members(text: self)
    body(&members)
    self = members.text
    add("}")
  }

  /// The members of an object, one after the other.
  struct Members {
    fileprivate(set) var text: JSONText
    private var isFirst = true

    fileprivate init(text: JSONText) {
      self.text = text
    }

    /// The next member.
    mutating func member(_ name: String, _ value: (inout JSONText) -> Void) {
      if !isFirst { text.add(",") }
      isFirst = false
      text.write(name)
      text.add(":")
      value(&text)
    }
  }

  private mutating func add(_ text: String) { bytes += Array(text.utf8) }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
}
