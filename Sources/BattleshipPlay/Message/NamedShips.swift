// Ships that are named in a line of text, as in commands.

import BattleshipCore

extension Fleet {
  /// The fleet of ships named by their cells: one cell, or the first and the last, with commas between ships.
  ///
  /// ```swift
  /// let fleet = try Fleet(named: "A1,C3", rules: .messages)
  /// assert(fleet.cells.count == 2)
  /// ```
  ///
  /// - Throws: ``NamedShipsError`` if a name is not a ship, or the ships are not what the rules ask for.
  public init(named text: String, rules: Rules) throws(NamedShipsError) {
    var ships: [Ship] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = name.split(separator: "-", omittingEmptySubsequences: false).map { Cell(String($0)) }
      let ship: Ship? =
        switch (ends.first ?? nil, ends.last ?? nil, ends.count) {
        case (let cell?, _, 1): Ship(cell)
        case (let first?, let last?, 2) where first != last: Ship(from: first, to: last)
        case (_, _, _): nil
        }
      guard let ship else { throw .notAShip(String(name)) }
      ships.append(ship)
    }
    do throws(FleetError) {
      try self.init(ships, rules: rules)
    } catch {
      throw .notAFleet(error)
    }
  }
}

/// Why named ships are not a fleet.
///
/// ```swift
/// do {
///   _ = try Fleet(named: "A1,elephant", rules: .messages)
/// } catch {
///   assert(error == .notAShip("elephant"))
/// }
/// ```
public enum NamedShipsError: Error, Hashable, Sendable {
  /// A name is neither a cell nor the first and the last cell of a straight ship.
  case notAShip(String)
  /// The ships are not what the rules ask for.
  case notAFleet(FleetError)
}
