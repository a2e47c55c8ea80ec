// Estimates the order of shots while every shot misses: each at the cell that most remaining ship positions cover.

import BattleshipCore

/// The places that ships have on a board, and what is left of them after misses.
///
/// Cells are given by their numbers on the largest board.
struct Plan {
  /// The ships of one length that have a place.
  struct Ships {
    let length: Int
    let count: Int

    /// One divided by the places that such a ship has before the first miss.
    let shareOfPlace: Double
  }

  let ships: [Ships]

  /// How many places a ship of each length has now.
  private var left = Places.ByLength()

  private var lines: FreeLines

  // A cell's weight is an integer, so that misses leave no rounding error and mirrored cells weigh the same. The low
  // eight bits hold 255 minus the cell's number: the greatest score identifies the first of the heaviest cells.
  private var scores: [Int32]
  private static let cellBits: Int32 = 8

  private let across: Runs
  private let down: Runs

  /// The weights of the cells in runs, and how many places the runs have.
  private struct Runs {
    let weights: [Int32]
    let places: [Places.ByLength]
  }

  /// A plan for ships in free cells; `emphasis` is how many times each length counts when the plan chooses a cell.
  init(_ tables: RunTables, lines: FreeLines, afloat: [ShipsAfloat], emphasis: (_ length: Int) -> Int32 = { _ in 1 }) {
    self.lines = lines
    var left = Places.ByLength()
    for row in lines.rows { row.forEachRun { left &+= tables.across[$1] } }
    for column in lines.columns { column.forEachRun { left &+= tables.down[$1] } }
    self.left = left
    // All weights of a cell together stay below 2^22, or 2^30 with the cell's bits.
    var weights: [(length: Int, weight: Int32)] = []
    var ships: [Ships] = []
    let unit = (1 << 21) / afloat.reduce(1) { $0 + Int32($1.count) * emphasis($1.length) }
    for each in afloat where each.count > 0 && left[each.length - 1] > 0 {
      let places = left[each.length - 1]
      ships.append(Ships(length: each.length, count: each.count, shareOfPlace: 1 / Double(places)))
      let whole = unit * Int32(each.count) * emphasis(each.length)
      weights.append((each.length, (whole / Int32(places) + 1) << Self.cellBits))
    }
    self.ships = ships
    across = Runs(weights: RunWeights(of: weights, longestRun: tables.longestRun).weights, places: tables.across)
    var downWeights = across.weights
    if weights.last?.length == 1 {
      // A ship of one cell lies across.
      downWeights = RunWeights(of: weights.dropLast(), longestRun: tables.longestRun).weights
    }
    down = Runs(weights: downWeights, places: tables.down)
    scores = Self.scores(tables.cells, lines, across.weights, down.weights)
  }

  /// The sums of the weights that each cell has in its row and in its column.
  private static func scores(_ cells: [Int32], _ lines: FreeLines, _ across: [Int32], _ down: [Int32]) -> [Int32] {
    var scores = cells
    for row in lines.rows.indices {
      lines.rows[row].forEachRun { first, length in
        for cell in 0..<length { scores[row &* 16 &+ first &+ cell] &+= across[length &* 16 &+ cell] }
      }
    }
    for column in lines.columns.indices {
      lines.columns[column].forEachRun { first, length in
        for cell in 0..<length { scores[(first &+ cell) &* 16 &+ column] &+= down[length &* 16 &+ cell] }
      }
    }
    return scores
  }

  /// The cell to fire at; nil if no ship has a place left.
  var best: Int? {
    var best: Int32 = 0
    for score in scores { best = max(best, score) }
    return best >> Self.cellBits > 0 ? 255 - Int(best & 255) : nil
  }

  /// How many places a ship of a length has now.
  func placesLeft(of length: Int) -> Int { Int(left[length &- 1]) }

  /// Removes the places over a free cell.
  mutating func miss(_ number: Int) {
    let runs = lines.runs(around: number)
    lines.remove(number)
    Self.split(runs.inRow, at: number, step: 1, across, &left, &scores)
    Self.split(runs.inColumn, at: number, step: 16, down, &left, &scores)
  }

  /// Splits a run in two: the places over the cell between them are lost, and the other cells weigh less.
  private static func split(
    _ run: (before: Int, behind: Int), at miss: Int, step: Int, _ runs: Runs, _ left: inout Places.ByLength,
    _ scores: inout [Int32]
  ) {
    let length = run.before &+ run.behind &+ 1
    left &-= runs.places[length] &- runs.places[run.before] &- runs.places[run.behind]
    let weights = runs.weights.span
    var scores = scores.mutableSpan
    var whole = length &* 16
    var number = miss &- run.before &* step
    for cell in run.before &* 16..<run.before &* 17 {
      scores[number] &-= weights[whole] &- weights[cell]
      number &+= step
      whole &+= 1
    }
    scores[number] &-= weights[whole]
    for cell in run.behind &* 16..<run.behind &* 17 {
      number &+= step
      whole &+= 1
      scores[number] &-= weights[whole] &- weights[cell]
    }
  }

  /// The chance that one of the ships of a length lies over a free cell, if each ship is counted separately.
  func chance(of ships: Ships, at number: Int) -> Double {
    let runs = lines.runs(around: number)
    var places = Places.of(ships.length, before: runs.inRow.before, behind: runs.inRow.behind)
    if ships.length > 1 {
      places += Places.of(ships.length, before: runs.inColumn.before, behind: runs.inColumn.behind)
    }
    return Double(ships.count * places) * ships.shareOfPlace
  }
}

/// The tables that all plans for a board share.
struct RunTables {
  let longestRun: Int

  /// For each cell, the lower bits of its score.
  let cells: [Int32]

  let across = Places.byRun(countingSingles: true)
  let down = Places.byRun(countingSingles: false)

  init(_ board: BoardSize) {
    longestRun = max(board.rows, board.columns)
    cells = (0..<Int32(board.rows * 16)).map { 255 - $0 }
  }
}
