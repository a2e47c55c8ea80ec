// A random fleet is drawn evenly: every legal layout is as likely as every other one.

extension Fleet {
  /// A random fleet, every layout being equally likely.
  ///
  /// Ships longer than one cell are put down anywhere at random, all of them anew until none lies over another one,
  /// which favours no layout; one-cell ships take any of the cells that are left. Where ships fill the board so
  /// tightly that 100 000 trials give nothing, a search finds a layout instead, and some layouts are then likelier
  /// than others.
  ///
  /// - Parameters:
  ///   - rules: The board and the ships.
  ///   - generator: Where the chance comes from; a seeded one gives the same fleet each time.
  /// - Returns: The fleet.
  /// - Throws: ``FleetError/noLayoutFound(steps:)`` where the search, too, finds no room for the ships.
  @inlinable
  public static func random(
    rules: Rules = .messages, using generator: inout some RandomNumberGenerator
  ) throws(FleetError) -> Fleet {
    for _ in 0..<100_000 {
      if let fleet = layout(under: rules, using: &generator) { return fleet }
    }
    var search = LayoutSearch(under: rules, seed: generator.next())
    return try search.fleet()
  }

  /// One trial: a layout with every ship anywhere, or nil where two of them meet.
  @inlinable
  static func layout(under rules: Rules, using generator: inout some RandomNumberGenerator) -> Fleet? {
    var fleet = Fleet(emptyUnder: rules)
    var freeCount = rules.board.cellCount
    for length in rules.shipLengths {
      let ship =
        length > 1
        ? randomShip(of: length, on: rules.board, using: &generator)
        : Ship(fleet.freeCell(random(below: freeCount, using: &generator)))
      guard fleet.add(ship) else { return nil }
      freeCount &-= length
    }
    return fleet
  }

  /// A ship that fits on the board, in any place, every place being equally likely.
  @inlinable
  static func randomShip(
    of length: Int, on board: BoardSize, using generator: inout some RandomNumberGenerator
  ) -> Ship {
    let startsAcross = max(0, board.columns &- length &+ 1)
    let startsDown = max(0, board.rows &- length &+ 1)
    let across = startsAcross &* board.rows
    let place = random(below: across &+ startsDown &* board.columns, using: &generator)
    return place < across
      ? ship(at: place, inRowsOf: startsAcross, length: length, direction: .across)
      : ship(at: place &- across, inRowsOf: board.columns, length: length, direction: .down)
  }

  @inlinable
  static func ship(at place: Int, inRowsOf count: Int, length: Int, direction: Ship.Direction) -> Ship {
    let (row, column) = UInt16(truncatingIfNeeded: place).quotientAndRemainder(
      dividingBy: UInt16(truncatingIfNeeded: count))
    let first = Cell(code: UInt8(truncatingIfNeeded: row &* 16 &+ column))
    return Ship(uncheckedFirst: first, length: UInt8(truncatingIfNeeded: length), direction: direction)
  }

  @inlinable
  static func random(below bound: Int, using generator: inout some RandomNumberGenerator) -> Int {
    Int(truncatingIfNeeded: generator.next(upperBound: UInt32(truncatingIfNeeded: bound)))
  }

  /// The free cell of a number, counted row by row; there must be one.
  @usableFromInline
  func freeCell(_ number: Int) -> Cell {
    var free = rules.board.cells.subtracting(cells).makeIterator()
    for _ in 0..<number { _ = free.next() }
    return free.next() ?? Cell(code: 0)
  }
}
