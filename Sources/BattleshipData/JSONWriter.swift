// JSON on one line, in ASCII, with members in the order in which they are written (RFC 8259).

import BattleshipCore

package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package static func object(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.writeMembers(members)
    return json.bytes
  }

  /// Escapes every UTF-16 unit that is not printable ASCII.
  package mutating func write(_ text: String) {
    separate()
    add("\"")
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C: bytes += [UInt8(ascii: "\\"), UInt8(truncatingIfNeeded: scalar.value)]
      case 0x20..<0x7F: bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      case _: for unit in scalar.utf16 { escape(unit) }
      }
    }
    add("\"")
  }

  private mutating func escape(_ unit: UInt16) {
    add("\\u")
    bytes += Hexadecimal.encode([UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit)])
  }

  package mutating func write(_ text: String?) { if let text { write(text) } else { writeNull() } }

  package mutating func write(_ number: Int?) { if let number { write(word: String(number)) } else { writeNull() } }

  package mutating func write(_ flag: Bool) { write(word: flag ? "true" : "false") }

  package mutating func writeNull() { write(word: "null") }

  /// `chance` is 0 to 1, and is written in thousandths: `0.125`.
  package mutating func write(chance: Double) {
    let count = Int(1_000 * chance + 0.5)
    let zeros = count < 10 ? "0.00" : count < 100 ? "0.0" : "0."
    write(word: count == 1_000 ? "1" : count == 0 ? "0" : zeros + String(count))
  }

  /// Writes 25 tenths as `2.5`.
  package mutating func write(tenths count: Int?) {
    guard let count else { return writeNull() }
    write(word: count % 10 == 0 ? String(count / 10) : String(count / 10) + "." + String(count % 10))
  }

  package mutating func writeMembers(_ members: (inout JSONWriter) -> Void) {
    separate()
    add("{")
    members(&self)
    add("}")
  }

  package mutating func writeList<Values: Sequence>(
    _ values: Values, _ each: (inout JSONWriter, Values.Element) -> Void
  ) {
    separate()
    add("[")
    for value in values { each(&self, value) }
    add("]")
  }

  /// The member's value must be written next.
  package mutating func name(_ name: String) {
    write(name)
    add(":")
  }

  package mutating func member(_ name: String, _ text: String?) {
    self.name(name)
    write(text)
  }

  package mutating func member(_ name: String, _ number: Int?) {
    self.name(name)
    write(number)
  }

  package mutating func member(_ name: String, _ flag: Bool) {
    self.name(name)
    write(flag)
  }

  package mutating func member<Values: Sequence>(
    _ name: String, _ values: Values, _ each: (inout JSONWriter, Values.Element) -> Void
  ) {
    self.name(name)
    writeList(values, each)
  }

  private mutating func separate() {
    switch bytes.last {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: ":"), nil: break
    case _: add(",")
    }
  }

  private mutating func write(word: String) {
    separate()
    add(word)
  }

  private mutating func add(_ text: String) { bytes += text.utf8 }
}
