// Boards and the numbers of their cells.

import BattleshipCore
import Testing

@Suite("BoardSize") struct BoardSizeTests {
  @Test func `every board from 1x1 to 16x16 numbers its cells row by row and has no other cell`() throws {
    for rows in 1...16 {
      for columns in 1...16 {
        let board = try BoardSize(rows: rows, columns: columns)
        #expect(board.rows == rows && board.columns == columns && board.cellCount == rows * columns)
        var cells = CellSet()
        for index in 0..<board.cellCount {
          let cell = try #require(board.cell(at: index))
          #expect(cell.row == index / columns && cell.column == index % columns)
          #expect(board.index(of: cell) == index)
          cells.insert(cell)
        }
        #expect(board.cells == cells)
        #expect(board.cell(at: -1) == nil && board.cell(at: board.cellCount) == nil)
        let all = try BoardSize(rows: 16, columns: 16).cells
        #expect(all.allSatisfy { board.contains($0) == cells.contains($0) })
        #expect(all.allSatisfy { (board.index(of: $0) == nil) == !cells.contains($0) })
      }
    }
  }

  @Test(arguments: [(0, 3), (3, 0), (17, 3), (3, 17), (-1, -1), (Int.max, Int.max)])
  func `a side that is not 1 to 16 is refused`(rows: Int, columns: Int) {
    #expect(throws: RulesError.boardSize(rows: rows, columns: columns)) {
      try BoardSize(rows: rows, columns: columns)
    }
  }

  @Test func `a board is described by columns times rows, as in a message URL`() throws {
    #expect(try BoardSize(rows: 8, columns: 10).description == "10x8")
  }
}
