// A layout is a set of ships that do not collide: a whole fleet, or part of one.

/// Ships that do not overlap nor, if they must lie apart, touch.
///
/// The cells and the two sets beside them describe all ships, keep them in order, and take the same room for one ship
/// as for 32.
struct ShipLayout: Hashable, Sendable {
  private let apart: Bool
  private(set) var cells = CellSet()

  /// The cells whose right or lower neighbour belongs to the same ship.
  private(set) var joinedRight = CellSet(), joinedDown = CellSet()

  init(apart: Bool) { self.apart = apart }

  /// The ship must lie on the board; false if it collides with another one.
  mutating func add(_ ship: Ship) -> Bool {
    let shipCells = ship.cells
    guard cells.isDisjoint(with: apart ? ship.cellsAndSurroundings : shipCells) else { return false }
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

  func ship(touching ship: Ship) -> Ship? {
    cells.isDisjoint(with: ship.cells) ? ships.first { $0.touches(ship) } : nil
  }

  /// A ship that this one overlaps; there must be one.
  func ship(under ship: Ship) -> Ship {
    knownShip(at: ship.cells.first { cells.contains($0) } ?? ship.first)
  }

  func knownShip(at cell: Cell) -> Ship {
    assert(cells.contains(cell))
    let across = joinedRight.joinedShip(through: cell, .across)
    return across.length > 1 ? across : joinedDown.joinedShip(through: cell, .down)
  }

  var ships: Fleet.Ships { Fleet.Ships(self) }
}
