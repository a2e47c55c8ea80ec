// Lines of a peer: they are the same however the bytes are torn, and none is longer than a message.

import TestSupport
import Testing

@testable import BattleshipPlay

@Suite struct LineReaderTests {
  private func lines(_ text: String) -> [LineReader.Line] {
    var reader = LineReader()
    return reader.lines(in: Array(text.utf8))
  }

  @Test func `a line is the bytes before its end`() {
    #expect(lines("bye\naiming\n") == [.text("bye"), .text("aiming")])
    #expect(lines("\n\r\n") == [.text(""), .text("\r")])
    #expect(lines("half").isEmpty)
  }

  @Test func `a line of 6,001 bytes is the longest one`() {
    let longest = String(repeating: "x", count: 6_000)
    #expect(lines(longest + "\nbye\n") == [.text(longest), .text("bye")])
    #expect(lines(longest + "x\nbye\n") == [.dropped, .text("bye")])
  }

  @Test func `a line without an end counts again and again, and takes no memory`() {
    #expect(lines(String(repeating: "x", count: 1_000_000)).count == 166)
  }

  @Test func `bytes that are not UTF-8 are dropped`() {
    var reader = LineReader()
    #expect(reader.lines(in: [0xFF, 10, 98, 10]) == [.dropped, .text("b")])
  }

  @Test func `torn bytes give the same lines`() {
    forAll("torn bytes are the same lines", count: 200) { chance in
      let bytes = (0..<chance.number(0...20)).flatMap { _ -> [UInt8] in
        let length = chance.isTrue(oneIn: 4) ? chance.number(5_990...12_020) : chance.number(0...30)
        return [UInt8](repeating: chance.isTrue(oneIn: 9) ? 0xC3 : 0x61, count: length)
          + (chance.isTrue(oneIn: 5) ? [] : [10])
      }
      var (whole, torn) = (LineReader(), LineReader())
      let expected = whole.lines(in: bytes)
      var (found, rest) = ([LineReader.Line](), bytes[...])
      while !rest.isEmpty {
        let piece = rest.prefix(chance.number(1...400))
        found += torn.lines(in: Array(piece))
        rest = rest.dropFirst(piece.count)
      }
      return found == expected && whole == torn
    }
  }
}
