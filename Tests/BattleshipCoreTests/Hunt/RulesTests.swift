// Possible rules, and the presets.

import BattleshipCore
import Testing

@Suite("Rules") struct RulesTests {
  @Test func `the presets have their documented values`() throws {
    let (messages, skirmish, classic) = (Rules.messages, Rules.skirmish, Rules.classic)
    #expect(messages.board.description == "3x3")
    #expect(messages.shipLengths.description == "1.1")
    #expect(messages.losingMiss == 3)
    #expect(skirmish.board.description == "6x6")
    #expect(skirmish.shipLengths.description == "3.2.2")
    #expect(classic.board.description == "10x10")
    #expect(classic.shipLengths.description == "5.4.3.3.2")
    #expect(Rules.seabattle.board.description == "10x10")
    #expect(Rules.seabattle.apart)
    #expect(Rules.seabattle.shipLengths.description == "4.3.3.2.2.2.1.1.1.1")
    #expect(!messages.apart)
    #expect(!skirmish.apart)
    #expect(!classic.apart)
    for rules in Rules.presets.map(\.rules) {
      let same = try Rules(
        board: rules.board, shipLengths: rules.shipLengths, losingMiss: rules.losingMiss, apart: rules.apart)
      #expect(same == rules)
    }
  }

  @Test func `every preset is found by its name, and has it`() throws {
    #expect(Rules.presets.map(\.name) == ["messages", "skirmish", "classic", "seabattle"])
    for preset in Rules.presets {
      #expect(Rules(named: preset.name) == preset.rules)
      #expect(preset.rules.name == preset.name)
    }
    #expect(Rules(named: "Classic") == nil)
    #expect(Rules(named: "") == nil)
    let own = try Rules(board: Rules.classic.board, shipLengths: Rules.classic.shipLengths, losingMiss: nil)
    #expect(own.name == nil)
  }

  @Test func `misses are 1 to the number of cells, or never lose`() throws {
    let (board, ships) = (Rules.messages.board, Rules.messages.shipLengths)
    for misses in [1, 9] {
      #expect(try Rules(board: board, shipLengths: ships, losingMiss: misses).losingMiss == misses)
    }
    #expect(try Rules(board: board, shipLengths: ships, losingMiss: nil).losingMiss == nil)
    for misses in [0, 10, -1, Int.max] {
      #expect(throws: RulesError.losingMiss(misses, cells: 9)) {
        try Rules(board: board, shipLengths: ships, losingMiss: misses)
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
      try Rules(board: board, shipLengths: ships, losingMiss: 1)
    }
  }

  @Test func `a ship may be as long as the longer side`() throws {
    let board = try BoardSize(rows: 2, columns: 7)
    #expect(throws: Never.self) { try Rules(board: board, shipLengths: ShipLengths([7]), losingMiss: nil) }
  }
}
