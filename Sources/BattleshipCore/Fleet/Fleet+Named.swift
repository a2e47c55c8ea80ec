// Reads a fleet from a line of text, as in commands.

extension Fleet {
  /// The fleet with these ships, separated by commas, each named by its only cell or by its first and last one.
  ///
  /// ```swift
  /// let fleet = try Fleet(named: "A1,C3", rules: .messages)
  /// assert(fleet.cells.count == 2)
  /// ```
  ///
  /// - Throws: ``NamedShipsError`` if a name is not a ship, or the ships do not match the rules.
  public init(named text: String, rules: Rules) throws(NamedShipsError) {
    var ships: [Ship] = []
    for part in Array(text.utf8).split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      let name = String(decoding: part, as: UTF8.self)
      guard let ship = Ship(name) else { throw .notAShip(name) }
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
  /// The ships do not match the rules.
  case notAFleet(FleetError)
}

extension NamedShipsError: CustomStringConvertible {
  /// The error in words: `'elephant' is not a ship`.
  public var description: String {
    switch self {
    case .notAShip(let name): "'\(name)' is not a ship"
    case .notAFleet(let error): error.description
    }
  }
}
