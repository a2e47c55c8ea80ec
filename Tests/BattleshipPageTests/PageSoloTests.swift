// A game against the computer on the page.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers
import TestSupport
import Testing

@testable import BattleshipPage

@Suite struct PageSoloTests {
  /// A window at which a game has begun, with the ships hidden.
  private func begun(level: String = "fair", rules: Int = 1, volley: String = "1", _ storage: Storage = Storage())
    throws
    -> Window
  {
    let window = Window(storage: storage)
    try window.say("chose level \(level)")
    try window.say("chose rules \(rules)")
    try window.say("chose volley \(volley)")
    window.press(.playComputer)
    #expect(window.scene.heading == "Hide your ships")
    window.press(.shuffle)
    window.press(.finished)
    return window
  }

  /// Shows each of the computer's shots.
  private func showAll(_ window: Window) {
    while let pause = window.pauses.last, window.page.table?.pause != nil {
      // There is no winner before the last shot was shown.
      #expect(window.scene.place == .game && window.scene.figures.isEmpty)
      window.happen(.pauseEnded(ticket: pause))
    }
  }

  private func fireOn(_ window: Window) throws {
    guard let aiming = window.page.table?.seat.aiming else { return }
    for cell in Array(aiming.chart.unknownCells).prefix(aiming.shotsDue) { try window.press(cell.description) }
    if aiming.shotsDue > 1 { window.press(.fire) }
  }

  @Test func `another game begins beside a running one, and both are listed, resumed and reloaded`() throws {
    let storage = Storage()
    let running = try begun(storage)
    let record = try #require(storage.texts["solo"])
    let title = Window(storage: storage)
    title.press(.playComputer)
    #expect(title.scene.heading == "Hide your ships" && title.scene.question.isEmpty)
    title.press(.finished)
    #expect(storage.texts["solo"] == record)
    let name = try #require(storage.texts.keys.first { $0.hasPrefix("solo.") })
    let other = try #require(storage.texts[name])
    #expect(title.reloaded().page.table?.solo?.saved.text == other)
    let again = Window(storage: storage)
    #expect(again.scene.games.map(\.face.kind) == [.computer, .computer])
    try again.resumeComputer(2)
    #expect(again.page.table?.solo?.saved.text == other)
    // An event of the other game does not reach the window of the first one.
    let before = running.scene
    try fireOn(again)
    running.happen(.loaded(.saved(.computer(2)), storage.look(.saved(.computer(2)))))
    #expect(running.scene == before)
    again.happen(.button(.page(.leave)))
    try again.resumeComputer(1)
    #expect(again.page.table?.solo?.saved.text == record)
  }

  @Test func `an unreadable game under another name is listed, and opening it says why`() throws {
    let storage = Storage()
    storage.texts["solo.7"] = "elephant"
    let window = Window(storage: storage)
    #expect(window.scene.games.map(\.face.kind) == [.computer])
    window.happen(.button(.game(0)))
    #expect(window.page.isOnTitle && !window.scene.refusal.string.isEmpty)
    storage.texts["solo.7"] = nil
    window.happen(.button(.game(0)))
    #expect(window.scene.games.isEmpty)
  }

  @Test(arguments: ["easy", "fair", "strong"], ["1", "3", "afloat"])
  func `the computer plays to the end, at every level`(level: String, volley: String) throws {
    let window = try begun(level: level, volley: volley)
    for _ in 0..<40 {
      try fireOn(window)
      showAll(window)
    }
    #expect(window.scene.place != .game)
    #expect(window.scene.aside.isEmpty)
    #expect(window.link == nil)
    #expect(window.label(.seat(.start)) == "Rematch")
    #expect(window.label(.page(.again)) == nil)
    let winner = try #require(window.page.table?.seat.duel?.duel.winner)
    let score = winner == .second ? "You 1 : 0 computer" : "You 0 : 1 computer"
    #expect(window.scene.score.string == score)
    #expect(window.scene.heading == (winner == .second ? "You win!" : "You lost"))
    #expect(window.scene.figures.count >= 3)
    // In the next duel the computer fires first: it joins the person's challenge.
    window.press(.start)
    #expect(window.scene.heading == "Hide your ships")
    #expect(window.scene.score.string == score)
    window.press(.shuffle)
    window.press(.finished)
    showAll(window)
    #expect(window.scene.heading.string.hasPrefix("Your turn"))
  }

  @Test func `a shot of a volley that a finger marks is no shot`() throws {
    let window = try begun(volley: "3")
    for cell in ["A1", "B2"] { try window.say("tap \(cell)") }
    window.press(.mark)
    #expect(window.scene.slots.prefix(2) == [.aimed(.a1), .free(2)])
    #expect(window.scene.boards[0].rows[1].cells[1].marks == ["water", "noted"])
  }

  @Test func `every shot of the last volley is listed`() throws {
    let window = try begun(rules: 2, volley: "afloat")
    for cell in ["A1", "C3", "E5", "G7", "I9"] { try window.press(cell) }
    window.press(.fire)
    #expect(window.scene.heading == "The computer fires")
    showAll(window)
    #expect(window.scene.log.map(\.shots.count) == [5, 5])
  }

  @Test func `the shots of the computer are shown one by one, by the clock or by a button`() throws {
    let window = try begun(volley: "3")
    for cell in ["A1", "C3", "E5"] { try window.press(cell) }
    window.press(.fire)
    #expect(window.scene.heading == "The computer fires")
    #expect(window.label(.seat(.nextShot)) == "Next shot")
    func note() -> SafeText? { window.scene.buttons.first { $0.action == .seat(.nextShot) }?.note }
    // The person's own results are shown first.
    #expect(window.scene.saying == "You missed 3 times." && window.scene.aside.isEmpty && note() == "Shot 1 of 3")
    window.happen(.pauseEnded(ticket: try #require(window.pauses.last)))
    #expect(window.scene.saying == "The computer's shot 1 of 3")
    #expect(!window.scene.isMyTurn)
    let first = try #require(window.pauses.last)
    try window.press("F6")
    window.press(.advise)
    #expect(window.scene.saying == "The computer's shot 1 of 3")
    window.press(.nextShot)
    #expect(window.scene.saying == "The computer's shot 2 of 3")
    // The button was pressed before the first pause ended.
    try window.say("pause-ended \(first)")
    #expect(window.scene.saying == "The computer's shot 2 of 3")
    try window.say("pause-ended \(try #require(window.pauses.last))")
    #expect(window.scene.saying == "The computer's shot 3 of 3")
    showAll(window)
    #expect(window.scene.heading == "Your turn: 3 shots")
  }

  @Test func `the computer advises, and a shot removes its advice`() throws {
    let window = try begun(volley: "3")
    try window.say("key !")
    #expect(window.scene.saying.string.hasPrefix("The computer would fire at "))
    let tiles = try #require(window.scene.boards.first).rows.flatMap(\.cells)
    #expect(tiles.allSatisfy { tile in tile.chance.map { tile.label.string.hasSuffix(", \($0.percent)%") } ?? false })
    #expect(tiles.contains { $0.chance?.tenth == 9 })
    #expect(window.scene.boards[1].rows.flatMap(\.cells).allSatisfy { $0.chance == nil })
    try fireOn(window)
    #expect(window.scene.boards[0].rows.flatMap(\.cells).allSatisfy { $0.chance == nil })
  }

  @Test func `placed ships and chosen cells are restored after a reload`() throws {
    let storage = Storage()
    var window = Window(storage: storage)
    try window.say("chose rules 1")
    try window.say("chose volley 3")
    window.begin(.playComputer)
    try window.press("A1")
    window = window.reloaded()
    #expect(try window.picture().count { $0 == "#" } == 3)
    window.press(.shuffle)
    window.press(.finished)
    try window.press("A1 A2")
    window = window.reloaded()
    #expect(try window.picture().prefix(2) == "**")
  }

  @Test func `the game is resumed in a window that is opened later, even while the computer thinks`() throws {
    let storage = Storage()
    let window = try begun(storage)
    window.computerAnswers = false
    try fireOn(window)
    #expect(window.scene.saying == "The computer is thinking.")
    try window.press("F6")
    let later = Window(storage: storage)
    try later.resumeComputer()
    #expect(later.scene.heading == "Your turn")
    later.happen(.pauseEnded(ticket: try #require(later.pauses.last)))
    #expect(later.scene.aside.string.hasPrefix("The computer "))
    let again = later.reloaded()
    #expect(again.scene.boards == later.scene.boards)
  }

  @Test func `the ships of a rematch start on the board, too`() throws {
    let window = try begun(rules: 0)
    for _ in 0..<9 {
      try fireOn(window)
      showAll(window)
    }
    #expect(window.label(.seat(.start)) == "Rematch")
    window.press(.start)
    #expect(window.scene.saying == "All ships are placed")
    #expect(window.scene.aside == "Drag a ship, or choose one to move.")
    #expect(try window.picture().contains("#"))
    #expect(window.label(.seat(.finished)) == "Finished")
  }

  @Test(arguments: [true, false])
  func `storage that is emptied during a game is written again at the next event`(isHeard: Bool) throws {
    let storage = Storage()
    let window = try begun(storage)
    try fireOn(window)
    storage.texts = [:]
    // The page hears of another window that empties the storage, but not of a person who clears the browser's data.
    window.computerAnswers = false
    if isHeard { window.happen(.loaded(.saved(.computer(1)), .nothing)) } else { try fireOn(window) }
    #expect(storage.texts["solo"] == window.page.table?.solo?.saved.text)
  }

  @Test(arguments: [PageAction.playComputer, .hide])
  func `missing storage is reported before ships are placed`(action: PageAction) {
    let storage = Storage()
    storage.isForbidden = true
    let window = Window(storage: storage)
    window.press(action)
    let says: SafeText = "This browser does not store anything for this page, so the game is lost when you close it."
    #expect(window.scene.aside == says)
    #expect(!window.scene.notes.contains(says))
  }

  @Test func `without storage the game is played, and the page says that it is lost with the window`() throws {
    let storage = Storage()
    storage.isForbidden = true
    let window = try begun(storage)
    try fireOn(window)
    #expect(window.scene.heading == "Your turn")
    #expect(
      window.scene.notes.first
        == "This browser does not store anything for this page, so the game is lost when you close it.")
  }

  @Test(arguments: [
    "", "fair", "battleship solo 1", "battleship solo 1\nlevel fair\nboard 3x3\n",
  ])
  func `a saved game that cannot be read is reported`(record: String) throws {
    let storage = Storage()
    storage.texts["solo"] = record
    let window = Window(storage: storage)
    try window.resumeComputer()
    #expect(window.scene.refusal == "The game saved in this browser cannot be read.")
    #expect(storage.texts["solo"] == record)
  }

  @Test func `an unexpected answer changes nothing`() throws {
    let window = try begun()
    let before = window.scene
    try window.say("thought 99 ?Format=2")
    #expect(window.scene == before)
  }

  @Test func `an answer that is not a message is computed again by the page itself`() throws {
    let window = try begun()
    window.computerAnswers = false
    try fireOn(window)
    try window.say("thought \(window.page.ticket) no message")
    #expect(window.scene.heading == "Your turn")
  }

  @Test func `a fleet that fits nowhere is reported, and the title is one button away`() throws {
    let rules = try Rules(
      board: BoardSize(rows: 3, columns: 3), shipLengths: ShipLengths([1, 1, 1, 1, 1]), losingMiss: nil)
    let keys = [PlayerKey(bytes: Array(0..<32)), PlayerKey(bytes: Array(1...32))].compactMap { $0 }
    let solo = Solo(
      level: .easy, terms: try Terms(rules: rules.withShipsApart), key: keys[0], computersKey: keys[1],
      randomness: RandomSource(seed: 1))
    let storage = Storage()
    storage.texts["solo"] = solo.saved.text
    let window = Window(storage: storage, noted: "solo")
    #expect(window.scene.saying == "The ships do not fit on the board.")
    #expect(window.scene.boards.isEmpty)
    #expect(window.scene.buttons.isEmpty && window.scene.back?.action == .page(.leave))
  }

  @Test func `invalid requests are refused`() throws {
    let chart = try Chart(rules: .messages, shots: [.a1], hits: [.a1]).text
    #expect(WorkerRequest(text: Array("advise 1\n\(chart)".utf8)) != nil)
    for text in [
      "", "advise", "advise 1", "advise 1\nA1", "answer fair a b c", "elephant",
      "advise 0\n\(chart)", "advise 1\n\(chart)A1\n", "advise 1\n\(chart.replacing("shots", with: "shot"))",
    ] { #expect(WorkerRequest(text: Array(text.utf8)) == nil, "\(text)") }
  }
}
