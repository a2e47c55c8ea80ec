// A game is a hidden fleet and the shots fired at it; all else follows from these.

/// A game of Battleships: one player's hidden fleet, and the shots that the other player fired at it.
///
/// Whoever holds a game knows where the ships are. What may be shown to the player who fires is ``chart``.
public struct Game: Hashable, Sendable {
  /// The hidden ships.
  public private(set) var fleet: Fleet

  /// The cells that nobody fired at.
  public private(set) var unopened: CellSet

  /// How many more ship cells must be hit to win.
  private var hitsToWin: UInt16

  /// How many more misses lose the game, beyond the number of cells where misses never do.
  private var missesToLose: UInt16

  /// How the game stands.
  public private(set) var status: Status

  /// The cells fired at, in the order of the shots.
  public private(set) var shots: [Cell] = []

  /// A game before its first shot.
  @inline(__always)
  public init(fleet: Fleet) {
    self.init(fleet: fleet, status: .open)
  }

  /// A game that is over, with shots that nobody recorded.
  public static func overUnrecorded(fleet: Fleet) -> Game {
    Game(fleet: fleet, status: .overUnrecorded)
  }

  @inline(__always)
  private init(fleet: Fleet, status: Status) {
    let rules = fleet.rules
    self.fleet = fleet
    self.status = status
    unopened = rules.board.cells
    hitsToWin = rules.shipCells
    missesToLose = rules.losingMiss == 0 ? .max : rules.losingMiss
  }

  /// No ships yet; the caller hides all of them before anybody else sees the game.
  @inline(__always)
  init(emptyUnder rules: Rules) {
    self.init(fleet: Fleet(emptyUnder: rules), status: .open)
  }

  /// Hides a ship, unless it would lie over another one.
  @inline(__always)
  mutating func hide(_ ship: Ship) -> Bool {
    fleet.add(ship)
  }

  /// Says that the game is over without saying what was fired.
  mutating func endUnrecorded() {
    status = .overUnrecorded
  }

  /// The rules of the game.
  @inline(__always) public var rules: Rules { fleet.rules }

  /// The cells fired at.
  public var opened: CellSet { rules.board.cells.subtracting(unopened) }

  /// How many shots hit a ship.
  public var hitCount: Int { Int(rules.shipCells &- hitsToWin) }

  /// How many shots met water.
  public var missCount: Int { shots.count &- hitCount }

  /// How many more misses lose the game; nil where misses never do.
  public var livesLeft: Int? { rules.losingMiss == 0 ? nil : Int(missesToLose) }
}

extension Game {
  /// Fires at a cell.
  ///
  /// - Returns: What the shot met.
  /// - Throws: ``PlayError`` where the cell is off the board or open already, or the game is over; nothing changes.
  @discardableResult
  public mutating func fire(at cell: Cell) throws(PlayError) -> ShotResult {
    guard status == .open, unopened.take(cell) else { throw obstacle(known: cell) }
    if shots.isEmpty { makeRoomForShots() }
    shots.append(cell)
    return tally(cell) ? hit(cell) : .miss
  }

  /// Room for every shot that the game may see, in one allocation.
  @inline(never)
  private mutating func makeRoomForShots() {
    shots.reserveCapacity(rules.board.cellCount)
  }

  /// What a shot met that was counted as a hit.
  ///
  /// Apart from the rest, so that a miss, which is likelier, costs little; mutating only so as not to be handed a copy.
  @inline(never)
  private mutating func hit(_ cell: Cell) -> ShotResult {
    fleet.isSunk(at: cell, unopened: unopened) ? .sunk(fleet.knownShip(at: cell)) : .hit
  }

  /// Why a shot could not be fired now, or nil where it could.
  public func obstacle(to cell: Cell) -> PlayError? {
    status == .open && unopened.contains(cell) ? nil : obstacle(known: cell)
  }

  /// Why a shot cannot be fired that is known to have an obstacle.
  @inline(never)
  private func obstacle(known cell: Cell) -> PlayError {
    guard status == .open else { return .gameOver(status) }
    return rules.board.contains(cell) ? .alreadyOpened(cell) : .cellOffBoard(cell, rules.board)
  }

  /// Opens a cell without noting the shot, for a message that is read: false where it was open before.
  @inline(__always)
  mutating func replay(_ cell: Cell) -> Bool {
    guard unopened.take(cell) else { return false }
    _ = tally(cell)
    return true
  }

  /// Notes the shots that were replayed, all at once.
  mutating func noteReplayed(_ shots: [Cell]) {
    self.shots = shots
  }

  /// Counts a shot at a cell just opened, and says whether a ship is there.
  @inline(__always)
  private mutating func tally(_ cell: Cell) -> Bool {
    if fleet.cells.contains(cell) {
      hitsToWin &-= 1
      if hitsToWin == 0 { status = .won }
      return true
    }
    missesToLose &-= 1
    if missesToLose == 0 { status = .lost }
    return false
  }
}
