// Boards and the numbers of their cells.

import BattleshipCore
import Testing

@Suite("BoardSize") struct BoardSizeTests {
  @Test func `every board from 1x1 to 16x16 numbers its cells row by row and has no other cell`() throws {
    for rows in 1...16 {
      for columns in 1...16 {
        let board = try BoardSize(rows: rows, columns: columns)
        #expect(board.rows == rows)
        #expect(board.columns == columns)
        #expect(board.cellCount == rows * columns)
        var cells = CellSet()
        for index in 0..<board.cellCount {
          let cell = try #require(board.cell(at: index))
          #expect(cell.row == index / columns)
          #expect(cell.column == index % columns)
          #expect(board.index(of: cell) == index)
          cells.insert(cell)
        }
        #expect(board.cells == cells)
        #expect(board.cell(at: -1) == nil)
        #expect(board.cell(at: board.cellCount) == nil)
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

  @Test func `a board's rows and columns are its cells, row by row and column by column`() throws {
    let board = try BoardSize(rows: 2, columns: 3)
    #expect(board.cellsByRow.map { $0.map(\.description) } == [["A1", "A2", "A3"], ["B1", "B2", "B3"]])
  }

  @Test func `the cells beside a cell are those of the board that share a side with it`() throws {
    let board = try BoardSize(rows: 3, columns: 3)
    #expect(board.cells(beside: try cell("B2")).map(\.description) == ["A2", "B1", "B3", "C2"])
    #expect(board.cells(beside: try cell("C3")).map(\.description) == ["B3", "C2"])
    let least = try BoardSize(rows: 1, columns: 1)
    #expect(least.cells(beside: .a1).isEmpty)
  }

  @Test func `every board is made from its description`() throws {
    for rows in 1...16 {
      for columns in 1...16 {
        let board = try BoardSize(rows: rows, columns: columns)
        #expect(BoardSize(board.description) == board)
      }
    }
  }

  @Test(arguments: ["", "3", "x3", "3x", "3x3x3", "0x3", "17x3", "3x17", "03x3", "+3x3", "3X3", "3 x3", "３x3"])
  func `a text that is not a board is refused`(text: String) {
    #expect(BoardSize(text) == nil)
  }

  @Test func `a board is described by columns times rows, as in a message URL`() throws {
    #expect(try BoardSize(rows: 8, columns: 10).description == "10x8")
  }
}
