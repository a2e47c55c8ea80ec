// base64url: the examples of RFC 4648, and one spelling for each sequence of bytes.

import BattleshipCore
import TestSupport
import Testing

@Suite("base64url") struct Base64URLTests {
  @Test(arguments: [
    ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE"),
    ("foobar", "Zm9vYmFy"),
  ])
  func `the test vectors of RFC 4648 without their padding`(text: String, code: String) {
    #expect(Base64URL.encode(Array(text.utf8)) == Array(code.utf8))
    #expect(Base64URL.decode(Array(code.utf8)) == Array(text.utf8))
  }

  @Test func `the last two letters are a hyphen and an underscore`() {
    #expect(Base64URL.encode([0xFB, 0xEF, 0xBE, 0xFF, 0xFF, 0xFF]) == Array("----____".utf8))
  }

  @Test func `bytes survive a round trip`() {
    forAll("decode(encode(bytes)) == bytes", count: 500) { chance in
      let bytes = (0..<chance.number(0...120)).map { _ in UInt8(truncatingIfNeeded: chance.next()) }
      try requireSame("bytes", Base64URL.decode(Base64URL.encode(bytes)), bytes)
      return true
    }
  }

  @Test(arguments: ["A", "AAAAA", "Zh", "Zm9", "Zg==", "Zm9v=", "+/", "Z g", "Zm\n", "é", "Zm.v"])
  func `a text that is not the canonical spelling of any bytes is refused`(text: String) {
    #expect(Base64URL.decode(Array(text.utf8)) == nil)
  }

  @Test func `of all texts of two and three letters exactly one spells each sequence of bytes`() {
    let letters = (0...255).map { UInt8($0) }.filter { Base64URL.decode([65, $0, 65, 65]) != nil }
    #expect(letters.count == 64)
    let pairs = letters.flatMap { first in letters.compactMap { Base64URL.decode([first, $0]) } }
    #expect(pairs.count == 256)
    #expect(Set(pairs).count == 256)
    let triples = letters.flatMap { last in letters.compactMap { Base64URL.decode([65, $0, last]) } }
    #expect(triples.count == 1_024)
    #expect(Set(triples).count == 1_024)
  }
}
