// A chart is the firing player's knowledge: the shots, and the answer to each.

/// The firing player's knowledge of a board.
///
/// A chart holds no fleet: it has a ship only after every cell of the ship was hit.
///
/// ```swift
/// _ = try game.fire(at: Cell("C3")!)
/// assert(game.chart[Cell("C3")!] == .miss && game.chart.unknownCells.count == 8)
/// assert(game.chart.description == "...\n...\n..o")
/// ```
public struct Chart: Hashable, Sendable {
  /// The knowledge about a cell.
  public enum Mark: Hashable, Sendable {
    /// No answer is known: there was no shot, or, in a duel, the shot is still unanswered.
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

  /// The cells where a shot hit a ship, sunk or not.
  public let hits: CellSet

  /// The cells where a shot missed.
  public let misses: CellSet

  /// The ships that were sunk, by their first cell.
  public let sunkShips: [Ship]

  /// The lengths of the ships that are still afloat.
  public let lengthsAfloat: ShipLengths

  /// The mark of a cell.
  public subscript(cell: Cell) -> Mark {
    if misses.contains(cell) { return .miss }
    guard hits.contains(cell) else { return .unknown }
    return sunkShips.contains { $0.cells.contains(cell) } ? .sunk : .hit
  }

  /// The cells that are neither hits nor misses.
  public var unknownCells: CellSet {
    rules.board.cells.subtracting(hits).subtracting(misses)
  }

  /// The number of further misses that lose the game; nil if misses never lose.
  public var livesLeft: Int? {
    rules.losingMiss.map { $0 - misses.count }
  }
}

extension Chart {
  /// The shots in order, each with its result; the last shot at a sunk ship sank it.
  ///
  /// ```swift
  /// _ = try game.fire(at: .a1)
  /// assert(game.chart.answeredShots == [AnsweredShot(cell: .a1, result: .sunk(Ship("A1")!))])
  /// ```
  public var answeredShots: [AnsweredShot] {
    let lastShots = sunkShips.map { ship in shots.last { ship.cells.contains($0) } }
    return shots.map { cell in
      let sunk = lastShots.firstIndex(of: cell).map { ShotResult.sunk(sunkShips[$0]) }
      return AnsweredShot(cell: cell, result: sunk ?? (hits.contains(cell) ? .hit : .miss))
    }
  }
}

extension Fleet {
  package func ships(sunkBy cells: CellSet) -> [Ship] { ships.filter { $0.cells.isSubset(of: cells) } }
}

extension Chart {
  /// A chart of shots that another player answered, as in a duel.
  ///
  /// The answers are checked against each other and the rules, but there may be no fleet that fits all of them: sunk
  /// ships may touch under rules that keep them apart, or leave no room for the others. Every cell that was fired at
  /// and not hit is a miss. The game is won once all ships are sunk, lost at the losing miss, and open before.
  ///
  /// - Parameters:
  ///   - rules: The rules of the game.
  ///   - shots: The cells fired at, in the order of the shots.
  ///   - hits: The cells of shots that hit a ship, sunk or not.
  ///   - sunkShips: The ships that were sunk, in any order.
  /// - Throws: ``ChartError`` if these do not agree with each other or with the rules.
  public init(
    rules: Rules, shots: [Cell] = [], hits: CellSet = [], sunkShips: [Ship] = []
  ) throws(ChartError) {
    var opened = CellSet()
    for cell in shots {
      guard rules.board.contains(cell) else { throw .cellOffBoard(cell, rules.board) }
      guard opened.insert(cell).inserted else { throw .firedTwice(cell) }
    }
    for cell in hits where !opened.contains(cell) { throw .hitWithoutShot(cell) }
    guard hits.count <= rules.shipLengths.cellCount else {
      throw .tooManyHits(hits.count, shipCells: rules.shipLengths.cellCount)
    }
    var lengthsAfloat = rules.shipLengths
    var sunkCells = CellSet()
    for ship in sunkShips {
      guard ship.cells.isSubset(of: hits) else { throw .sunkWithoutHits(ship) }
      guard sunkCells.isDisjoint(with: ship.cells) else { throw .shipsOverlap(ship) }
      guard lengthsAfloat.take(ship.length) else { throw .shipNotInRules(ship, rules.shipLengths) }
      sunkCells.formUnion(ship.cells)
    }
    let misses = opened.subtracting(hits)
    if let losingMiss = rules.losingMiss, misses.count > losingMiss {
      throw .tooManyMisses(misses.count, losingMiss: losingMiss)
    }
    self.init(
      rules: rules, status: rules.status(isFleetSunk: lengthsAfloat.isEmpty, misses: misses.count), shots: shots,
      hits: hits, misses: misses, sunkShips: sunkShips.sorted { $0.first < $1.first }, lengthsAfloat: lengthsAfloat)
  }

  fileprivate init(of game: Game) {
    let hits = game.opened.intersection(game.fleet.cells)
    let sunk = game.fleet.ships(sunkBy: hits)
    self.init(
      rules: game.rules, status: game.status, shots: game.shots, hits: hits,
      misses: game.opened.subtracting(hits), sunkShips: sunk,
      lengthsAfloat: sunk.reduce(into: game.rules.shipLengths) { _ = $0.take($1.length) })
  }
}

extension Game {
  /// The chart of the player who fires.
  public var chart: Chart { Chart(of: self) }
}

/// Why some shots and answers are not a chart.
///
/// ```swift
/// do {
///   _ = try Chart(rules: .messages, shots: [.a1, .a1])
/// } catch {
///   assert(error == .firedTwice(.a1))
/// }
/// ```
public enum ChartError: Error, Hashable, Sendable {
  /// A shot at a cell that is not on the board.
  case cellOffBoard(Cell, BoardSize)
  /// A second shot at a cell.
  case firedTwice(Cell)
  /// A hit at a cell that was not fired at.
  case hitWithoutShot(Cell)
  /// More hits than the ships have cells.
  case tooManyHits(Int, shipCells: Int)
  /// A sunk ship with a cell that was not hit.
  case sunkWithoutHits(Ship)
  /// A sunk ship that overlaps another one.
  case shipsOverlap(Ship)
  /// A sunk ship whose length the rules do not have, or have less often.
  case shipNotInRules(Ship, ShipLengths)
  /// More misses than the rules allow: the game is lost earlier.
  case tooManyMisses(Int, losingMiss: Int)
}
