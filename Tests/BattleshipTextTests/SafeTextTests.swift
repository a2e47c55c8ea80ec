// Hostile texts: no part of them may control a terminal, reverse its direction, or hide.

import BattleshipText
import Testing

@Suite("SafeText") struct SafeTextTests {
  private let replacement: Unicode.Scalar = "\u{fffd}"

  @Test func `no unsafe character of any kind gets through`() {
    for value in UInt32(0)...0x10ffff {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let outside = "a\(scalar)b"
      let text = SafeText(outside).string.unicodeScalars
      let isHostile: Bool
      switch scalar.properties.generalCategory {
      case .control, .format, .privateUse, .unassigned, .surrogate, .lineSeparator, .paragraphSeparator:
        isHostile = true
      default: isHostile = scalar.properties.isDefaultIgnorableCodePoint
      }
      guard text.elementsEqual(["a", isHostile ? replacement : scalar, "b"]) else {
        Issue.record("U+\(String(value, radix: 16)) became \(text.map { $0.value })")
        return
      }
    }
  }

  @Test(arguments: [
    ("\u{1b}[31mred", "�[31mred"), ("two\nlines", "two�lines"), ("\u{202e}evil", "�evil"), ("a\u{200b}b", "a�b"),
    ("\u{9b}31m", "�31m"), ("tag\u{e0041}", "tag�"), ("❤\u{fe0f}", "❤�"), ("Kate Bell", "Kate Bell"), ("海戦", "海戦"),
    ("", ""),
  ])
  func `characters that control, reverse or hide text are shown as replacements`(outside: String, shown: String) {
    #expect(SafeText(outside).string == shown)
  }

  @Test func `a letter has up to three marks, one replacement stands for more, and a mark alone is replaced`() {
    let acute = "\u{301}"
    #expect(SafeText("e\u{301}" as String).string.unicodeScalars.elementsEqual("e\u{301}".unicodeScalars))
    let heap = "e" + String(repeating: acute, count: 50) + "f"
    #expect(SafeText(heap).string.unicodeScalars.map { $0.value } == [0x65, 0x301, 0x301, 0x301, 0xfffd, 0x66])
    let alone = acute + acute + "e"
    #expect(SafeText(alone).string.unicodeScalars.map { $0.value } == [0xfffd, 0x65])
    #expect((SafeText("e\u{301}\u{301}" as String) + "x").string == "e\(acute)\(acute)x")
  }

  @Test func `a text longer than its limit ends with an ellipsis`() {
    #expect(SafeText("abcdef", limit: 6).string == "abcdef")
    #expect(SafeText("abcdef", limit: 5).string == "abcd…")
    #expect(SafeText("abcdef", limit: 1).string == "…")
    #expect(SafeText(String(repeating: "x", count: 6_000)).string.count == 5_000)
  }

  @Test func `the game's own sentences take numbers and safe texts`() {
    let name = SafeText("Ka\u{7}te" as String)
    #expect(("\(name) has \(3) lives" as SafeText).string == "Ka�te has 3 lives")
    #expect(("" as SafeText).isEmpty)
  }

  @Test(arguments: [
    ("Kate" as String, "轮到 Kate 了，Kate：2月"), ("小明", "轮到小明了，小明：2月"), ("Zoë", "轮到 Zoë 了，Zoë：2月"), ("7", "轮到 7 了，7：2月"),
    ("Ka海te", "轮到 Ka海te 了，Ka海te：2月"),
  ])
  func `in Chinese a name in letters has spaces beside it, and stays as it is`(name: String, sentence: String) {
    let name = SafeText(name)
    #expect(("轮到\(name)了，\(name)：\(2)月" as SafeText).string == sentence)
    #expect(("轮到 \(name) 了" as SafeText).string == "轮到 \(name.string) 了")
  }

  @Test func `safe text stays as it is`() {
    for text in ["\u{301}\u{301}a", "a\u{301}\u{301}\u{301}\u{301}", "\u{202e}x\n", "❤\u{fe0f}\u{301}"] {
      let once = SafeText(text).string
      #expect(SafeText(once).string.unicodeScalars.elementsEqual(once.unicodeScalars))
    }
  }
}
