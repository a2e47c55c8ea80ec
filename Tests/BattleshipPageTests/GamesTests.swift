// The page's memory: the person's games, whose turn it is, the choices, the fewest shots.

import BattleshipCore
import BattleshipPlay
import Testing

@testable import BattleshipPage

private let place = "https://example.org/b.html"

@Suite struct GamesTests {
  @Test func `every game is listed with its turn, those to act on come first, and each is opened by its button`() throws
  {
    var pair = try Pair()
    // Ann waits for Bob, who has not answered: his title says so, too.
    #expect(Window(at: place, storage: pair.ann).scene.games.map(\.turn) == ["Their turn"])
    let opened = try pair.opened()
    #expect(Window(at: place, storage: pair.bob).scene.games.isEmpty)
    opened.press(.join)
    let bob = Window(at: place, storage: pair.bob)
    #expect(bob.scene.games.map(\.turn) == ["Your turn"])
    #expect(bob.scene.games.map(\.button.label) == ["Duel"])
    #expect(bob.scene.games.map(\.button.note) == ["3x3"])
    #expect(bob.scene.games.map(\.remove.label) == ["Delete: Duel, 3x3"])
    #expect(bob.scene.gamesTitle == "Your games")
    bob.happen(.button(.game(0)))
    #expect(bob.scene.heading == "Hide your ships")
    try pair.step()
    #expect(Window(at: place, storage: pair.bob).scene.games.map(\.turn) == ["Their turn"])
    // Ann opens the reply, and closes the window.
    _ = try pair.opened()
    let ann = Window(at: place, storage: pair.ann)
    #expect(ann.scene.games.map(\.turn) == ["Your turn"])
    ann.happen(.button(.game(0)))
    #expect(ann.scene.heading == "Your turn")
    #expect(ann.scene.boards[0].isLive)
  }

  @Test func `a duel that is won, but not checked yet, says what is due`() throws {
    var pair = try Pair()
    while try Duel(messageURL: pair.last.query()).winner == nil { try pair.step() }
    _ = try pair.opened()
    let winner = Window(at: place, storage: pair.isAnns ? pair.bob : pair.ann)
    #expect(winner.scene.games.map(\.turn) == ["Open ships"])
    #expect(winner.scene.games.map(\.isMine) == [true])
  }

  @Test func `a game against the computer and one by link are in one list, and it is cut short`() throws {
    let storage = Storage()
    for identifier in 0..<6 {
      storage.texts["hunt.\(identifier)"] = "theirs ?Ship_Location=0&Ship_Location=\(identifier + 1)&Is_Complete=0"
    }
    storage.texts["hunt.x"] = "theirs nonsense"
    let window = Window(at: place, storage: storage)
    window.press(.playComputer)
    window.press(PageAction.leave)
    // A small window shows three of them, and the largest six.
    #expect(
      window.scene.games.map(\.face.kind).prefix(3) == [.computer, .hunt, .hunt] && window.scene.games.count == 6)
    #expect(window.scene.isCutShort && window.scene.gamesButton?.label == "All 7")
    window.press(.listGames)
    #expect(window.scene.games.count == 7 && !window.scene.isCutShort)
    #expect(window.scene.gamesButton?.label == "Fewer")
    try window.resumeComputer()
    #expect(window.scene.heading == "Hide your ships")
  }

  @Test func `a question about a game marks it, and says of no game that is over that it comes back`() throws {
    let storage = Storage()
    storage.texts["hunt.1"] = "theirs ?Ship_Location=0&Ship_Location=1&Is_Complete=0"
    storage.texts["hunt.2"] = "theirs ?Ship_Location=0&Ship_Location=1&Is_Complete=1&Guess=0&Guess=1"
    let window = Window(at: place, storage: storage)
    #expect(window.scene.games.map(\.turn) == ["Your turn", "You won"])
    for (index, question) in [
      "Delete this game: Hunt, 3x3? It comes back with its next link.", "Delete this game: Hunt, 3x3, 2 shots?",
    ].enumerated() {
      window.happen(.button(.delete(index)))
      #expect(window.scene.question.string == question)
      #expect(window.scene.games.map(\.isAsked) == [index == 0, index == 1])
    }
    window.press(.cancel)
    #expect(!window.scene.games.contains { $0.isAsked })
  }

  @Test func `a game whose ships are being placed is deleted like any other`() throws {
    let storage = Storage()
    let window = Window(at: place, storage: storage)
    window.press(.challenge)
    window.press(PageAction.leave)
    let game = try #require(window.scene.games.first)
    #expect(game.button.label == "New game" && game.button.action == .page(.resume))
    window.happen(.button(game.remove.action))
    #expect(window.scene.question == "Delete this game: New game?" && window.scene.games[0].isAsked)
    window.press(.confirm)
    #expect(window.scene.games.isEmpty)
    #expect(Window(at: place, storage: storage).scene.games.isEmpty)
  }

  @Test func `the fewest shots of a win are remembered, for each kind of board`() throws {
    let storage = Storage()
    let hunt = "?Ship_Location=0&Ship_Location=1&Is_Complete=0"
    let first = Window(hunt, storage: storage)
    try first.press("C3 A1 A2")
    #expect(storage.texts["best"] == "3x3.1.1.hunt=3")
    #expect(first.scene.aside.isEmpty)
    #expect(first.scene.figures.map(\.label) == ["shots", "hit", "hits in a row"])
    let second = Window(hunt.replacing("=1&", with: "=3&"), storage: storage)
    try second.press("A1 B1")
    #expect(second.scene.aside == "Your best on this board!")
    #expect(second.scene.figures.map(\.value) == ["2", "2", "100%", "2"])
    #expect(second.scene.figures.map(\.label) == ["shots", "your best", "hit", "hits in a row"])
  }

  @Test(arguments: [("-5", "-7"), ("29000000", "-7"), ("-5", "29000000"), ("x", "")])
  func `a clock before 1970 loses no game of the list, and shows no time`(now: String, then: String) throws {
    let window = Window(at: place)
    try window.say("games \(now)\u{1E}hunt.x \(then) theirs ?Ship_Location=0&Ship_Location=1&Is_Complete=0")
    #expect(window.scene.games.map(\.face.kind) == [.hunt])
    #expect(window.scene.games.map(\.time) == [""])
  }

  @Test func `notes of earlier pages are read`() throws {
    let hide = try #require(SavedLink(saved: "hide 1.3 A1-A3.C1-C2 - - -"))
    #expect(hide.kind == .placing && hide.draft?.volley == .shots(3))
    #expect(hide.draft?.placement.draft.ships.map(\.description) == ["A1-A3", "C1-C2"])
    #expect(SavedLink(saved: "hide 0.hunt - - - -")?.draft?.volley == nil)
    #expect(SavedLink(saved: "hide 99.1 - - - -") == nil)
    for text in ["", "mine", "theirs", "duel", "hide"] { #expect(SavedLink(saved: text) == nil, "\(text)") }
    let hunt = "?Ship_Location=0&Ship_Location=1&Is_Complete=0&Guess=4"
    for (word, kind) in [("mine", SavedLink.Kind.hidden), ("theirs", .hunt)] {
      for text in ["\(word) \(hunt)", "\(word) \(hunt) - - - -"] {
        let read = try #require(SavedLink(saved: text))
        #expect(read.kind == kind && read.hunt?.shots.count == 1 && read.draft == nil)
      }
    }
    let challenge = try #require(try Pair().last.link)
    let begun = try #require(SavedLink(saved: "duel \(challenge) A1.C3 ready B2 -"))
    #expect(begun.kind == .duel && begun.content?.duel != nil)
    guard case .joining(let fleet, let cells)? = begun.draft?.answer else { throw Unexpected() }
    #expect(Array(fleet.ships).count == 2 && cells == [Cell("B2")])
    #expect(SavedLink(saved: "duel \(challenge) A1 - - -")?.draft?.answer != nil)
    #expect(SavedLink(saved: "duel \(challenge) - - - link")?.draft?.answer == nil)
    #expect(SavedLink(saved: "solo - - - - -") == nil && SavedLink(saved: "title") == nil)
  }

  private struct Unexpected: Error {}

  @Test func `choices and the language are remembered`() throws {
    let storage = Storage()
    let window = Window(storage: storage)
    for choice in ["level strong", "rules 0", "volley 3"] { try window.say("chose \(choice)") }
    window.press(.otherLanguage)
    let again = Window(storage: storage)
    #expect(again.page.settings == window.page.settings)
    #expect(again.scene.language == "zh")
    #expect(storage.texts["choices"] == window.page.settings.text)
    // As earlier pages saved them.
    storage.texts["choices"] = "zh strong 0 3"
    #expect(Window(storage: storage).page.settings == window.page.settings)
  }
}
