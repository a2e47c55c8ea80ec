// Hints on the page: by key and by button, in a hunt, in a duel and against the computer, in both languages.

import BattleshipCore
import Foundation
import Testing

private let demo = "?Ship_Location=0&Ship_Location=1&Is_Complete=0"

/// How many cells of the board to fire at show a chance.
private let shaded = "document.querySelectorAll('.live .advised').length"

extension Browser {
  /// The background colour of a cell on the board to fire at.
  fileprivate func ground(_ cell: String) async throws -> String {
    try await text("getComputedStyle(document.querySelector(\".live [data-cell='\(cell)']\")).backgroundColor")
  }

  /// Joins the engine's challenge here, with shuffled ships.
  fileprivate func join(_ volley: Volley) async throws {
    var generator = SplitMix64(seed: 5)
    let fleet = try Fleet.random(rules: Rules.skirmish.withoutLosingMiss, using: &generator)
    let duel = try Duel.challenge(fleet, volley: volley, key: PlayerKey(using: &generator), using: &generator)
    try await open("#" + duel.messageURL(base: try MessageURLBase("#")).dropFirst())
    try await press("Shuffle")
    try await press("Finished")
  }
}

extension PageTests {
  @Test func `a hint shades the cells, says each chance, and is put away by asking again`() async throws {
    try await Browser.with { browser in
      try await browser.open(demo)
      try await browser.fire("C3")
      try await browser.type("!")
      try await browser.until("\(shaded) === 8")
      let saying = try await browser.text("document.getElementById('saying').textContent")
      #expect(saying.hasPrefix("The computer would fire at "))
      #expect(saying.hasSuffix(" (25%)."))
      #expect(try await browser.spoken("[data-cell=A1]") == ("gridcell", "A1, unknown, 25%"))
      #expect(try await browser.spoken("[data-cell=C3]").label == "C3, miss")
      #expect(try await browser.text("document.querySelector('[data-cell=A1]').dataset.percent") == "25")
      try await browser.type("!")
      try await browser.until("\(shaded) === 0")
      #expect(try await browser.label("A1") == "A1, unknown")
      try await browser.press("Advice")
      try await browser.until("\(shaded) === 8")
      try await browser.fire("A1")
      try await browser.until("\(shaded) === 0")
    }
  }

  @Test func `a likelier cell is shaded more`() async throws {
    try await Browser.with { browser in
      try await browser.open("?Ship_Location=0-2&Is_Complete=0&Board=5x1&Fleet=3&Misses=0")
      try await browser.press("Advice")
      try await browser.until("\(shaded) === 5")
      let grounds = [try await browser.ground("A1"), try await browser.ground("A2"), try await browser.ground("A3")]
      #expect(Set(grounds).count == 3, "\(grounds)")
      #expect(try await browser.label("A3") == "A3, unknown, 100%")
    }
  }

  @Test(arguments: [Volley.shots(1), .shots(3)])
  func `a hint in a duel names as many cells as there are shots`(volley: Volley) async throws {
    try await Browser.with { browser in
      try await browser.join(volley)
      try await browser.press("Advice")
      try await browser.until("\(shaded) > 0")
      let saying = try await browser.text("document.getElementById('saying').textContent")
      // The rest of the sentence may name a likelier cell.
      let advised = saying.components(separatedBy: ". ")[0]
      #expect(advised.matches(of: /[A-J][0-9]+/).count == (volley == .shots(1) ? 1 : 3), "\(saying)")
      #expect(try await browser.flag("document.querySelectorAll('.own .advised').length === 0"))
    }
  }

  @Test func `a hint against the computer is given in Chinese`() async throws {
    try await Browser.with { browser in
      try await browser.open()
      try await browser.choose("language", "zh")
      try await browser.press("与电脑对战")
      try await browser.until("document.getElementById('button-shuffle')")
      try await browser.press("随机")
      try await browser.press("完成")
      try await browser.press("提示")
      try await browser.until("\(shaded) > 0")
      #expect(try await browser.label("A1").contains("，可能性 "))
    }
  }
  @Test(arguments: [(320, 640), (390, 844), (640, 320), (844, 390), (600, 400), (768, 1_024), (1_024, 768)])
  func `a finger marks a cell as water with a button, which leaves every button in sight`(width: Int, height: Int)
    async throws
  {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.command("Emulation.setTouchEmulationEnabled", ["enabled": true])
      try await browser.open()
      try await browser.hideFromComputer()
      try await browser.touch("A1")
      try await browser.click("#button-fire-at-cursor")
      try await browser.until("document.getElementById('button-resign')")
      try await browser.until("document.querySelector('.live')")
      try await browser.touch("C3")
      try await browser.press("Mark")
      #expect(try await browser.label("C3") == "C3, marked as water")
      #expect(try await browser.flag("document.documentElement.scrollHeight <= innerHeight"))
      let tops = "[...document.querySelectorAll('#buttons button:not(.main)')].map((one) => one.offsetTop)"
      #expect(try await browser.flag("\(tops).length === 3 && new Set(\(tops)).size === 1"))
      let cut = "[...document.querySelectorAll('#buttons button')].filter((one) => one.scrollWidth > one.clientWidth)"
      #expect(try await browser.flag("\(cut).length === 0"))
    }
  }
}
