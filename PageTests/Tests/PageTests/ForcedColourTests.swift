// Forced colours: the browser replaces the page's colours, and every mark stays visible.

import BattleshipCore
import Foundation
import Testing

private let hunt = "?Ship_Location=3-33&Ship_Location=5-6&Is_Complete=0&Board=10x10&Fleet=4.2&Misses=0"

extension Browser {
  fileprivate func force(_ scheme: String) async throws {
    let features = ["forced-colors": "active", "prefers-color-scheme": scheme, "prefers-reduced-motion": "reduce"]
    try await command(
      "Emulation.setEmulatedMedia", ["features": features.map { ["name": $0.key, "value": $0.value] }])
  }

  /// Takes a picture of each place, and expects that all differ.
  fileprivate func expectSeen(_ places: [String], on screen: String) async throws {
    var pictures: Set<Data> = []
    for place in places { pictures.insert(try await picture(of: place)) }
    #expect(pictures.count == places.count, "\(screen)")
  }

  fileprivate func cell(_ cell: String, own: Bool = false) -> String { "\(own ? ".own " : "")[data-cell='\(cell)']" }
}

extension PageTests {
  @Test(arguments: ["dark", "light"])
  func `with forced colours every mark of a board looks different`(scheme: String) async throws {
    // A cell has whole pixels, so that equal cells have equal pictures.
    try await Browser.with(width: 392, height: 844) { browser in
      try await browser.force(scheme)
      try await browser.open(hunt)
      for cell in ["A4", "A6", "A7", "B1", "J10"] { try await browser.fire(cell) }
      // Two cells of water look the same, so that the pictures can be compared.
      let water = try await browser.picture(of: browser.cell("F2"))
      #expect(try await browser.picture(of: browser.cell("F3")) == water)
      try await browser.expectSeen(["F2", "B1", "A4", "A6", "J10"].map { browser.cell($0) }, on: "hunt")
      try await browser.press("Your games")
      try await browser.choose("rules", "1")
      try await browser.choose("volley", "3")
      try await browser.press("Challenge a friend")
      try await browser.press("Clear")
      try await browser.fire("B2")
      try await browser.expectSeen(["F6", "B2", "B3", "B4"].map { browser.cell($0) }, on: "ships")
      try await browser.fire("B2")
      // The ship in the hand is marked in the list and on the board.
      #expect(try await browser.words("saying").hasSuffix("in your hand"))
      #expect(try await browser.flag("getComputedStyle(document.querySelector('li.held')).outlineStyle === 'solid'"))
      try await browser.expectSeen([browser.cell("F6"), "[role=gridcell].fits"], on: "hand")
      try await browser.press("Your games")
      try await browser.hideFromComputer()
      for cell in ["A1", "C3"] { try await browser.touch(cell) }
      try await browser.expectSeen(["F6", "A1", "C3"].map { ".live " + browser.cell($0) }, on: "volley")
    }
  }

  @Test(arguments: ["dark", "light"])
  func `with forced colours buttons, icons, bars and pills keep their edges`(scheme: String) async throws {
    try await Browser.with(width: 390, height: 844) { browser in
      try await browser.force(scheme)
      try await browser.open()
      let ground = try await browser.text("getComputedStyle(document.body).backgroundColor")
      func style(_ place: String, _ part: String, _ property: String) async throws -> String {
        try await browser.text("getComputedStyle(document.querySelector('\(place)'), '\(part)').\(property)")
      }
      for button in ["#button-play-computer", "#button-challenge"] {
        #expect(try await style(button, "", "borderTopStyle") == "solid")
        #expect(try await style(button, "::before", "backgroundColor") != ground)
      }
      // The words on the main button have a plain background.
      #expect(try await style("#button-play-computer", "", "backgroundImage") == "none")
      try await browser.playedYesterday()
      try await browser.press("Board of the day")
      try await browser.run(
        "for (const one of [...document.querySelectorAll('.live [role=gridcell]')]) if (one.closest('.live')) one.click()"
      )
      try await browser.until("document.body.dataset.place === 'daily'")
      #expect(try await style("#days li:last-child svg", "", "fill") != ground)
      #expect(try await style("#figures li", "", "borderTopStyle") == "solid")
      #expect(try await style("#result", "", "forcedColorAdjust") == "none")
    }
  }
  @Test(arguments: ["dark", "light"])
  func `with forced colours a hit on one's own ship shows the hull around it`(scheme: String) async throws {
    try await Browser.with(width: 1_366, height: 768) { browser in
      try await browser.force(scheme)
      try await browser.open()
      var (generator, duel) = (SplitMix64(seed: 5), try await Duel(messageURL: browser.challenge()))
      let ship = try await browser.text("document.querySelector('.own .ship').dataset.cell")
      let fleet = try Fleet.random(rules: duel.rules, using: &generator)
      try duel.join(fleet, shots: [#require(Cell(ship))], key: PlayerKey(using: &generator), using: &generator)
      try await browser.reply(to: duel.messageURL())
      try await browser.until("document.querySelector('.own .hit')")
      let seen = try await browser.picture(of: ".own .hit")
      try await browser.run("document.styleSheets[0].insertRule('.own .hit::before { display: none }')")
      #expect(try await browser.picture(of: ".own .hit") != seen)
    }
  }
}
