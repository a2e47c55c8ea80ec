// The interface to the script: events in as text, the scene out as JSON; and the keys typed at a board.

import BattleshipCore
import BattleshipPlay
import Foundation
import TestSupport
import Testing

@testable import BattleshipPage

@Suite struct BorderTests {
  private let buttons =
    SeatButton.allCases.map { PageButton.seat($0) } + PageAction.allCases.map { PageButton.page($0) }

  @Test func `any bytes are an event or none, and the report is JSON`() throws {
    let names = ["key", "solo", "duel.x", "hunt.x", "came.x", "daily", "choices", "best", "last"]
    let words =
      PageEvent.Word.allCases.map(\.rawValue) + names.map { "loaded \($0)" } + names.map { "stored \($0)" } + [
        "drag A1", "lift A1", "games 5", "wrote link", "wrote key", "thought 1", "",
      ]
    let values =
      buttons.map(\.name) + [
        "B3", "0", "7", "fair 1 3", "en fair 1 3", "game-0", "game-7", "\nhunt.x 0 theirs ?\nduel.y z",
        "done", "full", "other", "nothing", "text x", "forbidden", "A1", "P16", "Enter", "zh-CN,en", "rules 2",
        "?Ship_Location=0&Ship_Location=1&Is_Complete=0", "duel ?Format=2 - - - -", "hide 1.hunt A1-A3 - - -",
        "\u{1}\"\\<b>🛳",
      ]
    forAll("any bytes are an event or none", count: 300) { chance in
      var page = Page(randomness: RandomSource(using: &chance))
      for _ in 0..<12 {
        let text = "\(words.randomElement(using: &chance) ?? "") \(values.randomElement(using: &chance) ?? "")"
        var bytes = Array(text.utf8)
        if chance.number(0...3) == 0, !bytes.isEmpty {
          bytes[chance.number(0...bytes.count - 1)] = UInt8(chance.number(0...255))
        }
        let effects = PageEvent(text: bytes).map { page.update($0) } ?? []
        let report = try JSONSerialization.jsonObject(with: Data(page.report(after: effects))) as? [String: Any]
        guard report?.keys.sorted() == ["bookmark", "effects", "keeps", "scene"] else { return false }
      }
      return true
    }
  }

  @Test func `each language is offered under its own name, and used once it is chosen`() throws {
    let window = Window(storage: Storage())
    let offered = window.scene.cards.flatMap(\.selects).first { $0.choice == .language }
    #expect(offered?.options.map(\.label.string) == ["English", "中文"])
    #expect(offered?.options.map(\.isChosen) == [true, false])
    try window.say("chose language zh")
    #expect(window.scene.language == "zh")
    #expect(window.scene.heading == Language.chinese.sentences.seat.aim)
    // It is saved, like every choice.
    #expect(Window(storage: window.storage).scene.language == "zh")
  }

  @Test func `every button has a unique name, and is found by it`() {
    #expect(Set(buttons.map(\.name)).count == buttons.count)
    for button in buttons { #expect(PageButton(button.name) == button) }
  }

  @Test func `a cell is named by a letter and a number, and Enter presses it`() throws {
    let window = Window("?Ship_Location=3-33&Is_Complete=0&Board=10x10&Fleet=4")
    try window.say("key c")
    #expect(window.scene.saying == "row C: now the number of the column")
    try window.say("key 1")
    try window.say("key 0")
    #expect(window.label(.page(.fireAtCursor)) == "Fire at C10")
    try window.say("key Enter")
    #expect(window.scene.saying.string.hasPrefix("C10: miss"))
    for key in ["ArrowUp", "ArrowUp", "ArrowUp", "ArrowLeft"] { try window.say("key \(key)") }
    window.press(.fireAtCursor)
    #expect(window.scene.saying.string.hasPrefix("A9: miss"))
  }

  @Test func `before anything is aimed at, the button asks for a cell; a tap or a key on the first one aims`() throws {
    func begun() -> Window { Window("?Ship_Location=3-33&Is_Complete=0&Board=10x10&Fleet=4") }
    func button(_ window: Window) -> PageScene.LabeledButton? {
      window.scene.buttons.first { $0.action == .page(.fireAtCursor) }
    }
    #expect(button(begun())?.label == "Pick a cell" && button(begun())?.isEnabled == false)
    for events in [["tap A1"], ["key a", "key 1"], ["key ArrowDown", "key ArrowUp"]] {
      let window = begun()
      for event in events { try window.say(event) }
      #expect(button(window)?.label == "Fire at A1" && button(window)?.isEnabled == true)
    }
    // The first cell of a half-typed name is not aimed at.
    let window = begun()
    try window.say("key b")
    #expect(button(window)?.isEnabled == false)
  }

  @Test func `a tap on a small cell aims, and a second one fires`() throws {
    let window = Window("?Ship_Location=3-33&Is_Complete=0&Board=10x10&Fleet=4")
    try window.say("tap A1")
    #expect(window.scene.boards[0].rows[0].cells[0].label == "A1, unknown")
    try window.say("tap B1")
    try window.say("tap A1")
    try window.say("tap A1")
    #expect(window.scene.boards[0].rows[0].cells[0].label == "A1, miss")
    // After a hit, the cursor goes on along the ship, but nobody has aimed there.
    for _ in 0..<2 { try window.say("tap A4") }
    #expect(window.scene.saying.string.hasPrefix("A4: hit"))
    #expect(window.scene.buttons.first { $0.action == .page(.fireAtCursor) }?.label == "Pick a cell")
  }

  @Test func `ships are turned, shuffled and taken back by keys`() throws {
    let window = Window()
    window.begin(.hide)
    try window.say("hover C3")
    #expect(try window.picture().split(separator: "\n")[2] == "..+++++...")
    func marks() -> [[String]] { window.scene.boards[0].rows[2...3].map { $0.cells[2].marks } }
    #expect(marks() == [["fits", "left"], ["water"]])
    try window.say("key t")
    #expect(marks() == [["fits", "top"], ["fits", "down"]])
    #expect(try window.picture().split(separator: "\n")[6] == "..+.......")
    try window.say("key Space")
    #expect(try window.picture().split(separator: "\n")[6] == "..#.......")
    try window.say("key u")
    #expect(try !window.picture().contains("#"))
    try window.say("key r")
    #expect(try window.picture().count { $0 == "#" } == 17)
  }

  @Test func `a language that the page does not have is skipped`() {
    #expect(Window(languages: "xx,en-GB").scene.language == "en")
  }
}
