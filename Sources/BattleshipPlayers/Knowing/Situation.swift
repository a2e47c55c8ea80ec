// A situation is a chart as a player reads it: where ships can still lie, and which hits they must explain.

import BattleshipCore

struct ShipsAfloat: Equatable {
  let length: Int
  var count: Int
}

struct Situation {
  let board: BoardSize
  let apart: Bool
  var unknown: CellSet

  /// The unknown cells that can hold a ship.
  var free: CellSet

  /// Only hits on ships that are still afloat.
  var hits: CellSet

  /// The longest first.
  let afloat: [ShipsAfloat]

  /// Nil if misses never lose.
  let livesLeft: Int?

  init(_ chart: Chart) {
    board = chart.rules.board
    apart = chart.rules.apart
    let sunk = chart.sunkShips.reduce(into: CellSet()) { $0.formUnion($1.cells) }
    unknown = chart.unknownCells
    hits = chart.hits.subtracting(sunk)
    free = unknown.subtracting(apart ? sunk.withNeighbors : sunk)
    afloat = Self.grouped(chart.lengthsAfloat)
    livesLeft = chart.livesLeft
  }

  init(emptyBoardOf rules: Rules) {
    board = rules.board
    apart = rules.apart
    unknown = rules.board.cells
    free = unknown
    hits = CellSet()
    afloat = Self.grouped(rules.shipLengths)
    livesLeft = rules.losingMiss
  }

  private static func grouped(_ lengths: ShipLengths) -> [ShipsAfloat] {
    (1...16).reversed().compactMap { length in
      let count = lengths.count(of: length)
      return count > 0 ? ShipsAfloat(length: length, count: count) : nil
    }
  }

  /// Whether the next miss loses the game, so that only the chance of a hit counts.
  var isLastLife: Bool { livesLeft == 1 }

  /// Chances above this share of the highest one differ from it only by rounding.
  static let nearlyAll = 1 - 1e-9

  var shipCount: Int { afloat.reduce(0) { $0 + $1.count } }

  /// The cells that a ship denies to others: its own, and those around it if ships must lie apart.
  func claim(of ship: CellSet) -> CellSet {
    apart ? ship.withNeighbors : ship
  }

  func missing(_ cell: Cell) -> Situation {
    var next = self
    next.unknown.remove(cell)
    next.free.remove(cell)
    return next
  }

  /// The situation if a cell must not be fired at although nothing is known about it.
  func reserving(_ cell: Cell) -> Situation {
    var next = self
    next.unknown.remove(cell)
    return next
  }
}

extension CellSet {
  /// These cells, and up to eight around each.
  var withNeighbors: CellSet {
    var all = self
    for cell in self {
      for row in cell.row - 1...cell.row + 1 {
        for column in cell.column - 1...cell.column + 1 {
          if let neighbor = Cell(row: row, column: column) { all.insert(neighbor) }
        }
      }
    }
    return all
  }
}
