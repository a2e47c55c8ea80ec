// Small steps in a browser: going back, a ship under the pointer, games deleted and never begun, a board larger than
// the window.

import BattleshipCore
import Foundation
import Testing

private let hunt = "#?Ship_Location=0&Ship_Location=1&Is_Complete=0"
private let large = "?Ship_Location=0-2&Is_Complete=0&Board=16x16&Fleet=3&Misses=0"

extension Browser {
  /// Goes back, as with the browser's own arrow.
  fileprivate func back() async throws { try await run("history.back()") }

  fileprivate func isAt(_ place: String) async throws { try await until("document.body.dataset.place === '\(place)'") }

  /// Holds the pointer on a cell, moves it to another one, and releases it if `letsGo`.
  fileprivate func hold(_ from: String, over to: String, letsGo: Bool) async throws {
    func move(_ cell: String) async throws -> [String: Any] {
      let origin = ["element-6066-11e4-a52e-4f735466cecf": try await element(".live [data-cell='\(cell)']")]
      return ["type": "pointerMove", "duration": 20, "x": 0, "y": 0, "origin": origin]
    }
    let end: [[String: Any]] = letsGo ? [["type": "pointerUp", "button": 0]] : []
    let steps = [try await move(from), ["type": "pointerDown", "button": 0], try await move(to)] + end
    try await act(["type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"], "actions": steps])
  }

  /// Puts a finger on a cell, moves it to another one, or lifts it.
  fileprivate func finger(_ type: String, at cell: String? = nil, shift: Int = 0) async throws {
    var points: [[String: Double]] = []
    if let cell {
      let middle =
        "const { x, y, width, height } = document.querySelector(arguments[0]).getBoundingClientRect(); return [x + width / 2, y + height / 2]"
      let place = try #require(try await run(middle, [".live [data-cell='\(cell)']"]) as? [Double])
      points = [["x": place[0] + Double(shift), "y": place[1]]]
    }
    try await command("Input.dispatchTouchEvent", ["type": type, "touchPoints": points])
  }

  /// The cells with a mark.
  fileprivate func cells(_ mark: String) async throws -> String {
    try await text("[...document.querySelectorAll('.board .\(mark)')].map((one) => one.dataset.cell).join(' ')")
  }

  fileprivate func keys() async throws -> String { try await text("Object.keys(localStorage).sort().join()") }
}

extension PageTests {
  @Test func `the browser's arrow goes one step back everywhere, and leaves the page from the title`() async throws {
    try await Browser.with(width: 390, height: 844) { browser in
      try await browser.open()
      for _ in 0..<2 {
        try await browser.press("Play the computer")
        try await browser.isAt("game")
        try await browser.press("How to play")
        try await browser.isAt("page")
        try await browser.back()
        try await browser.isAt("game")
        try await browser.back()
        try await browser.isAt("title")
      }
      // Forward leads nowhere, and closes nothing.
      try await browser.click("#games [id^=button-delete]")
      try await browser.run("window.states = []; onpopstate = () => states.push(history.state); history.forward()")
      try await browser.until("states.length === 2")
      #expect(try await browser.flag("states[1] === null && !document.getElementById('question').hidden"))
      try await browser.isAt("title")
      try await browser.press("Cancel")
      try await browser.back()
      try await browser.until("location.href === 'about:blank' || location.protocol === 'data:'")
      // A link of a duel: back leads to the title, and the link is not opened again.
      try await browser.open()
      let link = try await browser.challenge()
      try await browser.openAfresh(String(link[#require(link.firstIndex(of: "#"))...]))
      try await browser.isAt("game")
      try await browser.back()
      try await browser.isAt("title")
      #expect(try await browser.text("location.hash") == "")
    }
  }

  @Test func `going back while the storage answers loses no ship and no shot`() async throws {
    try await Browser.with { browser in
      try await browser.open()
      try await browser.press("Play the computer")
      try await browser.until("document.querySelector('.board .ship')")
      try await browser.press("Finished")
      try await browser.until("document.querySelector('.live:not(.draggable)')")
      try await browser.run("document.querySelector('.live .water').click(); history.back()")
      try await browser.isAt("title")
      try await browser.until("document.querySelectorAll('#games li').length === 1")
      try await browser.openAfresh()
      try await browser.until("document.querySelectorAll('#games li').length === 1")
      try await browser.click("#games li button")
      try await browser.isAt("game")
      let shots = "document.querySelectorAll('.board:first-child :is(.miss, .hit, .sunk)').length"
      try await browser.until("\(shots) === 1")
    }
  }

  @Test func `a ship under the pointer shows where it would be placed, in red where it does not fit`() async throws {
    try await Browser.with { browser in
      try await browser.open()
      try await browser.choose("rules", "1")
      try await browser.press("Challenge a friend")
      try await browser.press("Clear")
      for cell in ["A1", "C1", "E1"] { try await browser.fire(cell) }
      #expect(try await browser.cells("ship") == "A1 A2 A3 C1 C2 E1 E2")
      try await browser.hold("A2", over: "B4", letsGo: false)
      #expect(try await browser.cells("fits") == "B3 B4 B5")
      #expect(try await browser.cells("ship") == "C1 C2 E1 E2")
      try await browser.act([
        "type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"],
        "actions": [["type": "pointerUp", "button": 0]],
      ])
      #expect(try await browser.cells("ship") == "B3 B4 B5 C1 C2 E1 E2")
      // The browser breaks the drag off: the ship stays where it was.
      try await browser.hold("B4", over: "A2", letsGo: false)
      #expect(try await browser.cells("fits") == "A1 A2 A3")
      try await browser.run("dispatchEvent(new PointerEvent('pointercancel'))")
      #expect(try await browser.cells("ship") == "B3 B4 B5 C1 C2 E1 E2")
      try await browser.act([
        "type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"],
        "actions": [["type": "pointerUp", "button": 0]],
      ])
      #expect(try await browser.cells("ship") == "B3 B4 B5 C1 C2 E1 E2")
      try await browser.hold("B4", over: "E2", letsGo: false)
      #expect(try await browser.cells("collides") == "E1 E2 E3")
    }
  }

  @Test func `a ship under a finger floats above it, with its ghost on the board and its name in the list`()
    async throws
  {
    try await Browser.with(width: 390, height: 844) { browser in
      try await browser.command("Emulation.setTouchEmulationEnabled", ["enabled": true])
      try await browser.open()
      try await browser.choose("rules", "1")
      try await browser.press("Challenge a friend")
      try await browser.press("Clear")
      for cell in ["A1", "C1", "E1"] { try await browser.fire(cell) }
      #expect(try await browser.flag("!document.querySelector('li.held')"))
      let top = "document.querySelector('.grid').getBoundingClientRect().top"
      try await browser.run("window.before = \(top)")
      try await browser.finger("touchStart", at: "A2")
      try await browser.finger("touchMove", at: "E4")
      #expect(try await browser.cells("fits") == "E3 E4 E5")
      #expect(try await browser.cells("from") == "A1 A2 A3")
      #expect(try await browser.words("saying") == "Cruiser: let go to put it at E3")
      #expect(try await browser.words("aside") == "Where it does not fit, it returns to A1.")
      #expect(try await browser.text("document.querySelector('li.held').textContent") == "Cruiser")
      let isAbove = """
        (() => {
          const [held, ghost] = ["#held", "[data-cell=E3]"].map((one) => document.querySelector(one).getBoundingClientRect());
          return Math.abs(held.top + held.height / 2 - ghost.top) < 2 && held.height > 0 && Math.abs(held.left + held.width / 2 - ghost.left - ghost.width * 1.5) < 2;
        })()
        """
      #expect(try await browser.flag(isAbove))
      #expect(try await browser.flag("before === \(top)"))
      // Where it does not fit, it returns; the finger is still down.
      // A browser passes on only some of the moves of a finger that follow each other closely.
      for shift in -9...9 where try await !browser.flag("document.querySelector('.collides')") {
        try await browser.finger("touchMove", at: "C2", shift: shift)
      }
      #expect(try await browser.words("saying").contains("Destroyer"))
      #expect(try await browser.cells("collides") == "C1 C2 C3")
      for shift in -9...9 where try await !browser.flag("document.querySelector('.fits')") {
        try await browser.finger("touchMove", at: "E4", shift: shift)
      }
      try await browser.finger("touchEnd")
      #expect(try await browser.flag("document.getElementById('held').hidden"))
      #expect(try await browser.cells("ship") == "C1 C2 E1 E2 E3 E4 E5")
      #expect(try await browser.cells("from").isEmpty)
      // Another ship that is in the hand waits there, without a ghost of its own.
      let held = "document.querySelector('li.held').textContent"
      try await browser.fire("C1")
      #expect(try await browser.text(held) == "Destroyer")
      try await browser.finger("touchStart", at: "E4")
      for shift in -9...9 where try await browser.cells("fits") != "A3 A4 A5" {
        try await browser.finger("touchMove", at: "A4", shift: shift)
      }
      #expect(try await browser.text(held) == "Cruiser")
      // The ship is where the finger is, so it is put in the middle of the cell.
      try await browser.finger("touchMove", at: "A4")
      try await browser.until(isAbove.replacing("E3", with: "A3"))
      try await browser.finger("touchEnd")
      #expect(try await browser.text(held) == "Destroyer")
      #expect(try await browser.cells("ship") == "A3 A4 A5 E1 E2")
    }
  }

  @Test func `a game is deleted after a question, and stays deleted after a reload`() async throws {
    try await Browser.with(width: 390, height: 844) { browser in
      try await browser.open()
      _ = try await browser.challenge()
      try await browser.press("Your games")
      try await browser.until("document.querySelectorAll('#games li').length === 1")
      try await browser.click("[id^='button-delete']")
      #expect(try await browser.words("question").hasPrefix("Delete this game: Duel, not joined, 10x10?"))
      // The question stands just above the game.
      let gap =
        "document.querySelector('#games li').getBoundingClientRect().bottom - document.getElementById('question').getBoundingClientRect().bottom"
      #expect(try await browser.flag("0 < \(gap) && \(gap) < 150"))
      try await browser.press("Cancel")
      #expect(try await browser.flag("document.querySelectorAll('#games li').length === 1"))
      try await browser.click("[id^='button-delete']")
      try await browser.click("#button-confirm")
      try await browser.until("document.getElementById('games').hidden")
      try await browser.openAfresh()
      #expect(try await browser.flag("document.getElementById('games').hidden"))
    }
  }

  @Test func `links that were only opened are not listed, however often a hostile page opens this one`() async throws {
    let server = try Server(handingOut: Data(contentsOf: Browser.file))
    try await Browser.with { browser in
      try await browser.open(at: server.address)
      _ = try await browser.challenge()
      let before = try await browser.keys()
      for number in 1...30 {
        let link = "#?Ship_Location=0&Ship_Location=\(number % 8 + 1)&Is_Complete=0"
        try await browser.openAfresh(link, at: server.address)
        try await browser.isAt("game")
      }
      try await browser.openAfresh(at: server.address)
      if try await browser.flag("document.body.dataset.place !== 'title'") { try await browser.press("Your games") }
      try await browser.until("document.querySelectorAll('#games li').length === 1")
      let after = Set(try await browser.keys().split(separator: ","))
      #expect(after.subtracting(before.split(separator: ",")).allSatisfy { $0 == "battleship.last" }, "\(after)")
    }
  }

  @Test func `a hunt hidden in a chat's browser leaves no ships there`() async throws {
    try await Browser.with(width: 390, height: 844) { browser in
      try await browser.command(
        "Emulation.setUserAgentOverride", ["userAgent": "Mozilla/5.0 (iPhone) AppleWebKit/605 [FBAN/FBIOS;FBAV/1]"])
      try await browser.open()
      try await browser.press("Hide ships for a hunt")
      try await browser.press("Finished")
      let link = try await browser.link()
      #expect(link.contains("Ship_Location"))
      try await browser.openAfresh(String(link[#require(link.firstIndex(of: "#"))...]))
      #expect(try await browser.text("location.href") == Browser.file.absoluteString)
    }
  }

  @Test func `16x16 on the smallest phone is seen whole, with the button that fires`() async throws {
    try await Browser.with(width: 320, height: 640) { browser in
      try await browser.open(large)
      let cell = "document.querySelector('.live [data-cell=P16]').getBoundingClientRect()"
      #expect(
        try await browser.flag("\(cell).width >= 17 && \(cell).right <= innerWidth && \(cell).bottom <= innerHeight"))
      #expect(
        try await browser.flag("document.querySelector('#buttons .main').getBoundingClientRect().bottom <= innerHeight")
      )
      #expect(try await browser.flag("parseFloat(getComputedStyle(document.querySelector('.live b')).fontSize) >= 11"))
      // A tap only aims, because a cell is smaller than a finger.
      try await browser.touch("C16")
      #expect(try await browser.label("C16") != "C16, miss")
      try await browser.touch("C16")
      #expect(try await browser.label("C16") == "C16, miss")
    }
  }
}
