// What keeps its place and what fits: the buttons of a game, a duel on a phone on its side, the list of games.

import BattleshipCore
import Foundation
import Testing

extension PageTests {
  @Test(arguments: [(390, 844), (360, 740), (768, 1_024)])
  func `the button that fires stays where it is from the first shot on, and so does the one that sends the ships`(
    width: Int, height: Int
  ) async throws {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open()
      try await browser.press("Play the computer")
      try await browser.until("document.querySelector('.board .ship')")
      let finished = try await browser.edges("#button-finished")
      try await browser.click(".board .ship")
      try await browser.until("document.querySelector('li.held')")
      #expect(try await browser.edges("#button-finished") == finished)
      try await browser.click("#button-take-back")
      try await browser.press("Finished")
      try await browser.until("document.getElementById('button-fire-at-cursor')")
      let fire = try await browser.edges("#button-fire-at-cursor")
      for (number, cell) in ["E5", "C3", "G7"].enumerated() {
        try await browser.fire(cell)
        #expect(try await browser.edges("#button-fire-at-cursor") == fire, "\(cell)")
        let answered = "document.querySelectorAll('#log span').length === \(2 * number + 2)"
        try await browser.until("\(answered) && document.querySelector('.live')")
        #expect(try await browser.edges("#button-fire-at-cursor") == fire, "\(cell), answered")
      }
      #expect(try await browser.flag("document.documentElement.scrollHeight <= \(width == 360 ? 800 : height)"))
    }
  }

  @Test(arguments: [(640, 360), (844, 390)])
  func `on its side a phone shows a whole duel: its cells, its link, its field, its end`(
    width: Int, height: Int
  ) async throws {
    var generator = SplitMix64(seed: 5)
    let fleet = try Fleet.random(rules: Rules.classic.withoutLosingMiss, using: &generator)
    let duel = try Duel.challenge(fleet, volley: .shots(2), key: PlayerKey(using: &generator), using: &generator)
    let link = "#" + duel.messageURL(base: try MessageURLBase("#")).dropFirst()
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open(link, joins: false)
      try await browser.press("Join")
      try await browser.press("Finished")
      try await browser.until("document.querySelector('.live')")
      let fits = "document.documentElement.scrollHeight <= innerHeight"
      #expect(try await browser.flag("document.querySelector('.live [role=gridcell]').clientWidth >= 24"))
      #expect(try await browser.flag(fits), "aiming")
      for cell in ["A1", "B2"] { try await browser.fire(cell) }
      try await browser.click("#button-fire")
      try await browser.until("document.getElementById('field-link')")
      #expect(try await browser.flag(fits), "waiting")
      // The whole label is seen in the empty field.
      let label = """
        (({ placeholder, clientWidth }, pen) => (pen.font = getComputedStyle(document.getElementById('field-link')).font,
          pen.measureText(placeholder).width < clientWidth - 18))(
          document.getElementById('field-link'), document.createElement('canvas').getContext('2d'))
        """
      #expect(try await browser.flag(label))
    }
  }

  @Test(arguments: [(390, 844), (844, 390), (1_024, 768)])
  func `a broken link is refused below the headline, and leads to the field or is put away`(
    width: Int, height: Int
  ) async throws {
    try await Browser.with(width: width, height: height) { browser in
      for answer in ["Open a link", "Got it"] {
        try await browser.openAfresh("#?Format=2&Bo")
        try await browser.until("document.querySelector('#question button')")
        let (headline, card) = (try await browser.edges("#heading"), try await browser.edges("#question"))
        #expect(headline[3] <= card[1] && card[3] <= Double(height), "\(headline) \(card)")
        #expect(try await browser.words("question").hasPrefix("The link is cut off: ask for it again."))
        try await browser.click("#question button:nth-child(\(answer == "Got it" ? 2 : 1))")
        try await browser.until("document.getElementById('question').hidden")
        let focused = try await browser.text("document.activeElement.id")
        #expect((focused == "field-link") == (answer != "Got it"))
      }
    }
  }

  @Test func `on a desktop Tab goes from what is seen first to what is seen last`() async throws {
    try await Browser.with(width: 1_366, height: 768) { browser in
      try await browser.open()
      try await browser.hideFromComputer()
      try await browser.press("Your games")
      try await browser.until("document.querySelector('#games li')")
      var order: [String] = []
      for _ in 0..<8 {
        try await browser.type("\u{E004}")
        order.append(try await browser.text("document.activeElement.id"))
      }
      #expect(order.first?.hasPrefix("button-game-") == true, "\(order)")
      #expect(
        order.dropFirst(2) == [
          "button-play-computer", "button-challenge", "button-play-two", "button-hide", "button-write-link",
          "button-daily",
        ], "\(order)")
    }
  }

  @Test(arguments: [(390, 844), (320, 640), (844, 390)])
  func `the picture of a result can be read: letters of 11 pixels, within its edges`(
    width: Int, height: Int
  ) async throws {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open()
      try await browser.press("Board of the day")
      try await browser.press("Advice")
      try await browser.until("document.querySelector('.best')")
      try await browser.run("for (let one; (one = document.querySelector('.live .water')); ) one.click()")
      try await browser.until("document.getElementById('result')")
      let script = """
        const picture = document.getElementById("result").getBoundingClientRect();
        return [...document.querySelectorAll("#result text")].map((one) => [
          16 * picture.width / 198, picture.right - one.getBoundingClientRect().right]).flat()
        """
      let found = try #require(try await browser.run(script) as? [Double])
      #expect(found.count == 12)
      for index in found.indices { #expect(found[index] >= (index % 2 == 0 ? 11 : 4), "\(found)") }
    }
  }

  @Test(arguments: [(320, 640), (390, 844), (640, 360), (1_024, 768), (1_920, 1_080)])
  func `whose turn it is is one line in each row, and a question leaves the row that it is about in sight`(
    width: Int, height: Int
  ) async throws {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open()
      for _ in 0..<7 {
        try await browser.hideFromComputer()
        try await browser.press("Your games")
        try await browser.until("document.querySelector('#games li')")
      }
      let turns = "[...document.querySelectorAll('#games .turn')].filter((one) => one.checkVisibility())"
      #expect(
        try await browser.flag("\(turns).every((one) => one.offsetHeight < 36 && one.scrollWidth <= one.clientWidth)"))
      // As many games as the room holds; the others are behind a button.
      let count = try await browser.run("return \(turns).length") as? Double
      #expect(count == (width < 1_000 ? 3 : 5))
      try await browser.press("All 7")
      #expect(try await browser.flag("\(turns).length === 7"))
      try await browser.click("#games li:nth-child(2) [id^=button-delete]")
      try await browser.until("document.querySelector('#games li.asked')")
      #expect(try await browser.flag("document.querySelector('#games li:nth-child(2)').matches('.asked')"))
      let (row, question) = (try await browser.edges("li.asked"), try await browser.edges("#question"))
      #expect(question[3] <= row[1] + 2 || question[1] >= row[3] - 2, "\(row) \(question)")
      #expect(question[1] >= 0 && question[3] <= Double(height))
    }
  }

  @Test(arguments: [(320, 640, 32), (390, 844, 32), (844, 390, 32), (1_366, 768, 32), (640, 320, 16)])
  func `the question whether to delete a game is whole, above its row, and its buttons take the press`(
    width: Int, height: Int, letters: Int
  ) async throws {
    try await Browser.with(width: width, height: height, letters: letters) { browser in
      try await browser.open()
      try await browser.hideFromComputer()
      try await browser.press("Your games")
      try await browser.click("#games li [id^=button-delete]")
      try await browser.until("document.querySelector('#games li.asked')")
      let question = try await browser.edges("#question")
      #expect(question[1] >= 0 && question[3] <= Double(height), "\(question)")
      let isOnTop = """
        [...document.querySelectorAll("#question button")].every((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          return [top + 4, bottom - 4].every((y) => document.elementFromPoint((left + right) / 2, y) === one);
        })
        """
      #expect(try await browser.flag(isOnTop))
    }
  }
}
