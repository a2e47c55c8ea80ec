// The meaning of keys at a seat: the event of a key or a command.

import BattleshipCore

extension Seat {
  package func keyContext(by transport: Transport) -> KeyContext {
    // Even when all ships are placed, they can still be shuffled and taken back.
    if case .hiding = task { return .placing }
    return focus(by: transport) == .board ? .attack : .conversation
  }

  /// The event of typing part of a cell's name on the board; nil if the key is not part of a name.
  ///
  /// A row's letter may also be a command to move; it then does both.
  package func naming(with key: Key, by transport: Transport) -> SeatEvent? {
    guard let board, focus(by: transport) == .board, let named = TypedCell.after(key, typed: naming, on: board) else {
      return nil
    }
    guard named.column == nil else { return .naming(named, cursor: named == naming ? nil : named.cell) }
    let command = KeyBindings.command(for: key, in: keyContext(by: transport))
    return .naming(named, cursor: command.flatMap { cell(after: $0) })
  }

  /// The place off the board that a key without another meaning names; nil if it names none. It has to be said, because
  /// Enter would fire at another cell.
  package func placeOffBoard(named key: Key, by transport: Transport) -> SafeText? {
    guard let board, focus(by: transport) == .board,
      KeyBindings.command(for: key, in: keyContext(by: transport)) == nil
    else { return nil }
    return TypedCell.placeOff(board, named: key, typed: naming)
  }

  /// nil if the front end has to handle the command; `seed` is used only to shuffle.
  package func event(for command: KeyCommand, by transport: Transport, seed: UInt64) -> SeatEvent? {
    let isOnBoard = focus(by: transport) == .board
    switch command {
    // This command never picks up a placed ship: the one in the hand is refused there.
    case .next where isOnPlacedShip(by: transport): return proposal.map { .placed($0) } ?? cursor.map { .pointed($0) }
    case .next: return focus(by: transport).map(event(activating:))
    case .board(.press): return isOnBoard ? .pressed : nil
    case .up, .down, .left, .right: return isOnBoard ? (cell(after: command) ?? cursor).map { .pointed($0) } : nil
    case .board(.turn): return .turned
    case .board(.shuffle): return .shuffled(seed: seed)
    case .board(.takeBack): return placing?.undoing ?? .tookBack
    case .board(.advise): return .advised(advice == nil)
    case .board(.note): return isOnBoard ? .noted(nil) : nil
    case .back: return naming != nil ? .stoppedNaming : asksToResign ? .focused(nil) : nil
    case .focusNext, .focusPrevious, .copy, .watch, .help, .redraw, .quit, .phone, .sticker, .replay:
      return nil
    }
  }

  /// The event of a pointer over a cell; nil where a moved cursor would take back a question or a cell that is half
  /// typed, or end the pause before the other player's shots.
  package func event(hovering cell: Cell) -> SeatEvent? {
    asksToResign || naming != nil || shown != .all ? nil : .pointed(cell)
  }

  var asksToResign: Bool { aiming?.asksToResign == true }

  /// The event of pressing a target.
  public func event(activating target: SeatTarget) -> SeatEvent {
    switch target {
    case .board: .pressed
    // A second press returns to the next step.
    case .ownBoard: .focused(hasChosen(.ownBoard) ? nil : .ownBoard)
    case .button(let button): .button(button)
    }
  }
}
