// Placing: a fleet in the making, the cell under the cursor, and the ship that would be put there.

import BattleshipCore

/// The screen on which a player hides ships.
struct PlacingScreen: Hashable, Sendable {
  /// The ships so far.
  private(set) var draft: FleetDraft

  /// The cell under the cursor.
  private(set) var cursor: Cell

  /// Which way the next ship lies.
  private(set) var direction: Ship.Direction = .across

  /// What the last press came to, where it was refused.
  private(set) var refusal: FleetError?

  /// An empty board.
  init(rules: Rules) {
    draft = FleetDraft(rules: rules)
    cursor = Cell.a1
  }

  /// The length of the next ship to place: the longest that is left.
  var nextLength: Int? {
    draft.lengthsToPlace.first { _ in true }
  }

  /// The ship that a press would place; nil where all are placed or it would lie off the greatest board.
  var proposal: Ship? {
    nextLength.flatMap { Ship(first: cursor, length: $0, direction: $0 == 1 ? .across : direction) }
  }

  /// The cells of the proposal that lie on the board, also where the ship as a whole does not fit.
  var proposedCells: [Cell] {
    guard let length = nextLength, draft.ship(at: cursor) == nil else { return [] }
    return (0..<length).compactMap { offset in
      let cell = Cell(
        row: cursor.row + (direction == .down ? offset : 0), column: cursor.column + (direction == .across ? offset : 0)
      )
      return cell.flatMap { draft.rules.board.contains($0) ? $0 : nil }
    }
  }

  /// Why the proposal cannot be placed.
  var obstacle: FleetError? {
    guard draft.ship(at: cursor) == nil, nextLength != nil else { return nil }
    guard let proposal else { return .shipOffBoard(Ship(cursor), draft.rules.board) }
    return draft.obstacle(to: proposal)
  }
}

extension PlacingScreen {
  /// Moves the cursor to a cell of the board; any other cell changes nothing.
  mutating func point(at cell: Cell) {
    guard draft.rules.board.contains(cell) else { return }
    cursor = cell
    refusal = nil
  }

  /// Takes away the ship under the cursor, or places the next one there.
  mutating func press() {
    refusal = nil
    if draft.removeShip(at: cursor) != nil { return }
    guard nextLength != nil else { return }
    guard let proposal else {
      refusal = .shipOffBoard(Ship(cursor), draft.rules.board)
      return
    }
    do throws(FleetError) {
      try draft.place(proposal)
    } catch {
      refusal = error
    }
  }

  /// Turns the next ship.
  mutating func turn() {
    direction = direction == .across ? .down : .across
    refusal = nil
  }

  /// Takes back the ship that was placed last.
  mutating func takeBack() {
    draft.removeLastShip()
    refusal = nil
  }

  /// Places the whole fleet anew, at random.
  mutating func placeAtRandom(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    refusal = nil
    do throws(FleetError) {
      draft = FleetDraft(try Fleet.random(rules: draft.rules, using: &generator))
    } catch {
      refusal = error
    }
  }

  /// The fleet, once every ship is placed.
  var fleet: Fleet? { try? draft.fleet() }
}
