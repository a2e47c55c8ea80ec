// Checks at the end of lines: the published value of CRC-32, and no small change that goes unnoticed.

import TestSupport
import Testing

@testable import BattleshipApp

@Suite struct CheckedLineTests {
  @Test func `a line is followed by its CRC-32`() {
    #expect(CheckedLine.text("123456789") == "123456789 cbf43926")
    #expect(CheckedLine.text("") == " 00000000" && CheckedLine.line(" 00000000") == "")
    #expect(CheckedLine.line("123456789 cbf43926") == "123456789")
  }

  @Test(arguments: ["", "cbf43926", "123456789", "123456789 CBF43926", "123456789 cbf43927", "123456789cbf43926 "])
  func `a line without its check is none`(text: String) {
    #expect(CheckedLine.line(text) == nil)
  }

  @Test func `up to six bytes that change are noticed`() {
    forAll("a changed line is none", count: 2_000) { chance in
      var bytes = Array(CheckedLine.text("second edited \"good luck, \(chance.number(0...9_999))\"").utf8)
      let before = bytes
      for _ in 0..<chance.number(1...6) {
        bytes[chance.number(0...(bytes.count - 1))] = UInt8(chance.number(32...126))
      }
      return bytes == before || CheckedLine.line(String(decoding: bytes, as: UTF8.self)) == nil
    }
  }
}
