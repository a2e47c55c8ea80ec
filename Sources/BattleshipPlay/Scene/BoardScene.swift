// A board as one person may see it: a mark for every cell.

import BattleshipCore
import BattleshipPlayers

/// A board as it may be shown: its size, a mark for each cell, and the cell under the cursor.
///
/// Ships that were not hit are marked only if they are the viewer's own or the game is over. For a player who looks for
/// ships, the board is made from a chart, which holds no hidden ship.
///
/// ```swift
/// var seat = Seat(rules: .messages)
/// seat.update(.pressed)
/// let sea = seat.scene(in: .english, for: Players(me: "Anna", other: "Ben", by: .link)).boards[0]
/// assert(sea[.a1] == .ship && sea[Cell("B2")!] == .water && sea.cursor == Cell("A2"))
/// ```
public struct BoardScene: Hashable, Sendable {
  /// The mark of a cell.
  public enum Mark: Hashable, Sendable {
    /// Water, or a cell about which nothing is known.
    case water
    /// A ship's cell that was not hit.
    case ship
    /// A ship's cell that was hit, of a ship still afloat.
    case hit
    /// A shot that missed.
    case miss
    /// A cell of a sunk ship.
    case sunk
    /// A cell that is chosen, or was fired at and not answered yet.
    case aimed
    /// A cell of the ship that would be placed here, and whether it fits.
    case proposed(fits: Bool)

    init(_ result: ShotResult) {
      self =
        switch result {
        case .miss: .miss
        case .hit: .hit
        case .sunk: .sunk
        }
    }
  }

  /// The name of the board; empty if there is only one.
  public internal(set) var name: SafeText

  /// The size of the board.
  public let board: BoardSize

  /// The cell under the cursor; nil if cells cannot be chosen here.
  public let cursor: Cell?

  /// The ships that may be drawn as a whole: the viewer's own, those of a finished game, and those that were sunk.
  public let ships: [Ship]

  package private(set) var sunkShips: [Ship]

  /// Whether ``ships`` is the whole fleet, not only sunk ships.
  private let showsFleet: Bool

  /// Burning ships that were not shown before.
  package private(set) var appearingShips: [Ship] = []

  /// The lengths of the ships not found yet, or not placed yet.
  public private(set) var otherLengths: [Int] = []

  /// The shots at this board in order, as far as the order is known.
  public private(set) var shots: [AnsweredShot] = []

  /// The computer's advice; nil unless it was asked for.
  public private(set) var advice: Advice?

  /// The length of the ship to place next; nil unless ships are being placed.
  package private(set) var lengthInHand: Int?
  private var areShipsApart = false

  /// The cells with the person's water marks.
  private var notes = CellSet()

  package func isNoted(_ cell: Cell) -> Bool { notes.contains(cell) && self[cell] == .water }

  /// Cells without a shot that count as water: around sunk ships, if ships may not touch, and those that the person
  /// has marked.
  package var certainWater: CellSet {
    let sunk = areShipsApart ? sunkShips : []
    let around = sunk.reduce(into: notes) { $0.formUnion($1.cellsAndSurroundings) }
    return CellSet(around.filter { self[$0] == .water })
  }

  /// The cell of the current shot in a replay; nil if it is not on this board.
  public private(set) var latest: Cell?

  /// The cells of the last turn's shots.
  public private(set) var newest = CellSet()

  /// The player who fires at this board; empty if it is not shown.
  package private(set) var shooter: SafeText = ""

  /// In other people's game, the player whose ships are on this board; empty in the person's own.
  package internal(set) var owner: SafeText = ""

  /// A note beside the name: how many shots hit; empty if that is shown elsewhere.
  public private(set) var note: SafeText = ""

  /// A shorter note, for little room.
  package private(set) var briefNote: SafeText = ""

  /// The marks, row by row.
  private let marks: [Mark]

  private init(
    _ board: BoardSize, name: SafeText = "", cursor: Cell?, fleet: [Ship]?, sunk: [Ship] = [],
    _ mark: (Cell) -> Mark
  ) {
    self.name = name
    self.board = board
    self.cursor = cursor
    ships = fleet ?? sunk
    sunkShips = sunk
    showsFleet = fleet != nil
    marks = (0..<board.cellCount).map { board.cell(at: $0).map(mark) ?? .water }
  }

  /// The mark of a cell; nil for a cell off the board.
  public subscript(cell: Cell) -> Mark? {
    board.index(of: cell).map { marks[$0] }
  }

  func with(
    note: SafeText, newest: [AnsweredShot], shots: [AnsweredShot], by shooter: SafeText = "",
    briefly: SafeText = ""
  ) -> BoardScene {
    var sea = self
    sea.note = note
    sea.briefNote = briefly
    sea.newest = CellSet(newest.map { $0.cell })
    sea.shots = shots
    sea.shooter = shooter
    return sea
  }

  func marked(by advice: Advice?, notes: CellSet) -> BoardScene {
    var sea = self
    sea.advice = advice
    sea.notes = notes
    return sea
  }

  func whileBurning(_ ships: [Ship]) -> BoardScene {
    var sea = self
    sea.sunkShips.removeAll { ships.contains($0) }
    if !showsFleet { sea.appearingShips = ships }
    for index in shots.indices where ships.contains(where: { $0.cells.contains(shots[index].cell) }) {
      sea.shots[index] = AnsweredShot(cell: shots[index].cell, result: .hit)
    }
    return sea
  }

  init(_ hiding: Hiding) {
    let cells = hiding.draft.cells
    // A ship of one cell would lie under the cursor, which is visible anyway; a refused ship is shown.
    let proposed = (hiding.nextLength ?? 1) > 1 || hiding.refusal != nil ? hiding.proposedCells : []
    let fits = hiding.obstacle == nil
    self.init(hiding.draft.rules.board, cursor: hiding.cursor, fleet: hiding.draft.ships) { cell in
      // A ship that does not fit is shown whole, above the ships in its way.
      if proposed.contains(cell) { return .proposed(fits: fits) }
      return cells.contains(cell) ? .ship : .water
    }
    otherLengths = Array(hiding.draft.lengthsToPlace)
    lengthInHand = hiding.nextLength
  }

  /// The board as the player who fires knows it; with `fleet`, all ships as well.
  ///
  /// `aimed` holds cells that are chosen, or were fired at and not answered yet; with `fleet`, they are not marked.
  /// `latest` is the cell of the current shot in a replay.
  init(
    _ chart: Chart, fleet: Fleet? = nil, name: SafeText = "", cursor: Cell? = nil, aimed: CellSet = CellSet(),
    latest: Cell? = nil
  ) {
    let ships = fleet.map { Array($0.ships) }
    self.init(chart.rules.board, name: name, cursor: cursor, fleet: ships, sunk: chart.sunkShips) { cell in
      switch chart[cell] {
      case .unknown:
        if let fleet { fleet.cells.contains(cell) ? .ship : .water } else { aimed.contains(cell) ? .aimed : .water }
      case .miss: .miss
      case .hit: .hit
      case .sunk: .sunk
      }
    }
    shots = chart.answeredShots
    newest = CellSet(chart.shots.suffix(1))
    self.latest = latest
    if fleet == nil {
      otherLengths = Array(chart.lengthsAfloat)
      areShipsApart = chart.rules.apart
    }
  }

  /// A board with ships that the viewer may see, and all shots at them.
  init(uncovered fleet: Fleet, shots: CellSet, name: SafeText) {
    let sunk = fleet.ships(sunkBy: shots)
    let sunkCells = sunk.reduce(into: CellSet()) { $0.formUnion($1.cells) }
    self.init(fleet.rules.board, name: name, cursor: nil, fleet: Array(fleet.ships), sunk: sunk) { cell in
      let isShip = fleet.cells.contains(cell)
      guard shots.contains(cell) else { return isShip ? .ship : .water }
      return isShip ? (sunkCells.contains(cell) ? .sunk : .hit) : .miss
    }
  }
}

extension Rules {
  /// Whether any ship has more than one cell.
  package var hasLongShips: Bool { shipLengths.cellCount > shipLengths.count }
}
