// A plan says where to fire next as long as every shot misses: always at the cell over which the ships afloat have most
// of the places that are left to them.

import BattleshipCore

/// The places that ships have on a board, and what is left of them after misses.
///
/// Cells go by their numbers on the greatest board.
struct Plan {
  /// The ships of one length that have a place.
  struct Ships {
    let length: Int
    let count: Int

    /// How many places such a ship has before the first miss.
    let places: Int

    /// One divided by the places.
    let shareOfPlace: Double
  }

  let ships: [Ships]

  /// How many places a ship has now, for each of `ships`.
  private(set) var placesLeft: [Int]

  private var rows = [FreeLine](repeating: FreeLine(), count: 16)
  private var columns = [FreeLine](repeating: FreeLine(), count: 16)

  // The weight of a cell is a whole number, so that misses leave no rounding behind, and mirrored cells weigh the same.
  // Below it, in eight bits, is 255 minus the cell's number: the greatest of these sums says at once which cell is the
  // first of those that weigh most.
  private var scores: [Int32]
  private static let cellBits: Int32 = 8

  private let across: RunWeights
  private let down: RunWeights

  /// A plan for ships in free cells, with the number of times that each length counts when the plan chooses a cell.
  init(_ board: BoardSize, free: CellSet, afloat: [ShipsAfloat], emphasis: (_ length: Int) -> Int32 = { _ in 1 }) {
    ships = afloat.compactMap { ships in
      let places = ships.count > 0 ? free.places(of: ships.length) : 0
      guard places > 0 else { return nil }
      return Ships(length: ships.length, count: ships.count, places: places, shareOfPlace: 1 / Double(places))
    }
    placesLeft = ships.map { $0.places }
    // All weights of a cell together stay below 2^22, or 2^30 with the cell's bits.
    let unit = (1 << 21) / Int32(max(1, ships.reduce(0) { $0 + Int32($1.count) * emphasis($1.length) }))
    var weights = [Int32](repeating: 0, count: 16)
    for ships in ships {
      let whole = unit * Int32(ships.count) * emphasis(ships.length)
      weights[ships.length - 1] = (whole / Int32(ships.places) + 1) << Self.cellBits
    }
    let longestRun = max(board.rows, board.columns)
    across = RunWeights(of: weights, longestRun: longestRun)
    // A ship of one cell lies across.
    if weights[0] > 0 {
      weights[0] = 0
      down = RunWeights(of: weights, longestRun: longestRun)
    } else {
      down = across
    }
    scores = (0..<Int32(board.rows * 16)).map { 255 - $0 }
    for cell in free {
      rows[cell.row].insert(cell.column)
      columns[cell.column].insert(cell.row)
    }
    for cell in free {
      let (inRow, inColumn) = (rows[cell.row].run(around: cell.column), columns[cell.column].run(around: cell.row))
      scores[cell.number] += across.weights[(inRow.before &+ inRow.behind &+ 1) &* 16 &+ inRow.before]
      scores[cell.number] += down.weights[(inColumn.before &+ inColumn.behind &+ 1) &* 16 &+ inColumn.before]
    }
  }

  /// The cell to fire at; nil if no ship has a place left.
  var best: Int? {
    var best: Int32 = 0
    for score in scores { best = max(best, score) }
    return best >> Self.cellBits > 0 ? 255 - Int(best & 255) : nil
  }

  /// Takes away the places over a free cell.
  mutating func miss(_ number: Int) {
    let (row, column) = (number &>> 4, number & 15)
    let (inRow, inColumn) = (rows[row].run(around: column), columns[column].run(around: row))
    rows[row].remove(column)
    columns[column].remove(row)
    Self.split(inRow, at: number, step: 1, across.weights, &scores)
    Self.split(inColumn, at: number, step: 16, down.weights, &scores)
    for place in ships.indices {
      let length = ships[place].length
      var lost = Self.places(of: length, lostIn: inRow)
      if length > 1 { lost &+= Self.places(of: length, lostIn: inColumn) }
      placesLeft[place] &-= lost
    }
  }

  /// Gives the cells of a run the weights of the two runs that a miss makes of it.
  private static func split(
    _ run: (before: Int, behind: Int), at miss: Int, step: Int, _ weights: [Int32], _ scores: inout [Int32]
  ) {
    let weights = weights.span
    var scores = scores.mutableSpan
    var whole = (run.before &+ run.behind &+ 1) &* 16
    var number = miss &- run.before &* step
    for cell in 0..<run.before {
      scores[number] &-= weights[whole] &- weights[run.before &* 16 &+ cell]
      number &+= step
      whole &+= 1
    }
    scores[number] &-= weights[whole]
    for cell in 0..<run.behind {
      number &+= step
      whole &+= 1
      scores[number] &-= weights[whole] &- weights[run.behind &* 16 &+ cell]
    }
  }

  /// How many places of a ship are lost in a run by a miss.
  private static func places(of length: Int, lostIn run: (before: Int, behind: Int)) -> Int {
    RunWeights.places(of: length, in: run.before &+ run.behind &+ 1)
      &- RunWeights.places(of: length, in: run.before) &- RunWeights.places(of: length, in: run.behind)
  }

  /// The chance that one of the ships of a length lies over a free cell, each ship counted for itself.
  func chance(of ships: Ships, at number: Int) -> Double {
    let (row, column) = (number >> 4, number & 15)
    let (inRow, inColumn) = (rows[row].run(around: column), columns[column].run(around: row))
    var places = RunWeights.places(of: ships.length, before: inRow.before, behind: inRow.behind)
    if ships.length > 1 {
      places += RunWeights.places(of: ships.length, before: inColumn.before, behind: inColumn.behind)
    }
    return Double(ships.count * places) * ships.shareOfPlace
  }
}
