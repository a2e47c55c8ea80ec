// The places of a ship in a run of free cells, by the run's length: how many there are, and which cells they cover.

enum Places {
  /// One number for each length, 1 to 16.
  typealias ByLength = SIMD16<Int16>

  /// For runs of 0 to 16 cells, the number of places for ships of each length.
  static func byRun(countingSingles: Bool) -> [ByLength] {
    (0...16).map { run in
      var places = ByLength()
      for length in 1...16 where length <= run && (length > 1 || countingSingles) {
        places[length - 1] = Int16(run - length + 1)
      }
      return places
    }
  }

  /// The number of places that cover the cell with `before` cells before it in the run and `behind` cells behind it.
  static func of(_ length: Int, before: Int, behind: Int) -> Int {
    max(0, min(min(before, behind) + 1, min(length, before + behind + 2 - length)))
  }

  /// Sixteen weights for each run length, starting at length 0.
  ///
  /// The weight of a cell is the sum, over the ships, of the ship's weight times its places in the run over that cell.
  static func weights(of ships: [(length: Int, weight: Int32)], longestRun: Int) -> [Int32] {
    var list = [Int32](repeating: 0, count: (longestRun + 1) * 16)
    var weights = list.mutableSpan
    for run in 1...longestRun {
      // A run has the places of a run that is one cell shorter, plus one for each ship that ends in the last cell.
      let base = run &* 16
      for cell in base..<base &+ run { weights[cell] = weights[cell &- 16] }
      for ship in ships where ship.length <= run {
        // If a ship has few places, the weights may overflow in runs longer than any on the board; those are not read.
        for cell in base &+ run &- ship.length..<base &+ run { weights[cell] &+= ship.weight }
      }
    }
    return list
  }
}
