// A mirror image leads back to the board.

import BattleshipCore
import TestSupport
import Testing

@testable import BattleshipPlayers

@Suite("Mirror images") struct MirrorTests {
  @Test func `every cell has its own image on the board, and leads back`() {
    forAll("mirror images", count: 50) { chance in
      let board = try BoardSize(rows: chance.number(1...16), columns: chance.number(1...16))
      var generator = SplitMix64(seed: chance.next())
      let mirror = Mirror(board, using: &generator)
      return mirror.image(of: board.cells) == board.cells
        && board.cells.allSatisfy { cell in mirror.image(of: cell).flatMap { mirror.cell(at: $0) } == cell }
    }
  }
}
