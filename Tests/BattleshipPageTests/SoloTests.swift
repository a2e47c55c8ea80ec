// A game against the computer on the page.

import BattleshipCore
import BattleshipPlay
import BattleshipPlayers
import TestSupport
import Testing

@testable import BattleshipPage

@Suite struct SoloTests {
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

  private func fireOn(_ window: Window) throws {
    guard case .aiming(let aiming, _) = window.page.table?.seat.task else { return }
    for cell in Array(aiming.chart.unknownCells).prefix(aiming.shotsDue) { try window.press(cell.description) }
    if aiming.shotsDue > 1 { window.press(.fire) }
  }

  @Test(arguments: ["easy", "fair", "strong"], ["1", "3", "afloat"])
  func `the computer plays to the end, at every level`(level: String, volley: String) throws {
    let window = try begun(level: level, volley: volley)
    for _ in 0..<40 { try fireOn(window) }
    #expect(window.scene.heading == "The duel is over")
    #expect(window.scene.saying.string.hasSuffix("Both played fair: every answer was true."))
    #expect(window.link == nil)
    window.press(.again)
    #expect(window.scene.heading == "Hide your ships")
  }

  @Test func `the game is gone on with in a window that is opened later, also while the computer thinks`() throws {
    let storage = Storage()
    let window = try begun(storage)
    window.computerAnswers = false
    try fireOn(window)
    #expect(window.scene.saying == "The computer is thinking.")
    try window.press("F6")
    let later = Window(storage: storage)
    later.press(.goOn)
    #expect(later.scene.heading == "Your turn")
    #expect(later.scene.saying.string.contains("The computer: "))
    let again = later.reloaded()
    #expect(again.scene.boards == later.scene.boards)
  }

  @Test func `without storage the game is played, and said to be lost with the window`() throws {
    let storage = Storage()
    storage.isForbidden = true
    let window = try begun(storage)
    try fireOn(window)
    #expect(window.scene.heading == "Your turn")
    #expect(
      window.scene.notes.map(\.string) == [
        "This browser keeps nothing for this page, so the game is lost when you close it."
      ])
  }

  @Test(arguments: [
    "", "fair", "fair a b c",
    "fair \(String(repeating: "A", count: 43)) \(String(repeating: "A", count: 43)) ?Format=2",
  ])
  func `a kept game that cannot be read is said to be so`(record: String) {
    let storage = Storage()
    storage.texts["solo"] = record
    let window = Window(storage: storage)
    window.press(.goOn)
    #expect(window.scene.refusal == "The game that this browser kept cannot be read.")
    #expect(storage.texts["solo"] == record)
  }

  @Test func `an answer that nobody waits for changes nothing`() throws {
    let window = try begun()
    let before = window.scene
    try window.say("thought 99 ?Format=2")
    #expect(window.scene == before)
  }

  @Test func `the same question has the same answer`() throws {
    let key = try #require(PlayerKey(bytes: Array(0..<32)))
    let question = Question.challenge(.strong, key, .skirmish, .shots(1))
    #expect(question.answer == question.answer)
    #expect(try Duel(messageURL: #require(question.answer)).side(of: key)?.player == .first)
  }
}
