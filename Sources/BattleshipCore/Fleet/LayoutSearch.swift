// Where ships fill a board so tightly that chance finds no layout, a search goes through the cells one by one.

/// A search for one layout: each cell in turn is left to the water, as long as enough cells remain, or starts a ship.
@usableFromInline
struct LayoutSearch {
  private static let mostSteps = 400_000

  private let rules: Rules
  private var generator: SplitMix64
  private var steps = 0

  @usableFromInline
  init(under rules: Rules, seed: UInt64) {
    self.rules = rules
    generator = SplitMix64(seed: seed)
  }

  /// A layout, or the refusal after the last step that the search may take.
  @usableFromInline
  mutating func fleet() throws(FleetError) -> Fleet {
    let water = rules.board.cellCount - rules.shipLengths.cellCount
    let free = rules.board.cells
    guard let fleet = complete(Fleet(emptyUnder: rules), free: free, lengths: rules.shipLengths, water: water) else {
      throw .noLayoutFound(steps: steps)
    }
    return fleet
  }

  private mutating func complete(_ fleet: Fleet, free: CellSet, lengths: ShipLengths, water: Int) -> Fleet? {
    guard !lengths.isEmpty else { return fleet }
    guard let cell = free.first(where: { _ in true }) else { return nil }
    for ship in choices(at: cell, lengths: lengths, water: water) {
      steps += 1
      guard steps < Self.mostSteps else { return nil }
      var (next, rest, waterLeft) = (fleet, lengths, water)
      if let ship {
        guard ship.cells.isSubset(of: free), next.add(ship), rest.take(ship.length) else { continue }
      } else {
        waterLeft -= 1
      }
      let stillFree = free.subtracting((ship ?? Ship(cell)).cells)
      if let found = complete(next, free: stillFree, lengths: rest, water: waterLeft) { return found }
    }
    return nil
  }

  /// What a cell may become, in random order: a ship that starts there, or water (nil).
  private mutating func choices(at cell: Cell, lengths: ShipLengths, water: Int) -> [Ship?] {
    var ships: [Ship?] = []
    for length in 1...16 where lengths.count(of: length) > 0 {
      for direction in Ship.Direction.allCases where length > 1 || direction == .across {
        if let ship = Ship(first: cell, length: length, direction: direction) { ships.append(ship) }
      }
    }
    ships.shuffle(using: &generator)
    guard water > 0 else { return ships }
    let waterFirst = Int.random(in: 0..<water + lengths.cellCount, using: &generator) < water
    ships.insert(nil, at: waterFirst ? 0 : ships.count)
    return ships
  }
}
