// An image under a symmetry maps back to the board.

import BattleshipCore
import TestSupport
import Testing

@testable import BattleshipPlayers

@Suite("Board symmetries") struct BoardSymmetryTests {
  @Test func `every cell has its own image on the board, and maps back`() {
    forAll("symmetries", count: 50) { chance in
      let board = try BoardSize(rows: chance.number(1...16), columns: chance.number(1...16))
      var generator = RandomSource(seed: chance.next())
      let symmetry = BoardSymmetry(board, using: &generator)
      return symmetry.image(of: board.cells) == board.cells
        && board.cells.allSatisfy { cell in symmetry.image(of: cell).flatMap { symmetry.cell(at: $0) } == cell }
    }
  }
}
