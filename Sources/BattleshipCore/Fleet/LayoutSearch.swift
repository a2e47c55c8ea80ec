// If chance finds no layout, a complete search goes through the board cell by cell.

/// A search through all layouts, in random order: each cell in turn is left free, as long as enough cells remain, or
/// starts a ship.
struct LayoutSearch {
  private let rules: Rules
  private let maximumSteps: Int
  private(set) var steps = 0
  private var generator: SplitMix64
  private var taken: TakenCells
  private var ships: [Ship] = []

  init(under rules: Rules, maximumSteps: Int, seed: UInt64) {
    self.rules = rules
    self.maximumSteps = maximumSteps
    generator = SplitMix64(seed: seed)
    taken = TakenCells(under: rules)
  }

  var hasGivenUp: Bool { steps >= maximumSteps }

  /// Nil if there is no layout, or no steps are left.
  mutating func run() -> [Ship]? {
    let spare = taken.cellsToSpare(rules.shipLengths)
    return spare >= 0 && complete(fromRow: 0, column: 0, lengths: rules.shipLengths, spare: spare) ? ships : nil
  }

  private mutating func complete(fromRow row: Int, column: Int, lengths: ShipLengths, spare: Int) -> Bool {
    guard !lengths.isEmpty else { return true }
    guard let (row, column) = taken.firstFree(fromRow: row, column: column) else { return false }
    for ship in choices(atRow: row, column: column, lengths: lengths, spare: spare) {
      steps += 1
      guard !hasGivenUp else { return false }
      guard let ship else {
        if complete(fromRow: row, column: column + 1, lengths: lengths, spare: spare - 1) { return true }
        continue
      }
      guard taken.overlap(with: ship) == 0 else { continue }
      var rest = lengths
      _ = rest.take(ship.length)
      taken.take(ship)
      ships.append(ship)
      if complete(fromRow: row, column: column, lengths: rest, spare: spare) { return true }
      ships.removeLast()
      taken.free(ship)
    }
    return false
  }

  /// The ships that may start here, in random order; nil leaves the place free.
  private mutating func choices(atRow row: Int, column: Int, lengths: ShipLengths, spare: Int) -> [Ship?] {
    var ships: [Ship?] = []
    if let cell = Cell(row: row, column: column), rules.board.contains(cell) {
      for length in 1...16 where lengths.count(of: length) > 0 {
        ships += rules.board.ships(of: length, from: cell).map { $0 }
      }
    }
    ships.shuffle(using: &generator)
    guard spare > 0 else { return ships }
    let freeFirst = Int.random(in: 0..<spare + lengths.cellCount, using: &generator) < spare
    ships.insert(nil, at: freeFirst ? 0 : ships.count)
    return ships
  }
}
