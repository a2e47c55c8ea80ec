// Rules in a line of text: names, boards with ships, and the reasons for refusing others.

import BattleshipCore
import Testing

@Suite struct WrittenRulesTests {
  @Test(arguments: ["messages", "skirmish", "classic", "seabattle"])
  func `a preset is found by its name`(name: String) throws {
    #expect(try Rules(written: name) == Rules(named: name))
    #expect(try Rules(ofDuelWritten: name) == Rules(named: name)?.withoutLosingMiss)
  }

  @Test func `a board, ships and the losing miss are rules`() throws {
    let board = try #require(BoardSize("10x8"))
    let lengths = try #require(ShipLengths("4.3.2"))
    #expect(try Rules(written: "10x8:2.4.3:20") == Rules(board: board, shipLengths: lengths, losingMiss: 20))
    let endless = try Rules(board: board, shipLengths: lengths, losingMiss: nil)
    for text in ["10x8:4.3.2:never", "10x8:4.3.2:0"] { #expect(try Rules(written: text) == endless) }
    for text in ["10x8:4.3.2", "10x8:4.3.2:never", "10x8:4.3.2:0"] {
      #expect(try Rules(ofDuelWritten: text) == endless)
    }
  }

  @Test(arguments: [
    "", "Classic", "10x8", "10x8:4", "10x8:4:", "10x8x2:4:3", "10x8:4,3:3", "10x8:4:x", "10x8:4:3:4", "١0x8:4:3",
  ])
  func `any other text is not rules`(text: String) {
    #expect(throws: WrittenRulesError.unreadable) { try Rules(written: text) }
  }

  @Test func `impossible rules are refused with the reason`() throws {
    let board = try #require(BoardSize("3x3"))
    let lengths = try #require(ShipLengths("4"))
    #expect(throws: WrittenRulesError.impossible(.fleetDoesNotFit(lengths, board))) { try Rules(written: "3x3:4:1") }
    #expect(throws: WrittenRulesError.impossible(.boardSize(rows: 3, columns: 17))) { try Rules(written: "17x3:4:1") }
    #expect(throws: WrittenRulesError.noDuelRules) { try Rules(ofDuelWritten: "3x3:1:2") }
    #expect(throws: WrittenRulesError.noDuelRules) { try Rules(ofDuelWritten: "battle") }
  }
}
