// Keys on the page: the key bindings map each one to a command, and the seat maps that to an event.

import BattleshipCore
import BattleshipPlay

extension Page {
  private var keyContext: KeyContext? {
    guard let table else { return nil }
    if isReplaying { return .replay }
    return isOnBoard ? table.controls.keyContext : .conversation
  }

  mutating func press(_ key: Key) -> [PageEffect] {
    if reading != nil {
      if KeyBindings.command(for: key, in: .conversation) == .back { reading = nil }
      return []
    }
    guard let context = keyContext else { return [] }
    // A key that moves the cursor or names a cell is meant for the board, whatever the next step is.
    table?.showHeldBack()
    if isOnBoard, key != .enter { change([.focused(.board)]) }
    let place = isOnBoard ? table?.controls.placeOffBoard(named: key) : nil
    defer { if let place, let board = table?.seat.board { lobby.refusal = .offBoard(board, place) } }
    if isOnBoard, let event = table?.controls.naming(with: key) { return point(event) }
    guard var command = KeyBindings.command(for: key, in: context) else {
      // The bindings have this key only while ships are placed; here it also takes back the last chosen cell.
      return key == .backspace && isOnBoard ? press(.page(.takeBack)) : []
    }
    // Among ships, Enter is the board's, as Space is: only the button itself finishes.
    if command == .next, isOnBoard, table?.seat.placing != nil { command = .board(.press) }
    return isReplaying ? inReplay(command) : inGame(command)
  }

  private mutating func inGame(_ command: KeyCommand) -> [PageEffect] {
    switch command {
    case .back where table?.seat.placing?.isMoving == true && question == nil: return act(.restored)
    case .back where table?.seat.naming == nil: return goBack()
    case .up, .down, .left, .right, .next, .back, .board(.press), .board(.turn), .board(.shuffle), .board(.takeBack),
      .board(.note):
      quiet()
      let seed = command == .board(.shuffle) ? randomness.next() : 0
      guard isOnBoard, let event = table?.controls.event(for: command, seed: seed) else { return [] }
      let effects = act(event)
      if case .pointed(let cell) = event { aimed = cell }
      return effects
    case .board(.advise): return press(.page(.advise))
    case .watch: return press(.page(.replay))
    case .copy: return press(.page(.copy))
    case .help: return show(.rules)
    case .focusNext, .focusPrevious, .redraw, .quit, .phone, .sticker, .replay: return []
    }
  }

  private mutating func inReplay(_ command: KeyCommand) -> [PageEffect] {
    switch command {
    case .right, .down, .next: show(stepsOn: 1)
    case .left, .up: show(stepsOn: -1)
    case .replay(let command): perform(command)
    case .back: endReplay()
    case .help: show(.rules)
    case .watch, .copy, .focusNext, .focusPrevious, .redraw, .quit, .board, .phone, .sticker:
      []
    }
  }

  private mutating func show(_ reading: Reading) -> [PageEffect] {
    self.reading = reading
    return []
  }

  private mutating func point(_ event: SeatEvent) -> [PageEffect] {
    quiet()
    change([event])
    if case .naming(_, let cell) = event { aimed = cell }
    return []
  }
}
