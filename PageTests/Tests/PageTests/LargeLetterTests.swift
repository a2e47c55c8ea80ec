// Letters twice as large: what a person needs next is seen without scrolling, and the sea has the room that there is.

import Foundation
import Testing

extension PageTests {
  @Test(arguments: [(320, 640), (390, 844), (844, 390), (768, 1_024)])
  func `with letters twice as large the button of each screen of a duel is seen`(width: Int, height: Int) async throws {
    try await Browser.with(width: width, height: height, letters: 32) { browser in
      func sees(_ button: String) async throws {
        try await browser.until("document.querySelector('\(button)')")
        let edges = try await browser.edges(button)
        #expect(edges[0] >= 8 && edges[2] <= Double(width - 8) && edges[3] <= Double(height), "\(button) \(edges)")
      }
      try await browser.open()
      try await browser.press("Challenge a friend")
      try await sees("#button-finished")
      try await browser.press("Finished")
      let link = try await browser.link()
      try await sees("#button-share")
      try await sees("#button-copy")
      try await browser.run("localStorage.clear(); sessionStorage.clear()")
      try await browser.open(at: "about:blank", ready: false)
      try await browser.open(String(link[#require(link.firstIndex(of: "#"))...]), joins: false)
      try await sees("#button-join")
    }
  }

  @Test(arguments: [(320, 640), (390, 844), (844, 390), (768, 1_024)])
  func `with letters twice as large the buttons of a game against the computer are seen to its end`(
    width: Int, height: Int
  ) async throws {
    try await Browser.with(width: width, height: height, letters: 32) { browser in
      func sees(_ button: String) async throws {
        #expect(try await browser.edges(button)[3] <= Double(height), "\(button)")
      }
      try await browser.open()
      try await browser.hideFromComputer()
      try await sees("#button-fire-at-cursor")
      try await browser.press("Advice")
      try await browser.until("document.querySelector('.best')")
      try await sees("#button-fire-at-cursor")
      // The name is not broken, and the news is whole.
      #expect(try await browser.edges("#name")[3] - browser.edges("#name")[1] < 60)
      #expect(
        try await browser.flag(
          "(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)(document.getElementById('news'))"))
      try await browser.press("Your games")
      try await browser.loseToComputer()
      try await sees("#buttons .main")
    }
  }

  @Test func `with letters twice as large on a phone on its side the sea has the height below the head`() async throws {
    try await Browser.with(width: 844, height: 390, letters: 32) { browser in
      try await browser.open()
      try await browser.hideFromComputer()
      let (sea, own) = (try await browser.edges(".live [role=row]"), try await browser.edges(".own .grid"))
      #expect(sea[2] - sea[0] >= 260 && own[3] <= 390, "\(sea) \(own)")
    }
  }
}
