// The links that a terminal may open, and texts that it must never be sent.

import TestSupport
import Testing
@testable import BattleshipFrame

@Suite("A link on the screen") struct HyperlinkTests {
  @Test(arguments: ["https://example.org/#?Ship_Location=0", "http://localhost:8080/"])
  func `a link of the web can be opened`(url: String) throws {
    let link = try #require(Hyperlink(url, rows: 2..<4))
    #expect(link.url == url)
    #expect(link.rows == 2..<4)
  }

  @Test func `a link that no browser opens can only be copied`() throws {
    let link = try #require(Hyperlink("?Ship_Location=0", rows: 0..<1))
    #expect(link.url == nil)
    #expect(link.rows == 0..<1)
  }

  @Test(arguments: ["https://a b", "https://a\u{1b}\\", "https://é", "https://a\u{7f}", "https://a\n"])
  func `text that could end the sequence that carries it is not a link`(text: String) {
    #expect(Hyperlink(text, rows: 0..<1) == nil)
  }
}
