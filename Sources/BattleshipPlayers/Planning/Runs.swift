// How many ships fit into a run of free cells, and over which of its cells they lie, depends on the run's length alone.

/// In how many places ships lie in runs, a ship's length at a time.
enum Places {
  /// A number for each length, 1 to 16.
  typealias ByLength = SIMD16<Int16>

  /// For runs of 0 to 16 cells, how many places ships of each length have.
  static func byRun(countingSingles: Bool) -> [ByLength] {
    (0...16).map { run in
      var places = ByLength()
      for length in 1...16 where length <= run && (length > 1 || countingSingles) {
        places[length - 1] = Int16(run - length + 1)
      }
      return places
    }
  }

  /// In how many places a ship lies in a run over the cell that has so many cells before it and behind it.
  static func of(_ length: Int, before: Int, behind: Int) -> Int {
    max(0, min(min(before, behind) + 1, min(length, before + behind + 2 - length)))
  }
}

/// What the cells of runs weigh for the ships of a plan.
///
/// The weight of a cell is the sum, over the ships, of the ship's weight times its places in the run over that cell.
struct RunWeights {
  /// Sixteen weights for each length of a run, from 0 on.
  private(set) var weights: [Int32]

  /// The weights of ships, which have a length and a weight each, for runs of at most so many cells.
  init(of ships: [(length: Int, weight: Int32)], longestRun: Int) {
    weights = [Int32](repeating: 0, count: (longestRun + 1) * 16)
    var weights = weights.mutableSpan
    for run in 1...longestRun {
      // A run has the places of the run that is a cell shorter, and for each ship the place that ends in the last cell.
      let base = run &* 16
      for cell in base..<base &+ run { weights[cell] = weights[cell &- 16] }
      for ship in ships where ship.length <= run {
        // If a ship has few places, a weight can be too great for a run that is not there: nobody asks for it.
        for cell in base &+ run &- ship.length..<base &+ run { weights[cell] &+= ship.weight }
      }
    }
  }
}
