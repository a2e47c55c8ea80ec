// Estimates the order of shots while every shot misses: each at the cell that most remaining ship positions cover.

import BattleshipCore

/// The places that ships have on a board, and those left after misses.
///
/// Cells are given by their numbers on the largest board.
struct Plan {
  struct ShipGroup {
    let length: Int
    let count: Int

    /// One divided by the number of places that such a ship has before the first miss.
    let shareOfPlace: Double
  }

  let ships: [ShipGroup]

  /// The number of places for a ship of each length.
  private var left = Places.ByLength()

  private var lines: FreeLines

  // A cell's weight is an integer, so that misses leave no rounding error and mirrored cells weigh the same. The low
  // eight bits hold 255 minus the cell's number: the greatest score identifies the first of the heaviest cells.
  private var scores: [Int32]
  private static let cellBits: Int32 = 8

  private let across: Runs
  private let down: Runs

  private struct Runs {
    let weights: [Int32]
    let places: [Places.ByLength]
  }

  /// `emphasis` is how many times each length counts when the plan chooses a cell.
  init(_ tables: RunTables, lines: FreeLines, afloat: [ShipsAfloat], emphasis: (_ length: Int) -> Int32 = { _ in 1 }) {
    self.lines = lines
    var left = Places.ByLength()
    for row in lines.rows { row.forEachRun { left &+= tables.across[$1] } }
    for column in lines.columns { column.forEachRun { left &+= tables.down[$1] } }
    self.left = left
    // All weights of a cell together stay below 2^22, or 2^30 with the cell's bits.
    var weights: [(length: Int, weight: Int32)] = []
    var ships: [ShipGroup] = []
    let unit = (1 << 21) / afloat.reduce(1) { $0 + Int32($1.count) * emphasis($1.length) }
    for each in afloat where each.count > 0 && left[each.length - 1] > 0 {
      let places = left[each.length - 1]
      ships.append(ShipGroup(length: each.length, count: each.count, shareOfPlace: 1 / Double(places)))
      let whole = unit * Int32(each.count) * emphasis(each.length)
      weights.append((each.length, (whole / Int32(places) + 1) << Self.cellBits))
    }
    self.ships = ships
    across = Runs(weights: Places.weights(of: weights, longestRun: tables.longestRun), places: tables.across)
    var downWeights = across.weights
    if weights.last?.length == 1 {
      // A ship of one cell lies across.
      downWeights = Places.weights(of: weights.dropLast(), longestRun: tables.longestRun)
    }
    down = Runs(weights: downWeights, places: tables.down)
    scores = Self.scores(tables.cells, lines, across.weights, down.weights)
  }

  /// The sum of each cell's weights in its row and in its column.
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

  /// Nil if no ship has a place left.
  var best: Int? {
    var best: Int32 = 0
    for score in scores { best = max(best, score) }
    return best >> Self.cellBits > 0 ? 255 - Int(best & 255) : nil
  }

  func placesLeft(of length: Int) -> Int { Int(left[length &- 1]) }

  mutating func miss(_ number: Int) {
    let runs = lines.runs(around: number)
    lines.remove(number)
    Self.split(runs.inRow, at: number, step: 1, across, &left, &scores)
    Self.split(runs.inColumn, at: number, step: 16, down, &left, &scores)
  }

  /// Splits a run in two: the places over the missed cell are lost, and the other cells weigh less.
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

  /// Each ship is counted separately.
  func chance(of ships: ShipGroup, at number: Int) -> Double {
    let runs = lines.runs(around: number)
    var places = Places.of(ships.length, before: runs.inRow.before, behind: runs.inRow.behind)
    if ships.length > 1 {
      places += Places.of(ships.length, before: runs.inColumn.before, behind: runs.inColumn.behind)
    }
    return Double(ships.count * places) * ships.shareOfPlace
  }
}

struct RunTables {
  let longestRun: Int

  /// The low bits of each cell's score.
  let cells: [Int32]

  let across = Places.byRun(countingSingles: true)
  let down = Places.byRun(countingSingles: false)

  init(_ board: BoardSize) {
    longestRun = max(board.rows, board.columns)
    cells = (0..<Int32(board.rows * 16)).map { 255 - $0 }
  }
}
