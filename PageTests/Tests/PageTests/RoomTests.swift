// Layout: every width is used and none is too narrow, games come first, each shot and the end stand out.

import BattleshipCore
import Foundation
import Testing

private let long = "?Ship_Location=3-33&Is_Complete=0&Board=10x10&Fleet=4&Misses=0"

/// The number of marks on the player's own board.
private let struck = "document.querySelectorAll('.board.own :is(.hit, .miss, .sunk)').length"

extension Browser {
  /// Begins a game against the computer with the ships that are proposed.
  func hideFromComputer() async throws {
    try await press("Play the computer")
    try await until("document.querySelector('.board .ship')")
    try await press("Finished")
    try await until("document.querySelector('.live') && document.querySelector('.board.own')")
  }

  /// Fires once at the computer's ships, and gives up.
  func loseToComputer() async throws {
    try await hideFromComputer()
    try await run("document.querySelector('.live .water').click()")
    try await click("#button-fire-at-cursor")
    try await until("document.getElementById('button-resign')")
    try await click("#button-resign")
    try await click("#button-confirm")
    try await until("document.body.dataset.end === 'lost'")
  }

  /// Begins a game against the computer, and fires once.
  fileprivate func playComputer() async throws {
    try await hideFromComputer()
    try await fire("E5")
    try await until("\(struck) === 1")
  }

  /// The elements that are wider than some windows.
  fileprivate func tooWide(_ widths: [Int], _ height: Int) async throws -> [Int] {
    var found: [Int] = []
    for width in widths {
      try await resize(width, height)
      let isWide = try await flag("document.documentElement.scrollWidth > document.documentElement.clientWidth")
      if isWide { found.append(width) }
    }
    return found
  }
}

extension PageTests {
  @Test func `nothing is wider than the window, at any width from 320 on, and no button is too small`() async throws {
    let widths =
      Array(stride(from: 320, through: 704, by: 48)) + Array(stride(from: 704, through: 888, by: 16)) + [
        960, 1_024, 1_199, 1_200, 1_366, 1_920,
      ]
    try await Browser.with { browser in
      try await browser.open()
      #expect(try await browser.tooWide(widths, 768) == [], "title")
      try await browser.playComputer()
      #expect(try await browser.tooWide(widths, 768) == [], "duel")
      #expect(try await browser.tooWide([640, 667, 844, 932], 390) == [], "duel on its side")
      try await browser.press("Your games")
      try await browser.press("Board of the day")
      #expect(try await browser.tooWide([640, 667, 844, 932], 390) == [], "board of the day on its side")
      // No word of the heading stands below another.
      #expect(try await browser.flag("document.querySelector('header').offsetHeight < 100"))
      try await browser.press("Your games")
      _ = try await browser.challenge()
      #expect(try await browser.tooWide(widths, 768) == [], "link")
      try await browser.openAfresh("?Ship_Location=0-2&Is_Complete=0&Board=16x16&Fleet=3&Misses=0")
      #expect(try await browser.tooWide(widths, 768) == [], "a large board")
      for cell in ["A1", "A2", "A3"] { try await browser.fire(cell) }
      #expect(try await browser.text("document.body.dataset.end") == "won")
      #expect(try await browser.tooWide(widths, 768) == [], "end")
      // 1280 pixels at 400 % are 320.
      #expect(try await browser.tooWide([320], 200) == [])
      #expect(
        try await browser.flag(
          "[...document.querySelectorAll('button')].every((one) => one.getBoundingClientRect().height >= 24)"))
    }
  }

  @Test(arguments: [(1_366, 768, 48.0), (1_920, 1_080, 72)])
  func `a large window is used: large cells, both boards side by side, nothing below the window`(
    width: Int, height: Int, cell: Double
  ) async throws {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open()
      // The first one takes both columns.
      let ways = "document.querySelectorAll('#menu button:not(#button-daily, #button-play-computer)')"
      #expect(
        try await browser.flag(
          "new Set([...\(ways)].map((one) => Math.round(one.getBoundingClientRect().width))).size === 1"))
      try await browser.playComputer()
      let script =
        "return [...document.querySelectorAll('.grid')].map((one) => one.querySelector('[role=gridcell]').getBoundingClientRect().width)"
      let cells = try #require(try await browser.run(script) as? [Double])
      #expect(cells.count == 2 && cells[0] >= cell && cells[1] >= cell * 0.7, "\(cells)")
      #expect(try await browser.flag("document.documentElement.scrollHeight <= innerHeight"))
      let right = try await browser.run("return document.getElementById('buttons').getBoundingClientRect().right")
      #expect(try #require(right as? Double) > Double(width) * 0.9)
    }
  }

  @Test(arguments: [(390, 844), (1_366, 768)])
  func `the field for a link is below its button, and a wrong link is seen`(width: Int, height: Int) async throws {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open()
      try await browser.press("Open a link")
      try await browser.type("x\u{E007}")
      try await browser.until("document.querySelector('.refused')")
      let script = """
        const [tile, field, refusal] = ["#button-write-link", "#field-link", ".refused"].map((one) =>
          document.querySelector(one).getBoundingClientRect());
        const { className } = document.elementFromPoint(refusal.left + 9, refusal.top + refusal.height / 2);
        return [field.top - tile.bottom, className === "refused" ? 1 : 0, refusal.top - field.bottom]
        """
      let found = try #require(try await browser.run(script) as? [Double])
      #expect(found[0] > 0 && found[0] < 80 && found[1] == 1 && 0 <= found[2] && found[2] < 10, "\(found)")
      #expect(try await browser.spoken(".refused").role == "alert")
      #expect(try await browser.flag("!document.getElementById('refusal').checkVisibility()"))
    }
  }

  @Test(arguments: [(768, 1_024), (1_366, 768)])
  func `the chips of a volley stand over the button that fires, and both are seen`(
    width: Int, height: Int
  ) async throws {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open()
      try await browser.choose("volley", "afloat")
      try await browser.hideFromComputer()
      let script = """
        const [chips, fire, sea] = [".slots", "#button-fire", ".live"].map((one) =>
          document.querySelector(one).getBoundingClientRect());
        return [fire.top - chips.bottom, innerHeight - fire.bottom, sea.width / innerWidth]
        """
      let found = try #require(try await browser.run(script) as? [Double])
      #expect(found[0] >= 0 && found[0] < 30 && found[1] >= 0, "\(found)")
      // Upright, the sea takes most of the width.
      #expect(width > height || found[2] > 0.6, "\(found)")
    }
  }

  @Test(arguments: [(320, 640), (390, 844)])
  func `on a phone, a large sea is seen whole, with the chance of every cell in readable numbers`(
    width: Int, height: Int
  ) async throws {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open()
      try await browser.choose("rules", "4")
      try await browser.choose("volley", "afloat")
      try await browser.hideFromComputer()
      try await browser.press("Advice")
      try await browser.until("document.querySelector('.best')")
      let script = """
        const letters = [...document.querySelectorAll(".live .advised")].map((one) => getComputedStyle(one, "::after"));
        const last = document.querySelector(".live [data-cell=P16]").getBoundingClientRect();
        return [letters.filter(({ content }) => content !== "none").length,
          Math.min(...letters.map(({ fontSize }) => parseFloat(fontSize))),
          document.documentElement.scrollHeight - innerHeight, innerWidth - last.right]
        """
      let found = try #require(try await browser.run(script) as? [Double])
      #expect(found[0] == 256 && found[1] >= 11 && found[2] <= 0 && found[3] >= 0, "\(found)")
    }
  }

  @Test(arguments: [(390, 844, "0", 0.8), (768, 1_024, "3", 0.5)])
  func `the smallest board fills a phone, and ten ships leave a tablet room for the button that fires`(
    width: Int, height: Int, rules: String, share: Double
  ) async throws {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open()
      try await browser.choose("rules", rules)
      try await browser.hideFromComputer()
      let script = """
        const [sea, fire] = [".live", "#buttons .main"].map((one) => document.querySelector(one).getBoundingClientRect());
        return [sea.width / innerWidth, innerHeight - fire.bottom]
        """
      let found = try #require(try await browser.run(script) as? [Double])
      #expect(found[0] > share && found[1] >= 0, "\(found)")
    }
  }

  @Test(arguments: [(1_366, 768), (1_920, 1_080), (1_280, 640)])
  func `a volley of eight has one row each among the last shots, and nothing lies over them`(width: Int, height: Int)
    async throws
  {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open()
      try await browser.choose("rules", "4")
      try await browser.choose("volley", "afloat")
      try await browser.hideFromComputer()
      for _ in 0..<8 { try await browser.run("document.querySelector('.live .water').click()") }
      try await browser.click("#button-fire")
      try await browser.until("document.querySelectorAll('#log span').length >= 14")
      #expect(
        try await browser.flag(
          "[...document.querySelectorAll('#log p')].every((one) => new Set([...one.querySelectorAll('span')].map((shot) => shot.offsetTop)).size === 1)"
        ))
      #expect(try await browser.edges("#log")[1] >= browser.edges(".own .grid")[3])
      // No name of a cell is cut.
      #expect(
        try await browser.flag(
          "[...document.querySelectorAll('#log p > *')].every((one) => one.scrollWidth <= one.clientWidth)"))
    }
  }

  @Test func `the title has six large buttons, folded options, and the player's games before them`() async throws {
    try await Browser.with(width: 390, height: 844) { browser in
      try await browser.open()
      let menu = "[...document.querySelectorAll('#menu button')]"
      #expect(
        try await browser.text("\(menu).map((one) => one.textContent).join()")
          == "Play the computer,Challenge a friend,Board of the day,Two players here,Hide ships for a hunt,Open a link")
      #expect(try await browser.flag("\(menu).every((one) => one.getBoundingClientRect().height >= 64)"))
      #expect(try await browser.flag("!document.querySelector('#cards details').open"))
      // Unfolded options are scrolled into sight.
      try await browser.click("#cards summary")
      try await browser.until("scrollY > 0")
      #expect(
        try await browser.flag(
          "document.querySelector('#cards details').getBoundingClientRect().bottom < innerHeight + 1")
      )
      try await browser.click("#cards summary")
      #expect(try await browser.flag("document.getElementById('games').hidden"))
      try await browser.playComputer()
      try await browser.press("Your games")
      try await browser.until("document.querySelector('#games li')")
      let top = "getBoundingClientRect().top"
      #expect(
        try await browser.flag(
          "document.getElementById('games').\(top) < document.getElementById('menu').\(top)"))
      #expect(try await browser.text("document.querySelector('#games .mine b').textContent") == "Computer")
      #expect(try await browser.text("document.querySelector('#games .mine .turn').textContent") == "Your turn")
      try await browser.click("#games li button")
      #expect(try await browser.flag("\(struck) === 1"))
    }
  }

  @Test func `the player's shot is shown first, and the opponent's half a second later`() async throws {
    try await Browser.with { browser in
      try await browser.open()
      try await browser.playComputer()
      let (_, mine) = try await browser.time(
        "window.marks = \(struck); document.querySelectorAll('.live .water')[3].click()",
        until: "document.getElementById('saying').textContent.startsWith('A4: ') && (window.withheld = \(struck))")
      #expect(try await browser.flag("window.withheld === window.marks"))
      let (_, theirs) = try await browser.time("", until: "\(struck) > window.marks")
      #expect(try await browser.words("aside").hasPrefix("The computer "))
      #expect(mine + theirs > 300, "\(mine) and \(theirs) ms")
    }
  }

  @Test(arguments: ["none", "active"])
  func `of a volley the newest shot has a ring around its cell on one's own board`(forced: String) async throws {
    try await Browser.with(width: 320, height: 640) { browser in
      let features = ["forced-colors": forced, "prefers-reduced-motion": "reduce"]
      try await browser.command(
        "Emulation.setEmulatedMedia", ["features": features.map { ["name": $0.key, "value": $0.value] }])
      try await browser.open()
      try await browser.choose("rules", "2")
      try await browser.choose("volley", "afloat")
      try await browser.hideFromComputer()
      for _ in 0..<5 { try await browser.run("document.querySelectorAll('.live .water')[30].click()") }
      try await browser.click("#button-fire")
      let rings = """
        [...document.querySelectorAll('.own [role=gridcell]')].filter((one) =>
          getComputedStyle(one).outline.includes('solid 3px') && getComputedStyle(one).outlineOffset === '0px')
        """
      var cells: Set<String> = []
      for shot in 1...3 {
        try await browser.until("document.querySelectorAll('.own .latest').length >= \(shot)")
        cells.insert(try await browser.text("\(rings).map((one) => one.dataset.cell).join()"))
      }
      #expect(cells.count == 3 && cells.allSatisfy { (2...3).contains($0.count) }, "\(cells)")
    }
  }

  @Test func `the last shot is marked, a sunk ship burns, and a key flashes nothing again`() async throws {
    try await Browser.with { browser in
      try await browser.open(long)
      for cell in ["A4", "B4", "C4", "D4"] { try await browser.fire(cell) }
      try await browser.openAfresh("?Ship_Location=3-33&Ship_Location=5-6&Is_Complete=0&Board=10x10&Fleet=4.2&Misses=0")
      for cell in ["A4", "B4", "C4", "D4"] { try await browser.fire(cell) }
      let marked = "[...document.querySelectorAll('.latest')].map((one) => one.dataset.cell).join()"
      #expect(try await browser.text(marked) == "D4")
      #expect(try await browser.flag("document.querySelectorAll('.burns').length === 4"))
      let moving = "document.getElementById('play').getAnimations({ subtree: true }).length"
      #expect(try await browser.flag("\(moving) > 0"))
      try await browser.until("\(moving) === 0")
      try await browser.type("\u{E015}\u{E015}\u{E014}")
      #expect(try await browser.text(marked) == "D4")
      #expect(try await browser.flag("\(moving) === 0"))
    }
  }

  @Test func `the end stands out: the largest word, the shots, the best, and a rematch by one tap`() async throws {
    try await Browser.with { browser in
      try await browser.open()
      try await browser.choose("rules", "0")
      try await browser.playComputer3x3()
      let size = "(one) => parseFloat(getComputedStyle(one).fontSize)"
      #expect(["You win!", "You lost"].contains(try await browser.words("heading")))
      #expect(
        try await browser.flag(
          "[...document.querySelectorAll('body *')].map(\(size)).every((one) => one <= (\(size))(document.getElementById('heading')))"
        ))
      #expect(try await browser.text("document.querySelector('#figures li').textContent").hasSuffix("shots"))
      try await browser.press("Rematch")
      try await browser.until("document.getElementById('button-finished')")
      // A best needs an earlier game on the same board.
      try await browser.openAfresh(long)
      for cell in ["A4", "B4", "C4", "D4"] { try await browser.fire(cell) }
      #expect(try await browser.words("heading") == "You win!")
      #expect(try await browser.words("figures") == "4shots100%hit4hits in a row")
    }
  }

  @Test func `a replay plays by itself, stops at the slider, and continues`() async throws {
    try await Browser.with { browser in
      try await browser.open(long)
      for cell in ["J1", "J2", "J3", "A4", "B4", "C4", "D4"] { try await browser.fire(cell) }
      try await browser.press("Watch again")
      try await browser.until("document.getElementById('slider').value === '2'")
      try await browser.run(
        "const one = document.getElementById('slider'); one.value = 5; one.dispatchEvent(new Event('input', { bubbles: true }))"
      )
      #expect(try await browser.flag("document.querySelectorAll('.board :is(.hit, .miss)').length === 5"))
      try await browser.press("Play")
      try await browser.until("document.getElementById('slider').value === '7'")
      try await browser.press("Close")
      #expect(try await browser.flag("!document.getElementById('slider')"))
    }
  }

  @Test func `a waiting player sees their own fleet first, and a request to send the link`() async throws {
    try await Browser.with { browser in
      try await browser.open()
      _ = try await browser.challenge()
      #expect(try await browser.words("heading") == "Send your link")
      #expect(try await browser.flag("document.querySelector('.board').classList.contains('own')"))
      #expect(try await browser.flag("!document.body.innerText.includes('Waiting')"))
    }
  }

  @Test func `a volley on a phone needs one tap a cell`() async throws {
    try await Browser.with(width: 390, height: 844) { browser in
      try await browser.open()
      try await browser.choose("volley", "3")
      try await browser.hideFromComputer()
      for cell in ["A1", "C3", "E5"] { try await browser.touch(cell) }
      #expect(try await browser.flag("document.querySelectorAll('.live .aimed').length === 3"))
    }
  }
}

extension Browser {
  /// Plays against the computer on a small board until one has won.
  func playComputer3x3() async throws {
    try await hideFromComputer()
    for _ in 0..<9 where try await flag("document.body.dataset.place !== 'end'") {
      let before = "document.querySelectorAll('.board:first-child .water').length"
      try await run("window.water = \(before); document.querySelector('.live .water').click()")
      try await until(
        "document.body.dataset.place === 'end' || (\(before) < window.water && document.querySelector('.live'))")
    }
  }
}
