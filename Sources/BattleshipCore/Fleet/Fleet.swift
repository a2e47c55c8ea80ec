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

  private let placed: ShipLayout

  /// All cells that hold a ship.
  public var cells: CellSet { placed.cells }

  /// The fleet of these ships, in any order.
  ///
  /// - Throws: ``FleetError`` if a ship is off the board, overlaps another one, is not in the rules, or touches one it
  ///   must not touch, or if one is missing.
  public init(_ ships: some Sequence<Ship>, rules: Rules = .messages) throws(FleetError) {
    var (layout, missing) = (ShipLayout(apart: rules.apart), rules.shipLengths)
    for ship in ships {
      guard rules.board.contains(ship.last) else { throw .shipOffBoard(ship, rules.board) }
      guard missing.take(ship.length) else { throw .shipNotInRules(ship, rules.shipLengths) }
      guard layout.add(ship) else {
        throw layout.ship(touching: ship).map { .shipsTouch(ship, $0) } ?? .shipsOverlap(ship, layout.ship(under: ship))
      }
    }
    guard missing.isEmpty else { throw .shipsMissing(missing) }
    self.init(layout, rules: rules)
  }

  /// Trusts that the ships lie on the board and are exactly those of the rules.
  init(_ layout: ShipLayout, rules: Rules) {
    assert(layout.cells.count == rules.shipLengths.cellCount)
    placed = layout
    self.rules = rules
  }

  /// The ship at a cell; nil if there is water.
  public func ship(at cell: Cell) -> Ship? {
    cells.contains(cell) ? knownShip(at: cell) : nil
  }

  func knownShip(at cell: Cell) -> Ship { placed.knownShip(at: cell) }
}

extension Fleet {
  /// The ships in the order of their first cells, row by row.
  public var ships: Ships { placed.ships }

  /// Walks over a fleet's ships in the order of their first cells, row by row.
  public struct Ships: Sequence, IteratorProtocol {
    private var firstCells: CellSet.Iterator
    private let joinedRight: CellSet
    private let joinedDown: CellSet

    init(_ layout: ShipLayout) {
      joinedRight = layout.joinedRight
      joinedDown = layout.joinedDown
      firstCells = layout.cells.subtracting(joinedRight.movedRight).subtracting(joinedDown.movedDown).makeIterator()
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
///   assert(error == .shipsOverlap(Ship("A1")!, Ship("A1")!))
///   assert(error.description == "the ship A1 overlaps another ship")
/// }
/// ```
public enum FleetError: Error, Hashable, Sendable {
  /// A ship reaches beyond the board.
  case shipOffBoard(Ship, BoardSize)
  /// The first ship overlaps the second.
  case shipsOverlap(Ship, Ship)
  /// The first ship touches the second, perhaps only at a corner, and the rules keep ships apart.
  case shipsTouch(Ship, Ship)
  /// The rules have no ship of this length, or no more of them.
  case shipNotInRules(Ship, ShipLengths)
  /// Ships of these lengths are still to be placed.
  case shipsMissing(ShipLengths)
  /// A search tried every layout and found none: the ships do not fit on the board.
  case noLayoutExists
  /// A search for a random layout gave up after this many steps; the ships may still fit.
  case noLayoutFound(steps: Int)
}
