// The cursor of a seat: the board it is on, its cell, and where a key moves it.

import BattleshipCore

extension Seat {
  /// The board on which cells can be chosen; nil if there is none.
  public var board: BoardSize? {
    switch task {
    case .hiding(let hiding): hiding.draft.rules.board
    case .hunting(let hunting): hunting.revealed == nil ? hunting.chart.rules.board : nil
    case .aiming(let aiming): aiming.chart.rules.board
    case .waiting, .over, .duel, .watching, .unreadable: nil
    }
  }

  /// The cell under the cursor on ``board``; nil if there is none.
  public var cursor: Cell? {
    switch task {
    case .hiding(let hiding): hiding.cursor
    case .hunting(let hunting): hunting.revealed == nil ? hunting.cursor : nil
    case .aiming(let aiming): aiming.cursor
    case .waiting, .over, .duel, .watching, .unreadable: nil
    }
  }

  /// The cell to which a command moves the cursor; nil beyond the edge, or if the command does not move it.
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

  func isOnPlacedShip(by transport: Transport) -> Bool {
    guard case .hiding(let hiding) = task, focus(by: transport) == .board else { return false }
    return hiding.draft.ship(at: hiding.cursor) != nil
  }

  /// The next ship to place in the current task, not among the ships set aside.
  var proposal: Ship? { if case .hiding(let hiding) = task { hiding.proposal } else { nil } }
}

extension Chart {
  /// Where the cursor goes after a shot: on along a ship that was hit. After a miss or a sinking it stays.
  ///
  /// `others` are cells with shots that are not answered yet.
  func cursor(after cell: Cell, others: [Cell] = []) -> Cell {
    guard self[cell] == .hit else { return cell }
    var untried = unknownCells.subtracting(CellSet(others))
    if rules.apart { for ship in sunkShips { untried.subtract(ship.cellsAndSurroundings) } }
    let lines: [[(Cell) -> Cell?]] = [[{ $0.right }, { $0.left }], [{ $0.below }, { $0.above }]]
    // Two adjacent hits show the ship's direction.
    let known = lines.filter { $0.contains { step in step(cell).map { self[$0] == .hit } ?? false } }
    var (nearest, least) = (cell, Int.max)
    for step in (known.count == 1 ? known : lines).flatMap({ $0 }) {
      var (next, distance) = (step(cell), 1)
      while let hit = next, self[hit] == .hit { (next, distance) = (step(hit), distance + 1) }
      if let next, untried.contains(next), distance < least { (nearest, least) = (next, distance) }
    }
    return nearest
  }
}
