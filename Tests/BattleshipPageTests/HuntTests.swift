// A hunt on the page: hidden, answered link by link, refused, reloaded.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers
import TestSupport
import Testing

@testable import BattleshipPage

private let demo = "?Ship_Location=0&Ship_Location=1&Is_Complete=0"
private let place = "https://example.org/b.html"

@Suite struct HuntTests {
  @Test func `a hunt is answered cell by cell, and its link equals the engine's`() throws {
    let window = Window(demo)
    #expect(window.scene.heading == "Find the ships")
    try window.press("B2 A1")
    #expect(try window.picture() == "X..\n.o.\n...")
    #expect(window.scene.boards[0].rows[1].cells[1].label == "B2, miss")
    #expect(window.link == nil)
    try window.press("A2")
    window.press(.reply)
    var game = try Game(messageURL: demo)
    for cell in ["B2", "A1", "A2"] { _ = try game.fire(at: #require(Cell(cell))) }
    #expect(window.link == game.messageURL(base: try MessageURLBase("file:///home/battleship.html#")))
    #expect(window.scene.heading == "You win!")
    #expect(window.scene.saying == "The last ship sank with shot 3.")
    #expect(window.scene.figures.map(\.value) == ["3", "67%", "2"])
  }

  @Test func `a cell can be marked as water, which is said and undone`() throws {
    let window = Window(demo)
    try window.say("key b")
    try window.say("key 2")
    let cell = { window.scene.boards[0].rows[1].cells[1] }
    try window.say("key m")
    #expect(cell().label == "B2, marked as water" && cell().marks == ["water", "noted"])
    try window.say("key m")
    #expect(cell().label == "B2, unknown" && cell().marks == ["water"])
  }

  @Test func `a finger marks the cell that it has chosen, and takes the mark off again`() throws {
    let window = Window(demo)
    let isEnabled = { window.scene.buttons.first { $0.action == .page(.mark) }?.isEnabled }
    #expect(isEnabled() == false)
    try window.say("tap B2")
    #expect(isEnabled() == true)
    window.press(.mark)
    #expect(window.scene.boards[0].rows[1].cells[1].marks == ["water", "noted"])
    // Once more, and the mark is gone; nothing was fired.
    window.press(.mark)
    #expect(window.scene.boards[0].rows[1].cells[1].marks == ["water"] && isEnabled() == false)
  }

  @Test func `a hunt is hidden by pressing cells, and its link is on the page's own address behind a number sign`()
    throws
  {
    let window = Window(at: "https://example.org/play/battleship.html")
    try window.say("chose rules 0")
    window.begin(.hide)
    try window.press("A1 C3")
    #expect(window.label(.seat(.finished)) == "Finished")
    window.press(.finished)
    #expect(
      window.link
        == "https://example.org/play/battleship.html#?Ship_Location=0&Ship_Location=8&Is_Complete=0")
    #expect(try window.picture() == "#..\n...\n..#")
    #expect(window.scene.notes == ["The ships of a hunt are in its link: reading it is cheating."])
  }

  @Test func `a page on a disk answers on its own address and says so, wherever a message came from`() throws {
    let says =
      "This page is a file on your disk, so the link opens only here. The other player can paste it into their own copy of the page."
    for base in ["https://example.org/game", "www.example.org/x", "javascript:alert(1)//", "file:///etc/passwd", ""] {
      let window = Window()
      try window.say("wrote link  \(base)\(demo) ")
      window.press(.open)
      try window.press("A1 A2")
      #expect(!window.scene.notes.contains { $0.string == says })
      window.press(.reply)
      #expect(window.link?.hasPrefix("file:///home/battleship.html#?") == true, "\(base)")
      #expect(window.scene.notes.contains { $0.string == says })
    }
    // A page made for an address writes links to it.
    let made = Window()
    try made.say("base https://example.org/b.html")
    made.press(.hide)
    made.press(.shuffle)
    made.press(.finished)
    #expect(made.link?.hasPrefix("https://example.org/b.html#?") == true)
    // An address that cannot be a base is left out.
    let odd = Window(at: "file:///home/" + String(repeating: "x", count: 900))
    odd.press(.hide)
    odd.press(.shuffle)
    odd.press(.finished)
    #expect(odd.link?.hasPrefix("#?Ship_Location") == true)
  }

  @Test(arguments: [
    "?fbclid=1#\(demo)", "##\(demo)", "#%3F\(demo.dropFirst())", "#\(demo)",
    "#%3fShip_Location%3D0%26Ship_Location%3d1%26Is_Complete%3D0", "?utm_source=x&y=?#\(demo)",
  ])
  func `a game in the fragment is read, whatever programs put before it`(address: String) throws {
    let window = Window(address, at: "https://example.org/b.html")
    #expect(window.scene.heading == "Find the ships", "\(window.scene.refusal)")
    #expect(!window.scene.notes.contains { $0.string.hasPrefix("The host of this page saw") })
    // In an open window, and in the field, too.
    let open = Window(at: "https://example.org/b.html")
    try open.say("address https://example.org/b.html\(address)")
    #expect(open.scene.heading == "Find the ships")
    let pasted = Window(at: "https://example.org/b.html")
    try pasted.say("wrote link https://example.org/b.html\(address)")
    pasted.press(.open)
    #expect(pasted.scene.heading == "Find the ships")
  }

  @Test(arguments: ["##?x", "#%3Fx", "?fbclid=1#?Forma=2"])
  func `a fragment that is not a message is refused, and never silently opens the title`(address: String) {
    #expect(Window(address, at: "https://example.org/b.html").scene.refusal == "This is not a Battleships link.")
  }

  @Test func `the shots of a hunt survive the tab: its link opened again has no more lives than before`() throws {
    let storage = Storage()
    let window = Window("#" + demo, at: place, storage: storage)
    try window.press("B2 A1 C3")
    for address in ["#" + demo, "#" + demo + "&Guess=4"] {
      let again = Window(address, at: place, storage: storage)
      #expect(try again.picture() == "X..\n.o.\n..o")
      #expect(again.scene.facts == window.scene.facts)
    }
    // The title leads back to it, and a window that is closed halfway loses nothing.
    let title = Window(at: place, storage: storage)
    #expect(title.scene.games.map(\.turn) == ["Your turn"])
    #expect(title.scene.games.map(\.time) == ["59 min"])
    title.happen(.button(.game(0)))
    #expect(try title.picture() == "X..\n.o.\n..o")
    try title.press("A2")
    let won = Window("#" + demo, at: place, storage: storage)
    #expect(won.link?.hasSuffix("&Guess=4&Guess=0&Guess=8&Guess=1") == true, "\(won.scene.heading)")
    // A different hunt is not taken for this one.
    #expect(
      try Window("#" + demo.replacing("=1&", with: "=3&"), at: place, storage: storage).picture() == "...\n...\n...")
  }

  @Test func `of two windows on one hunt the later one takes over the shots of the first`() throws {
    let storage = Storage()
    let (one, two) = (Window("#" + demo, at: place, storage: storage), Window("#" + demo, at: place, storage: storage))
    try one.press("B2")
    try two.press("C3")
    #expect(try two.picture() == "...\n.o.\n...")
    #expect(two.scene.saying == "You continued this game in another window.")
    try two.press("C3")
    #expect(try Window("#" + demo, at: place, storage: storage).picture() == "...\n.o.\n..o")
  }

  @Test func `the link of a hunt that was hidden here opens as the person's own, and so does its result`() throws {
    let storage = Storage()
    let window = Window(at: place, storage: storage)
    try window.say("chose rules 0")
    window.begin(.hide)
    try window.press("A1 C3")
    window.press(.finished)
    let link = try #require(window.link)
    let again = Window(String(link.dropFirst(place.utf8.count)), at: place, storage: storage)
    #expect(again.link == link)
    #expect(again.scene.heading == window.scene.heading)
    #expect(try again.picture() == "#..\n...\n..#")
    #expect(again.scene.boards.allSatisfy { !$0.isLive })
    let half = Window(String(link.dropFirst(place.utf8.count)) + "&Guess=4", at: place, storage: storage)
    #expect(half.link == nil)
    #expect(half.scene.boards.allSatisfy { !$0.isLive })
    // In another browser it is another player's.
    let other = Window(String(link.dropFirst(place.utf8.count)), at: place)
    #expect(other.scene.heading == "Find the ships" && other.scene.saying == "Can you find the hidden ships?")
    try other.press("A1 C3")
    other.press(.reply)
    // The result is the hider's loss, and a stranger's to look at.
    let result = String(try #require(other.link).dropFirst(place.utf8.count))
    let hiders = Window(result, at: place, storage: storage).scene
    #expect(hiders.name == "Your hunt" && hiders.heading == "You lost")
    #expect(hiders.figures.first?.label == "their shots")
    let strangers = Window(result, at: place).scene
    #expect(strangers.name == "Hunt" && strangers.heading == "The game is over")
    #expect(strangers.saying == "The other player destroyed all the ships!")
  }

  @Test func `a refused link says why, and loses nothing`() throws {
    let window = Window(demo)
    try window.press("B2")
    let before = window.scene.boards
    try window.say("address file:///home/battleship.html?Ship_Location=1&Ship_Location=1&Is_Complete=0")
    #expect(window.scene.refusal == "This link does not open a game. Ask for it again.")
    #expect(window.scene.boards == before)
    try window.press("B3")
    #expect(window.scene.refusal.isEmpty)
  }

  @Test func `the page reports that its host saw a plain query, and no other one`() {
    let seen = "The host of this page saw this link. The links that you send from here are not sent to it."
    #expect(Window(demo, at: "https://example.org/").scene.notes.contains { $0.string == seen })
    #expect(!Window("#" + demo, at: "https://example.org/").scene.notes.contains { $0.string == seen })
    #expect(!Window(demo).scene.notes.contains { $0.string == seen })
  }

  @Test func `the page resumes where it was after a reload at any moment`() throws {
    var window = Window(at: "https://example.org/b.html")
    func reload() {
      let (scene, bookmark) = (window.scene, window.bookmark)
      window = window.reloaded()
      #expect(
        window.scene.boards.map { $0.rows.map { $0.cells.map(\.label) } }
          == scene.boards.map { $0.rows.map { $0.cells.map(\.label) } })
      #expect(window.scene.letter == scene.letter)
      #expect(window.bookmark == bookmark)
    }
    reload()
    try window.say("chose rules 1")
    window.begin(.hide)
    reload()
    for cell in ["A1", "C1", "E1"] {
      try window.press(cell)
      // The next ship is proposed at the cursor, which is reset.
      try window.say("key ArrowUp")
    }
    reload()
    window.press(.finished)
    reload()
    let answer = Window(String(try window.query()), at: "https://example.org/b.html")
    window = answer
    for cell in ["A1", "A2", "F6", "A3", "C1", "C2", "E1"] {
      try window.press(cell)
      reload()
    }
    try window.press("E2")
    // A game that is won here has its link at once after a reload.
    #expect(window.link == nil)
    window = window.reloaded()
    #expect(window.link != nil)
    reload()
  }

  @Test func `the page of an open hunt does not depend on undiscovered ships`() throws {
    var pairs = DisguisedPairs()
    forAll("another fleet under the same chart gives the same page", count: 60) { chance in
      let game = try Game.halfWay(using: &chance)
      guard let other = game.disguised(using: &chance) else { return true }
      pairs.note(game)
      let base = try MessageURLBase("#")
      let windows = [game, other].map { Window($0.messageURL(base: base)) }
      let scenes = windows.map(\.scene)
      for window in windows {
        window.computerAnswers = false
        window.press(.advise)
      }
      let requests = windows.map { $0.requests.map(\.text) }
      return scenes[0] == scenes[1] && requests[0] == requests[1] && !requests[0].isEmpty
    }
    #expect(pairs.suffice(of: 60))
  }

  @Test func `under advice, colours reach from the least likely cell to the likeliest one`() throws {
    let window = Window("?Ship_Location=3-33&Is_Complete=0&Board=10x10&Fleet=4")
    window.press(.advise)
    let chances = window.scene.boards[0].rows.flatMap(\.cells).compactMap(\.chance)
    let (least, most) = (chances.map(\.percent).min(), chances.map(\.percent).max())
    #expect(least != most && chances.filter { $0.percent == least }.allSatisfy { $0.tenth == 1 })
    #expect(chances.allSatisfy { ($0.percent == most) == ($0.tenth == 9) })
  }

  @Test func `advice names a cell and the chance of each, points at it, and fires nowhere`() throws {
    let window = Window(demo)
    try window.press("C3")
    window.press(.advise)
    let advice = Advice(for: try Game(messageURL: demo + "&Guess=8").chart)
    #expect(window.scene.saying == "The computer would fire at \(SafeText(advice.best[0])) (25%).")
    #expect(window.label(.page(.fireAtCursor)) == "Fire at \(advice.best[0])")
    #expect(try window.picture() == "...\n...\n..o")
    let tiles = window.scene.boards[0].rows.flatMap(\.cells)
    #expect(tiles[0].label == "A1, unknown, 25%")
    #expect(tiles[0].chance?.percent == 25)
    #expect(tiles[0].chance?.tenth == 9)
    #expect(tiles[8].label == "C3, miss")
    #expect(tiles[8].chance == nil)
    // Asking again hides the advice; a shot does so too.
    window.press(.advise)
    #expect(window.scene.boards[0].rows.flatMap(\.cells).allSatisfy { $0.chance == nil })
    try window.say("key !")
    try window.press("B2")
    #expect(window.scene.saying.string.hasPrefix("B2: miss."))
    #expect(window.scene.boards[0].rows.flatMap(\.cells).allSatisfy { $0.chance == nil })
  }

  @Test func `advice for a board that has changed meanwhile is dropped`() throws {
    let window = Window(demo)
    window.computerAnswers = false
    window.press(.advise)
    #expect(window.scene.saying == "The computer is thinking.")
    let answer = try #require(window.requests.last)
    try window.press("B2")
    try window.say("thought \(window.page.ticket) \(answer.answer)")
    #expect(window.scene.boards[0].rows.flatMap(\.cells).allSatisfy { $0.chance == nil })
    window.press(.advise)
    try window.say("thought \(window.page.ticket) exact Z9. AAAA")
    #expect(window.scene.boards[0].rows.flatMap(\.cells).allSatisfy { $0.chance == nil })
  }

  @Test func `the chances have Chinese sentences as well`() throws {
    let window = Window(demo, languages: "zh")
    window.press(.advise)
    #expect(window.scene.boards[0].rows[0].cells[0].label.string.hasSuffix("，可能性 22%"))
    #expect(window.scene.saying.string.hasSuffix("（22%）。"))
  }

  @Test func `a finished game is replayed shot by shot`() throws {
    let window = Window(demo)
    try window.press("C3 A1 A2")
    window.press(.replay)
    #expect(try window.picture() == "##.\n...\n...")
    // It plays by itself until the person goes to a step.
    window.happen(.pauseEnded(ticket: try #require(window.pauses.last)))
    #expect(try window.picture() == "##.\n...\n..o")
    #expect(window.scene.buttons[0].label == "Pause")
    window.press(.later)
    #expect(window.scene.buttons[0].label == "Play")
    #expect(window.scene.step?.number == 2)
    window.happen(.pauseEnded(ticket: try #require(window.pauses.last)))
    #expect(window.scene.step?.number == 2)
    window.press(.later)
    #expect(try window.picture() == "XX.\n...\n..o")
    #expect(window.scene.facts.first == "Shot 3/3")
    #expect(window.label(.page(.later)) == nil)
    try window.say("slide 1")
    #expect(window.scene.step == PageScene.Slider(label: "Shot", number: 1, count: 3))
    try window.say("key End")
    #expect(window.scene.step?.number == 3)
    try window.say("key Escape")
    #expect(window.label(.seat(.reply)) == "Reply with the result")
  }
}
