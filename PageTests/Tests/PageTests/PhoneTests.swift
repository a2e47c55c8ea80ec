// A phone: each text of the head stays on its line, letters may be twice as large, and splashes and wrecks look right.

import BattleshipCore
import Foundation
import Testing

private let long = "?Ship_Location=3-33&Ship_Location=5-6&Is_Complete=0&Board=10x10&Fleet=4.2&Misses=0"

/// The texts of the head that take more than one line or reach beyond the window.
private let broken = """
  return [...document.querySelectorAll("h1, #heading, #score")].filter((one) => {
    // A heading may be only for screen readers.
    if (!one.checkVisibility() || one.clientWidth <= 1) return false;
    const range = document.createRange();
    range.selectNodeContents(one);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    return new Set(lines.map(({ top }) => Math.round(top))).size > 1
      || lines.some(({ left, right }) => left < 0 || right > innerWidth);
  }).map((one) => one.textContent)
  """

/// The words that go on in another line. A link has no words.
private let brokenWords = """
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const { parentElement, data } = walk.currentNode;
    // A heading may be only for screen readers.
    if (!parentElement.checkVisibility() || parentElement.clientWidth === 1 || parentElement.closest("a, script, style, select, .grid, svg")) continue;
    for (const word of data.matchAll(/[^ ·]+/g)) {
      const range = document.createRange();
      range.setStart(walk.currentNode, word.index);
      range.setEnd(walk.currentNode, word.index + word[0].length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word[0]);
    }
  }
  return found
  """

extension Browser {
  /// Visits each kind of screen.
  fileprivate func visitScreens(_ look: (String) async throws -> Void) async throws {
    try await open()
    try await look("title")
    for page in ["rules", "key"] {
      try await click("#button-\(page)")
      try await look(page)
      try await click("#button-back")
    }
    try await click("#button-write-link")
    try await click("#cards summary")
    try await look("options")
    try await choose("rules", "0")
    try await click("#button-play-computer")
    try await until("document.querySelector('.board .ship')")
    try await look("hiding")
    try await click("#button-finished")
    try await until("document.querySelector('.live')")
    try await look("duel")
    for _ in 0..<9 where try await flag("document.body.dataset.place !== 'end'") {
      let water = "document.querySelectorAll('.board:first-child .water').length"
      try await run("window.water = \(water); document.querySelector('.live .water').click()")
      try await until(
        "document.body.dataset.place === 'end' || (\(water) < window.water && document.querySelector('.live'))")
    }
    try await look("end")
    try await click("#button-replay")
    try await look("replay")
    try await click("#button-end-replay")
    try await click("#button-leave")
    try await choose("rules", "2")
    try await click("#button-challenge")
    try await click("#button-finished")
    _ = try await link()
    try await look("link")
    try await click("#button-leave")
    try await until("document.querySelector('#games li')")
    try await look("games")
    try await openAfresh(long)
    try await fire("B4")
    try await look("hunt")
  }

  /// The colours of a gradient behind a part of a cell.
  fileprivate func colours(_ cell: String, _ part: String) async throws -> [[Double]] {
    let image = try await text(
      "getComputedStyle(document.querySelector('[data-cell=\(cell)]'), '\(part)').backgroundImage")
    return image.matches(of: /rgb\((\d+), (\d+), (\d+)\)/).map { [$0.1, $0.2, $0.3].compactMap { Double($0) } }
  }
}

extension PageTests {
  @Test(arguments: ["en", "zh"])
  func `no text of the head breaks on a phone`(language: String) async throws {
    for (width, height) in [(320, 640), (390, 844), (430, 932)] {
      try await Browser.with(width: width, height: height, language: language) { browser in
        try await browser.visitScreens { name async throws in
          // The title and the end have room for large words.
          guard try await browser.flag("/game|page/.test(document.body.dataset.place)") else { return }
          let found = try await browser.run(broken) as? [String]
          #expect(found == [], "\(name) at \(width)")
        }
      }
    }
  }

  @Test(arguments: [(390, 844), (320, 640)])
  func `nothing is wider than a phone with letters twice as large`(width: Int, height: Int) async throws {
    let wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    try await Browser.with(width: width, height: height, letters: 32) { browser in
      try await browser.visitScreens { name async throws in
        #expect(try await browser.flag(wide) == false, "\(name)")
        let words = try #require(try await browser.run(brokenWords) as? [String])
        #expect(words == [], "\(name)")
        #expect(try await browser.flag("document.querySelector('.grid')?.clientWidth < 200") == false, "\(name)")
      }
    }
  }

  @Test(arguments: [(390, 844), (320, 640)])
  func `a challenge's heading is whole with letters twice as large`(width: Int, height: Int) async throws {
    var generator = SplitMix64(seed: 5)
    let fleet = try Fleet.random(rules: Rules.skirmish.withoutLosingMiss, using: &generator)
    let duel = try Duel.challenge(fleet, volley: .shots(1), key: PlayerKey(using: &generator), using: &generator)
    try await Browser.with(width: width, height: height, letters: 32) { browser in
      try await browser.open("#" + duel.messageURL(base: try MessageURLBase("#")).dropFirst(), joins: false)
      let script = """
        const heading = document.getElementById("heading");
        const range = document.createRange();
        range.selectNodeContents(heading);
        const [words, card, rest] = [range, heading, document.querySelector("#intro .card")].map((one) => one.getBoundingClientRect());
        return words.top >= card.top && words.bottom <= card.bottom && card.bottom <= rest.top + 1
        """
      #expect(try await browser.run(script) as? Bool == true)
    }
  }

  @Test(arguments: ["1", "afloat"])
  func `on the smallest phone one's own fleet is as high as the buttons beside it`(volley: String) async throws {
    try await Browser.with(width: 320, height: 640) { browser in
      try await browser.open()
      try await browser.choose("rules", "2")
      try await browser.choose("volley", volley)
      try await browser.hideFromComputer()
      let fleet = try await browser.edges(".own .grid")
      #expect(fleet[2] - fleet[0] >= 110, "\(fleet)")
      #expect(try await browser.flag("document.documentElement.scrollHeight <= innerHeight"))
    }
  }

  @Test func `on the smallest phone what happened in a game has two lines at most`() async throws {
    try await Browser.with(width: 320, height: 640) { browser in
      try await browser.open()
      _ = try await browser.challenge()
      try await browser.press("Your games")
      let note = "document.querySelector('#games li small')"
      try await browser.run("\(note).textContent = 'sank your Battleship, then it was hit again, 10x10, 16 shots'")
      #expect(
        try await browser.flag("\(note).offsetHeight < 2.6 * parseFloat(getComputedStyle(\(note)).fontSize)"))
    }
  }

  @Test(arguments: [(844, 390), (640, 320)])
  func `on a phone on its side the key is seen whole, and so is the address under its code`(width: Int, height: Int)
    async throws
  {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open()
      _ = try await browser.challenge()
      try await browser.click("#letter summary")
      #expect(
        try await browser.flag(
          "(({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight <= clientHeight)(document.getElementById('link'))"
        ))
      try await browser.press("Your games")
      try await browser.press("Your key")
      try await browser.press("Show the key")
      #expect(try await browser.flag("document.documentElement.scrollHeight <= innerHeight"))
    }
  }

  @Test func `a splash is in its cell once, with and without the beam of the cursor, and while it grows`() async throws
  {
    try await Browser.with { browser in
      try await browser.open(long)
      try await browser.fire("B1")
      for keys in ["", "\u{E015}\u{E014}"] {
        try await browser.type(keys)
        let style = "getComputedStyle(document.querySelector('.latest.miss'))"
        #expect(try await browser.text("[...new Set(\(style).backgroundRepeat.split(', '))].join()") == "no-repeat")
        #expect(try await browser.text("[...new Set(\(style).backgroundPosition.split(', '))].join()") == "50% 50%")
      }
    }
  }

  @Test(arguments: ["dark", "light"])
  func `with forced colours the cross of a wreck contrasts with it`(scheme: String) async throws {
    try await Browser.with { browser in
      try await browser.command(
        "Emulation.setEmulatedMedia",
        [
          "features": [
            ["name": "forced-colors", "value": "active"], ["name": "prefers-color-scheme", "value": scheme],
          ]
        ])
      try await browser.open(long)
      for cell in ["A6", "A7"] { try await browser.fire(cell) }
      let (hull, cross) = (try await browser.colours("A6", "::before"), try await browser.colours("A6", "::after"))
      #expect(!hull.isEmpty && !cross.isEmpty)
      for (one, other) in hull.flatMap({ one in cross.map { (one, $0) } }) {
        let difference = zip(one, other).map { abs($0 - $1) }.max() ?? 0
        #expect(difference > 200, "\(one) on \(other)")
      }
    }
  }

  @Test(arguments: [(390, 844), (844, 390)])
  func `a loss that waits for its answers shows both boards side by side, and nothing between them`(
    width: Int, height: Int
  ) async throws {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open()
      try await browser.choose("rules", "0")
      try await browser.choose("volley", "1")
      try await browser.press("Challenge a friend")
      try await browser.press("Clear")
      for cell in ["A1", "C3"] { try await browser.fire(cell) }
      try await browser.press("Finished")
      var (generator, duel) = (SplitMix64(seed: 5), try await Duel(messageURL: browser.link()))
      let other = PlayerKey(using: &generator)
      let ships = try ["B1", "B3"].map { try #require(Ship($0)) }
      let fleet = try Fleet(ships, rules: duel.rules)
      try duel.join(fleet, shots: [.a1], key: other, using: &generator)
      try await browser.reply(to: duel.messageURL())
      try await browser.fire("A2")
      duel = try await Duel(messageURL: browser.link())
      let shot = DuelMove.fire([try #require(Cell("C3"))])
      duel = try DuelPlayer(key: other).answer(shot, to: duel, last: nil, insists: true, using: &generator).message
      try await browser.reply(to: duel.messageURL())
      #expect(try await browser.words("heading") == "You lost")
      #expect(try await browser.flag("document.getElementById('button-answer')"))
      #expect(try await browser.flag("document.getElementById('ships').hidden"))
      let edges = "[...document.querySelectorAll('.grid')].map((one) => one.getBoundingClientRect().bottom)"
      #expect(try await browser.flag("\(edges).length === 2 && new Set(\(edges)).size === 1"))
      // The answers are sent without scrolling.
      try await browser.press("Send the answers")
      try await browser.until("document.getElementById('button-share')")
      #expect(
        try await browser.flag("document.getElementById('button-share').getBoundingClientRect().bottom <= innerHeight"))
    }
  }
}
