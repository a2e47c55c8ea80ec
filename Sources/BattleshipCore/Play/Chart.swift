// A chart is what the player who fires may know: it is made from a game and holds no ship that was not found.

/// What the player who fires knows of a game.
///
/// A chart holds no fleet: a ship is in it only when every one of its cells was hit.
public struct Chart: Hashable, Sendable {
  /// What is known of a cell.
  public enum Mark: Hashable, Sendable {
    /// Nobody fired at it.
    case unknown
    /// Water.
    case miss
    /// A ship that has cells left.
    case hit
    /// A ship that was sunk.
    case sunk
  }

  /// The rules of the game.
  public let rules: Rules

  /// How the game stands.
  public let status: Status

  /// The cells fired at, in the order of the shots.
  public let shots: [Cell]

  /// The cells of shots that hit a ship.
  public let hits: CellSet

  /// The cells of shots that met water.
  public let misses: CellSet

  /// The ships that were sunk, by their first cell.
  public let sunkShips: [Ship]

  /// The lengths of the ships that are still afloat.
  public let lengthsAfloat: ShipLengths

  /// How many more misses the game can take; nil where misses never lose.
  public let livesLeft: Int?

  fileprivate init(of game: Game) {
    rules = game.rules
    status = game.status
    shots = game.shots
    hits = game.opened.intersection(game.fleet.cells)
    misses = game.opened.subtracting(game.fleet.cells)
    livesLeft = game.livesLeft
    let sunk = game.fleet.ships.filter { [hits] in $0.cells.isSubset(of: hits) }
    sunkShips = sunk
    lengthsAfloat = sunk.reduce(into: game.rules.shipLengths) { _ = $0.take($1.length) }
  }

  /// What is known of a cell.
  public subscript(cell: Cell) -> Mark {
    if misses.contains(cell) { return .miss }
    guard hits.contains(cell) else { return .unknown }
    return sunkShips.contains { $0.cells.contains(cell) } ? .sunk : .hit
  }

  /// The cells that can still be fired at.
  public var unknownCells: CellSet {
    rules.board.cells.subtracting(hits).subtracting(misses)
  }
}

extension Game {
  /// What the player who fires may know.
  public var chart: Chart { Chart(of: self) }
}
