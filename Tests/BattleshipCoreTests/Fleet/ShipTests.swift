// Ships are straight, and have the right cells.

import BattleshipCore
import Testing

@Suite("Ship") struct ShipTests {
  @Test func `every ship of the largest board holds just the cells from its first to its last`() throws {
    let board = try BoardSize(rows: 16, columns: 16)
    var count = 0
    for first in board.cells {
      for length in 1...16 {
        for direction in Ship.Direction.allCases {
          guard let ship = Ship(first: first, length: length, direction: direction) else { continue }
          count += 1
          let cells = board.cells.filter { cell in
            direction == .across
              ? cell.row == first.row && (first.column..<first.column + length).contains(cell.column)
              : cell.column == first.column && (first.row..<first.row + length).contains(cell.row)
          }
          #expect(Array(ship.cells) == cells)
          #expect(ship.first == cells.first)
          #expect(ship.last == cells.last)
          #expect(ship.length == length)
          #expect(Ship(from: ship.first, to: ship.last) == ship)
        }
      }
    }
    #expect(count == 2 * 16 * (16 * 17 / 2))
  }

  @Test func `a ship of one cell always lies across`() throws {
    let one = try #require(Ship(first: cell("B2"), length: 1, direction: .down))
    #expect(one == Ship(try cell("B2")))
    #expect(one.direction == .across)
  }

  @Test(arguments: [("A1", "B2"), ("B2", "A1"), ("A2", "A1"), ("B1", "A1"), ("A3", "B1")])
  func `a bent or reversed ship is not a value`(first: String, last: String) throws {
    #expect(Ship(from: try cell(first), to: try cell(last)) == nil)
  }

  @Test(arguments: [0, -1, 17, 4, Int.max])
  func `a ship of no length or over the edge is not a value`(length: Int) throws {
    #expect(Ship(first: try cell("N14"), length: length, direction: .across) == nil)
    #expect(Ship(first: try cell("N14"), length: length, direction: .down) == nil)
  }

  @Test(arguments: ["B2-B5", "A1-P1", "C3"]) func `a ship is made from its description`(text: String) throws {
    #expect(try #require(Ship(text)).description == text)
  }

  @Test(arguments: ["", "-", "B2-", "-B2", "B2-B2", "B5-B2", "B2-C3", "B2-B5-B6", "B2 B5", "Q1", "B2–B5"])
  func `a text that is not a ship is refused`(text: String) {
    #expect(Ship(text) == nil)
  }

  @Test func `ships touch if a cell of one is beside a cell of the other, or corner to corner`() throws {
    let board = try BoardSize(rows: 4, columns: 4)
    let all = board.cells.flatMap { cell in
      (1...4).flatMap { length in
        Ship.Direction.allCases.compactMap { Ship(first: cell, length: length, direction: $0) }
      }
    }
    for one in all {
      for other in all {
        let near = one.cells.contains { cell in
          other.cells.contains { abs($0.row - cell.row) <= 1 && abs($0.column - cell.column) <= 1 }
        }
        #expect(one.touches(other) == near, "\(one) and \(other)")
      }
    }
  }

  @Test func `a ship is described by its ends`() throws {
    #expect(try ship("B2", "B5").description == "B2-B5")
    #expect(Ship(try cell("C3")).description == "C3")
  }
}
