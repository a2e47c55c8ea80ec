// A chat's own browser: a duel's link stays in the address bar and can be copied; everything else leaves the bar.

import Foundation
import Testing

extension Browser {
  /// Opens the page as a challenged player whose browser has stored nothing; returns the link's fragment.
  fileprivate func openChallenge() async throws -> String {
    try await open()
    let link = try await challenge()
    try await run("localStorage.clear(); sessionStorage.clear()")
    let fragment = "#" + link[try #require(link.firstIndex(of: "?"))...]
    try await openAfresh(fragment)
    return fragment
  }
}

extension PageTests {
  @Test(arguments: [(390, 844), (1_366, 768)])
  func `in a chat's own browser a duel's link stays in the address bar, and Copy this link is on top`(
    width: Int, height: Int
  )
    async throws
  {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.command(
        "Emulation.setUserAgentOverride", ["userAgent": "Mozilla/5.0 (iPhone) AppleWebKit/605 [FBAN/FBIOS;FBAV/1]"])
      let fragment = try await browser.openChallenge()
      #expect(try await browser.text("location.hash") == fragment)
      #expect(try await browser.words("warning").hasPrefix("This is a chat app's browser"))
      let top = "getBoundingClientRect().top"
      #expect(
        try await browser.flag("document.getElementById('warning').\(top) < document.querySelector('.board').\(top)"))
      #expect(
        try await browser.flag(
          "document.getElementById('button-copy-this').getBoundingClientRect().bottom < innerHeight"))
      try await browser.run(
        "window.copied = ''; navigator.clipboard.writeText = async (text) => { window.copied = text }")
      try await browser.press("Copy this link")
      try await browser.until("window.copied.endsWith('\(fragment)')")
      // After a reload, the page opens the same duel; once it is answered, the bar is clean.
      _ = try await browser.run("location.reload()")
      try await browser.until("'ready' in document.body.dataset")
      #expect(try await browser.text("location.hash") == fragment)
      try await browser.press("Finished")
      try await browser.run("document.querySelector('.live .water').click()")
      _ = try await browser.link()
      #expect(try await browser.text("location.hash") == "")
      #expect(try await browser.flag("document.getElementById('warning').hidden"))
      try await browser.openAfresh("#?Ship_Location=0&Ship_Location=1&Is_Complete=0")
      #expect(try await browser.text("location.hash") == "")
    }
  }

  @Test func `elsewhere the link of a duel leaves the address bar`() async throws {
    try await Browser.with { browser in
      _ = try await browser.openChallenge()
      #expect(try await browser.text("location.hash") == "")
      #expect(try await browser.flag("document.getElementById('warning').hidden"))
    }
  }
}
