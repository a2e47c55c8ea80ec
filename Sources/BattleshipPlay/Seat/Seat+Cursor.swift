// The cursor of a seat: the board it is on, its cell, and where a key moves it.

import BattleshipCore

extension Seat {
  /// The board on which cells can be chosen.
  public var board: BoardSize? {
    switch task {
    case .hiding(let hiding): hiding.draft.rules.board
    case .hunting(let hunting): hunting.revealed == nil ? hunting.chart.rules.board : nil
    case .aiming(let aiming, _): aiming.chart.rules.board
    case .waiting, .over, .duel, .watching, .unreadable: nil
    }
  }

  /// The cell under the cursor of that board.
  public var cursor: Cell? {
    switch task {
    case .hiding(let hiding): hiding.cursor
    case .hunting(let hunting): hunting.revealed == nil ? hunting.cursor : nil
    case .aiming(let aiming, _): aiming.cursor
    case .waiting, .over, .duel, .watching, .unreadable: nil
    }
  }

  /// The cell beside the cursor; nil beyond the edge, or if the command does not move it.
  func cell(after command: KeyCommand) -> Cell? {
    guard let board, let cursor else { return nil }
    let cell: Cell? =
      switch command {
      case .up: cursor.above
      case .down: cursor.below
      case .left: cursor.left
      case .right: cursor.right
      case .next, .focusNext, .focusPrevious, .back, .copy, .watch, .help, .redraw, .quit, .board, .phone, .sticker,
        .replay:
        nil
      }
    return cell.flatMap { board.contains($0) ? $0 : nil }
  }

  /// Whether the cursor is on a ship that is placed already.
  func isOnPlacedShip(by transport: Transport) -> Bool {
    guard case .hiding(let hiding) = task, focus(by: transport) == .board else { return false }
    return hiding.draft.ship(at: hiding.cursor) != nil
  }

  /// The ship in the hand at the cursor; the ships are those on the board, not those set aside.
  var proposal: Ship? { if case .hiding(let hiding) = task { hiding.proposal } else { nil } }
}

extension Chart {
  /// Where the cursor goes after a shot: to the nearest cell that may hold a ship.
  ///
  /// - Parameters:
  ///   - cell: The cell that was fired at.
  ///   - others: Cells with shots that are not answered yet.
  /// - Returns: That cell, or the one that was fired at if there is no other.
  func cursor(after cell: Cell, others: [Cell] = []) -> Cell {
    var untried = unknownCells.subtracting(CellSet(others))
    if rules.apart { for ship in sunkShips { untried.subtract(ship.cellsAndSurroundings) } }
    var (nearest, least) = (cell, Int.max)
    for other in untried {
      // Of those that are as near, the next one in reading order.
      let distance = 2 * (abs(other.row - cell.row) + abs(other.column - cell.column)) + (other < cell ? 1 : 0)
      if distance < least { (nearest, least) = (other, distance) }
    }
    return nearest
  }
}
