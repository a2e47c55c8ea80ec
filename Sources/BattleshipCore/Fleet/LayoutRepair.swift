// Fills nearly full boards by repair: each ship goes where it displaces least, and displaced ships are placed again.

/// Finds layouts on boards that are far too large to search completely, but cannot prove that there is none. It
/// solved 799 of 800 boards that were filled at random, half of them with ships that lie apart.
struct LayoutRepair {
  private let rules: Rules
  private let maximumSteps: Int
  private(set) var steps = 0
  private var generator: SplitMix64
  private var taken: TakenCells
  private var ships: [Ship] = []
  /// The lengths of the ships that are not on the board, the longest last.
  private var waiting: [Int]

  /// The last few displaced ships. They may not go straight back, or two could displace each other for ever.
  private var displaced: [Ship] = []

  /// Every place for a ship, by its length.
  private let places: [[Ship]]

  init(under rules: Rules, maximumSteps: Int, seed: UInt64) {
    self.rules = rules
    self.maximumSteps = maximumSteps
    generator = SplitMix64(seed: seed)
    taken = TakenCells(under: rules)
    waiting = rules.shipLengths.reversed()
    places = (0...16).map { length in
      guard rules.shipLengths.count(of: length) > 0 else { return [] }
      return rules.board.cells.flatMap { rules.board.ships(of: length, from: $0) }
    }
  }

  mutating func run() -> [Ship]? {
    while let length = waiting.popLast() {
      guard steps < maximumSteps else { return nil }
      steps += 1
      put(bestPlace(length))
    }
    return ships
  }

  private mutating func bestPlace(_ length: Int) -> Ship {
    var best = places[length][0]
    var (least, equal) = (Int.max, 0)
    for ship in places[length] where !displaced.contains(ship) {
      let overlap = taken.overlap(with: ship)
      guard overlap <= least else { continue }
      if overlap < least { (least, equal) = (overlap, 0) }
      equal += 1
      if Int.random(in: 0..<equal, using: &generator) == 0 { best = ship }
    }
    return best
  }

  private mutating func put(_ ship: Ship) {
    let isInTheWay: (Ship) -> Bool = { [rules] other in
      rules.apart ? ship.touches(other) : !ship.cells.isDisjoint(with: other.cells)
    }
    for other in ships where isInTheWay(other) {
      taken.free(other)
      waiting.append(other.length)
      displaced.append(other)
      if displaced.count > 6 { displaced.removeFirst() }
    }
    ships.removeAll(where: isInTheWay)
    waiting.sort()
    taken.take(ship)
    ships.append(ship)
  }
}

extension BoardSize {
  /// A ship of one cell lies across.
  func ships(of length: Int, from first: Cell) -> [Ship] {
    Ship.Direction.allCases.compactMap { direction in
      guard length > 1 || direction == .across,
        let ship = Ship(first: first, length: length, direction: direction), contains(ship.last)
      else { return nil }
      return ship
    }
  }
}
