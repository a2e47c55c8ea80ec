// Rules that can be played, and the three sets that have a name.

import BattleshipCore
import Testing

@Suite("Rules") struct RulesTests {
  @Test func `the presets are what they say`() throws {
    let (messages, skirmish, classic) = (Rules.messages, Rules.skirmish, Rules.classic)
    #expect(messages.board.description == "3x3" && messages.shipLengths.description == "1.1")
    #expect(messages.missesAllowed == 3)
    #expect(skirmish.board.description == "6x6" && skirmish.shipLengths.description == "3.2.2")
    #expect(classic.board.description == "10x10" && classic.shipLengths.description == "5.4.3.3.2")
    for rules in [messages, skirmish, classic] {
      #expect(
        try Rules(board: rules.board, shipLengths: rules.shipLengths, missesAllowed: rules.missesAllowed) == rules)
    }
  }

  @Test func `misses are 1 to the number of cells, or never lose`() throws {
    let (board, ships) = (Rules.messages.board, Rules.messages.shipLengths)
    for misses in [1, 9] {
      #expect(try Rules(board: board, shipLengths: ships, missesAllowed: misses).missesAllowed == misses)
    }
    #expect(try Rules(board: board, shipLengths: ships, missesAllowed: nil).missesAllowed == nil)
    for misses in [0, 10, -1, Int.max] {
      #expect(throws: RulesError.misses(misses, cells: 9)) {
        try Rules(board: board, shipLengths: ships, missesAllowed: misses)
      }
    }
  }

  @Test(arguments: [(3, 3, [4]), (3, 3, [3, 3, 3, 1]), (2, 7, [8]), (1, 1, [1, 1])])
  func `ships that are too long or too many for the board are refused`(
    rows: Int, columns: Int, lengths: [Int]
  ) throws {
    let board = try BoardSize(rows: rows, columns: columns)
    let ships = try ShipLengths(lengths)
    #expect(throws: RulesError.fleetDoesNotFit(ships, board)) {
      try Rules(board: board, shipLengths: ships, missesAllowed: 1)
    }
  }

  @Test func `a ship may be as long as the longer side`() throws {
    let board = try BoardSize(rows: 2, columns: 7)
    #expect(throws: Never.self) { try Rules(board: board, shipLengths: ShipLengths([7]), missesAllowed: nil) }
  }
}
