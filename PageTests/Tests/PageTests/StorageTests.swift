// A browser that stores nothing, loses its storage, or has a wrong clock.

import Foundation
import Testing

extension PageTests {
  @Test func `storage that is emptied during a computer game stores this game again after the next shot`() async throws
  {
    try await Browser.with { browser in
      try await browser.open()
      try await browser.hideFromComputer()
      // The computer does not answer, so only one message is to be stored.
      try await browser.run("window.Worker = function () { return { postMessage() {} } }; localStorage.clear()")
      try await browser.fire("E5")
      try await browser.until("localStorage.getItem('battleship.solo')")
    }
  }

  @Test func `a browser that stores nothing says so before ships are placed`() async throws {
    try await Browser.with(width: 390, height: 844) { browser in
      try await browser.command(
        "Page.addScriptToEvaluateOnNewDocument",
        [
          "source":
            "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get() { throw new DOMException('', 'SecurityError') } })"
        ])
      try await browser.open()
      try await browser.press("Challenge a friend")
      #expect(try await browser.text("document.body.dataset.place") == "title")
      #expect(try await browser.words("refusal").hasPrefix("This browser does not let the page store anything."))
      try await browser.press("Play the computer")
      try await browser.until("document.querySelector('.board .ship')")
      #expect(try await browser.words("aside").hasPrefix("This browser does not store anything for this page"))
    }
  }

  @Test func `a clock before 1970 loses no game of the list`() async throws {
    try await Browser.with { browser in
      try await browser.command(
        "Page.addScriptToEvaluateOnNewDocument", ["source": "Date.now = () => -864e5"])
      try await browser.open()
      _ = try await browser.challenge()
      try await browser.press("Your games")
      try await browser.until("document.querySelectorAll('#games li').length === 1")
      try await browser.openAfresh("#?Ship_Location=0&Ship_Location=1&Is_Complete=0")
      try await browser.fire("C3")
      try await browser.press("Your games")
      try await browser.until("document.querySelectorAll('#games li').length === 2")
    }
  }
}
