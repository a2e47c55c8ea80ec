// Low windows: the end of a hunt, a battle with large letters, and one's own fleet are in sight without scrolling.

import BattleshipCore
import Foundation
import Testing

private let long = "?Ship_Location=3-33&Is_Complete=0&Board=10x10&Fleet=4&Misses=0"
private let fits = "document.documentElement.scrollHeight <= innerHeight"

extension PageTests {
  @Test(arguments: [(320, 640), (390, 844), (640, 320), (844, 390), (600, 400)])
  func `the end of a hunt in a sea of sixteen rows is seen whole, also with its link`(width: Int, height: Int)
    async throws
  {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open("?Ship_Location=0-2&Is_Complete=0&Board=16x16&Fleet=3&Misses=0")
      for cell in ["A1", "A2", "A3"] { try await browser.fire(cell) }
      #expect(try await browser.text("document.body.dataset.end") == "won")
      #expect(try await browser.flag(fits))
      try await browser.press("Reply with the result")
      _ = try await browser.link()
      #expect(try await browser.flag(fits))
    }
  }

  @Test func `with letters twice as large on a small phone on its side, a battle's sea and buttons are seen whole`()
    async throws
  {
    try await Browser.with(width: 640, height: 320, letters: 32) { browser in
      try await browser.open()
      try await browser.hideFromComputer()
      try await browser.fire("E5")
      try await browser.until("document.getElementById('button-resign')")
      for part in [".live", "#button-fire-at-cursor", "#button-advise", "#button-resign"] {
        #expect(try await browser.edges(part)[3] <= 320, "\(part)")
      }
      // The news is neither on the sea nor on a button.
      let (sea, news, button) = (
        try await browser.edges(".live"), try await browser.edges("#news"),
        try await browser.edges("#button-fire-at-cursor")
      )
      #expect(news[0] >= sea[2] && news[3] <= button[1], "\(sea) \(news) \(button)")
    }
  }

  @Test(arguments: ["0", "1", "2", "3", "4"])
  func `in a window of 600 by 400 pixels a duel is seen whole`(rules: String) async throws {
    try await Browser.with(width: 600, height: 400) { browser in
      try await browser.open()
      try await browser.choose("rules", rules)
      try await browser.hideFromComputer()
      #expect(try await browser.flag(fits))
    }
  }

  @Test(arguments: [(320, 640), (360, 640), (390, 844), (600, 400)])
  func `who waits for a reply sees their own fleet, beside the sea and with every button in sight`(
    width: Int, height: Int
  ) async throws {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open()
      var (generator, duel) = (SplitMix64(seed: 5), try await Duel(messageURL: browser.challenge()))
      let fleet = try Fleet.random(rules: duel.rules, using: &generator)
      try duel.join(fleet, shots: [.a1], key: PlayerKey(using: &generator), using: &generator)
      try await browser.reply(to: duel.messageURL())
      try await browser.until("document.querySelector('.live')")
      try await browser.fire("A2")
      _ = try await browser.link()
      let own = try await browser.edges(".own .grid")
      #expect(own[2] - own[0] >= 90 && own[3] <= Double(height), "\(own)")
      #expect(try await browser.edges("#field-link")[3] <= Double(height))
      #expect(try await browser.flag(fits))
    }
  }

  @Test(arguments: [(320, 640), (390, 844), (640, 320), (844, 390)])
  func `on a phone the end of a hunt is seen whole, before and after its last link is sent`(
    width: Int, height: Int
  ) async throws {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open(long)
      for cell in ["J1", "A4", "B4", "C4", "D4"] {
        try await browser.run("document.querySelector('.live [data-cell=\(cell)]').click()")
      }
      let isSeen = "document.documentElement.scrollHeight <= innerHeight"
      #expect(try await browser.words("heading") == "You win!")
      // A short heading stays large.
      #expect(try await browser.flag("document.getElementById('heading').className === '' && \(isSeen)"))
      try await browser.press("Reply with the result")
      try await browser.until("document.getElementById('button-share')")
      #expect(try await browser.flag(isSeen))
    }
  }

  @Test func `on a phone the end of two players with the longest names is seen whole`() async throws {
    try await Browser.with(width: 390, height: 844) { browser in
      try await browser.open()
      try await browser.choose("rules", "0")
      try await browser.press("Two players here")
      try await browser.run(
        """
        for (const [id, name] of [["first", "Wolfeschlegelsteinhausen"], ["second", "Maximiliana-Wilhelmina X"]]) {
          const field = document.getElementById("field-" + id);
          field.value = name;
          field.dispatchEvent(new Event("input", { bubbles: true }));
        }
        document.getElementById("button-start-two").click();
        """)
      for (width, height) in [(320, 640), (640, 320), (844, 390), (768, 1_024), (390, 844)] {
        try await browser.resize(width, height)
        #expect(
          try await browser.flag(
            "(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)(document.getElementById('name'))"))
      }
      let buttons = "#button-finished:not(:disabled), #button-unlock, #button-hand-over"
      let next = "(document.querySelector('\(buttons)') ?? document.querySelector('.live:not(.draggable) .water'))"
      for _ in 0..<150 where try await browser.flag("document.body.dataset.place !== 'end'") {
        // After each step, the page waits until it is saved.
        try await browser.until("document.body.dataset.place === 'end' || \(next)")
        try await browser.run("\(next)?.click()")
      }
      #expect(try await browser.text("document.body.dataset.place") == "end")
      for (width, height) in [(320, 640), (390, 844), (640, 320), (844, 390)] {
        try await browser.resize(width, height)
        // It is drawn anew for its size.
        try await browser.until("innerWidth === \(width) && document.documentElement.scrollHeight <= innerHeight")
      }
    }
  }

  @Test func `on the smallest phone a sea of sixteen rows is seen whole after the first shots, too`() async throws {
    try await Browser.with(width: 320, height: 640) { browser in
      try await browser.open()
      try await browser.choose("rules", "4")
      try await browser.hideFromComputer()
      try await browser.fire("E5")
      try await browser.until("document.getElementById('button-resign')")
      #expect(try await browser.flag("document.documentElement.scrollHeight <= innerHeight"))
    }
  }
}
