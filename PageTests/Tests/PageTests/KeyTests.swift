// Keys on every screen: they work at once, wherever the focus is, and keys without an effect are not shown.

import BattleshipCore
import Foundation
import Testing

private let long = "?Ship_Location=3-33&Is_Complete=0&Board=10x10&Fleet=4&Misses=0"

extension PageTests {
  @Test func `arrows and typed cells work at once after every change of the screen`() async throws {
    try await Browser.with { browser in
      try await browser.open()
      try await browser.choose("volley", "1")
      // The focused button is gone.
      try await browser.click("#button-challenge")
      try await browser.until("document.querySelector('.live .cursor')")
      #expect(try await browser.flag("document.activeElement.matches('.live .cursor')"))
      try await browser.press("Shuffle")
      // Now the focused button is still there, but arrows and letters go to the board.
      try await browser.type("a1\u{E015}")
      #expect(try await browser.flag("document.querySelector('.live .cursor').dataset.cell === 'B1'"))
      try await browser.type("c4")
      #expect(try await browser.flag("document.querySelector('.live .cursor').dataset.cell === 'C4'"))
      try await browser.press("Finished")
      let link = try await browser.link()
      var (generator, duel) = (SplitMix64(seed: 5), try Duel(messageURL: link))
      let fleet = try Fleet.random(rules: duel.rules, using: &generator)
      try duel.join(fleet, shots: [.a1], key: PlayerKey(using: &generator), using: &generator)
      // The reply arrives as a changed address, without loading.
      try await browser.run(
        "location.hash = arguments[0]", [String(duel.messageURL(base: try MessageURLBase("#")).dropFirst())])
      try await browser.until("document.querySelector('.live .cursor')")
      try await browser.type("j10\u{E007}")
      let sent = try await Duel(messageURL: browser.link())
      #expect(sent.unansweredShots(at: .second).map(\.description) == ["J10"])
    }
  }

  @Test func `a screen that only waits or shows a game has no Reply button`() async throws {
    try await Browser.with { browser in
      for query in [
        "?Ship_Location=0&Ship_Location=1&Is_Complete=0",
        "?Ship_Location=0&Ship_Location=1&Is_Complete=1&Guess=0&Guess=1",
      ] {
        try await browser.openAfresh(query)
        #expect(try await browser.flag("document.getElementById('button-reply')") == false)
      }
      try await browser.openAfresh()
      try await browser.run("localStorage.clear(); sessionStorage.clear()")
      try await browser.openAfresh()
      try await browser.click("#button-challenge")
      try await browser.click("#button-shuffle")
      try await browser.click("#button-finished")
      _ = try await browser.link()
      #expect(try await browser.flag("document.getElementById('button-reply')") == false)
      let disabled = "[...document.querySelectorAll('button')].filter((one) => one.disabled).length"
      #expect(try await browser.flag("\(disabled) === 0"))
    }
  }

  @Test func `arrows walk over a board that cannot be fired at, and fire no shot`() async throws {
    try await Browser.with { browser in
      var generator = SplitMix64(seed: 5)
      let fleet = try Fleet.random(rules: Rules.skirmish.withoutLosingMiss, using: &generator)
      let duel = try Duel.challenge(fleet, volley: .shots(1), key: PlayerKey(using: &generator), using: &generator)
      try await browser.open("#" + duel.messageURL(base: try MessageURLBase("#")).dropFirst())
      try await browser.click("#button-shuffle")
      try await browser.click("#button-finished")
      try await browser.run("document.querySelector('.own [data-cell=A1]').focus()")
      try await browser.type("\u{E014}\u{E015}\u{E012}\u{E012}")
      #expect(try await browser.flag("document.activeElement === document.querySelector('.own [data-cell=B1]')"))
      #expect(try await browser.flag("document.querySelector('.live .cursor').dataset.cell === 'A1'"))
    }
  }

  @Test(arguments: [(320, 640), (390, 844), (1_366, 768)])
  func `nothing moves on the page when the first shot is fired`(width: Int, height: Int) async throws {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open(long)
      let top =
        "[...document.querySelectorAll('.grid, #buttons')].map((one) => Math.round(one.getBoundingClientRect().top)).join()"
      let before = try await browser.text(top)
      try await browser.fire("B4")
      #expect(try await browser.text(top) == before)
      try await browser.openAfresh()
      if try await browser.flag("document.body.dataset.place !== 'title'") { try await browser.press("Your games") }
      try await browser.hideFromComputer()
      let sea = "String(Math.round(document.querySelector('.live').getBoundingClientRect().top))"
      let above = try await browser.text(sea)
      try await browser.fire("B4")
      #expect(try await browser.text(sea) == above)
    }
  }
}
