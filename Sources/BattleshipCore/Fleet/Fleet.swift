// A fleet is a legal set of ships under some rules: code that holds one need not check it again.

/// Ships that lie on the board, do not overlap, and are exactly those of the rules.
///
/// ```swift
/// let fleet = try Fleet([Ship("A1-A3")!, Ship("C1-C2")!, Ship("E5-F5")!], rules: .skirmish)
/// assert(fleet.ship(at: Cell("A2")!) == Ship("A1-A3"))
/// assert(fleet.cells.count == 7)
/// ```
public struct Fleet: Hashable, Sendable {
  /// The rules under which the fleet is legal.
  public let rules: Rules

  /// All cells that hold a ship.
  public private(set) var cells = CellSet()

  // The cells whose right or lower neighbour belongs to the same ship. These sets and the cells describe all ships, keep
  // them in order, and take the same room for one ship as for 32.
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
      guard add(ship) else { throw self.ship(touching: ship).map { .shipsTouch(ship, $0) } ?? .shipsOverlap(ship) }
    }
    guard missing.isEmpty else { throw .shipsMissing(missing) }
  }

  /// No ships yet; the caller must add all of them.
  init(emptyUnder rules: Rules) {
    self.rules = rules
  }

  /// Adds a ship on the board, unless it would lie over another one, or touch one that it must not touch.
  mutating func add(_ ship: Ship) -> Bool {
    let shipCells = ship.cells
    guard cells.isDisjoint(with: rules.apart ? ship.cellsAndSurroundings : shipCells) else { return false }
    cells.formUnion(shipCells)
    guard ship.length > 1 else { return true }
    // Every cell of the ship but the last has a neighbour to the right or below.
    var joined = shipCells
    joined.remove(ship.last)
    switch ship.direction {
    case .across: joinedRight.formUnion(joined)
    case .down: joinedDown.formUnion(joined)
    }
    return true
  }

  /// Removes all ships; the caller must add all of them again.
  mutating func removeAll() {
    (cells, joinedRight, joinedDown) = (CellSet(), CellSet(), CellSet())
  }

  /// The first of the fleet's ships that touches another one; nil if none does, or the other one lies over a ship.
  func ship(touching ship: Ship) -> Ship? {
    cells.isDisjoint(with: ship.cells) ? ships.first { $0.touches(ship) } : nil
  }

  /// The ship that holds a cell, or nil if there is water.
  public func ship(at cell: Cell) -> Ship? {
    cells.contains(cell) ? knownShip(at: cell) : nil
  }

  /// The ship that holds a cell, which must hold one.
  func knownShip(at cell: Cell) -> Ship {
    assert(cells.contains(cell))
    let across = joinedRight.joinedShip(through: cell, .across)
    return across.length > 1 ? across : joinedDown.joinedShip(through: cell, .down)
  }
}

extension Fleet {
  /// The ships by their first cell, row by row.
  public var ships: Ships {
    Ships(cells: cells, joinedRight: joinedRight, joinedDown: joinedDown)
  }

  /// Walks over the ships of a fleet by their first cell, row by row.
  public struct Ships: Sequence, IteratorProtocol {
    private var firstCells: CellSet.Iterator
    private let joinedRight: CellSet
    private let joinedDown: CellSet

    fileprivate init(cells: CellSet, joinedRight: CellSet, joinedDown: CellSet) {
      firstCells = cells.subtracting(joinedRight.movedRight).subtracting(joinedDown.movedDown).makeIterator()
      self.joinedRight = joinedRight
      self.joinedDown = joinedDown
    }

    /// The next ship, or nil after the last.
    public mutating func next() -> Ship? {
      guard let first = firstCells.next() else { return nil }
      if joinedRight.contains(first) { return joinedRight.joinedShip(through: first, .across) }
      if joinedDown.contains(first) { return joinedDown.joinedShip(through: first, .down) }
      return Ship(first)
    }
  }
}

/// Why some ships are not a fleet under the rules.
///
/// ```swift
/// do {
///   _ = try Fleet([Ship("A1")!, Ship("A1")!])
/// } catch {
///   assert(error == .shipsOverlap(Ship("A1")!))
///   assert(error.description == "the ship A1 lies over another one")
/// }
/// ```
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
  /// A search for a random layout was given up after this many steps. The ships may still fit.
  case noLayoutFound(steps: Int)
}
