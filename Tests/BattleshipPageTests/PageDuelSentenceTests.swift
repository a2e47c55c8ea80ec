// The sentences for a player of a duel if something is missing, and at the end.

import BattleshipCore
import BattleshipPlay
import TestSupport
import Testing

@testable import BattleshipPage

private let place = "https://example.org/b.html"

@Suite struct PageDuelSentenceTests {
  @Test(arguments: ["forgotten", "changed", "forbidden"])
  func `a player whose ships might be in this duel is not told that they are in another browser`(storage: String) throws
  {
    var pair = try Pair()
    try pair.step()
    switch storage {
    case "forgotten": pair.ann.texts = pair.ann.texts.filter { $0.key == "key" }
    case "changed": for name in pair.ann.texts.keys where name.hasPrefix("duel.") { pair.ann.texts[name] = "x" }
    case _: pair.ann.isForbidden = true
    }
    let window = try pair.opened()
    #expect(!window.scene.refusal.isEmpty)
    #expect(!window.scene.saying.string.contains("in another browser"), "\(window.scene.refusal)")
    #expect(!window.scene.aside.string.contains("bring your key"))
  }

  @Test func `a name is asked once, stands in the link, and an invalid one is refused before the ships go out`()
    throws
  {
    let storage = Storage()
    let window = Window(at: place, storage: storage)
    window.begin(.challenge)
    #expect(window.scene.field?.field == .name)
    window.press(.shuffle)
    window.happen(.wrote(.name, String(repeating: "x", count: 25)))
    window.press(.finished)
    #expect(window.scene.letter == nil)
    #expect(window.scene.refusal == Language.english.sentences.page.nameRefused)
    window.happen(.wrote(.name, " Ann & Bo "))
    window.press(.finished)
    #expect(window.scene.letter != nil)
    #expect(try Duel(messageURL: String(window.query())).firstName == Duel.Name("Ann & Bo"))
    let again = Window(at: place, storage: storage)
    again.begin(.challenge)
    #expect(again.scene.field == nil)
  }

  @Test(arguments: Language.allCases)
  func `impossible answers are reported at once, and never of an honest player`(language: Language) throws {
    let sentence = language.sentences.duel.noFleet("Eve").string
    for isHonest in [true, false] {
      let duel = try LyingDuel(named: "Eve", isHonest: isHonest)
      let storage = Storage()
      storage.texts["key"] = duel.key.text
      storage.texts["duel." + duel.mine.identifier] = duel.mine.messageURL()
      let query = try duel.answered.messageURL(base: MessageURLBase(""))
      let window = Window(
        "#" + query, at: place, storage: storage, languages: language == .chinese ? "zh" : "en")
      #expect(window.scene.refusal.isEmpty && window.page.table?.seat.aiming?.shotsDue == 1)
      // After the player's own result, with the opponent's shots.
      window.happen(.pauseEnded(ticket: try #require(window.pauses.last)))
      #expect(window.scene.aside.string.contains(sentence) != isHonest, "\(window.scene.aside)")
    }
  }

  @Test func `a challenge shows opponent and terms before ships are hidden, and asks for the name there`() throws {
    let challenge = Window(at: place)
    challenge.begin(.challenge)
    challenge.press(.shuffle)
    challenge.happen(.wrote(.name, "Ann & Bo"))
    challenge.press(.finished)
    let (link, storage) = ("#" + String(try challenge.query()), Storage())
    let window = Window(link, at: place, storage: storage)
    #expect(window.scene.place == .challenge && window.scene.heading == "Ann & Bo challenges you")
    let intro = try #require(window.scene.intro)
    #expect(intro.rules == "10x10, 5 ships, a shot for each ship afloat" && window.scene.boards.isEmpty)
    #expect(window.scene.face?.letter == "A" && intro.first == "You fire first" && intro.fields.map(\.field) == [.name])
    #expect(
      intro.steps.map(\.title) == [
        "Hide your fleet", "Fire 5 shots", "Send the link back", "Nobody can peek, and cheating shows",
      ])
    window.happen(.wrote(.name, String(repeating: "x", count: 25)))
    window.press(.join)
    #expect(window.scene.place == .challenge)
    #expect(window.scene.refusal == Language.english.sentences.page.nameRefused)
    window.happen(.wrote(.name, "Robin"))
    window.press(.join)
    #expect(window.scene.heading == "Hide your ships" && window.scene.intro == nil)
    #expect(window.scene.field == nil && window.scene.under == "against Ann & Bo · ships may touch")
    #expect(window.page.settings.ownName?.text == "Robin")
  }

  @Test func `the end is told once: the sentence under it does not repeat it`() throws {
    for isResigned in [true, false] {
      var pair = try Pair()
      var seen: [String] = []
      func look(_ window: Window) {
        guard case .end = window.scene.place else { return }
        let heading = window.scene.heading.string
        #expect(!window.scene.saying.string.contains(heading), "\(heading) / \(window.scene.saying)")
        seen.append("\(heading) | \(window.scene.saying.string) | \(window.scene.aside.string)")
      }
      for turn in 0..<30 where try Duel(messageURL: pair.last.query()).openings.count < 2 {
        look(try pair.opened())
        if isResigned, turn == 1 {
          let window = try pair.opened()
          window.press(.resign)
          window.press(.confirm)
          (pair.last, pair.isAnns) = (window, !pair.isAnns)
        } else {
          try pair.step()
        }
        look(pair.last)
      }
      look(try pair.opened())
      let opens = "| Open your ships so that your answers can be checked."
      #expect(seen.contains { $0.hasPrefix("You win! | ") && $0.hasSuffix(opens) }, "\(seen)")
    }
  }

  @Test func `a loss that waits for its answers has both boards, and no ships or shots between them`() throws {
    var pair = try Pair()
    for _ in 0..<30 {
      let window = try pair.opened()
      if window.label(.seat(.answer)) == "Send the answers" {
        #expect(window.scene.heading == "You lost")
        #expect(window.scene.boards.count == 2)
        #expect(window.scene.ships.isEmpty)
        #expect(window.scene.log.isEmpty)
        return
      }
      try pair.step()
    }
    Issue.record("nobody has lost")
  }
}
