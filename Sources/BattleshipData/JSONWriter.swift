// JSON on one line, in ASCII, with members in the order in which they are written.

import BattleshipCore

/// Writes JSON piece by piece, with commas between the pieces (RFC 8259).
package struct JSONWriter {
  /// What was written so far, in ASCII.
  package private(set) var bytes: [UInt8] = []

  /// Nothing yet.
  package init() {}

  package static func object(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    json.writeMembers(members)
    return json.bytes
  }

  /// Writes a text, with an escape for every UTF-16 unit that is not printable ASCII.
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

  /// Writes a text with a character for each value, which must be printable ASCII but no quotation mark or backslash.
  package mutating func write<Values: Sequence>(characters values: Values, _ character: (Values.Element) -> UInt8) {
    separate()
    add("\"")
    for value in values { bytes.append(character(value)) }
    add("\"")
  }

  private mutating func escape(_ unit: UInt16) {
    add("\\u")
    bytes += Hexadecimal.encode([UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit)])
  }

  /// Writes a text, or null.
  package mutating func write(_ text: String?) { if let text { write(text) } else { writeNull() } }

  /// Writes a whole number, or null.
  package mutating func write(_ number: Int?) { if let number { write(word: String(number)) } else { writeNull() } }

  /// Writes a Boolean.
  package mutating func write(_ flag: Bool) { write(word: flag ? "true" : "false") }

  package mutating func writeNull() { write(word: "null") }

  /// Writes a chance from 0 to 1, in thousandths.
  package mutating func write(chance: Double) {
    let count = Int(1_000 * chance + 0.5)
    let zeros = count < 10 ? "0.00" : count < 100 ? "0.0" : "0."
    write(word: count == 1_000 ? "1" : count == 0 ? "0" : zeros + String(count))
  }

  /// Writes a number given in tenths, or null.
  package mutating func write(tenths count: Int?) {
    guard let count else { return writeNull() }
    write(word: count % 10 == 0 ? String(count / 10) : String(count / 10) + "." + String(count % 10))
  }

  /// Writes an object of these members.
  package mutating func writeMembers(_ members: (inout JSONWriter) -> Void) {
    separate()
    add("{")
    members(&self)
    add("}")
  }

  /// Writes an array, value by value.
  package mutating func writeList<Values: Sequence>(
    _ values: Values, _ each: (inout JSONWriter, Values.Element) -> Void
  ) {
    separate()
    add("[")
    for value in values { each(&self, value) }
    add("]")
  }

  /// Writes the name of a member, whose value comes next.
  package mutating func name(_ name: String) {
    write(name)
    add(":")
  }

  /// Writes a member that is a text, or null.
  package mutating func member(_ name: String, _ text: String?) {
    self.name(name)
    write(text)
  }

  /// Writes a member that is a whole number, or null.
  package mutating func member(_ name: String, _ number: Int?) {
    self.name(name)
    write(number)
  }

  /// Writes a member that is a Boolean.
  package mutating func member(_ name: String, _ flag: Bool) {
    self.name(name)
    write(flag)
  }

  /// Writes a member that is an array.
  package mutating func member<Values: Sequence>(
    _ name: String, _ values: Values, _ each: (inout JSONWriter, Values.Element) -> Void
  ) {
    self.name(name)
    writeList(values, each)
  }

  /// Writes a comma, unless this is the first piece here.
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
