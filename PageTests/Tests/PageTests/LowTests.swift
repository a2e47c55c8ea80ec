// Low windows: the end of a hunt, a battle with large letters, and one's own fleet are in sight without scrolling.

import BattleshipCore
import Foundation
import Testing

private let fits = "document.documentElement.scrollHeight <= innerHeight"

extension PageTests {
  @Test(arguments: ["0", "1", "2", "3", "4"])
  func `in a window of 600 by 400 pixels a duel is seen whole`(rules: String) async throws {
    try await Browser.with(width: 600, height: 400) { browser in
      try await browser.open()
      try await browser.choose("rules", rules)
      try await browser.hideFromComputer()
      #expect(try await browser.flag(fits))
    }
  }
}
