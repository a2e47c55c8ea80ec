// Links as they arrive in a browser: cleaned, or refused in a sentence.

import Foundation
import Testing

private let demo = "Ship_Location=0&Ship_Location=1&Is_Complete=0"

extension PageTests {
  @Test func `a link that arrives is cleaned by the page, however the browser escapes it, or is refused`() async throws
  {
    try await Browser.with { browser in
      for end in [").", ">", "…", "。", "\"", "?utm_source=chat", " see you"] {
        try await browser.openAfresh()
        // The address bar may escape any character.
        try await browser.run("location.href = location.pathname + arguments[0]", ["#?\(demo)\(end)"])
        try await browser.until("document.body.dataset.place === 'game'")
        #expect(try await browser.text("location.hash") == "")
      }
      for (fragment, refusal) in [
        ("#?Format=2&Board=10x10&Fl…", "The link is cut off: ask for it again."),
        ("#?", "The link is cut off: ask for it again."), ("#hello", "This is not a Battleships link."),
      ] {
        try await browser.openAfresh(
          try #require(fragment.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed.union(["#"]))))
        #expect(try await browser.words("refusal") == refusal)
      }
    }
  }
}
