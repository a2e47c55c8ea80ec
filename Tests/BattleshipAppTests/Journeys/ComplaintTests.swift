// A test for each complaint of a player: keys with a wrong effect, presses that lost ships, silent screens.

import BattleshipCore
import Testing

@testable import BattleshipPlay
@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct ComplaintTests {
  private func placing(_ rules: Rules = .classic) -> Sitting {
    var sitting = Sitting(rules: rules)
    sitting.press(.enter)
    return sitting
  }

  private func ships(_ sitting: Sitting) -> [Ship] { sitting.state.seat?.nextFleet.draft.ships ?? [] }

  @Test(arguments: ["h3", "j5", "k1", "l10", "J10", "a9", "e2", "H7", "p16"])
  func `a letter and a number name a cell, even if the letter alone is a command`(name: String) throws {
    let board = try BoardSize(rows: 16, columns: 16)
    var seat = Seat(rules: try Rules(board: board, shipLengths: ShipLengths([2]), losingMiss: nil))
    for key in name {
      seat.update(try #require(seat.naming(with: .character(key), by: .link), "\(key)"))
    }
    #expect(seat.cursor == Cell(name))
  }

  @Test func `a letter that moves the cursor has already moved it before a number follows`() {
    var sitting = placing()
    sitting.type("j")
    #expect(sitting.state.seat?.cursor == Cell("B1"))
    sitting.type("l")
    #expect(sitting.state.seat?.cursor == Cell("B2"))
    sitting.type("j5")
    #expect(sitting.state.seat?.cursor == Cell("J5"))
  }

  @Test func `the cover of a game that was left shows the rules of that game`() {
    var sitting = Sitting(rules: .classic)
    sitting.place("a1", "c1", "e1", "g1", "i1")
    sitting.press(.enter, .escape)
    expectShown(sitting.text, "[>Go on<]", "5 ships, 100 cells, 35 lives")
  }

  @Test func `ships are shuffled again, and undo restores those placed by hand`() {
    var sitting = placing()
    sitting.type("b2")
    sitting.press(.enter)
    let byHand = ships(sitting)
    sitting.type("r")
    let first = ships(sitting)
    #expect(first.count == 5)
    #expect(sitting.text.contains("[>Finished<]"))
    #expect(sitting.text.contains("r random"))
    sitting.type("r")
    #expect(ships(sitting).count == 5)
    #expect(ships(sitting) != first)
    sitting.type("u")
    #expect(ships(sitting) == byHand)
    sitting.type("u")
    #expect(ships(sitting).isEmpty)
    #expect(!sitting.text.contains("u undo"))
  }

  @Test func `the wheel turns the ship in hand, and a click on a hint has the effect of its key`() {
    var sitting = placing()
    sitting.handle(.scrolled(.up))
    sitting.press(.enter)
    #expect(ships(sitting) == [Ship("A1-E1")])
    sitting.click("r random")
    #expect(ships(sitting).count == 5)
    sitting.click("u undo")
    #expect(ships(sitting) == [Ship("A1-E1")])
  }

  @Test func `a click on a disabled button says why it is disabled`() {
    var sitting = placing()
    sitting.click("[ Finished ]")
    expectShown(sitting.text, "Place every ship first.")
    sitting = Sitting()
    sitting.click("[ Send ]")
    expectShown(sitting.text, "There is nothing to send yet.")
  }

  @Test func `the host's calls are beside the phone only on request`() {
    var sitting = Sitting()
    sitting.size = Size(rows: 40, columns: 120)
    expectShown(sitting.text, without: ["willBecomeActive"])
    sitting.state.showsCalls = true
    expectShown(sitting.text, "willBecomeActive")
  }

  @Test func `a help text that is cut says how much is below, and how to get there`() {
    var sitting = Sitting()
    sitting.size = Size(rows: 18, columns: 80)
    sitting.type("?")
    expectShown(sitting.text, "more", "Up, Down")
    for _ in 0..<40 { sitting.press(.down) }
    expectShown(sitting.text, "leave the game", without: ["turn the ship"])
    expectShown(sitting.text, without: [" more─"])
  }

  @Test func `a refusal about a cell is cleared when the cursor leaves it`() {
    var sitting = Sitting()
    sitting.place("a1", "b2")
    sitting.attack("c1", "c1")
    expectShown(sitting.text, "You already fired at C1.", "No shot was used.")
    sitting.press(.up)
    expectShown(sitting.text, without: ["already fired at"])
  }

  @Test(
    arguments: [
      ("D4", "D4"), ("F6", "F6"), ("D4 D5", "D5"), ("A1 A2 A3", "A3"), ("A1", "A2"), ("A2", "A3"), ("A1 A2", "A3"),
      ("A3 A2", "A1"), ("E2", "E3"), ("A2 B2 A3", "A4"),
    ])
  func `after a hit the cursor moves on along the ship, otherwise it stays, even after handing over`(
    shots: String, cursor: String
  ) throws {
    let shots = shots.split(separator: " ").map(String.init)
    var game = Game(fleet: try Fleet(named: "A1-A3,C1-C2,E1-E2", rules: .skirmish))
    var seat = Seat(rules: .skirmish)
    seat.open(.theirs(game))
    for name in shots {
      let cell = try #require(Cell(name))
      seat.update(.pointed(cell))
      seat.update(.pressed)
      _ = try game.fire(at: cell)
    }
    #expect(seat.cursor == Cell(cursor))
    seat.open(.theirs(game))
    #expect(seat.cursor == Cell(cursor))
  }

  @Test func `a game and the text sent with it are announced together`() {
    var sitting = Sitting()
    sitting.press(.enter, .enter, .right, .down, .enter, .enter)
    sitting.click("❯ iMessage")
    sitting.type("good luck")
    sitting.press(.enter)
    expectShown(sitting.text, "John placed their ships!", "luck", "I am Kate: unlock")
  }

  @Test func `an arrow or Tab leaves the input field, too`() {
    for key in [Key.down, .up, .tab, .escape] {
      var sitting = Sitting()
      sitting.click("❯ iMessage")
      sitting.press(key)
      #expect(sitting.state.context != .typing, "\(key)")
    }
  }
}
