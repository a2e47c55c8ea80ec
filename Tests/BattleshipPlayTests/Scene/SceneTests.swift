// The scene of a seat at each moment: boards, facts, sentences, buttons.

import BattleshipCore
import Testing

@testable import BattleshipPlay

@Suite struct SceneTests {
  private func scene(_ seat: Seat, _ transport: Transport = .conversation) -> Scene {
    seat.scene(in: .english, for: players(transport))
  }

  @Test func `hiding shows the ships, and the next one where it would be placed`() throws {
    var seat = Seat(rules: .skirmish)
    _ = seat.handle(.placed(try #require(Ship("C1-C3"))), .pointed(try #require(Cell("E6"))))
    let now = scene(seat)
    #expect(
      now.picture == """
        ......
        ......
        ###...
        ......
        ....++
        ......
        """)
    #expect(now.words == "Ships to place: 2 | t turns the Destroyer")
    #expect(now.labels == ["(Finished)"])
    #expect(now.focus == .board)
    #expect(now.boards[0].cursor == Cell("E6"))
    _ = seat.update(.pointed(try #require(Cell("C4"))))
    #expect(scene(seat).picture.split(separator: "\n")[2] == "###++.")
  }

  @Test func `a scene among several keeps everything but its hints, and has one more fact`() {
    var now = scene(Seat(rules: .skirmish))
    now.score = "1 : 0"
    let one = now.with(fact: "Game 1/2", hints: [.helps])
    #expect(one.facts.map(\.text) == ["Game 1/2"] + now.facts.map(\.text))
    #expect(one.hints == [.helps])
    #expect(one.score == "1 : 0")
    #expect(one.boards == now.boards)
  }

  @Test func `hunting shows the results of shots, and no undiscovered ship`() throws {
    var seat = Seat(rules: .messages)
    let fleet = try Fleet(named: "B2-B4,D1-D2,F5-F6", rules: .skirmish)
    seat.open(.theirs(Game(fleet: fleet)))
    seat.fire("B2", "D1", "D2", "A6")
    let now = scene(seat)
    #expect(
      now.picture == """
        .....o
        .x....
        ......
        XX....
        ......
        ......
        """)
    #expect(now.words == "Lives 13/14 | 2 ships afloat | Hit 3/7 | A6: miss. 13 lives left.")
    #expect(now.labels.isEmpty)
    #expect(now.title == "Find the ships")
  }

  @Test func `a boat that is hit is sunk, on the board, in the log and in words`() throws {
    for (language, word) in [(Language.english, "sunk"), (.chinese, "击沉")] {
      var seat = Seat(rules: .messages)
      seat.open(.theirs(try demoGame()))
      seat.fire("A1")
      let now = seat.scene(in: language, for: players(.conversation))
      #expect(now.picture == "X..\n...\n...")
      #expect(now.boards[0].shots == [AnsweredShot(cell: .a1, result: .sunk(Ship(.a1)))])
      #expect(now.saying?.text.string.contains(word) == true, "\(now.words)")
      seat.fire("B2")
      #expect(seat.scene(in: language, for: players(.conversation)).picture == "X..\n.X.\n...")
    }
    var game = try demoGame()
    _ = try game.fire(at: .a1)
    var seat = Seat(rules: .messages)
    seat.open(.mine(game))
    #expect(scene(seat).picture == "X..\n.#.\n...")
  }

  @Test func `a finished game shows all ships, and how it ended`() throws {
    var seat = Seat(rules: .messages)
    seat.open(.theirs(try demoGame()))
    seat.fire("A1", "C1", "B2")
    #expect(scene(seat).picture == "X..\n.X.\no..")
    #expect(
      scene(seat).words
        == "Lives 2/3 | Hit 2/2 | B2: sunk, a boat! You win! You destroyed all the ships!")
    #expect(scene(seat).labels == ["Reply with the result", "Watch again"])
    seat.open(.theirs(try demoGame()))
    seat.fire("C1", "C2", "C3")
    #expect(scene(seat).picture == "#..\n.#.\nooo")
    #expect(scene(seat).words.contains("You lost."))
  }

  @Test func `waiting shows one's own ships and the shots at them`() throws {
    var game = try demoGame()
    _ = try game.fire(at: .a1)
    var seat = Seat(rules: .messages)
    seat.open(.mine(game))
    #expect(scene(seat).picture == "X..\n.#.\n...")
    #expect(scene(seat).words == "Lives 3/3 | Hit 1/2 | Your ships are hidden. It is John's turn.")
    #expect(scene(seat).labels.isEmpty)
    #expect(scene(seat, .sharedKeyboard).labels == ["Pass to John"])
  }

  @Test func `an unreadable message is a sentence with the item to blame`() throws {
    let error = try #require(throws: MessageURLError.self) {
      try Game(messageURL: "?Ship_Location=0&Ship_Location=9&Is_Complete=0")
    }
    var seat = Seat(rules: .messages)
    seat.open(.unreadable(error))
    #expect(scene(seat).words.contains("Ship_Location=9"))
    #expect(scene(seat).boards.isEmpty)
  }

  @Test func `the cover offers to begin a game, or to resume one`() throws {
    var seat = Seat(rules: .classic)
    #expect(seat.cover(in: .english).words == "5 ships, 100 cells, 35 lives")
    #expect(seat.cover(in: .english).labels == ["Start game"])
    _ = seat.update(.shuffled(seed: 1))
    #expect(seat.cover(in: .english).labels == ["Go on"])
  }

  @Test func `buttons, focus and targets are one list`() throws {
    var over = Seat(rules: .messages)
    over.open(.mine(Game.overUnrecorded(fleet: try demoGame().fleet)))
    var waiting = Seat(rules: .messages)
    waiting.open(.mine(try demoGame()))
    for seat in [Seat(rules: .messages), over, waiting] {
      for transport in [Transport.sharedKeyboard, .conversation, .link] {
        let scene = scene(seat, transport)
        let pressable = scene.buttons.filter(\.isEnabled).map { SeatTarget.button($0.action) }
        #expect(seat.targets(by: transport).filter { $0 != .board } == pressable)
        #expect(scene.focus == seat.focus(by: transport))
        #expect(scene.boards.first?.cursor == seat.cursor)
      }
    }
  }

  @Test func `every spoken sentence is complete in itself`() throws {
    var seat = Seat(rules: .skirmish)
    #expect(seat.spoken(in: .english) == ["To hide: 3 ships, length 3 and 2 and 2."])
    seat.open(.theirs(Game(fleet: try Fleet(named: "B2-B4,D1-D2,F5-F6", rules: .skirmish))))
    #expect(
      seat.spoken(in: .english) == [
        "The board goes from A1 to F6.", "Afloat: 3 ships, length 3 and 2 and 2.", "14 lives left.",
      ])
    seat.fire("D1", "D2")
    #expect(
      seat.spoken(in: .english) == [
        "D2: hit, and a ship of 2 cells is sunk.", "Afloat: 2 ships, length 3 and 2.",
      ])
    let rows = scene(seat).boards[0].spoken(in: .english)
    #expect(rows[0] == "Row A: nothing known.")
    #expect(rows[3] == "Row D: sunk at D1 and D2.")
  }
}
