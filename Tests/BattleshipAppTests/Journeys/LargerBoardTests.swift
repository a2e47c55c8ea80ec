// Placing and attacking with longer ships.

import BattleshipCore
import Testing

@testable import BattleshipApp
@testable import BattleshipFrame

@Suite struct LargerBoardTests {
  @Test func `a ship is shown before it is placed, turned, refused in words, and taken back`() {
    var sitting = Sitting(rules: .skirmish)
    sitting.press(.enter)
    expectShown(sitting.text, "Ships to place: 3", "t turns the Cruiser")
    expectShown(sitting.text, "▗▄▄▄▄▄", without: ["!"])
    sitting.press(.enter)
    expectShown(sitting.text, "Ships to place: 2", "t turns the Destroyer")
    sitting.press(.left)
    // Enter names the ship in the way but removes nothing; the screen names the key that does.
    expectShown(sitting.text, "Space takes it away")
    sitting.press(.enter)
    expectShown(sitting.text, "Ships to place: 2", "The Cruiser (A1-A3) is in", "Space takes it away")
    sitting.type("A2 ")
    expectShown(sitting.text, "Ships to place: 3")
    sitting.press(.enter)
    sitting.type("B6")
    // At the edge, the ship moves onto the board.
    expectShown(sitting.text, "▗▄▄▄▄▄", without: ["beyond"])
    sitting.press(.enter)
    expectShown(sitting.text, "Ships to place: 1")
    sitting.type("u")
    expectShown(sitting.text, "Ships to place: 2")
    sitting.type("A3")
    sitting.type("t")
    sitting.type("r")
    expectShown(sitting.text, "All ships are placed", "[>Finished<]")
  }

  @Test func `the attack says what was sunk and what is afloat`() throws {
    var sitting = Sitting(rules: .skirmish)
    sitting.press(.enter)
    sitting.type("a1")
    sitting.press(.enter)
    sitting.type("c1")
    sitting.press(.enter)
    // On this board, `e` names row E and does not collapse the panel.
    sitting.type("e1")
    sitting.press(.enter, .enter, .enter, .enter, .enter)
    expectShown(sitting.text, "Lives 14/14", "3 ships afloat")
    sitting.type("c1")
    sitting.press(.enter)
    expectShown(sitting.text, "C1: hit!")
    sitting.type("c2")
    sitting.press(.enter)
    expectShown(sitting.text, "C2: sunk, a Destroyer!", "2 ships afloat")
  }

  @Test func `two digits name a column, and h, j, k and l move`() {
    var sitting = Sitting(rules: .classic)
    sitting.press(.enter)
    sitting.type("b10")
    #expect(sitting.cursor == Cell("B10"))
    sitting.type("hhj")
    #expect(sitting.cursor == Cell("C8"))
    sitting.type("kl")
    #expect(sitting.cursor == Cell("B9"))
    sitting.type("J3")
    #expect(sitting.cursor == Cell("J3"))
    sitting.type("z9b99")
    #expect(sitting.cursor == Cell("B9"))
    sitting.press(.up, .up, .up, .up)
    #expect(sitting.cursor == Cell("A9"))
  }

  @Test(arguments: [Size(rows: 12, columns: 40), Size(rows: 24, columns: 80), Size(rows: 60, columns: 200)])
  func `every board can be played at every size`(size: Size) throws {
    let rules = try Rules(
      board: try BoardSize(rows: 16, columns: 16), shipLengths: try ShipLengths([1]), losingMiss: nil)
    var sitting = Sitting(rules: rules)
    sitting.size = size
    sitting.press(.enter)
    sitting.type("P16")
    expectShown(sitting.text, "16")
    #expect(sitting.screen.frame.cursor != nil)
    sitting.press(.enter)
    expectShown(sitting.text, "All ships are placed")
  }
}

extension Sitting {
  var cursor: Cell? { state.seat?.cursor }
}
