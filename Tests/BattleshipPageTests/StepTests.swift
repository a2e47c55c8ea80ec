// Small steps on the page: a ship under a finger, a shot that is taken back, the browser's back button, a deleted game.

import BattleshipCore
import BattleshipPlay
import Testing

@testable import BattleshipPage

private let place = "https://example.org/b.html"

@Suite struct StepTests {
  @Test func `a ship under a finger shows where it would be placed, or its obstacle, and falls back there`() throws {
    let window = Window()
    try window.say("chose rules 1")
    window.begin(.challenge)
    try window.press("A1 C1 E1")
    let before = try window.picture()
    #expect(before == "###...\n......\n##....\n......\n##....\n......", "\(before)")
    try window.say("lift A2 B4")
    #expect(try window.picture() == "......\n..+++.\n##....\n......\n##....\n......")
    try window.say("lift A2 C3")
    #expect(try window.picture() == "......\n......\n#---..\n......\n##....\n......")
    #expect(!window.scene.saying.isEmpty && window.scene.refusal.isEmpty)
    // The ship below it is still seen.
    let isOver = window.scene.boards[0].rows[2].cells.map { $0.marks.contains("over") }
    #expect(isOver == [false, true, false, false, false, false])
    try window.say("drag A2 C3")
    #expect(try window.picture() == before)
    try window.say("lift A2 B4")
    try window.say("drag A2 B4")
    #expect(try window.picture() == "......\n..###.\n##....\n......\n##....\n......")
  }

  @Test func `each shot of a volley has a slot, its number on the sea, and is taken back by a tap`() throws {
    let window = Window()
    try window.say("chose rules 2")
    try window.say("chose volley 3")
    window.press(.playComputer)
    window.press(.finished)
    #expect(window.scene.heading == "Your turn: 3 shots" && window.scene.hint == "Choose 3 cells.")
    #expect(window.scene.buttons.first { $0.action == .seat(.fire) }?.label == "Aim 3 more")
    try window.press("B2 C3")
    let cells = try ["B2", "C3"].map { try #require(Cell($0)) }
    #expect(window.scene.slots == [.aimed(cells[0]), .aimed(cells[1]), .free(3)])
    #expect(window.scene.boards[0].rows[2].cells[2].shot == 2)
    #expect(window.scene.hint == "2 of 3 aimed. Press again to take back.")
    try window.say("button cell-B2")
    #expect(window.scene.slots == [.aimed(cells[1]), .free(2), .free(3)])
    #expect(window.scene.boards[0].rows[2].cells[2].shot == 1)
  }

  @Test func `the browser's back button goes one step back, and answers a question with no`() throws {
    let window = Window()
    window.press(.playComputer)
    window.press(.finished)
    try window.press("A1")
    for _ in window.pauses { window.happen(.pauseEnded(ticket: try #require(window.pauses.last))) }
    window.press(.resign)
    #expect(!window.scene.question.isEmpty)
    try window.say("back")
    #expect(window.scene.question.isEmpty && window.scene.place == .game)
    window.press(.resign)
    try window.say("key Escape")
    #expect(window.scene.question.isEmpty && window.scene.place == .game)
    window.press(PageAction.rules)
    #expect(window.scene.place == .page)
    try window.say("back")
    #expect(window.scene.place == .game && window.scene.name == "Computer")
    try window.say("back")
    #expect(window.scene.place == .title)
    try window.say("back")
    #expect(window.scene.place == .title)
    try window.resumeComputer()
    try window.say("key b")
    try window.say("key Escape")
    #expect(window.scene.place == .game)
    try window.say("key Escape")
    #expect(window.scene.place == .title)
  }

  @Test func `a game is deleted after a question, and the memory of a duel stays`() throws {
    let storage = Storage()
    let window = Window(at: place, storage: storage)
    window.press(.playComputer)
    window.press(PageAction.leave)
    window.press(.challenge)
    window.press(.finished)
    let link = try #require(window.link)
    window.press(PageAction.leave)
    #expect(window.scene.games.map(\.face.kind) == [.computer, .duel])
    window.happen(.button(.delete(0)))
    window.press(PageAction.cancel)
    #expect(window.scene.games.count == 2)
    for name in ["Computer, fair, 10x10?", "Duel, not joined, 10x10? It comes back with its next link."] {
      window.happen(.button(.delete(0)))
      #expect(window.scene.question.string == "Delete this game: \(name)")
      window.press(PageAction.confirm)
    }
    #expect(window.scene.games.isEmpty)
    let duel = try Duel(messageURL: link)
    #expect(storage.texts["solo"] == nil && storage.texts["duel.\(duel.identifier)"] != nil)
  }

  @Test func `links that were only opened are not listed, however many there are`() throws {
    let storage = Storage()
    let challenge = Window(at: place)
    challenge.press(.challenge)
    challenge.press(.finished)
    for link in ["#" + String(try challenge.query()), "?Ship_Location=0&Ship_Location=1&Is_Complete=0"] {
      let window = Window(link, at: place, storage: storage)
      #expect(window.scene.refusal.isEmpty)
      window.press(PageAction.leave)
      #expect(window.scene.games.isEmpty, "\(link)")
      #expect(storage.texts.keys.allSatisfy { $0 == "key" || $0 == "last" }, "\(storage.texts.keys)")
    }
    let hunt = Window("?Ship_Location=0&Ship_Location=1&Is_Complete=0", at: place, storage: storage)
    try hunt.press("C3")
    hunt.press(PageAction.leave)
    #expect(hunt.scene.games.count == 1)
  }
}
