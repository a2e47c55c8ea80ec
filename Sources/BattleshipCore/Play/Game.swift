// A game is a hidden fleet and the shots fired at it; all else follows from these.

/// A game of Battleships: one player's hidden fleet, and the shots that the other player fired at it.
///
/// Whoever holds a game knows where the ships are. What may be shown to the player who fires is ``chart``.
public struct Game: Hashable, Sendable {
  /// The hidden ships.
  public private(set) var fleet: Fleet

  // What the public may only read, under another name: `fire` changes it, which is compiled into its callers.
  var closed: CellSet
  var standing: Status

  /// How many more ship cells must be hit to win.
  private var hitsToWin: UInt16

  /// How many shots lose the game, were all that come misses: the losing miss and the hits so far. More than any board
  /// has cells where misses never lose.
  var shotsToLose: Int

  /// The shots that were fired.
  var log = ShotLog()

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
    standing = status
    closed = rules.board.cells
    hitsToWin = UInt16(rules.shipLengths.cellCount)
    shotsToLose = rules.losingMiss ?? 1_000
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
    standing = .overUnrecorded
  }

  /// The rules of the game.
  @inline(__always) public var rules: Rules { fleet.rules }

  /// How the game stands.
  public var status: Status { standing }

  /// The cells that nobody fired at.
  public var unopened: CellSet { closed }

  /// The cells fired at.
  public var opened: CellSet { rules.board.cells.subtracting(unopened) }

  /// How many shots were fired.
  public var shotCount: Int { log.count }

  /// How many shots hit a ship.
  public var hitCount: Int { rules.shipLengths.cellCount - Int(hitsToWin) }

  /// How many shots met water.
  public var missCount: Int { log.count &- hitCount }

  /// The cells fired at, in the order of the shots.
  public var shots: [Cell] { log.cells }

  /// How many more misses lose the game; nil where misses never do.
  public var livesLeft: Int? { rules.losingMiss == nil ? nil : shotsToLose &- log.count }
}

extension Game {
  /// Fires at a cell.
  ///
  /// - Returns: What the shot met.
  /// - Throws: ``PlayError`` where the cell is off the board or open already, or the game is over; nothing changes.
  @inline(__always)
  @discardableResult
  public mutating func fire(at cell: Cell) throws(PlayError) -> ShotResult {
    guard status == .open, closed.take(cell) else { throw obstacle(known: cell) }
    if log.append(cell) { keepLastShots() }
    if fleet.cells.contains(cell) { return hit(cell) }
    if log.count == shotsToLose { standing = .lost }
    return .miss
  }

  /// Makes room for the next shots after every eighth one.
  @inline(never)
  mutating func keepLastShots() {
    log.keepLast(of: rules.board.cellCount)
  }

  /// Counts a hit, and says what it met.
  ///
  /// Apart from the rest, so that a miss, which is likelier, costs little. What only looks is mutating too, here and in
  /// what this calls, so as not to be handed a copy.
  @inline(never)
  mutating func hit(_ cell: Cell) -> ShotResult {
    countHit()
    return fleet.goesOn(from: cell, into: &closed) ? .hit : hitBetweenOpenCells(cell)
  }

  @inline(__always)
  private mutating func countHit() {
    shotsToLose &+= 1
    hitsToWin &-= 1
    if hitsToWin == 0 { standing = .won }
  }

  /// What a shot met that hit a ship and left none of the cells beside it unopened.
  @inline(never)
  private mutating func hitBetweenOpenCells(_ cell: Cell) -> ShotResult {
    fleet.isSunk(at: cell, unopened: closed) ? .sunk(fleet.knownShip(at: cell)) : .hit
  }

  /// Why a shot could not be fired now, or nil where it could.
  public func obstacle(to cell: Cell) -> PlayError? {
    status == .open && unopened.contains(cell) ? nil : obstacle(known: cell)
  }

  /// Why a shot cannot be fired that is known to have an obstacle.
  @inline(never)
  func obstacle(known cell: Cell) -> PlayError {
    guard status == .open else { return .gameOver(status) }
    return rules.board.contains(cell) ? .alreadyOpened(cell) : .cellOffBoard(cell, rules.board)
  }

  /// Opens a cell without noting the shot, for a message that is refused: false where it was open before.
  @inline(__always)
  mutating func replay(_ cell: Cell, asShot number: Int) -> Bool {
    guard closed.take(cell) else { return false }
    if fleet.cells.contains(cell) { countHit() } else if number == shotsToLose { standing = .lost }
    return true
  }

  /// Opens the cells of all shots at once, for a message that is read.
  ///
  /// - Returns: False, and the game is as it was, where it would have been over before the last of the shots.
  @inline(__always)
  mutating func open(_ cells: CellSet, count: Int, last: Cell) -> Bool {
    let hits = cells.intersection(fleet.cells).count
    let isHit = fleet.cells.contains(last)
    guard hits &- (isHit ? 1 : 0) < Int(hitsToWin), count &- (isHit ? 0 : 1) < shotsToLose &+ hits else { return false }
    closed.subtract(cells)
    hitsToWin &-= UInt16(truncatingIfNeeded: hits)
    shotsToLose &+= hits
    if hitsToWin == 0 { standing = .won } else if count == shotsToLose { standing = .lost }
    return true
  }

  /// Notes the shots that were replayed, all at once.
  mutating func noteReplayed(_ log: ShotLog) {
    self.log = log
  }
}
