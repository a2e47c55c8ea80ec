// Whole games on the page: by mouse, finger and keyboard, between browsers, with the terminal program, alone.

import BattleshipCore
import Foundation
import Testing

private let demo = "?Ship_Location=0&Ship_Location=1&Is_Complete=0"
private let long = "?Ship_Location=3-33&Is_Complete=0&Board=10x10&Fleet=4&Misses=0"

/// The URL of a game after some shots, as the engine writes it on the page's address.
private func written(_ url: String, _ cells: String) throws -> String {
  var game = try Game(messageURL: url)
  for cell in cells.split(separator: " ") { _ = try game.fire(at: #require(Cell(String(cell)))) }
  return game.messageURL(base: try MessageURLBase(Browser.file.absoluteString + "#"))
}

extension Browser {
  /// Begins a game of two; who has written names is not asked for them.
  func startTwo() async throws {
    try await click("#button-play-two")
    if try await flag("document.getElementById('button-start-two') !== null") { try await click("#button-start-two") }
  }

  /// Both players hide their ships, and the second one, Kate, is to fire.
  func playTwo() async throws {
    try await startTwo()
    try await click("#button-finished")
    try await until("document.getElementById('button-unlock')")
    try await click("#button-unlock")
    try await click("#button-finished")
  }
}

extension PageTests {
  @Test func `a hunt is answered by mouse, and the link equals the engine's byte for byte`() async throws {
    try await Browser.with { browser in
      try await browser.open(demo)
      #expect(try await browser.text("location.href") == Browser.file.absoluteString)
      for cell in ["B2", "A1", "A2"] { try await browser.fire(cell) }
      #expect(try await browser.label("B2") == "B2, miss")
      try await browser.press("Reply with the result")
      #expect(try await browser.link() == written(demo, "B2 A1 A2"))
      #expect(try await browser.text("document.getElementById('link').protocol") == "file:")
    }
  }

  @Test func `a hunt is answered by keyboard alone`() async throws {
    try await Browser.with { browser in
      try await browser.open(long)
      // A name and Enter, then arrows and Space; after two hits in a line the cursor moves on along it.
      try await browser.type("a4\u{E007}")
      #expect(try await browser.label("A4") == "A4, hit")
      try await browser.type("\u{E012}\u{E015}  d4\u{E007}")
      try await browser.press("Reply with the result")
      #expect(try await browser.link() == written(long, "A4 B4 C4 D4"))
    }
  }

  @Test func `two at one browser take turns behind a lock, and a reloaded page is locked`() async throws {
    try await Browser.with { browser in
      try await browser.open()
      try await browser.playTwo()
      try await browser.fire("C3")
      #expect(try await browser.words("saying").hasPrefix("C3: "))
      try await browser.press("Pass to John")
      // While the lock is shown, the page holds nothing of either fleet.
      #expect(try await browser.flag("document.querySelectorAll('[data-cell]').length === 0"))
      #expect(try await browser.flag("!document.getElementById('button-unlock')"), "the lock is deaf for a moment")
      // The old document is ready, too, until it is replaced.
      try await browser.run("document.body.dataset.old = ''; location.reload()")
      try await browser.until("'ready' in document.body.dataset && !('old' in document.body.dataset)")
      try await browser.until("document.getElementById('button-unlock')")
      try await browser.press("I am John: unlock")
      #expect(try await browser.words("saying").contains("C3"))
      try await browser.press("Your games")
      #expect(try await browser.words("games").contains("John's turn"))
    }
  }

  @Test func `a finger aims first, on large cells and on small ones`() async throws {
    try await Browser.with(width: 360, height: 640) { browser in
      try await browser.open(demo)
      try await browser.touch("B2")
      #expect(try await browser.label("B2") == "B2, unknown")
      try await browser.touch("B2")
      #expect(try await browser.label("B2") == "B2, miss")
      try await browser.open(long)
      try await browser.touch("B4")
      #expect(try await browser.label("B4") == "B4, unknown")
      try await browser.press("Fire at B4")
      #expect(try await browser.label("B4") == "B4, hit")
      try await browser.touch("C4")
      try await browser.touch("C4")
      #expect(try await browser.label("C4") == "C4, hit")
    }
  }

  @Test func `two browsers play a duel over a server that never sees the game`() async throws {
    let server = try Server(handingOut: Data(contentsOf: Browser.file))
    try await Browser.with { ann in
      try await Browser.with { bob in
        try await ann.open(at: server.address)
        try await ann.choose("rules", "0")
        try await ann.choose("volley", "1")
        try await ann.press("Challenge a friend")
        // The name is asked once, and is part of the link.
        try await ann.click("#field-name")
        try await ann.type("Ann & Bo")
        try await ann.press("Clear")
        for cell in ["A1", "C3"] { try await ann.fire(cell) }
        try await ann.press("Finished")
        var link = try await ann.link()
        #expect(link.hasPrefix(server.address + "#?Format=2&") && link.contains("&Name=Ann%20%26%20Bo&"))
        // Bob fires at the cells from the last one back, Ann from the first.
        for turn in 0..<24 where try Duel(messageURL: link).openings.count < 2 {
          let browser = turn.isMultiple(of: 2) ? bob : ann
          try await browser.openAfresh(at: link)
          if try await browser.flag("document.getElementById('button-finished')") {
            try await browser.press("Shuffle")
            try await browser.press("Finished")
          }
          if try await browser.flag("document.getElementById('button-answer')") {
            try await browser.click("#button-answer")
          } else {
            let pick = browser === bob ? "at(-1)" : "at(0)"
            try await browser.run("[...document.querySelectorAll('.live .water')].\(pick).click()")
          }
          link = try await browser.link()
        }
        #expect(try Duel(messageURL: link).verdict == .fair)
      }
    }
    #expect(!server.requests.isEmpty)
    #expect(server.requests.allSatisfy { $0 == "GET /game/battleship.html HTTP/1.1" }, "\(server.requests)")
  }

  @Test func `the page and the program play a duel, command by command`() async throws {
    guard let path = ProcessInfo.processInfo.environment["BATTLESHIP_TUI"] else {
      print("page: skipped the duel with the program, BATTLESHIP_TUI does not say where it is")
      return
    }
    let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    try await Browser.with { browser in
      // The program has the same board each time: A1 and B2 here, C1 and C3 there.
      let program = Program(path: path, home: home)
      var link = try program.run("duel", "--rules", "messages", "--volley", "1", "--ships", "C1,C3")
      var shots = ["A1", "A2", "C1", "C3"]
      try await browser.open(String(link[try #require(link.firstIndex(of: "?"))...]))
      try await browser.press("Clear")
      for cell in ["A1", "B2"] { try await browser.fire(cell) }
      try await browser.press("Finished")
      try await browser.fire(shots.removeFirst())
      link = try await browser.link()
      for cell in ["C3", "C2", "C1"] {
        link = try program.run("shoot", link, cell)
        try await browser.reply(to: link)
        try await browser.fire(shots.removeFirst())
        link = try await browser.link()
      }
      // Both ships of the program are sunk: it reports that, and the page opens its own.
      link = try program.run("shoot", link)
      try await browser.reply(to: link)
      try await browser.press("Open ships")
      let duel = try await Duel(messageURL: browser.link())
      #expect(duel.status == .won(.second))
      #expect(duel.verdict == .fair)
    }
  }

  @Test(arguments: ["easy", "strong"]) func `the computer answers in time and off the drawing thread`(level: String)
    async throws
  {
    try await Browser.with { browser in
      try await browser.open()
      try await browser.choose("level", level)
      try await browser.press("Play the computer")
      try await browser.until("document.getElementById('button-shuffle')")
      try await browser.press("Shuffle")
      try await browser.press("Finished")
      try await browser.run(
        "window.slow = []; new PerformanceObserver((list) => slow.push(...list.getEntries())).observe({ type: 'longtask' })"
      )
      var times: [(busy: Double, done: Double)] = []
      for shot in 1...6 {
        times.append(
          try await browser.time(
            "document.querySelector('.live .water').click()",
            until: "document.querySelectorAll('.board:first-child :is(.hit, .miss, .sunk)').length >= \(shot)"))
      }
      let (busy, done) = (times.map(\.busy).sorted(), times.map(\.done).sorted())
      print(
        "page: a shot keeps the page busy for \(busy.map { Int($0) }) ms, and 16 were asked;",
        "the \(level) computer has answered after \(done.map { Int($0) }) ms, and 50 were asked")
      // Times are reported but not asserted, because other programs run, too.
      let slowest = try await browser.run("return Math.max(0, ...slow.map((one) => one.duration))") as? Double ?? 0
      #expect(slowest < 200, "the page stood still for \(slowest) ms")
    }
  }

  @Test func `the computer answers on the page itself if its thread fails`() async throws {
    try await Browser.with { browser in
      try await browser.open()
      try await browser.run(
        """
        const Sound = Worker;
        window.Worker = class extends Sound {
          postMessage(message) { super.postMessage(message.module ? { module: 1 } : message); }
        };
        """)
      try await browser.choose("rules", "0")
      try await browser.press("Play the computer")
      try await browser.until("document.getElementById('button-finished')")
      try await browser.press("Finished")
      try await browser.fire("B2")
      try await browser.until("document.querySelectorAll('.board :is(.hit, .miss, .sunk)').length >= 2")
    }
  }
}
