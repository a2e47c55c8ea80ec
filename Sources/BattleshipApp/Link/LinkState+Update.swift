// Handles every event of a game by link.

import BattleshipCore
import BattleshipPlay

extension LinkState {
  /// Applies an event; any event except the timer ends a running animation.
  package mutating func update(_ event: AppEvent) -> [LinkEffect] {
    if event == .awoke, replay == nil {
      flash = flash?.next
      return flash == nil ? [] : [.wake(afterMilliseconds: Flash.pause)]
    }
    let before = seat.strike
    let effects = apply(event)
    let moment = Moment(from: before, to: seat.strike, isStill: isStill)
    flash = moment.flash
    return (moment.rings ? [.ring] : []) + effects
      + (moment.isMoving ? [.wake(afterMilliseconds: Flash.pause)] : [])
  }

  private mutating func apply(_ event: AppEvent) -> [LinkEffect] {
    notice = nil
    if replay != nil { return watch(event) }
    if keyList.scroll != nil { return keyList.happen(event, lines: keys.count) ? [.redraw] : [] }
    switch event {
    case .pressed(let key): return press(key)
    case .clicked(.seat(let target)): return act([.naming(nil)] + seat.events(activating: target))
    case .clicked(.cell(let cell)): return act([.naming(nil), .focused(nil), .pointed(cell), .pressed])
    case .clicked(.key(let command)): return perform(command, from: seat.keyContext(by: .link))
    case .clicked(.disabled(let button)): notice = .notYet(.seat(.button(button)))
    case .scrolled where seat.keyContext(by: .link) == .placing,
      .secondClicked where seat.keyContext(by: .link) == .placing:
      return act([.turned])
    case .clicked, .secondClicked, .scrolled, .pasted, .pasteRefused, .awoke: break
    }
    return []
  }

  /// The keys that have a meaning in a game by link.
  var keys: [(label: SafeText, text: SafeText)] {
    KeyTable.lines(
      in: language, of: KeyCommand.allCases.filter { !KeyCommand.ofPhones.union(KeyCommand.ofReplays).contains($0) })
  }

  private mutating func press(_ key: Key) -> [LinkEffect] {
    if let events = seat.naming(with: key, by: .link) { return act(events) }
    seat.update(.naming(nil))
    let context = seat.keyContext(by: .link)
    guard let command = KeyTable.command(for: key, in: context) else { return [] }
    return perform(command, from: context)
  }

  /// Performs the command of a key, at the seat or outside it.
  private mutating func perform(_ command: KeyCommand, from context: KeyContext) -> [LinkEffect] {
    var generator = generator
    let events = seat.events(for: command, by: .link) { generator.next() }
    self.generator = generator
    return events.map { act($0) } ?? perform(command)
  }

  /// Performs a command that does not concern the seat.
  private mutating func perform(_ command: KeyCommand) -> [LinkEffect] {
    switch command {
    case .up, .left, .focusPrevious: moveFocus(by: -1)
    case .down, .right, .focusNext: moveFocus(by: 1)
    case .back: if seat.hasChosenFocus { seat.update(.focused(nil)) } else { notice = .noWayBack }
    case .copy: return copy()
    case .help: keyList.show()
    case .watch: watch()
    case .redraw: return [.redraw]
    case .quit: return [.leave(answer)]
    case .next, .press, .turn, .shuffle, .takeBack, .advise, .chevron, .callLog, .deleteStaged, .apps, .peel, .enlarge,
      .shrink, .turnSticker, .turnStickerBack, .first, .last, .play:
      break
    }
    return []
  }

  /// Applies events at the seat; a message it sends becomes the answer.
  private mutating func act(_ events: [SeatEvent]) -> [LinkEffect] {
    var effects: [LinkEffect] = []
    let wasFinished = finishedGame != nil
    for event in events {
      if event == .button(.watch) { watch() }
      if event == .button(.leave) { return [.leave(answer)] }
      for effect in seat.update(event) {
        switch effect {
        case .send(let game): effects.append(.leave(message(of: game)))
        case .challenge(let fleet, let volley): effects.append(.challenge(fleet, volley))
        case .move(let move): effects.append(.move(move))
        case .open: break
        }
      }
    }
    if !wasFinished, let game = finishedGame { effects.append(.record(game)) }
    return effects
  }

  private mutating func copy() -> [LinkEffect] {
    guard case .done(let lines) = fleetMessage ?? answer, let url = lines.last else {
      notice = .nothingToCopy
      return []
    }
    notice = .copied
    return [.copy(url.string)]
  }

  /// The message of the new fleet, once all ships are placed.
  private var fleetMessage: CommandAnswer? {
    guard case .hiding(let hiding) = seat.task else { return nil }
    return hiding.fleet.map { message(of: Game(fleet: $0)) }
  }

  private mutating func moveFocus(by steps: Int) {
    guard let focus = seat.focus(by: .link), let next = seat.targets(by: .link).element(steps, stepsFrom: focus) else {
      return
    }
    seat.update(.focused(next))
  }
}
