// A situation is a chart as a player reads it: where ships can still lie, and which hits they have to explain.

import BattleshipCore

/// How many ships of one length are afloat.
struct ShipsAfloat: Equatable {
  let length: Int
  var count: Int
}

/// The cells and ships that a chart leaves open.
struct Situation {
  let board: BoardSize

  /// Whether ships may not touch.
  let apart: Bool

  /// The cells that can be fired at.
  var unknown: CellSet

  /// The unknown cells in which a ship can lie.
  var free: CellSet

  /// The hits on ships that are afloat.
  var hits: CellSet

  /// The ships afloat, longest first.
  let afloat: [ShipsAfloat]

  /// How many more misses lose the game; nil if misses never do.
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

  /// The situation before the first shot.
  init(emptyBoardOf rules: Rules) {
    board = rules.board
    apart = rules.apart
    unknown = rules.board.cells
    free = unknown
    hits = CellSet()
    afloat = Self.grouped(rules.shipLengths)
    livesLeft = rules.losingMiss
  }

  /// The lengths with their counts, longest first.
  private static func grouped(_ lengths: ShipLengths) -> [ShipsAfloat] {
    (1...16).reversed().compactMap { length in
      let count = lengths.count(of: length)
      return count > 0 ? ShipsAfloat(length: length, count: count) : nil
    }
  }

  /// Whether the next miss loses the game, so that nothing counts but the chance of a hit.
  var isLastLife: Bool { livesLeft == 1 }

  /// Chances above this share of the highest one differ from it only by rounding.
  static let nearlyAll = 1 - 1e-9

  /// How many ships are afloat.
  var shipCount: Int { afloat.reduce(0) { $0 + $1.count } }

  /// The cells that a ship keeps other ships from: its own, and those around it if ships may not touch.
  func claim(of ship: CellSet) -> CellSet {
    apart ? ship.withNeighbors : ship
  }

  /// The situation after a miss.
  func missing(_ cell: Cell) -> Situation {
    var next = self
    next.unknown.remove(cell)
    next.free.remove(cell)
    return next
  }

  /// The situation in which a cell is not fired at, although nothing is known of it.
  func reserving(_ cell: Cell) -> Situation {
    var next = self
    next.unknown.remove(cell)
    return next
  }
}

extension CellSet {
  /// These cells and the up to eight around each.
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
