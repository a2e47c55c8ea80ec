// A draft is a fleet being placed: every ship on it is legal, but some may be missing.

/// A fleet being placed: ships can be added and removed, and a complete draft gives a ``Fleet``.
///
/// ```swift
/// var draft = FleetDraft(rules: .messages)
/// try draft.place(Ship("B2")!)
/// assert(draft.shipsToPlace == 1 && !draft.isComplete)
/// assert(draft.obstacle(to: Ship("B2")!) == .shipsOverlap(Ship("B2")!, Ship("B2")!))
/// try draft.place(Ship("C3")!)
/// let fleet = try draft.fleet()
/// ```
public struct FleetDraft: Hashable, Sendable {
  /// The rules that the fleet will obey.
  public let rules: Rules

  /// The ships on the board, in the order in which they were placed.
  public private(set) var ships: [Ship] = []

  /// The lengths of the ships that are still to be placed.
  public private(set) var lengthsToPlace: ShipLengths

  /// An empty board.
  public init(rules: Rules = .messages) {
    self.rules = rules
    lengthsToPlace = rules.shipLengths
  }

  /// A draft with a whole fleet, to rearrange it.
  public init(_ fleet: Fleet) {
    rules = fleet.rules
    ships = Array(fleet.ships)
    lengthsToPlace = ShipLengths()
  }

  /// The number of ships that are still to be placed.
  public var shipsToPlace: Int { lengthsToPlace.count }

  /// Whether every ship is placed.
  public var isComplete: Bool { lengthsToPlace.isEmpty }

  /// The cells that hold a ship.
  public var cells: CellSet {
    ships.reduce(into: CellSet()) { $0.formUnion($1.cells) }
  }

  /// The ship at a cell; nil if there is water.
  public func ship(at cell: Cell) -> Ship? {
    ships.first { $0.cells.contains(cell) }
  }

  /// Why a ship cannot be placed now; nil if it can.
  public func obstacle(to ship: Ship) -> FleetError? {
    guard rules.board.contains(ship.last) else { return .shipOffBoard(ship, rules.board) }
    guard lengthsToPlace.count(of: ship.length) > 0 else { return .shipNotInRules(ship, lengthsToPlace) }
    if let other = ships.first(where: { !$0.cells.isDisjoint(with: ship.cells) }) { return .shipsOverlap(ship, other) }
    guard rules.apart, let other = ships.first(where: { $0.touches(ship) }) else { return nil }
    return .shipsTouch(ship, other)
  }

  /// Removes the ship at a cell, or places a one-cell ship there.
  ///
  /// - Throws: ``FleetError`` if there is water and a one-cell ship cannot be placed; the draft does not change.
  public mutating func toggle(_ cell: Cell) throws(FleetError) {
    try toggle(Ship(cell))
  }

  /// Places a ship, or removes the one at its first cell.
  ///
  /// - Throws: ``FleetError`` if the ship cannot be placed; the draft does not change.
  public mutating func toggle(_ ship: Ship) throws(FleetError) {
    if removeShip(at: ship.first) == nil { try place(ship) }
  }

  /// Places a ship.
  ///
  /// - Throws: ``FleetError`` if the ship cannot be placed; the draft does not change.
  public mutating func place(_ ship: Ship) throws(FleetError) {
    if let obstacle = obstacle(to: ship) { throw obstacle }
    _ = lengthsToPlace.take(ship.length)
    ships.append(ship)
  }

  /// Removes the ship at a cell, and returns it; nil if there is water.
  @discardableResult
  public mutating func removeShip(at cell: Cell) -> Ship? {
    guard let index = ships.firstIndex(where: { $0.cells.contains(cell) }) else { return nil }
    lengthsToPlace.add(ships[index].length)
    return ships.remove(at: index)
  }

  /// Removes the ship that was placed last, and returns it; nil on an empty board.
  @discardableResult
  public mutating func removeLastShip() -> Ship? {
    guard let ship = ships.popLast() else { return nil }
    lengthsToPlace.add(ship.length)
    return ship
  }

  /// The fleet, once every ship is placed.
  ///
  /// - Throws: ``FleetError/shipsMissing(_:)`` with the lengths that are still to be placed.
  public func fleet() throws(FleetError) -> Fleet {
    try Fleet(ships, rules: rules)
  }
}
