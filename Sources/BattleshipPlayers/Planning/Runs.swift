// A run is a row of free cells between two others: how many ships fit into it, and over which of its cells they lie,
// depends on its length alone.

/// What the cells of runs weigh for the ships of a plan.
///
/// The weight of a cell is the sum, over the ships, of the ship's weight times its places in the run over that cell.
struct RunWeights {
  /// Sixteen weights for each length of a run, from 0 on.
  private(set) var weights: [Int32]

  /// The weights of ships by length, 1 to 16, for runs of at most so many cells.
  init(of ships: [Int32], longestRun: Int) {
    weights = [Int32](repeating: 0, count: (longestRun + 1) * 16)
    for run in 1...longestRun {
      // A run has the places of the run that is a cell shorter, and for each ship the place that ends in the last cell.
      for cell in 0..<run { weights[run * 16 + cell] = weights[(run - 1) * 16 + cell] }
      for length in 1...run where ships[length - 1] > 0 {
        // Where a ship has few places, a run may be longer than any there is, and its weights too great: nobody asks.
        for cell in run - length..<run { weights[run * 16 + cell] &+= ships[length - 1] }
      }
    }
  }

  /// In how many places a ship lies in a run.
  static func places(of length: Int, in run: Int) -> Int {
    max(0, run &- length &+ 1)
  }

  /// In how many places a ship lies in a run over the cell that has so many cells before it and behind it.
  static func places(of length: Int, before: Int, behind: Int) -> Int {
    max(0, min(min(before, behind) + 1, min(length, before + behind + 2 - length)))
  }
}

/// The free cells of a row or column.
struct FreeLine {
  /// A bit for each free cell, one place further up, so that there is always a bit before the first cell.
  private var bits: UInt32 = 0

  mutating func insert(_ place: Int) { bits |= 2 &<< UInt32(truncatingIfNeeded: place) }

  mutating func remove(_ place: Int) { bits &= ~(2 &<< UInt32(truncatingIfNeeded: place)) }

  /// How many free cells there are before a place, and behind it, up to the next one that is not free.
  func run(around place: Int) -> (before: Int, behind: Int) {
    let shift = UInt32(truncatingIfNeeded: place)
    let (before, behind) = (bits &<< (31 &- shift), bits &>> (shift &+ 2))
    return ((~before).leadingZeroBitCount, (~behind).trailingZeroBitCount)
  }
}
