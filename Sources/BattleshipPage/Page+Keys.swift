// Keys on the page: the table of keys says what each one means, and the seat which events that is.

import BattleshipCore
import BattleshipPlay

extension Page {
  /// The context of key presses; nil if no key means anything.
  private var keyContext: KeyContext? {
    guard let table else { return nil }
    if table.replay != nil { return .replay }
    return isOnBoard ? table.keyContext : .conversation
  }

  /// Carries out what a key means here; any other key changes nothing.
  mutating func press(_ key: Key, using generator: inout some RandomNumberGenerator) -> [PageEffect] {
    if reading != nil {
      if KeyBindings.command(for: key, in: .conversation) == .back { reading = nil }
      return []
    }
    guard let context = keyContext else { return [] }
    // A key that moves or names is meant for the board, whatever the next step is.
    table?.withholds = false
    if isOnBoard, key != .enter { table?.update(.focused(.board)) }
    if isOnBoard, let events = table?.naming(with: key) { return point(events) }
    guard let command = KeyBindings.command(for: key, in: context) else {
      // The table has this key for ships alone, and here it takes back the last chosen cell, too.
      return key == .backspace && isOnBoard ? press(.page(.takeBack), using: &generator) : []
    }
    return table?.replay == nil ? atTable(command, using: &generator) : inReplay(command, using: &generator)
  }

  private mutating func atTable(
    _ command: KeyCommand, using generator: inout some RandomNumberGenerator
  ) -> [PageEffect] {
    table?.update(.naming(nil))
    return switch command {
    case .up, .down, .left, .right: isOnBoard ? point(events(for: command, using: &generator)) : []
    case .next, .board(.press), .board(.turn), .board(.shuffle), .board(.takeBack):
      isOnBoard ? act(events(for: command, using: &generator), using: &generator) : []
    case .board(.advise): press(.page(.advise), using: &generator)
    case .watch: press(.page(.replay), using: &generator)
    case .copy: press(.page(.copy), using: &generator)
    case .back: point([])
    case .help: read(.rules)
    case .focusNext, .focusPrevious, .redraw, .quit, .phone, .sticker, .replay:
      []
    }
  }

  private mutating func inReplay(
    _ command: KeyCommand, using generator: inout some RandomNumberGenerator
  ) -> [PageEffect] {
    switch command {
    case .right, .down, .next: show(stepsOn: 1)
    case .left, .up: show(stepsOn: -1)
    case .replay(.first): show(step: 0)
    case .replay(.last): show(step: .max)
    case .replay(.play): table?.replay?.isPlaying == true ? pauseReplay() : playReplay()
    case .back, .watch: endReplay()
    case .help: read(.rules)
    case .copy, .focusNext, .focusPrevious, .redraw, .quit, .board, .phone, .sticker:
      []
    }
  }

  private mutating func read(_ page: Reading) -> [PageEffect] {
    reading = page
    return []
  }

  private func events(
    for command: KeyCommand, using generator: inout some RandomNumberGenerator
  ) -> [SeatEvent] {
    table?.events(for: command, seed: { generator.next() }) ?? []
  }

  /// Applies events that move the cursor or name a cell.
  private mutating func point(_ events: [SeatEvent]) -> [PageEffect] {
    quiet()
    for event in events { table?.update(event) }
    return []
  }

  private mutating func act(
    _ events: [SeatEvent], using generator: inout some RandomNumberGenerator
  ) -> [PageEffect] {
    quiet()
    var effects: [PageEffect] = []
    for event in events { effects += act(event, using: &generator) }
    return effects
  }
}
