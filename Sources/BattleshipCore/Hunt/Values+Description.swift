// Rules, results and marks in plain English.

extension Rules: CustomStringConvertible {
  /// The board, the ships, and the miss that loses: `3x3, ships 1.1, lost at miss 3`.
  public var description: String {
    "\(boardAndShips), \(losingMiss.map { "lost at miss \($0)" } ?? "misses never lose")"
  }

  var boardAndShips: String { "\(board), ships \(shipLengths)\(apart ? " apart" : "")" }
}

extension Rules.Preset: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

extension Status: CustomStringConvertible {
  /// How the game stands: `won`.
  public var description: String {
    switch self {
    case .open: "open"
    case .won: "won"
    case .lost: "lost"
    case .overUnrecorded: "over, but its shots were not recorded"
    }
  }
}

extension ShotResult: CustomStringConvertible {
  /// The result: `miss`, `hit` or `sunk B2-B5`.
  public var description: String { if case .sunk(let ship) = self { "\(name) \(ship)" } else { name } }
}

extension Chart.Mark: CustomStringConvertible {
  /// The mark in words: `hit`.
  public var description: String {
    switch self {
    case .unknown: "unknown"
    case .miss: "miss"
    case .hit: "hit"
    case .sunk: "sunk"
    }
  }
}

extension Ship.Direction: CustomStringConvertible {
  /// Which way the ship lies: `across` or `down`.
  public var description: String {
    switch self {
    case .across: "across"
    case .down: "down"
    }
  }
}

extension Fleet.Ships: CustomStringConvertible {
  /// The remaining ships: `A1-A2, C3`.
  public var description: String { listed(self) }
}

extension MessageURLBase: CustomStringConvertible {
  /// The base as text.
  public var description: String { text }
}
