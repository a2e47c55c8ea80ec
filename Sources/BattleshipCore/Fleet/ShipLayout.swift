// A layout is ships that do not collide: a whole fleet, or as much of one as is placed.

/// Ships that do not lie over one another nor, if they must lie apart, touch.
///
/// The cells and the two sets beside them describe all ships, keep them in order, and take the same room for one ship
/// as for 32.
struct ShipLayout: Hashable, Sendable {
  /// Whether the ships must not touch.
  private let apart: Bool

  /// All cells that hold a ship.
  private(set) var cells = CellSet()

  /// The cells whose right or lower neighbour belongs to the same ship.
  private(set) var joinedRight = CellSet(), joinedDown = CellSet()

  /// No ships yet.
  init(apart: Bool) { self.apart = apart }

  /// Adds a ship on the board, unless it would lie over another one, or touch one that it must not touch.
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

  /// The first ship that touches another one; nil if none does, or the other one lies over a ship.
  func ship(touching ship: Ship) -> Ship? {
    cells.isDisjoint(with: ship.cells) ? ships.first { $0.touches(ship) } : nil
  }

  /// The ship under another one, which must lie over one.
  func ship(under ship: Ship) -> Ship {
    knownShip(at: ship.cells.first { cells.contains($0) } ?? ship.first)
  }

  /// The ship that holds a cell, which must hold one.
  func knownShip(at cell: Cell) -> Ship {
    assert(cells.contains(cell))
    let across = joinedRight.joinedShip(through: cell, .across)
    return across.length > 1 ? across : joinedDown.joinedShip(through: cell, .down)
  }

  /// The ships by their first cell, row by row.
  var ships: Fleet.Ships { Fleet.Ships(self) }
}
