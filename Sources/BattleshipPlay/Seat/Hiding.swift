// Hiding ships: those placed so far, the cell under the cursor, and the ship that would be placed there.

import BattleshipCore

/// A person who hides ships.
///
/// ```swift
/// var seat = Seat(rules: .skirmish)
/// seat.update(.pointed(Cell("A5")!))
/// assert(seat.nextFleet.nextLength == 3 && seat.nextFleet.obstacle == nil)
/// assert(seat.nextFleet.proposedCells == Array(Ship("A4-A6")!.cells))  // moved in from the edge
/// ```
public struct Hiding: Hashable, Sendable {
  /// What follows once all ships are placed.
  public indirect enum Purpose: Hashable, Sendable {
    /// A hunt, in which the other player looks for them.
    case hunt
    /// A challenge to a duel, with this volley; a rematch is against the player with this name.
    case challenge(Volley, against: Duel.Name? = nil)
    /// Joining another player's duel.
    case joining(OwnDuel)
  }

  /// What the ships are placed for.
  public let purpose: Purpose

  /// The ships placed so far, and the direction of the next one.
  public private(set) var placement: Placement

  /// The cell under the cursor.
  public private(set) var cursor = Cell.a1

  /// Why the last press was refused; nil if it was not.
  public private(set) var refusal: FleetError?

  init(rules: Rules, for purpose: Purpose = .hunt) {
    self.purpose = purpose
    placement = Placement(FleetDraft(rules: rules))
  }

  /// The ships placed so far.
  public private(set) var draft: FleetDraft {
    get { placement.draft }
    set { placement.draft = newValue }
  }

  /// The direction of the next ship.
  public var direction: Ship.Direction { placement.direction }

  /// The ships before they were placed at random or cleared, or one was picked up; nil once they are changed in another
  /// way.
  public private(set) var beforeLastStep: FleetDraft? {
    get { placement.beforeLastStep }
    set { placement.beforeLastStep = newValue }
  }

  /// The ships as they were last placed at random.
  private var shuffled: FleetDraft?

  /// The length of the ship that was picked up or chosen; nil for the longest that is left, as after the game was opened
  /// again.
  private var chosenLength: Int?

  /// Moves the cursor to where the next ship fits.
  init(_ placement: Placement, for purpose: Purpose) {
    self.placement = placement
    self.purpose = purpose
    if draft.ship(at: cursor) != nil, let nextFit { cursor = nextFit }
  }

  package var duelToJoin: OwnDuel? { if case .joining(let duel) = purpose { duel } else { nil } }

  /// The fleet once every ship is placed; nil before.
  public var fleet: Fleet? { try? draft.fleet() }

  /// The length of the ship in the hand, which is placed next: the one that was picked up or chosen, else the longest that
  /// is left.
  public var nextLength: Int? {
    let left = draft.lengthsToPlace
    return left.first { $0 == chosenLength } ?? left.first { _ in true }
  }

  /// The cells of the next ship at the cursor, moved in from the edge of the board. Empty on a placed ship, unless the
  /// next ship was just turned or refused there.
  public var proposedCells: [Cell] {
    guard draft.ship(at: cursor) == nil || refusal != nil else { return [] }
    return cellsOfNext
  }

  /// The same cells, even if a ship already lies there.
  private var cellsOfNext: [Cell] {
    guard let length = nextLength else { return [] }
    let board = draft.rules.board
    let (row, column) =
      direction == .across
      ? (cursor.row, max(0, min(cursor.column, board.columns - length)))
      : (max(0, min(cursor.row, board.rows - length)), cursor.column)
    return (0..<length).compactMap { offset in
      let cell =
        direction == .across ? Cell(row: row, column: column + offset) : Cell(row: row + offset, column: column)
      return cell.flatMap { board.contains($0) ? $0 : nil }
    }
  }

  /// Why the next ship cannot be placed at the cursor; nil if it can, or if there is none to place.
  public var obstacle: FleetError? {
    guard !proposedCells.isEmpty, let proposal else { return nil }
    return draft.obstacle(to: proposal)
  }

  /// The next cell in reading order at which the next ship fits, wrapping around; nil if there is none.
  var nextFit: Cell? {
    var (there, first): (Hiding, Cell?) = (self, nil)
    for cell in draft.rules.board.cells where draft.ship(at: cell) == nil {
      there.cursor = cell
      guard there.nextLength != nil, there.obstacle == nil else { continue }
      if cursor < cell { return cell }
      first = first ?? cell
    }
    return first
  }

  /// The next ship at the cursor, moved in from the edge; nil if all are placed.
  package var proposal: Ship? {
    guard let length = nextLength, let first = cellsOfNext.first else { return nil }
    return Ship(first: first, length: length, direction: length == 1 ? .across : direction)
  }
}

extension Hiding {
  mutating func point(at cell: Cell) {
    guard draft.rules.board.contains(cell) else { return }
    cursor = cell
    refusal = nil
  }

  /// Takes a ship of this length in the hand, instead of the one that is there; one of those placed if none is left.
  mutating func take(length: Int) {
    refusal = nil
    if draft.lengthsToPlace.contains(length) {
      chosenLength = length
      if draft.ship(at: cursor) != nil, let nextFit { cursor = nextFit }
    } else if let ship = draft.ships.last(where: { $0.length == length }) {
      cursor = ship.first
      press()
    }
  }

  /// Picks up the ship under the cursor, keeping where it lies; or places the one in the hand there, and moves the cursor
  /// to where the next one fits.
  mutating func press() {
    refusal = nil
    let before = draft
    if let ship = draft.removeShip(at: cursor) {
      cursor = ship.first
      chosenLength = ship.length
      beforeLastStep = before
      if ship.length > 1 { placement.direction = ship.direction }
      return
    }
    if let proposal { place(proposal) }
  }

  /// Places a ship at its own cells, and moves the cursor from placed ships to where the next one fits.
  mutating func place(_ ship: Ship) {
    refusal = nil
    // A ship that was picked up and put down elsewhere was moved, which is one step.
    if !isMoving { beforeLastStep = nil }
    do throws(FleetError) {
      try draft.place(ship)
      chosenLength = nil
      if draft.ship(at: cursor) != nil, let nextFit { cursor = nextFit }
    } catch {
      refusal = error
    }
  }

  mutating func turn() {
    placement.direction = direction == .across ? .down : .across
    // A ship that is turned is shown, even above the one in its way.
    refusal = draft.ship(at: cursor) == nil ? nil : proposal.flatMap { draft.obstacle(to: $0) }
  }

  mutating func takeBack() {
    draft.removeLastShip()
    refusal = nil
    beforeLastStep = nil
  }

  /// Takes all ships off the board.
  mutating func clear() {
    refusal = nil
    guard !draft.ships.isEmpty else { return }
    beforeLastStep = draft
    draft = FleetDraft(rules: draft.rules)
  }

  /// Undoes placing at random, clearing the board, or moving a ship.
  mutating func restore() {
    if let beforeLastStep { draft = beforeLastStep }
    refusal = nil
    beforeLastStep = nil
  }

  mutating func shuffle(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    refusal = nil
    do throws(FleetError) {
      let fleet = try Fleet.random(rules: draft.rules, using: &generator)
      // However often the ships are shuffled in a row, restoring brings back those from before; if there were none, those
      // from before the last time.
      if draft != shuffled || beforeLastStep?.ships.isEmpty ?? true { beforeLastStep = draft }
      draft = FleetDraft(fleet)
      shuffled = draft
    } catch {
      refusal = error
    }
  }

  /// Whether a ship was picked up and is in the hand.
  package var isMoving: Bool { beforeLastStep.map { $0.ships.count == draft.ships.count + 1 } ?? false }

  /// Whether there is nothing to take back, nor to restore.
  package var isUntouched: Bool { draft.ships.isEmpty && beforeLastStep == nil }

  /// Undoes the last step: brings back the ships set aside, or takes back the last ship.
  package var undoing: SeatEvent { beforeLastStep == nil ? .tookBack : .restored }
}

/// Ships that are being placed, some of them perhaps at random.
///
/// ```swift
/// let placement = Seat(rules: .skirmish).nextFleet.placement
/// assert(placement == Placement(FleetDraft(rules: .skirmish)))
/// ```
public struct Placement: Hashable, Sendable {
  /// The ships placed so far.
  public internal(set) var draft: FleetDraft

  /// The direction of the next ship.
  public internal(set) var direction: Ship.Direction

  /// The ships before they were placed at random or cleared, or one was picked up; nil if that was not the last step.
  public internal(set) var beforeLastStep: FleetDraft?

  /// Ships placed so far.
  ///
  /// - Precondition: `beforeLastStep`, if any, has the same rules.
  public init(_ draft: FleetDraft, direction: Ship.Direction = .across, beforeLastStep: FleetDraft? = nil) {
    precondition(beforeLastStep == nil || beforeLastStep?.rules == draft.rules, "two drafts of one game")
    self.draft = draft
    self.direction = direction
    self.beforeLastStep = beforeLastStep
  }
}
