// Links with the additions of chats, mails and terminals, and the links without them.

import BattleshipCore
import TestSupport
import Testing

@testable import BattleshipPlay

@Suite struct PastedLinkTests {
  static let link = "https://example.org/b.html#?Ship_Location=0&Ship_Location=8&Is_Complete=0"

  @Test(arguments: [
    "  \(link)\n", "\"\(link)\"", "'\(link)'", "(\(link))", "<\(link)>", "[\(link)],", "\(link).", "\(link),",
    "\(link)!",
    "“\(link)”", "「\(link)」。", "\u{FEFF}\(link)\u{200B}", "\u{A0}\(link)\u{A0}", "Your turn: \(link)",
    "Ann (\(link)).", "B2: hit\n\(link)\n", "https://other.example/?x=1\n\(link)",
    "来玩：\(link)，谢谢".replacing("，谢谢", with: "，"),
  ])
  func `text around a link is dropped`(text: String) {
    #expect(text.pastedLink == Self.link)
  }

  @Test func `additions inside a link are dropped: a terminal's line ends, invisible characters, escaped ampersands`() {
    for gap in ["\n", "\r\n", " ", "\u{A0}", "\u{200B}", "\u{2060}", "\t", "  \n  ", "\u{AD}"] {
      for offset in stride(from: 9, to: Self.link.count, by: 7) {
        let place = Self.link.index(Self.link.startIndex, offsetBy: offset)
        #expect((String(Self.link[..<place]) + gap + Self.link[place...]).pastedLink == Self.link)
      }
    }
    #expect(Self.link.replacing("&", with: "&amp;").pastedLink == Self.link)
  }

  @Test(arguments: ["Look: ", "Your turn:\n", "see (", "Ann: hi! ", "https://a.example/?x=1 "])
  func `words before a link whose base has no address are dropped`(words: String) {
    for link in [
      Self.link.replacing("https://example.org/b.html#?", with: "battleship:?"),
      Self.link.replacing("https://example.org/b.html#?", with: "battleship:#?"),
    ] {
      #expect((words + link).pastedLink == link)
    }
  }

  @Test func `a link without a scheme starts in the last line with a question mark`() {
    let demo = "www.shinobicontrols.com/battleship?Ship_Location=0&Ship_Location=8&Is_Complete=0"
    #expect("B2: hit\nC1: miss\n\(demo)\n".pastedLink == demo)
    #expect(demo.replacing("Ship_L", with: "Ship\n_L").pastedLink == demo)
  }

  @Test func `a whole link stays as it is, with another address inside and any base`() {
    for text in [
      Self.link, "https://example.org/?to=https://b.example/&Format=2", "file:///tmp/a(1)/b.html#?Format=2",
      "https://l.example/?u=a?b", "data:,?Format=2",
    ] { #expect(text.pastedLink == text) }
  }

  @Test(arguments: ["bye see you", "bye", "B2 next?", "😀 your turn", "- Ann", "1"])
  func `words after a link are not part of it, and a wrapped link is joined before them`(words: String) throws {
    let wrapped = Self.link.replacing("Is_", with: "\n  Is_")
    for link in [Self.link, wrapped, Self.link + ".", "Look: " + wrapped] {
      #expect("\(link) \(words)".pastedLink == Self.link, "\(link) \(words)")
      #expect("\(link)\n\(words) \(words)\n".pastedLink == Self.link)
    }
  }

  @Test func `of two ends that make a link the later one is taken, and a text without any stays whole`() {
    let shots = Self.link + "&Guess=4 &Guess=1 and so on"
    #expect(shots.pastedLink == Self.link + "&Guess=4&Guess=1")
    #expect("https://example.org/?a=b see you".pastedLink == "https://example.org/?a=bseeyou")
    let long = Self.link + " " + String(repeating: "word ", count: 13_000)
    #expect(long.pastedLink == Self.link)
  }

  @Test func `no text is too odd`() {
    for text in ["", " ", "\u{200B}", "...", "://", "?", "&amp;", "https://", "hello"] {
      #expect(text.pastedLink.utf8.count <= text.utf8.count)
      #expect(text.pastedLink.pastedLink == text.pastedLink)
    }
  }
}
