// Cells by row and column and by name.

import BattleshipCore
import Testing

@Suite("Cell") struct CellTests {
  @Test func `every cell of the largest board has a name that leads back to it`() throws {
    var names: Set<String> = []
    for row in 0..<16 {
      for column in 0..<16 {
        let cell = try #require(Cell(row: row, column: column))
        #expect(cell.row == row)
        #expect(cell.column == column)
        #expect(Cell(cell.description) == cell)
        names.insert(cell.description)
      }
    }
    #expect(names.count == 256)
    #expect(names.contains("A1"))
    #expect(names.contains("B3"))
    #expect(names.contains("P16"))
  }

  @Test func `a small letter names the same row`() {
    #expect(Cell("b3") == Cell("B3"))
    #expect(Cell("p16") == Cell(row: 15, column: 15))
  }

  @Test(arguments: ["", "B", "3", "B0", "B17", "B03", "Q1", "@1", "B3 ", " B3", "BB", "B1x", "B100", "Ä1", "B３", "[1"])
  func `a text that names no cell is refused`(name: String) {
    #expect(Cell(name) == nil)
  }

  @Test(arguments: [(-1, 0), (0, -1), (16, 0), (0, 16), (Int.max, 0), (0, Int.min)])
  func `a square outside of the largest board is not a value`(row: Int, column: Int) {
    #expect(Cell(row: row, column: column) == nil)
  }

  @Test func `the cell to each side of a cell, and none beyond the edge of the largest board`() throws {
    let b2 = try cell("B2")
    #expect([b2.above, b2.below, b2.left, b2.right] == [Cell("A2"), Cell("C2"), Cell("B1"), Cell("B3")])
    #expect(Cell.a1.above == nil)
    #expect(Cell.a1.left == nil)
    let p16 = try cell("P16")
    #expect(p16.below == nil)
    #expect(p16.right == nil)
  }

  @Test func `cells are in order row by row`() throws {
    #expect(try cell("A16") < cell("B1"))
    #expect(try cell("B1") < cell("B2"))
    #expect(try !(cell("B2") < cell("B2")))
  }
}
