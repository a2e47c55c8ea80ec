// Two players at one browser: the lock between them, a reload at any moment, and secrecy of both fleets.

import BattleshipCore
import BattleshipPlay
import Testing

@testable import BattleshipPage

@Suite struct PageTwoTests {
  @Test func `two who have no names yet are asked for them, once`() throws {
    let storage = Storage()
    let window = Window(storage: storage)
    window.press(.playTwo)
    let card = try #require(window.scene.cards.first)
    #expect(window.page.isOnTitle && card.fields.map(\.field) == [.first, .second] && !card.isFolded)
    // A field has one place.
    #expect(window.scene.cards.flatMap(\.fields).map(\.field) == [.first, .second, .name])
    window.happen(.wrote(.first, "Ann"))
    window.press(.startTwo)
    #expect(window.scene.heading == "Ann: hide your ships")
    let again = Window(storage: storage)
    again.press(.playTwo)
    #expect(again.scene.heading == "Ann: hide your ships")
  }

  /// A window in which John has hidden his ships.
  private func begun(_ storage: Storage = Storage(), seed: UInt64 = 1) throws -> Window {
    let window = Window(storage: storage, seed: seed)
    try window.say("chose rules 0")
    window.playTwo()
    #expect(window.scene.heading == "John: hide your ships" && window.scene.score == "John 0 : 0 Kate")
    window.press(.finished)
    return window
  }

  private func unlock(_ window: Window, _ name: SafeText) throws {
    #expect(window.scene.heading == "Pass to \(name)")
    let toHide: [SafeText] = ["Now \(name) hides ships, then fires first.", "Now \(name) hides ships."]
    #expect((toHide + ["Now it is \(name)'s turn to fire."]).contains(window.scene.saying))
    #expect(window.scene.aside.string.hasSuffix("'s ships are out of sight."))
    #expect(window.label(.seat(.unlock)) == nil && window.scene.boards.isEmpty && window.scene.facts.isEmpty)
    // Presses meanwhile open nothing.
    window.press(.unlock)
    #expect(window.scene.boards.isEmpty)
    window.happen(.pauseEnded(ticket: try #require(window.pauses.last)))
    #expect(window.label(.seat(.unlock)) == "I am \(name.string): unlock")
    window.press(.unlock)
    #expect(!window.scene.boards.isEmpty)
  }

  @Test func `two players here have the typed names, which are remembered; others are refused`() throws {
    let storage = Storage()
    var window = Window(storage: storage)
    func fields() -> [PageScene.TextField] {
      window.scene.cards.flatMap { $0.fields }.filter { $0.field == .first || $0.field == .second }
    }
    #expect(fields().map(\.text) == ["John", "Kate"])
    window.happen(.wrote(.first, "Ann"))
    let page = Language.english.sentences.page
    for (wrong, refusal): (String, LobbyRefusal) in [
      ("Ann", .notTwoNames), ("", .notAName(.second)), ("Kate,Eve", .notAName(.second)),
      (String(repeating: "x", count: 25), .notAName(.second)),
    ] {
      window.happen(.wrote(.second, wrong))
      window.press(.playTwo)
      // One reason, which holds for this text.
      #expect(window.page.table == nil && window.scene.refusal == page.refusal(refusal))
      // The refusal is at the field, which keeps what was written, and nowhere else.
      #expect(fields().map(\.text) == ["Ann", SafeText(wrong)])
      #expect(fields().map(\.refusal) == ["", window.scene.refusal])
    }
    window.happen(.wrote(.second, "Kate"))
    window.happen(.wrote(.first, " "))
    window.press(.playTwo)
    #expect(fields().map(\.refusal) == [page.refusal(.notAName(.first)), ""])
    window.happen(.wrote(.first, "Ann & Bo"))
    window.happen(.wrote(.second, "דנה"))
    window.press(.playTwo)
    #expect(window.scene.score == "Ann & Bo 0 : 0 דנה")
    window = Window(storage: storage)
    window.press(.playTwo)
    #expect(window.scene.score == "Ann & Bo 0 : 0 דנה")
  }

  @Test func `two hide, fire, see the results, and give up`() throws {
    let storage = Storage()
    var window = try begun(storage)
    #expect(window.scene.saying == "Now Kate hides ships, then fires first.")
    try unlock(window, "Kate")
    #expect(window.scene.heading == "Kate: hide your ships")
    window.press(.finished)
    // The head names the person whose turn it is, and the sentence about the last shot does not take its place.
    func head() -> [SafeText] {
      [window.scene.heading, window.scene.name, window.scene.face?.letter ?? "", window.scene.under]
    }
    #expect(head() == ["Kate's turn", "Kate", "K", "against John"] && window.scene.isProminent)
    try window.press("A1")
    #expect(head() == ["Kate's shot", "Kate", "K", "against John"] && window.scene.isProminent)
    #expect(window.scene.saying.string.hasPrefix("A1: "))
    #expect(window.label(.seat(.handOver)) == "Pass to John")
    window.press(.handOver)
    #expect(window.scene.saying == "Now it is John's turn to fire.")
    // A reloaded page is locked for the player who takes the keyboard.
    window = window.reloaded()
    try unlock(window, "John")
    #expect((window.scene.saying.string + window.scene.aside.string).contains("A1"))
    #expect(head() == ["John's turn", "John", "J", "against Kate"] && window.scene.isProminent)
    window.press(.resign)
    window.press(.confirm)
    #expect(window.scene.place == .end(hasWon: false))
    #expect(window.scene.score == "John 0 : 1 Kate")
    #expect(window.scene.letter == nil && window.link == nil)
    window.press(.start)
    // In the next game the other one hides first.
    try unlock(window, "Kate")
    #expect(window.scene.heading == "Kate: hide your ships")
    #expect(try window.picture().contains("#"))
  }

  @Test func `a long name pushes no words out: it stands below the title, and alone in a button`() throws {
    let (first, second) = ("Maximiliane von Wolkenst", "Bartholomew Featherstone")
    let window = Window()
    try window.say("chose rules 0")
    window.happen(.wrote(.first, first))
    window.happen(.wrote(.second, second))
    window.press(.playTwo)
    func head() -> [SafeText] { [window.scene.name, window.scene.under] }
    #expect(head() == ["Hide your ships", "\(SafeText(first)) · ships may touch"])
    window.press(.finished)
    try unlock(window, SafeText(second))
    window.press(.finished)
    #expect(window.scene.heading == "Your turn" && window.scene.name == SafeText(second))
    try window.press("A1")
    #expect(window.scene.heading == "Your shot")
    #expect(window.label(.seat(.handOver)) == "Pass on")
    #expect(window.scene.buttons.contains { $0.note == SafeText(first) })
    window.press(PageAction.leave)
    #expect(window.scene.games.map(\.turn) == ["Bartholomew's turn"])
  }

  @Test func `a volley is aimed under the name of the person who aims`() throws {
    let window = Window()
    try window.say("chose volley 3")
    window.playTwo()
    window.press(.finished)
    try unlock(window, "Kate")
    window.press(.finished)
    #expect(window.scene.heading == "Kate's turn: 3 shots")
  }

  @Test func `the game is in the list, and the page and its note show nothing of either fleet`() throws {
    let storage = Storage()
    let window = try begun(storage)
    let other = try begun(seed: 5)
    #expect(window.scene == other.scene && window.bookmark == "two")
    window.press(PageAction.leave)
    #expect(window.scene.games.map(\.turn) == ["Kate's turn"])
    #expect(window.scene.games.map(\.button.label) == ["John v. Kate"])
    window.happen(.button(.game(0)))
    try unlock(window, "Kate")
    // Another game begins beside it.
    let title = Window(storage: storage)
    title.playTwo()
    title.press(.finished)
    #expect(storage.texts["two"] != nil && storage.texts["two.2"] != nil)
    #expect(Window(storage: storage).scene.games.count == 2)
    storage.texts["two.2"] = "elephant"
    #expect(Window(storage: storage).scene.games.count == 1)
  }
}
