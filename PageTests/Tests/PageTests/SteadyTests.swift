// What stays in its place: the sea under any news, the buttons of a link, refusals at their field, the step at an end.

import BattleshipCore
import Foundation
import Testing

/// A phone, a small one, a phone on its side and a desktop.
private let sizes = [(390, 844), (320, 640), (844, 390), (1_366, 768)]

extension Browser {
  /// The left, top, right and bottom edges of an element.
  func edges(_ selector: String) async throws -> [Double] {
    let script = """
      const { left, top, right, bottom } = document.querySelector(arguments[0]).getBoundingClientRect();
      return [left, top, right, bottom]
      """
    return try #require(try await run(script, [selector]) as? [Double], "\(selector)")
  }

  /// Where the sea begins, in the page and not in the window.
  fileprivate func sea() async throws -> Double {
    try await edges(".grid")[1] + #require(run("return scrollY") as? Double)
  }

  /// Expects that the sea is in its place, and that all the news is in sight.
  fileprivate func expectSteady(_ place: Double, _ moment: String) async throws {
    #expect(try await sea() == place, "\(moment)")
    let overflow = "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.getElementById('news'))"
    let (overflows, news) = (try await run("return \(overflow)") as? Double, try await words("news"))
    #expect(overflows == 0, "\(moment): \(news)")
  }

  /// Opens a challenge of the engine, without joining it.
  fileprivate func openChallenge() async throws {
    var generator = SplitMix64(seed: 5)
    let fleet = try Fleet.random(rules: Rules.skirmish.withoutLosingMiss, using: &generator)
    let duel = try Duel.challenge(fleet, volley: .shots(1), key: PlayerKey(using: &generator), using: &generator)
    try await open("#" + duel.messageURL(base: try MessageURLBase("#")).dropFirst(), joins: false)
  }
}

extension PageTests {
  @Test(arguments: sizes)
  func `the sea stays in its place, whatever is said over it, and all of it is in sight`(
    width: Int, height: Int
  ) async throws {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open()
      try await browser.choose("rules", "1")
      try await browser.press("Challenge a friend")
      try await browser.press("Clear")
      for cell in ["A1", "C1", "E1"] { try await browser.fire(cell) }
      var place = try await browser.sea()
      // A ship is picked up, does not fit, and is put down.
      for cell in ["A2", "C2", "A2"] {
        try await browser.fire(cell)
        try await browser.expectSteady(place, "\(cell)")
      }
      try await browser.press("Your games")
      try await browser.press("Board of the day")
      place = try await browser.sea()
      for cell in ["E5", "E5"] {
        try await browser.fire(cell)
        try await browser.expectSteady(place, "\(cell)")
      }
      try await browser.press("Advice")
      try await browser.until("document.querySelector('.best')")
      try await browser.expectSteady(place, "advice")
      try await browser.press("Your games")
      try await browser.choose("rules", "2")
      try await browser.choose("volley", "afloat")
      try await browser.hideFromComputer()
      place = try await browser.sea()
      for turn in 0..<2 {
        for _ in 0..<5 {
          try await browser.run("document.querySelectorAll('.live .water')[30]?.click()")
          try await browser.expectSteady(place, "aiming")
        }
        try await browser.click("#button-fire")
        // The computer's shots are shown one by one, and the log gets its rows.
        try await browser.until("document.getElementById('button-next-shot')")
        while try await browser.flag("document.getElementById('button-next-shot')") {
          try await browser.expectSteady(place, "turn \(turn)")
          try await browser.click("#button-next-shot")
        }
        try await browser.until("document.querySelector('.live')")
        try await browser.expectSteady(place, "turn \(turn)")
        try await browser.press("Advice")
        try await browser.until("document.querySelector('.best')")
        try await browser.expectSteady(place, "advice \(turn)")
        try await browser.press("Advice")
      }
    }
  }

  @Test(arguments: [(320, 640), (360, 640), (375, 667)])
  func `on a short phone the sea, the field for a name and the button that sends the ships are seen at once`(
    width: Int, height: Int
  ) async throws {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open()
      try await browser.press("Challenge a friend")
      let (field, button) = (try await browser.edges("#field-name"), try await browser.edges("#button-finished"))
      #expect(field[1] > 0 && field[3] < button[1] && button[3] <= Double(height))
      #expect(try await browser.flag("document.querySelector('[role=gridcell]').clientWidth >= 24"))
    }
  }

  @Test func `advice for a volley marks each of its cells, and the cursor walks over them`() async throws {
    try await Browser.with(width: 390, height: 844) { browser in
      try await browser.open()
      try await browser.choose("volley", "3")
      try await browser.hideFromComputer()
      try await browser.press("Advice")
      try await browser.until("document.querySelector('.best')")
      let marked = "[...document.querySelectorAll('.live .best')].map((one) => one.dataset.cell)"
      #expect(try await browser.flag("\(marked).length === 3"))
      #expect(
        try await browser.flag("\(marked).every((one) => document.getElementById('saying').textContent.includes(one))"))
      for left in [2, 1, 0] {
        #expect(try await browser.flag("document.querySelector('.live .cursor').matches('.best')"))
        try await browser.click(".live .cursor")
        // The suggestion stays until the volley is fired.
        #expect(try await browser.flag("\(marked).length === 3"))
        #expect(try await browser.flag("document.querySelectorAll('.live .aimed').length === \(3 - left)"))
        // Only the cells that are left are named.
        let open = "\(marked).filter((one) => document.getElementById('saying').textContent.includes(one)).length"
        #expect(try await browser.flag("\(open) === \(left)"))
      }
      #expect(try await browser.words("aside") == "In percent: how likely a hit is in each cell.")
      #expect(try await browser.flag("document.getElementById('button-fire').matches(':enabled')"))
      // A further press says why nothing happens.
      try await browser.run("document.querySelector('.live .water').click()")
      #expect(try await browser.words("saying").hasPrefix("Every shot is aimed."))
      #expect(try await browser.flag("document.querySelectorAll('.live .aimed').length === 3"))
    }
  }

  @Test(arguments: sizes)
  func `a link is shared or copied by buttons side by side, and its reply takes one row`(
    width: Int, height: Int
  ) async throws {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open()
      let link = try await browser.challenge()
      let (share, copy) = (try await browser.edges("#button-share"), try await browser.edges("#button-copy"))
      #expect(share[1] == copy[1] && share[2] < copy[0] && copy[3] <= Double(height))
      let (field, open) = (try await browser.edges("#field-link"), try await browser.edges("#button-open"))
      #expect(field[1] == open[1] && field[2] < open[0] && share[3] < field[1] && open[3] <= Double(height))
      // The code is in the fold, in its middle.
      #expect(try await browser.flag("!document.getElementById('code').checkVisibility()"))
      try await browser.click("#letter summary")
      let (code, letter) = (try await browser.edges("#code"), try await browser.edges("#letter"))
      #expect(abs(code[0] + code[2] - letter[0] - letter[2]) < 1 && code[2] - code[0] > 150)
      // A link that was sent is no reply: that stands under the field, and hides nothing.
      try await browser.click("#field-link")
      try await browser.type(link)
      try await browser.press("Open")
      let (refused, now) = (try await browser.edges(".refused"), try await browser.edges("#field-link"))
      #expect(0 <= refused[1] - now[3] && refused[1] - now[3] < 10)
      #expect(try await browser.flag("document.activeElement.id === 'field-link'"))
    }
  }

  @Test(arguments: sizes)
  func `the next step at an end is under the figures, and is seen, as the button that joins`(
    width: Int, height: Int
  ) async throws {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.openChallenge()
      #expect(try await browser.edges("#button-join")[3] <= Double(height))
      try await browser.openAfresh("?Ship_Location=0&Ship_Location=1&Is_Complete=0")
      for cell in ["A1", "A2"] { try await browser.fire(cell) }
      for button in ["#button-reply", "#button-share"] {
        try await browser.until("document.querySelector('\(button)')")
        let (figures, step) = (try await browser.edges("#figures"), try await browser.edges(button))
        #expect(0 < step[1] - figures[3] && step[1] - figures[3] < 30 && step[3] <= Double(height), "\(button)")
        if button == "#button-reply" { try await browser.click(button) }
      }
      #expect(try await browser.words("aside") == "Send this last link to the other player. No reply will come.")
      #expect(try await browser.flag("!document.getElementById('field-link')"))
    }
  }

  @Test func `the longest news of a duel is in letters of 14 pixels, in the place of any other`() async throws {
    var (generator, name) = (SplitMix64(seed: 5), try Duel.Name("Maximilian"))
    let key = PlayerKey(using: &generator)
    let fleet = try Fleet.random(rules: Rules.classic.withoutLosingMiss, using: &generator)
    let (sea, hits) = (
      fleet.rules.board.cells.filter { !fleet.cells.contains($0) },
      fleet.ships.first { $0.length == 5 }.map { Array($0.cells) } ?? []
    )
    for (width, height) in sizes + [(768, 1_024), (360, 640)] {
      try await Browser.with(width: width, height: height) { browser in
        try await browser.open()
        try await browser.choose("volley", "afloat")
        try await browser.press("Challenge a friend")
        let ships = try await browser.text(
          "[...document.querySelectorAll('.board .ship')].map((one) => one.dataset.cell).join()")
        let targets = ships.split(separator: ",").compactMap { Cell(String($0)) }
        let water = fleet.rules.board.cells.filter { !targets.contains($0) }
        // Cells that are not beside each other sink no ship.
        var apart: [Cell] = []
        for cell in targets where !apart.contains(where: { abs($0.row - cell.row) + abs($0.column - cell.column) == 1 })
        {
          apart.append(cell)
        }
        try await browser.press("Finished")
        var duel = try await Duel(messageURL: browser.link())
        try duel.join(fleet, shots: Array(apart.prefix(3)) + water.prefix(2), name: name, key: key, using: &generator)
        try await browser.reply(to: duel.messageURL(base: MessageURLBase("#")))
        let place = try await browser.sea()
        for cell in Array(hits.prefix(3)) + sea.prefix(2) { try await browser.fire(cell.description) }
        try await browser.click("#button-fire")
        duel = try await Duel(messageURL: browser.link())
        let next = Array(apart.dropFirst(3).prefix(3)) + water.dropFirst(2).prefix(2)
        try duel.fire(at: next, key: key)
        try await browser.reply(to: duel.messageURL(base: MessageURLBase("#")))
        try await browser.until("document.getElementById('aside').textContent.includes('missed')")
        try await browser.expectSteady(place, "\(width)")
        let size = "parseFloat(getComputedStyle(document.getElementById('aside')).fontSize)"
        #expect(try await browser.flag("\(size) >= 14"), "\(width)")
        #expect(try await browser.edges("#button-fire")[3] <= Double(height), "\(width)")
      }
    }
  }

  @Test(arguments: sizes)
  func `a refusal lies over the page, and nothing moves`(width: Int, height: Int) async throws {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open()
      try await browser.press("Challenge a friend")
      try await browser.until("document.querySelector('.board .ship')")
      try await browser.click("#field-name")
      try await browser.type("Ann")
      let (sea, button) = (try await browser.edges(".grid"), try await browser.edges("#button-finished"))
      try await browser.run("Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError') }")
      try await browser.press("Finished")
      try await browser.until("document.getElementById('refusal').textContent.includes('full')")
      #expect(try await browser.edges(".grid") == sea)
      #expect(try await browser.edges("#button-finished") == button)
      let refusal = try await browser.edges("#refusal")
      #expect(refusal[0] >= 0 && refusal[1] >= 0 && refusal[2] <= Double(width) && refusal[3] < button[1])
      // What lies under it can still be pressed.
      try await browser.press("Your games")
      try await browser.until("document.getElementById('refusal').hidden")
    }
  }

  @Test func `a challenge on a phone on its side is seen whole, and no wave goes through its title`() async throws {
    for chat in [false, true] {
      try await Browser.with(width: 844, height: 390) { browser in
        if chat {
          try await browser.command(
            "Emulation.setUserAgentOverride", ["userAgent": "Mozilla/5.0 (iPhone) AppleWebKit/605 [FBAN/FBIOS;FBAV/1]"])
        }
        try await browser.openChallenge()
        #expect(try await browser.flag("document.getElementById('warning').hidden") != chat)
        #expect(try await browser.flag("document.documentElement.scrollHeight <= innerHeight"), "\(chat)")
        for part in ["::before", "::after"] {
          let style = "getComputedStyle(document.querySelector('header'), '\(part)').display"
          #expect(try await browser.text(style) == "none")
        }
      }
    }
  }

  @Test func `with letters twice as large, a question fits on a phone`() async throws {
    try await Browser.with(width: 390, height: 844, letters: 32) { browser in
      try await browser.open()
      try await browser.hideFromComputer()
      try await browser.fire("E5")
      try await browser.until("document.getElementById('button-resign')")
      try await browser.press("Give up")
      for button in ["#button-cancel", "#button-confirm"] {
        let edges = try await browser.edges(button)
        #expect(edges[0] >= 0 && edges[2] <= 390, "\(edges)")
      }
    }
  }

  @Test func `a field for a name takes no letter more than a name has`() async throws {
    try await Browser.with(width: 390, height: 844) { browser in
      try await browser.open()
      try await browser.click("#cards summary")
      for field in ["name", "first", "second"] {
        try await browser.run("document.getElementById('field-\(field)').value = ''")
        try await browser.click("#field-\(field)")
        try await browser.type(String(repeating: "x", count: 30))
        #expect(try await browser.flag("document.getElementById('field-\(field)').value.length === 24"))
      }
    }
  }

  @Test func `names of two players are refused at their field, which is unfolded, and options take two columns`()
    async throws
  {
    try await Browser.with(width: 768, height: 1_024) { browser in
      try await browser.open()
      try await browser.click("#cards summary")
      let (first, second) = (try await browser.edges("#field-first"), try await browser.edges("#field-second"))
      #expect(first[1] == second[1] && first[2] < second[0])
      let (level, rules) = (try await browser.edges("#choice-level"), try await browser.edges("#choice-rules"))
      #expect(level[1] == rules[1] && level[2] < rules[0])
      try await browser.run("document.getElementById('field-second').value = ''")
      try await browser.click("#field-second")
      try await browser.type("John")
      try await browser.click("#cards summary")
      try await browser.press("Two players here")
      #expect(try await browser.flag("document.activeElement.id === 'field-second'"))
      #expect(try await browser.text("document.querySelector('.refused').textContent").hasPrefix("Two different names"))
    }
  }

  @Test(arguments: [(390, 844), (1_366, 768)])
  func `between two players the page says whose turn comes, in its middle`(width: Int, height: Int) async throws {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open()
      try await browser.press("Two players here")
      try await browser.press("Play")
      try await browser.press("Finished")
      try await browser.until("document.getElementById('button-unlock')")
      #expect(try await browser.words("saying") == "Now Kate hides ships, then fires first.")
      let (top, bottom) = (try await browser.edges("#heading")[1], try await browser.edges("#button-unlock")[3])
      #expect(abs((top + bottom) / 2 - Double(height) / 2) < Double(height) * 0.1, "\(top) to \(bottom)")
      // From then on, the head says so, also beside the news about a shot.
      try await browser.press("I am Kate: unlock")
      try await browser.press("Finished")
      for turn in ["Kate's turn", "Kate's shot"] {
        #expect(try await browser.words("heading") == turn)
        #expect(try await browser.words("name") == "Kate")
        let (heading, news) = (try await browser.edges("#heading"), try await browser.edges("#news"))
        #expect(heading[3] - heading[1] > 15 && heading[3] <= news[1] + 1, "\(turn)")
        if turn == "Kate's turn" { try await browser.fire("A1") }
      }
      #expect(try await browser.words("saying").hasPrefix("A1: "))
    }
  }

  @Test func `a question follows the theme, and with forced colours no word breaks and no ring surrounds an arrow`()
    async throws
  {
    try await Browser.with(width: 390, height: 844) { browser in
      try await browser.open()
      try await browser.hideFromComputer()
      try await browser.fire("E5")
      try await browser.until("document.getElementById('button-resign')")
      try await browser.press("Give up")
      var shadows: [String] = []
      for scheme in ["dark", "light"] {
        try await browser.command(
          "Emulation.setEmulatedMedia", ["features": [["name": "prefers-color-scheme", "value": scheme]]])
        shadows.append(try await browser.text("getComputedStyle(document.getElementById('question')).boxShadow"))
      }
      #expect(shadows[0] != shadows[1])
      try await browser.command(
        "Emulation.setEmulatedMedia", ["features": [["name": "forced-colors", "value": "active"]]])
      let lines = """
        [...document.querySelectorAll("#question button")].map((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return range.getClientRects().length;
        })
        """
      #expect(try await browser.flag("\(lines).every((count) => count === 1)"))
      let edge = "getComputedStyle(document.getElementById('button-leave')).borderTopWidth"
      #expect(try await browser.text(edge) == "0px")
    }
  }

  @Test(arguments: [(844, 390), (640, 320)])
  func `on a phone on its side the note on a name keeps away from the field`(width: Int, height: Int) async throws {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.openChallenge()
      #expect(try await browser.edges("#intro > small")[1] >= browser.edges("#field-name")[3])
      #expect(try await browser.flag("document.documentElement.scrollHeight <= innerHeight"))
    }
  }
}
