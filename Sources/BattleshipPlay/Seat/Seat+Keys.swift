// The meaning of keys at a seat: which events a key or a command stands for.

import BattleshipCore

extension Seat {
  /// The context of key presses while the seat has the focus.
  public func keyContext(by transport: Transport) -> KeyContext {
    // Even when all ships are placed, they can still be shuffled and taken back.
    if case .hiding = task { return .placing }
    return focus(by: transport) == .board ? .attack : .conversation
  }

  /// The events of typing a part of a cell's name on the board; nil if the key is no part of a name.
  public func naming(with key: Key, by transport: Transport) -> [SeatEvent]? {
    guard let board, focus(by: transport) == .board, let named = TypedCell.after(key, typed: naming, on: board) else {
      return nil
    }
    let cell = named == naming ? nil : named.cell
    let events: [SeatEvent] = (cell ?? neighbour(named, by: key, transport)).map { [.pointed($0)] } ?? []
    return named == naming ? events : [.naming(named)] + events
  }

  /// The cell to which the cursor moves if a row's letter is also a command to move; nil if it is not.
  private func neighbour(_ named: TypedCell, by key: Key, _ transport: Transport) -> Cell? {
    guard named.column == nil, let command = KeyBindings.command(for: key, in: keyContext(by: transport)) else {
      return nil
    }
    return step(command)
  }

  /// The events of a command at the seat; nil if the front has to handle it.
  ///
  /// - Parameters:
  ///   - command: The command of a key.
  ///   - transport: How the players reach each other.
  ///   - seed: Makes the seed of random ships; called only to shuffle.
  /// - Returns: Events for ``Seat/update(_:)``, in order; none if the command changes nothing here.
  public func events(
    for command: KeyCommand, by transport: Transport, seed: () -> UInt64
  ) -> [SeatEvent]? {
    switch command {
    // This command never removes a placed ship: it goes on to where the next one fits.
    case .next where isOnPlacedShip(by: transport): hiding.nextFit.map { [.pointed($0)] } ?? []
    case .next: focus(by: transport).map(events(activating:)) ?? []
    case .board(.press): focus(by: transport) == .board ? [.pressed] : []
    case .up, .down, .left, .right:
      // At the edge of the board nothing happens.
      focus(by: transport) == .board ? step(command).map { [.pointed($0)] } ?? [] : nil
    case .board(.turn): [.turned]
    case .board(.shuffle): [.shuffled(seed: seed())]
    case .board(.takeBack): hasShuffled ? [.restored] : [.tookBack]
    case .board(.advise): advice == nil ? firstAdvised.map { [.pointed($0), .advised(true)] } ?? [] : [.advised(false)]
    // Going back cancels the question about giving up.
    case .back: asksToResign ? cursor.map { [.focused(nil), .pointed($0)] } : nil
    case .focusNext, .focusPrevious, .copy, .watch, .help, .redraw, .quit, .phone, .sticker, .replay:
      nil
    }
  }

  /// Whether the cursor is on a ship that is placed already.
  func isOnPlacedShip(by transport: Transport) -> Bool {
    guard case .hiding(let hiding) = task, focus(by: transport) == .board else { return false }
    return hiding.draft.ship(at: hiding.cursor) != nil
  }

  /// Whether the player has pressed once to give up.
  var asksToResign: Bool { if case .aiming(let aiming, _) = task { aiming.asksToResign } else { false } }

  /// Whether the ships were shuffled and the layout before can be restored.
  private var hasShuffled: Bool {
    if case .hiding(let hiding) = task { hiding.beforeShuffling != nil } else { false }
  }

  /// The events of pressing a target.
  public func events(activating target: SeatTarget) -> [SeatEvent] {
    switch target {
    case .board: [.pressed]
    // A second press returns to the next step.
    case .ownBoard: [.focused(hasChosen(.ownBoard) ? nil : .ownBoard)]
    case .button(let button): [.button(button)]
    }
  }

  /// The cell one step away from the cursor; nil beyond the edge.
  private func step(_ command: KeyCommand) -> Cell? {
    guard let board, let cursor else { return nil }
    let cell: Cell? =
      switch command {
      case .up: Cell(row: cursor.row - 1, column: cursor.column)
      case .down: Cell(row: cursor.row + 1, column: cursor.column)
      case .left: Cell(row: cursor.row, column: cursor.column - 1)
      case .right: Cell(row: cursor.row, column: cursor.column + 1)
      case .next, .focusNext, .focusPrevious, .back, .copy, .watch, .help, .redraw, .quit, .board, .phone, .sticker,
        .replay:
        nil
      }
    return cell.flatMap { board.contains($0) ? $0 : nil }
  }
}
