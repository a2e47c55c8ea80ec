// Many kinds of players: strangers to a duel, returning players, placing by hand, rules, colours, screen readers.

import BattleshipCore
import Foundation
import Testing

extension Browser {
  /// Drags with the mouse from one cell to another.
  fileprivate func drag(_ from: String, to: String) async throws {
    func place(_ cell: String) async throws -> [String: Any] {
      let origin = ["element-6066-11e4-a52e-4f735466cecf": try await element(".live [data-cell='\(cell)']")]
      return ["type": "pointerMove", "duration": 20, "x": 0, "y": 0, "origin": origin]
    }
    try await act([
      "type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"],
      "actions": [
        place(from), ["type": "pointerDown", "button": 0], place(to), ["type": "pointerUp", "button": 0],
      ],
    ])
  }

  /// The cells with ships.
  fileprivate func ships() async throws -> String {
    try await text("[...document.querySelectorAll('.board .ship')].map((one) => one.dataset.cell).join(' ')")
  }
}

extension PageTests {
  @Test func `a stranger to a duel sees where the ships are, watches, and imports a key`() async throws {
    try await Browser.with { browser in
      try await browser.open()
      var (generator, duel) = (SplitMix64(seed: 5), try await Duel(messageURL: browser.challenge()))
      let key = try await browser.text("localStorage.getItem('battleship.key')")
      let fleet = try Fleet.random(rules: duel.rules, using: &generator)
      try duel.join(fleet, shots: [.a1], key: PlayerKey(using: &generator), using: &generator)
      try await browser.run("localStorage.clear(); sessionStorage.clear()")
      try await browser.openAfresh("#" + duel.messageURL(base: try MessageURLBase("#")).dropFirst())
      #expect(try await browser.words("saying").hasPrefix("If you play in this duel, your ships are in"))
      let widths = "return [...document.querySelectorAll('.grid')].map((one) => one.clientWidth)"
      let found = try #require(try await browser.run(widths) as? [Double])
      #expect(found.count == 2)
      // To an onlooker both matter alike.
      #expect(found[0] == found[1])
      #expect(try await browser.flag("!document.querySelector('.live')"))
      try await browser.press("Watch")
      try await browser.until("document.getElementById('slider').value === '1'")
      try await browser.press("Close")
      try await browser.press("Bring your key")
      try await browser.click("#field-key")
      try await browser.type(key)
      try await browser.press("Use this key")
      // The browser confirms later that the key is stored.
      try await browser.until("document.body.innerText.includes('Continue anyway')")
      try await browser.press("Continue anyway")
      try await browser.until("document.querySelector('.live')")
    }
  }

  @Test(arguments: [(320, 640), (640, 320), (844, 390), (1_366, 768)])
  func `a forged link is refused in the headline, in place of the news`(width: Int, height: Int) async throws {
    try await Browser.with(width: width, height: height) { browser in
      try await browser.open()
      try await browser.choose("volley", "1")
      var (generator, duel) = (SplitMix64(seed: 5), try await Duel(messageURL: browser.challenge()))
      let fleet = try Fleet.random(rules: duel.rules, using: &generator)
      try duel.join(fleet, shots: [.a1], key: PlayerKey(using: &generator), using: &generator)
      let forged = duel.messageURL(base: try MessageURLBase("#")).replacing("Play=0&", with: "Play=0.m_3.m_44&")
      try await browser.openAfresh("#" + forged.dropFirst())
      #expect(try await browser.words("refusal").hasPrefix("Neither you nor your opponent wrote this message."))
      #expect(
        try await browser.flag("!['news', 'heading'].some((one) => document.getElementById(one).checkVisibility())"))
      #expect(try await browser.edges("#refusal")[3] <= browser.edges("#buttons")[1])
      #expect(try await browser.flag("document.documentElement.scrollHeight <= innerHeight"))
    }
  }

  @Test func `a challenge shows the opponent, terms and next step, and asks for a name; Join is visible at once`()
    async throws
  {
    try await Browser.with(width: 360, height: 640) { browser in
      try await browser.open()
      try await browser.press("Challenge a friend")
      try await browser.click("#field-name")
      try await browser.type("Ann & Bo")
      try await browser.press("Finished")
      let link = try await browser.link()
      #expect(try await browser.words("heading") == "Send your link")
      #expect(try await browser.flag("document.querySelectorAll('.board').length === 1"))
      try await Browser.with(width: 360, height: 640) { other in
        try await other.open(String(link[#require(link.firstIndex(of: "#"))...]), joins: false)
        #expect(try await other.words("heading") == "Ann & Bo challenges you")
        #expect(try await other.words("intro").contains("10x10, 5 ships"))
        #expect(try await other.flag("document.activeElement.localName !== 'input'"))
        let isSeen = "document.getElementById('button-join').getBoundingClientRect().bottom <= innerHeight"
        #expect(try await other.flag(isSeen))
        #expect(try await other.flag("document.documentElement.scrollWidth <= document.documentElement.clientWidth"))
        try await other.click("#field-name")
        try await other.type("Robin")
        try await other.press("Join")
        #expect(try await other.words("heading") == "Hide your ships")
        #expect(try await other.flag("!document.getElementById('field-name')"))
      }
    }
  }

  @Test func `a name written from right to left stands before its score`() async throws {
    try await Browser.with { browser in
      try await browser.open()
      try await browser.run("document.querySelectorAll('details').forEach((one) => { one.open = true })")
      for (field, name) in [("first", "דנה כהן"), ("second", "Ben")] {
        try await browser.run("document.getElementById(arguments[0]).value = ''", ["field-\(field)"])
        try await browser.click("#field-\(field)")
        try await browser.type(name)
      }
      try await browser.playTwo()
      #expect(try await browser.words("score").filter { !"\u{2068}\u{2069}".contains($0) } == "דנה כהן 0 : 0 Ben")
      let isBefore = """
        (() => {
          const text = document.getElementById("score").firstChild;
          const edge = (letter, side) => {
            const range = document.createRange();
            const place = text.data.indexOf(letter);
            range.setStart(text, place);
            range.setEnd(text, place + 1);
            return range.getBoundingClientRect()[side];
          };
          return edge("ד", "right") < edge("0", "left") && edge("ד", "left") > edge("כ", "left");
        })()
        """
      #expect(try await browser.flag(isBefore))
    }
  }

  @Test func `choices and the language are kept when the page is opened again`() async throws {
    try await Browser.with { browser in
      try await browser.open()
      for (choice, value) in [("level", "strong"), ("rules", "1"), ("volley", "3")] {
        try await browser.choose(choice, value)
      }
      try await browser.press("中文")
      try await browser.openAfresh()
      let values = "[...document.querySelectorAll('#cards select')].map((one) => one.value).join()"
      #expect(try await browser.text(values) == "strong,1,3,zh")
      #expect(try await browser.text("document.documentElement.lang") == "zh")
      try await browser.press("English")
      #expect(try await browser.text("document.documentElement.lang") == "en")
    }
  }

  @Test func `ships start at random, can be dragged and tapped to another place, and are moved in at the edge`()
    async throws
  {
    try await Browser.with { browser in
      try await browser.open()
      try await browser.choose("rules", "1")
      try await browser.press("Challenge a friend")
      #expect(try await browser.ships().split(separator: " ").count == 7)
      try await browser.press("Clear")
      #expect(try await browser.ships().isEmpty)
      try await browser.fire("A6")
      #expect(try await browser.ships() == "A4 A5 A6")
      try await browser.drag("A5", to: "C2")
      #expect(try await browser.ships() == "C1 C2 C3")
      // A tapped ship is in the hand; a tap elsewhere puts it there.
      try await browser.fire("C2")
      #expect(try await browser.ships().isEmpty)
      try await browser.fire("F1")
      #expect(try await browser.ships() == "F1 F2 F3")
    }
  }

  @Test func `a page explains the game, and Back returns to the previous screen`() async throws {
    try await Browser.with { browser in
      try await browser.open()
      try await browser.press("How to play")
      #expect(
        try await browser.flag(
          "document.querySelectorAll('#cards > section').length === 4 && document.querySelectorAll('#cards > details:not([open])').length === 3"
        ))
      #expect(try await browser.flag("document.getElementById('cards').textContent.includes('history keeps it')"))
      #expect(
        try await browser.flag("document.querySelectorAll('.tiny').length === 3 && document.querySelector('.talk')"))
      try await browser.press("Got it")
      #expect(try await browser.text("document.body.dataset.place") == "title")
      try await browser.press("How to play")
      try await browser.press("Back")
      #expect(try await browser.text("document.body.dataset.place") == "title")
      try await browser.openAfresh("?Ship_Location=0&Ship_Location=1&Is_Complete=0")
      try await browser.fire("C3")
      try await browser.type("?")
      #expect(try await browser.text("document.body.dataset.place") == "page")
      try await browser.type("\u{E00C}")
      #expect(try await browser.label("C3") == "C3, miss")
    }
  }

  @Test func `with forced colours the grid, misses, hits, ships and the cursor stay visible`() async throws {
    try await Browser.with { browser in
      try await browser.command(
        "Emulation.setEmulatedMedia", ["features": [["name": "forced-colors", "value": "active"]]])
      try await browser.open("?Ship_Location=0&Ship_Location=1&Is_Complete=0")
      for cell in ["C3", "A1"] { try await browser.fire(cell) }
      func style(_ cell: String, _ part: String, _ property: String) async throws -> String {
        try await browser.text(
          "getComputedStyle(document.querySelector('[data-cell=\(cell)]'), '\(part)').getPropertyValue('\(property)')")
      }
      let ground = try await browser.text("getComputedStyle(document.body).backgroundColor")
      #expect(try await style("B2", "", "border-top-width") == "1px")
      #expect(try await style("C3", "::after", "background-color") != ground)
      #expect(try await style("C3", "::after", "forced-color-adjust") == "none")
      #expect(try await style("A1", "::after", "background-image").contains("linear-gradient"))
      // The cursor stays where a ship was sunk.
      #expect(try await style("A1", "", "outline-style") == "solid")
      try await browser.press("Your games")
      try await browser.press("Hide ships for a hunt")
      let ship = "getComputedStyle(document.querySelector('.ship'), '::before').forcedColorAdjust"
      #expect(try await browser.text(ship) == "none")
    }
  }

  @Test func `sentences are announced, the link has a short name, and no list is broken by a role`() async throws {
    try await Browser.with { browser in
      try await browser.open("?Ship_Location=0&Ship_Location=1&Is_Complete=0")
      // A live region is announced only if it existed and was visible before its words.
      #expect(try await browser.flag("document.getElementById('saying').checkVisibility()"))
      try await browser.run("window.region = document.getElementById('saying')")
      try await browser.fire("C3")
      #expect(try await browser.flag("region.isConnected && region.textContent !== '' && region.role !== ''"))
      try await browser.press("Your games")
      _ = try await browser.challenge()
      try await browser.click("#letter summary")
      #expect(try await browser.spoken("#link") == ("link", "The link"))
      #expect(try await browser.spoken("#code").label == "The link as a QR code")
      #expect(try await browser.flag("document.querySelectorAll('li[role], ul > :not(li), ul[role]').length === 0"))
      try await browser.press("Your games")
      try await browser.until("document.querySelector('#games li')")
      #expect(try await browser.flag("document.querySelectorAll('li[role], ul > :not(li), ul[role]').length === 0"))
    }
  }
}
