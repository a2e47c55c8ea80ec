// What can be focused at a seat, in order, and what keys mean there: the same for every front.

import BattleshipCore

extension Seat {
  /// Everything that can be focused, from the top of the scene to the bottom: the same list is drawn and clicked.
  public func targets(by way: Company.Way) -> [SeatTarget] {
    (board == nil ? [] : [.board]) + (hasOwnBoard ? [.ownBoard] : [])
      + buttons(by: way).filter { $0.isEnabled }.map { .button($0.button) }
  }

  /// The focus: the person's choice if it is still there, else the next step; nil if there is nothing to do.
  public func focus(by way: Company.Way) -> SeatTarget? {
    let targets = targets(by: way)
    if let chosenFocus, targets.contains(chosenFocus) { return chosenFocus }
    // If a button leads on, the board is done. Neither giving up nor looking is ever the next step.
    let steps = targets.filter { $0 != .ownBoard }
    return steps.first { $0 != .board && $0 != .button(.resign) } ?? steps.first
  }

  /// Whether the player's own board is beside the one that is fired at.
  private var hasOwnBoard: Bool {
    switch task {
    case .aiming(_, let own), .duel(let own): ownFleet(in: own) != nil
    case .hiding, .hunting, .waiting, .over, .watching, .unreadable: false
    }
  }

  /// Whether this was focused by choice, be it at the seat or beside it.
  func hasChosen(_ target: SeatTarget) -> Bool { chosenFocus == target }

  /// Whether something else than the next step was focused by choice.
  public var hasChosenFocus: Bool { chosenFocus != nil }

  /// The buttons and whether they can be pressed, without their labels.
  func buttons(by way: Company.Way) -> [(button: SeatButton, isEnabled: Bool)] {
    switch task {
    case .hiding(let hiding): [(.finished, hiding.draft.isComplete)]
    case .hunting(let hunting): hunting.uncovered == nil ? [] : [(.reply, true), (.watch, true)]
    case .waiting: way == .sharedKeyboard ? [(.handOver, true)] : []
    case .over(let game, _): Self.buttons(after: game, by: way)
    case .aiming(let aiming, let own):
      (aiming.shotsDue > 1 ? [(.fire, aiming.isComplete)] : []) + (own.side == nil ? [] : [(.resign, true)])
    case .duel(let own):
      switch own.due {
      case .lastAnswers, .open: [(.answer, true)]
      case .nothing: (way == .link ? [(.reply, true)] : []) + [(.start, true), (.watch, true)]
      case .join, .fire, .wait:
        switch way {
        case .sharedKeyboard: [(.handOver, true)]
        case .conversation: []
        case .link: [(.reply, true)]
        }
      }
    case .watching: way == .link ? [(.reply, true)] : []
    case .unreadable: []
    }
  }

  private static func buttons(
    after game: UncoveredGame, by way: Company.Way
  ) -> [(button: SeatButton, isEnabled: Bool)] {
    let next: [SeatButton] =
      switch way {
      // Either of the two may hide the ships of the next game.
      case .sharedKeyboard: [.start, .handOver]
      case .conversation: [.start]
      case .link: [.reply, .start]
      }
    return (next + (game.chart.shots.isEmpty ? [] : [.watch])).map { ($0, true) }
  }

  /// The board on which cells can be chosen.
  public var board: BoardSize? {
    switch task {
    case .hiding(let hiding): hiding.draft.rules.board
    case .hunting(let hunting): hunting.uncovered == nil ? hunting.chart.rules.board : nil
    case .aiming(let aiming, _): aiming.chart.rules.board
    case .waiting, .over, .duel, .watching, .unreadable: nil
    }
  }

  /// The cell under the cursor of that board.
  public var cursor: Cell? {
    switch task {
    case .hiding(let hiding): hiding.cursor
    case .hunting(let hunting): hunting.uncovered == nil ? hunting.cursor : nil
    case .aiming(let aiming, _): aiming.cursor
    case .waiting, .over, .duel, .watching, .unreadable: nil
    }
  }

  /// What is known of the board at which shots are fired, if one can be fired now.
  var chartToFireAt: Chart? {
    switch task {
    case .hunting(let hunting): hunting.uncovered == nil ? hunting.chart : nil
    case .aiming(let aiming, _): aiming.chart
    case .hiding, .waiting, .over, .duel, .watching, .unreadable: nil
    }
  }

  /// What the computer would do here.
  var advised: Advice? { adviceToAsk.map { Advice(for: $0.chart, shots: $0.shots) } }

  /// The cell at which the computer would fire first, so that the next step is what it advises.
  private var firstAdvised: Cell? {
    guard case .aiming(let aiming, _) = task else { return advised?.best.first }
    return advised?.best.first { !aiming.chosen.contains($0) }
  }

  /// What the computer has to think about to advise here: the chart, and for how many shots; nil if nothing is fired at.
  package var adviceToAsk: (chart: Chart, shots: Int)? {
    switch task {
    case .aiming(let aiming, _): (aiming.chart, aiming.shotsDue)
    case .hunting, .hiding, .waiting, .over, .duel, .watching, .unreadable: chartToFireAt.map { ($0, 1) }
    }
  }

  /// Whether advice is shown.
  package var isAdvised: Bool { advice != nil }

  /// Shows advice that was thought elsewhere; advice for a board of which more is known by now is dropped.
  package mutating func show(_ advice: Advice) {
    if advice.chart == chartToFireAt { self.advice = advice }
  }

  /// Where keys are pressed while the seat has the focus.
  public func keyContext(by way: Company.Way) -> KeyContext {
    // Ships that are all placed can still be shuffled and taken back.
    if case .hiding = task { return .placing }
    return focus(by: way) == .board ? .attack : .conversation
  }
}

extension Seat {
  /// What a key names on the board: events that go to a cell, or none if it only begins a name; nil if it names nothing.
  public func naming(with key: Key, by way: Company.Way) -> [SeatEvent]? {
    guard let board, focus(by: way) == .board, let named = TypedCell.after(key, typed: naming, on: board) else {
      return nil
    }
    let cell = named == naming ? nil : named.cell
    let events: [SeatEvent] = (cell ?? neighbour(named, by: key, way)).map { [.pointed($0)] } ?? []
    return named == naming ? events : [.naming(named)] + events
  }

  /// The cell to which a letter moves that names a row as well; nil if it does not move.
  private func neighbour(_ named: TypedCell, by key: Key, _ way: Company.Way) -> Cell? {
    guard named.column == nil, let command = KeyTable.command(for: key, in: keyContext(by: way)) else { return nil }
    return step(command)
  }

  /// What a command means at the seat; nil if it is the front's own business.
  ///
  /// - Parameters:
  ///   - command: What a key asks for.
  ///   - way: How the players reach each other.
  ///   - seed: Where random ships come from, asked for only if ships are shuffled.
  /// - Returns: Events for ``Seat/update(_:)``, one after the other; none if the command changes nothing here.
  public func events(
    for command: KeyCommand, by way: Company.Way, seed: () -> UInt64
  ) -> [SeatEvent]? {
    switch command {
    // The next step never takes away what is placed.
    case .next: isOnPlacedShip(by: way) ? [] : focus(by: way).map(events(activating:)) ?? []
    case .press: focus(by: way) == .board ? [.pressed] : []
    case .up, .down, .left, .right:
      // Beyond the edge nothing happens.
      focus(by: way) == .board ? step(command).map { [.pointed($0)] } ?? [] : nil
    case .turn: [.turned]
    case .shuffle: [.shuffled(seed: seed())]
    case .takeBack: hasShuffled ? [.restored] : [.tookBack]
    case .advise: advice == nil ? firstAdvised.map { [.pointed($0), .advised(true)] } ?? [] : [.advised(false)]
    // Whoever does not want to give up takes the question away.
    case .back: asksToResign ? cursor.map { [.focused(nil), .pointed($0)] } : nil
    case .focusNext, .focusPrevious, .chevron, .copy, .deleteStaged, .help, .callLog, .redraw, .quit, .apps,
      .peel, .enlarge, .shrink, .turnSticker, .turnStickerBack, .watch, .first, .last, .play:
      nil
    }
  }

  /// Whether the cursor is on a ship that is placed already.
  func isOnPlacedShip(by way: Company.Way) -> Bool {
    guard case .hiding(let hiding) = task, focus(by: way) == .board else { return false }
    return hiding.draft.ship(at: hiding.cursor) != nil
  }

  /// Whether the ships lie at random and others lay there before.
  private var hasShuffled: Bool {
    if case .hiding(let hiding) = task { hiding.beforeShuffling != nil } else { false }
  }

  /// The events of pressing the focused button or board.
  public func events(activating target: SeatTarget) -> [SeatEvent] {
    switch target {
    case .board: [.pressed]
    // Whoever has looked goes back to the next step.
    case .ownBoard: [.focused(hasChosen(.ownBoard) ? nil : .ownBoard)]
    case .button(let button): [.button(button)]
    }
  }

  /// The cell of the board beside the cursor.
  private func step(_ command: KeyCommand) -> Cell? {
    guard let board, let cursor else { return nil }
    let cell: Cell? =
      switch command {
      case .up: Cell(row: cursor.row - 1, column: cursor.column)
      case .down: Cell(row: cursor.row + 1, column: cursor.column)
      case .left: Cell(row: cursor.row, column: cursor.column - 1)
      case .right: Cell(row: cursor.row, column: cursor.column + 1)
      case .next, .press, .focusNext, .focusPrevious, .back, .chevron, .turn, .shuffle, .takeBack, .advise,
        .deleteStaged,
        .copy, .help, .callLog, .redraw, .quit, .apps, .peel, .enlarge, .shrink, .turnSticker, .turnStickerBack, .watch,
        .first, .last, .play:
        nil
      }
    return cell.flatMap { board.contains($0) ? $0 : nil }
  }
}
