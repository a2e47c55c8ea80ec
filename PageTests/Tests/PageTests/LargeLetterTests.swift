// Letters twice as large: what a person needs next is seen without scrolling, and the sea has the room that there is.

import Foundation
import Testing

extension PageTests {
  @Test(arguments: [(320, 640), (390, 844), (844, 390), (768, 1_024), (1_366, 768), (1_920, 1_080)])
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

  @Test(arguments: [(320, 640), (390, 844), (844, 390), (768, 1_024), (1_920, 1_080)])
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

  @Test func `with letters twice as large the next step is seen on the smallest phone on its side, too`() async throws {
    try await Browser.with(width: 640, height: 320, letters: 32) { browser in
      func sees(_ button: String) async throws {
        try await browser.until("document.querySelector('\(button)')")
        let edges = try await browser.edges(button)
        #expect(edges[0] >= 8 && edges[2] <= 632 && edges[3] <= 320, "\(button) \(edges)")
      }
      try await browser.open()
      try await browser.loseToComputer()
      try await browser.click("#button-replay")
      try await sees("#button-pause, #button-play")
      try await browser.run("localStorage.clear(); sessionStorage.clear()")
      try await browser.openAfresh()
      let link = try await browser.challenge()
      // Whoever has a face is not named by one letter and a dot.
      #expect(try await browser.flag("document.querySelector('.face').checkVisibility()"))
      #expect(
        try await browser.flag(
          "(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)(document.getElementById('news'))"))
      try await browser.run("localStorage.clear(); sessionStorage.clear()")
      try await browser.open(at: "about:blank", ready: false)
      try await browser.open(String(link[#require(link.firstIndex(of: "#"))...]), joins: false)
      try await sees("#button-join")
      try await browser.press("Join")
      try await sees("#button-finished")
      try await browser.run("localStorage.clear(); sessionStorage.clear()")
      try await browser.openAfresh()
      try await browser.press("Two players here")
      try await browser.click("#button-start-two")
      try await sees("#button-finished")
      try await browser.press("Finished")
      try await sees("#button-unlock")
    }
  }

  @Test func `with letters twice as large on a tablet a sea of sixteen rows has room beside the field for one's name`()
    async throws
  {
    try await Browser.with(width: 768, height: 1_024, letters: 32) { browser in
      try await browser.open()
      try await browser.choose("rules", "4")
      try await browser.press("Challenge a friend")
      try await browser.until("document.querySelector('.board .ship')")
      let (sea, button) = (try await browser.edges(".grid [role=row]"), try await browser.edges("#button-finished"))
      #expect(sea[2] - sea[0] >= 400 && button[3] <= 1_024, "\(sea) \(button)")
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
