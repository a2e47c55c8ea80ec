// Every event of a game by link, and what follows from it.

import BattleshipCore

extension LinkState {
  /// Lets an event happen.
  public mutating func update(_ event: AppEvent) -> [LinkEffect] {
    notice = nil
    if helpScroll != nil { return closeHelp(event) }
    switch event {
    case .pressed(let key): return press(key)
    case .clicked(let target):
      typed = nil
      return activate(target)
    case .scrolled, .pasted, .pasteRefused: return []
    }
  }

  /// Whatever is pressed or clicked while the keys lie over the screen takes them away, but for what scrolls them.
  private mutating func closeHelp(_ event: AppEvent) -> [LinkEffect] {
    let scroll = helpScroll ?? 0
    switch event {
    case .pressed(.control("l")): return [.redraw]
    case .pressed(.up), .pressed(.character("k")), .scrolled(.up): helpScroll = max(0, scroll - 1)
    case .pressed(.down), .pressed(.character("j")), .scrolled(.down):
      helpScroll = min(KeyMap.linkLines.count, scroll + 1)
    case .pressed, .clicked: helpScroll = nil
    case .pasted, .pasteRefused: break
    }
    return []
  }

  private mutating func press(_ key: Key) -> [LinkEffect] {
    let context = context
    if name(aCellWith: key, in: context) { return [] }
    typed = nil
    guard let command = KeyMap.command(for: key, in: context) else { return [] }
    switch command {
    case .next: return activate(focus)
    case .press: return activate(.board)
    case .up, .down, .left, .right: move(command, in: context)
    case .focusNext: moveFocus(by: 1)
    case .focusPrevious: moveFocus(by: -1)
    case .back: if chosenFocus == nil { notice = .noWayBack } else { chosenFocus = nil }
    case .random:
      let seed = generator.next()
      place { $0.placeAtRandom(seed: seed) }
      if fleetMessage != nil { chosenFocus = nil }
    case .takeBack: place { $0.takeBack() }
    case .turn: place { $0.turn() }
    case .copy: return copy()
    case .help: helpScroll = 0
    case .redraw: return [.redraw]
    case .quit: return [.leave(answer)]
    case .chevron, .callLog, .deleteStaged: break
    }
    return []
  }

  /// Does what something on the screen is for.
  private mutating func activate(_ target: Target) -> [LinkEffect] {
    switch target {
    case .button(.finished): return fleetMessage.map { [.leave($0)] } ?? []
    case .button(.reply): return [.leave(answer)]
    case .board:
      place { $0.press() }
      if fleetMessage != nil { chosenFocus = nil }
      attack { $0.fire() }
    case .cell(let cell):
      chosenFocus = nil
      point(at: cell)
      return activate(.board)
    case .unlock, .bubble, .cross, .field, .send, .drawer, .chevron, .button(.start), .button(.handOver): break
    }
    return []
  }

  /// The message of the ships, once all are placed.
  private var fleetMessage: Answer? {
    if case .placing(let placing) = task { placing.fleet.map { .message(of: Game(fleet: $0)) } } else { nil }
  }

  private mutating func copy() -> [LinkEffect] {
    guard case .done(let lines) = fleetMessage ?? answer, let url = lines.last else {
      notice = .nothingToCopy
      return []
    }
    notice = .copied
    return [.copy(url.string)]
  }

  private mutating func place(_ change: (inout PlacingScreen) -> Void) {
    guard case .placing(var placing) = task else { return }
    change(&placing)
    task = .placing(placing)
  }

  private mutating func attack(_ change: (inout AttackScreen) -> Void) {
    guard case .attack(var attack) = task else { return }
    change(&attack)
    task = .attack(attack)
  }

  private mutating func point(at cell: Cell) {
    place { $0.point(at: cell) }
    attack { $0.point(at: cell) }
  }

  private mutating func move(_ command: Command, in context: KeyContext) {
    guard context != .conversation, let board = gameScreen.board, let cursor = gameScreen.cursor else {
      return moveFocus(by: command.steps)
    }
    if let cell = cursor.beside(command, on: board) { point(at: cell) }
  }

  private mutating func moveFocus(by steps: Int) {
    chosenFocus = focusable.target(steps, after: focus)
  }

  /// Takes a key as part of a cell's name, as the hot seat does.
  private mutating func name(aCellWith key: Key, in context: KeyContext) -> Bool {
    guard let board = gameScreen.board, focus == .board,
      let named = TypedCell.after(key, typed: typed, on: board, in: context)
    else { return false }
    let isNew = named != typed
    typed = named
    if isNew, let cell = named.cell { point(at: cell) }
    return true
  }
}

extension KeyMap {
  /// The keys that do something in a game by link.
  static let linkLines: [(label: SafeText, text: SafeText)] =
    bindings.filter {
      !$0.contexts.isDisjoint(with: [.placing, .attack]) && ![.chevron, .callLog, .deleteStaged].contains($0.command)
    }.map { ($0.label, $0.help) } + [(Wording.cellKeys, Wording.cellHelp)]
}
