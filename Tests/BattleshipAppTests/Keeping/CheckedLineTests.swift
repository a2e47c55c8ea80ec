// Checksums at the end of lines: the published value of CRC-32, and every small change, swap or gap is noticed.

import TestSupport
import Testing

@testable import BattleshipApp

@Suite struct CheckedLineTests {
  @Test func `a line is followed by its CRC-32`() {
    #expect(CheckedLine.text("123456789") == "123456789 cbf43926")
    #expect(CheckedLine.text("") == " 00000000")
    #expect(CheckedLine.line(" 00000000") == "")
    #expect(CheckedLine.line("123456789 cbf43926") == "123456789")
  }

  @Test(arguments: ["", "cbf43926", "123456789", "123456789 CBF43926", "123456789 cbf43927", "123456789cbf43926 "])
  func `a line without its checksum is refused`(text: String) {
    #expect(CheckedLine.line(text) == nil)
    var sum = Checksum()
    #expect(sum.line(Array(text.utf8)[...]) == nil)
    #expect(sum == Checksum())
  }

  @Test func `a change of up to six bytes is noticed`() {
    forAll("a changed line is none", count: 2_000) { chance in
      var bytes = Array(CheckedLine.text("draft first 0 - \"good luck, \(chance.number(0...9_999))\"").utf8)
      let before = bytes
      for _ in 0..<chance.number(1...6) {
        bytes[chance.number(0...(bytes.count - 1))] = UInt8(chance.number(32...126))
      }
      return bytes == before || CheckedLine.line(String(decoding: bytes, as: UTF8.self)) == nil
    }
  }

  private func checked(_ lines: [String]) -> [String] {
    var sum = Checksum()
    return lines.map { sum.checked($0) }
  }

  /// The index of the first line with a wrong checksum.
  private func firstWrong(_ lines: [String]) -> Int? {
    var sum = Checksum()
    return lines.firstIndex { sum.line(Array($0.utf8)[...]) == nil }
  }

  @Test func `in a conversation each checksum covers all lines so far, with their line ends`() {
    // Computed with zlib: crc32("one\n"), crc32("one\ntwo\n"), crc32("one\ntwo\nthree\n").
    #expect(checked(["one", "two", "three"]) == ["one f817a89f", "two 12ba0be6", "three 25e6d5b6"])
  }

  @Test func `lines that are swapped, doubled, dropped or taken from another file are noticed`() {
    let lines = checked((1...9).map { "turn \($0 % 2 == 0 ? "first" : "second")" })
    #expect(firstWrong(lines) == nil)
    for place in 0..<8 {
      var swapped = lines
      swapped.swapAt(place, place + 1)
      #expect(firstWrong(swapped) == place)
      var dropped = lines
      dropped.remove(at: place)
      #expect(firstWrong(dropped) == place)
      var doubled = lines
      doubled.insert(lines[place], at: place)
      #expect(firstWrong(doubled) == place + 1)
    }
    let other = checked(["another"] + (2...9).map { "turn \($0 % 2 == 0 ? "first" : "second")" })
    #expect(firstWrong(Array(lines.prefix(4)) + other.dropFirst(4)) == 4)
  }
}
