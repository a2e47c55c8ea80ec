// Fleets from pictures, in the form in which fleets describe themselves.

import BattleshipCore
import Testing

extension Fleet {
  /// The fleet of a picture: a letter for each ship, a dot for water, a line for each row.
  init(picture: String, misses: Int? = 3) throws {
    let rows = picture.split(separator: "\n").map { $0.filter { $0 != " " } }
    var cells: [Character: [Cell]] = [:]
    for (row, letters) in rows.enumerated() {
      for (column, letter) in letters.enumerated() where letter != "." {
        cells[letter, default: []].append(try #require(Cell(row: row, column: column)))
      }
    }
    let board = try BoardSize(rows: rows.count, columns: rows[0].count)
    let ships = try cells.values.map { cells in try #require(Ship(from: cells[0], to: cells[cells.count - 1])) }
    let lengths = try ShipLengths(ships.map(\.length))
    try self.init(ships, rules: Rules(board: board, shipLengths: lengths, losingMiss: misses))
  }
}
