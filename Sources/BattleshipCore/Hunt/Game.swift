// A game is a hidden fleet and the shots fired at it; everything else follows from them.

/// A game of Battleships: one player's hidden fleet, and the shots that the other player fired at it.
///
/// Anyone who holds a game knows where the ships are. The player who fires may see its ``chart``.
///
/// ```swift
/// var game = Game(fleet: try Fleet([Ship("A1")!, Ship("C3")!]))
/// let results = [try game.fire(at: Cell("A1")!), try game.fire(at: Cell("B2")!)]
/// assert(results == [.sunk(Ship("A1")!), .miss])
/// assert(game.status == .open && game.livesLeft == 2)
/// assert(game.description == "X..\n.o.\n...")  // what was found; print(game.fleet) shows the ships
/// let copy = try Game(messageURL: game.messageURL())
/// assert(copy == game)
/// ```
public struct Game: Hashable, Sendable {
  /// The hidden ships.
  public let fleet: Fleet

  /// How the game stands.
  public private(set) var status: Status

  /// The cells that were not fired at.
  public private(set) var unopened: CellSet

  /// The cells fired at, in the order of the shots.
  public private(set) var shots: [Cell] = []

  /// A game before its first shot.
  public init(fleet: Fleet) {
    self.init(fleet: fleet, status: .open)
  }

  /// A game that is over, but whose shots were not recorded.
  public static func overUnrecorded(fleet: Fleet) -> Game {
    Game(fleet: fleet, status: .overUnrecorded)
  }

  private init(fleet: Fleet, status: Status) {
    self.fleet = fleet
    self.status = status
    unopened = fleet.rules.board.cells
  }
}

extension Game {
  /// The rules of the game.
  public var rules: Rules { fleet.rules }

  /// The cells fired at.
  public var opened: CellSet { rules.board.cells.subtracting(unopened) }

  /// The number of shots fired.
  public var shotCount: Int { shots.count }

  /// The number of shots that hit a ship.
  public var hitCount: Int { fleet.cells.subtracting(unopened).count }

  /// The number of shots that missed.
  public var missCount: Int { rules.board.cellCount - unopened.union(fleet.cells).count }

  /// The number of further misses that lose the game; nil if misses never lose.
  public var livesLeft: Int? { rules.losingMiss.map { $0 - missCount } }
}

extension Game {
  /// Fires at a cell.
  ///
  /// - Returns: The result of the shot.
  /// - Throws: ``PlayError`` if the cell is off the board or open already, or the game is over; the game does not
  ///   change.
  public mutating func fire(at cell: Cell) throws(PlayError) -> ShotResult {
    guard status == .open, record(cell) else { throw obstacle(known: cell) }
    guard fleet.cells.contains(cell) else { return .miss }
    let ship = fleet.knownShip(at: cell)
    return ship.cells.isDisjoint(with: unopened) ? .sunk(ship) : .hit
  }

  /// May end the game; false if the cell is off the board or already open.
  @inline(__always)
  mutating func record(_ cell: Cell) -> Bool {
    assert(status == .open)
    guard unopened.remove(cell) != nil else { return false }
    shots.append(cell)
    status = rules.status(isFleetSunk: fleet.cells.isDisjoint(with: unopened), misses: missCount)
    return true
  }

  mutating func reserveShots(_ count: Int) {
    shots.reserveCapacity(count)
  }

  /// Why a cell cannot be fired at now; nil if it can.
  public func obstacle(to cell: Cell) -> PlayError? {
    status == .open && unopened.contains(cell) ? nil : obstacle(known: cell)
  }

  /// The shot must be impossible.
  private func obstacle(known cell: Cell) -> PlayError {
    guard status == .open else { return .gameOver }
    return rules.board.contains(cell) ? .alreadyOpened(cell) : .cellOffBoard(cell, rules.board)
  }
}
