// A fleet is a legal set of ships under some rules: whoever holds one need not check it again.

/// Ships that lie on the board, do not overlap, and are just those that the rules ask for.
public struct Fleet: Hashable, Sendable {
  /// The rules under which the fleet is legal.
  public let rules: Rules

  /// All cells that hold a ship.
  public internal(set) var cells = CellSet()

  // Where one ship holds two neighbouring cells, the left or upper one of them. With the cells this says all
  // about the ships, keeps them in order by itself, and takes the same room for one ship as for 32.
  private var joinedRight = CellSet()
  private var joinedDown = CellSet()

  /// The fleet of these ships, in any order.
  ///
  /// - Throws: ``FleetError`` if a ship is off the board, over another one, not in the rules, or touches another one that
  ///   it must not touch, or if one is missing.
  public init(_ ships: some Sequence<Ship>, rules: Rules = .messages) throws(FleetError) {
    self.init(emptyUnder: rules)
    var missing = rules.shipLengths
    for ship in ships {
      guard rules.board.contains(ship.last) else { throw .shipOffBoard(ship, rules.board) }
      guard missing.take(ship.length) else { throw .shipNotInRules(ship, rules.shipLengths) }
      guard add(ship) else { throw obstacle(to: ship) }
    }
    guard missing.isEmpty else { throw .shipsMissing(missing) }
  }

  /// No ships yet; the caller adds all of them before anybody else sees the fleet.
  init(emptyUnder rules: Rules) {
    self.rules = rules
  }

  /// Ships that are known to be legal.
  init(unchecked cells: CellSet, joinedRight: CellSet, joinedDown: CellSet, rules: Rules) {
    self.rules = rules
    self.cells = cells
    self.joinedRight = joinedRight
    self.joinedDown = joinedDown
  }

  /// Adds a ship on the board, unless it would lie over another one, or touch one that it must not touch.
  @inline(__always)
  mutating func add(_ ship: Ship) -> Bool {
    if rules.apart, !cells.isDisjoint(with: ship.cellsAndSurroundings) { return false }
    return ship.length == 1 ? cells.insert(ship.first).inserted : addLong(ship)
  }

  /// Why a ship could not be added.
  func obstacle(to ship: Ship) -> FleetError {
    guard cells.isDisjoint(with: ship.cells) else { return .shipsOverlap(ship) }
    return ships.first { $0.touches(ship) }.map { .shipsTouch(ship, $0) } ?? .shipsOverlap(ship)
  }

  private mutating func addLong(_ ship: Ship) -> Bool {
    ship.direction == .across ? addAcross(ship) : addDown(ship)
  }

  /// Adds a ship that lies in one row, and so in one word of the set.
  private mutating func addAcross(_ ship: Ship) -> Bool {
    let place = ship.first.code &>> 6
    let bits = CellSet.rowBits(from: Int(ship.first.code & 63), count: ship.length)
    let isFree = cells.withWord(at: place) { word in
      let isFree = word & bits == 0
      if isFree { word |= bits }
      return isFree
    }
    // Every cell but the last one goes on to the right.
    if isFree { joinedRight.withWord(at: place) { $0 |= bits & bits &>> 1 } }
    return isFree
  }

  private mutating func addDown(_ ship: Ship) -> Bool {
    let shipCells = ship.cells
    guard cells.isDisjoint(with: shipCells) else { return false }
    cells.formUnion(shipCells)
    joinedDown.formUnion(shipCells)
    joinedDown.remove(ship.last)
    return true
  }

  /// The ship that holds a cell, or nil where there is water.
  public func ship(at cell: Cell) -> Ship? {
    cells.contains(cell) ? knownShip(at: cell) : nil
  }

  /// The ship that holds a cell, which must hold one.
  @inline(__always)
  func knownShip(at cell: Cell) -> Ship {
    let across = Self.run(through: cell.column, joins: joinedRight.row(cell.row))
    if across.length > 1 {
      let first = Cell(code: cell.code & 0xF0 | across.first)
      return Ship(uncheckedFirst: first, length: across.length, direction: .across)
    }
    let down = Self.run(through: cell.row, joins: joinedDown.column(cell.column))
    let first = Cell(code: down.first &<< 4 | cell.code & 15)
    return Ship(uncheckedFirst: first, length: down.length, direction: .down)
  }

  /// Whether the ship that holds a cell goes on to a cell beside it that is among some cells.
  @inline(__always)
  mutating func goesOn(from cell: Cell, into cells: inout CellSet) -> Bool {
    // Beyond an edge there is no join, so that the code of a cell there may be any one's.
    let (above, below) = (Cell(code: cell.code &- 16), Cell(code: cell.code &+ 16))
    let (left, right) = (Cell(code: cell.code &- 1), Cell(code: cell.code &+ 1))
    let across = joinedRight.bit(cell) & cells.bit(right) | joinedRight.bit(left) & cells.bit(left)
    let down = joinedDown.bit(cell) & cells.bit(below) | joinedDown.bit(above) & cells.bit(above)
    return (across | down) & 1 != 0
  }

  /// Whether the ship that holds a cell has no cell among the unopened ones.
  @inline(__always)
  func isSunk(at cell: Cell, unopened: CellSet) -> Bool {
    let (row, column) = (cell.row, cell.column)
    let across = Self.run(through: column, joins: joinedRight.row(row))
    if across.length > 1 { return unopened.row(row) & across.bits == 0 }
    let joins = joinedDown.column(column)
    return joins == 0 || unopened.column(column) & Self.run(through: row, joins: joins).bits == 0
  }

  /// The cells at which ships start.
  @inline(__always)
  private var firstCells: CellSet {
    cells.subtracting(joinedRight.movedRight).subtracting(joinedDown.movedDown)
  }

  /// Some of the sixteen places of a row or column, one behind the other.
  private struct Run {
    let first: UInt8
    let length: UInt8

    /// One bit for each place of the run.
    var bits: UInt16 { UInt16(truncatingIfNeeded: (UInt32(1) &<< UInt32(length) &- 1) &<< UInt32(first)) }
  }

  /// The run of joined places through a place.
  @inline(__always)
  private static func run(through place: Int, joins: UInt16) -> Run {
    // Above a row of zeros, the joins before the place: their run ends at the highest bit that is not set.
    let before = (~(UInt32(joins) &<< UInt32(32 &- place))).leadingZeroBitCount
    let behind = (~(UInt32(joins) &>> UInt32(place))).trailingZeroBitCount
    let first = place &- (place == 0 ? 0 : before)
    return Run(
      first: UInt8(truncatingIfNeeded: first), length: UInt8(truncatingIfNeeded: place &- first &+ behind &+ 1))
  }
}

extension Fleet {
  /// The ships by their first cell, row by row.
  public var ships: Ships { Ships(fleet: self, firstCells: firstCells.makeIterator()) }

  /// Walks over the ships of a fleet by their first cell, row by row.
  public struct Ships: Sequence, IteratorProtocol {
    fileprivate let fleet: Fleet
    fileprivate var firstCells: CellSet.Iterator

    /// The next ship, or nil after the last.
    public mutating func next() -> Ship? {
      firstCells.next().map { fleet.knownShip(at: $0) }
    }
  }

  /// Hands over the ends of every ship, in order, without a copy of the fleet.
  @inline(__always)
  func forEachShip(_ body: (_ first: Cell, _ last: Cell) -> Void) {
    for first in firstCells { body(first, lastCell(from: first)) }
  }

  /// The last cell of the ship that has this first one.
  @inline(__always)
  private func lastCell(from first: Cell) -> Cell {
    // At most one of the two goes on, so that nothing needs to ask which one does.
    let right = (~(joinedRight.word(at: first.code &>> 6) &>> UInt64(first.code & 63))).trailingZeroBitCount
    let down = (~(joinedDown.column(first.column) &>> UInt16(first.row))).trailingZeroBitCount
    return Cell(code: first.code &+ UInt8(truncatingIfNeeded: right &+ down &* 16))
  }
}

/// Why some ships are not a fleet under the rules.
public enum FleetError: Error, Hashable, Sendable {
  /// A ship reaches beyond the board.
  case shipOffBoard(Ship, BoardSize)
  /// A ship lies over another one.
  case shipsOverlap(Ship)
  /// A ship touches the second one, if only at a corner, and the rules say that ships lie apart.
  case shipsTouch(Ship, Ship)
  /// The rules have no ship, or no other ship, of this length.
  case shipNotInRules(Ship, ShipLengths)
  /// Ships of these lengths are still to be placed.
  case shipsMissing(ShipLengths)
  /// A search for a random layout went through all of them and found none: the ships cannot lie on the board.
  case noLayoutExists
  /// A search for a random layout was given up after this many steps. The ships may still fit, but hardly do.
  case noLayoutFound(steps: Int)
}
