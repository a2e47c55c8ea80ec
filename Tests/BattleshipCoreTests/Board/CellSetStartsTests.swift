// The places where a ship fits into cells, compared with trying every ship.

import BattleshipCore
import TestSupport
import Testing

@Suite("Where ships fit") struct CellSetStartsTests {
  @Test func `the starts are the first cells of the ships within the cells`() {
    forAll("starts of ships", count: 100) { chance in
      let all = (0..<256).compactMap { Cell(row: $0 / 16, column: $0 % 16) }
      let cells = CellSet(all.filter { _ in !chance.isTrue(oneIn: 6) })
      let length = chance.number(1...16)
      for direction in Ship.Direction.allCases {
        let fits = all.filter { first in
          Ship(first: first, length: length, direction: direction).map { ship in
            (0..<length).allSatisfy { part in
              let row = first.row + (direction == .down ? part : 0)
              let column = first.column + (direction == .across ? part : 0)
              return Cell(row: row, column: column).map { cells.contains($0) } ?? false && ship.length == length
            }
          } ?? false
        }
        try requireSame("starts", cells.starts(of: length, direction: direction), CellSet(fits))
      }
      return true
    }
  }

  @Test func `a full board has a start for each place`() {
    let all = CellSet((0..<256).compactMap { Cell(row: $0 / 16, column: $0 % 16) })
    #expect(all.starts(of: 16, direction: .across).count == 16)
    #expect(all.starts(of: 16, direction: .down).count == 16)
    #expect(all.starts(of: 5, direction: .down).count == 12 * 16)
  }
}
