// Handles every event of a game against the computer.

import BattleshipCore
import BattleshipPlay

extension SoloState {
  /// Applies a screen event; any event except the timer ends a running animation.
  package mutating func update(_ event: AppEvent) -> [SoloScreenEffect] {
    if event == .awoke, replay == nil { return showNextFrame() }
    let before = solo.strike
    return apply(event) + begin(from: before)
  }

  private mutating func apply(_ event: AppEvent) -> [SoloScreenEffect] {
    notice = nil
    if replay != nil { return watch(event) }
    if keyList.scroll != nil { return keyList.happen(event, lines: keys.count) ? [.redraw] : [] }
    switch event {
    case .pressed(let key): return press(key)
    case .clicked(.seat(let target)): return act([.naming(nil)] + solo.seat.events(activating: target))
    case .clicked(.cell(let cell)): return act([.naming(nil), .focused(nil), .pointed(cell), .pressed])
    case .clicked(.key(let command)): return perform(command)
    case .clicked(.disabled(let button)): notice = .notYet(.seat(.button(button)))
    case .scrolled where solo.keyContext == .placing, .secondClicked where solo.keyContext == .placing:
      return act([.turned])
    case .clicked, .secondClicked, .scrolled, .pasted, .pasteRefused, .awoke: break
    }
    return []
  }

  /// Applies an event of the game that is not user input.
  package mutating func update(_ event: SoloEvent) -> [SoloScreenEffect] {
    let before = solo.strike
    return solo.update(event).map { .solo($0) } + begin(from: before)
  }

  private mutating func begin(from before: Strike) -> [SoloScreenEffect] {
    let moment = Moment(from: before, to: solo.strike, isStill: isStill)
    flash = moment.flash
    return (moment.rings ? [.ring] : []) + (moment.isMoving ? [.wake(afterMilliseconds: Flash.pause)] : [])
  }

  private mutating func showNextFrame() -> [SoloScreenEffect] {
    flash = flash?.next
    return flash == nil ? [] : [.wake(afterMilliseconds: Flash.pause)]
  }

  private mutating func press(_ key: Key) -> [SoloScreenEffect] {
    if let events = solo.naming(with: key) { return act(events) }
    _ = act([.naming(nil)])
    guard let command = KeyTable.command(for: key, in: solo.keyContext) else { return [] }
    return perform(command)
  }

  /// Performs the command of a key, at the seat or outside it.
  private mutating func perform(_ command: KeyCommand) -> [SoloScreenEffect] {
    var generator = generator
    let events = solo.events(for: command) { generator.next() }
    self.generator = generator
    return events.map { act($0) } ?? performBesideSeat(command)
  }

  /// Performs a command that does not concern the seat.
  private mutating func performBesideSeat(_ command: KeyCommand) -> [SoloScreenEffect] {
    switch command {
    case .up, .left, .focusPrevious: moveFocus(by: -1)
    case .down, .right, .focusNext: moveFocus(by: 1)
    case .back: if solo.seat.hasChosenFocus { _ = act([.focused(nil)]) } else { notice = .noWayBack }
    case .help: keyList.show()
    case .watch: watch()
    case .redraw: return [.redraw]
    case .quit: return [.leave]
    case .next, .press, .turn, .shuffle, .takeBack, .advise, .chevron, .copy, .callLog, .deleteStaged, .apps, .peel,
      .enlarge, .shrink, .turnSticker, .turnStickerBack, .first, .last, .play:
      break
    }
    return []
  }

  private mutating func act(_ events: [SeatEvent]) -> [SoloScreenEffect] {
    if events.contains(.button(.watch)) { watch() }
    if events.contains(.button(.leave)) { return [.leave] }
    return events.flatMap { solo.update(.seat($0)) }.map { .solo($0) }
  }

  private mutating func moveFocus(by steps: Int) {
    guard let focus = solo.focus, let next = solo.targets.element(steps, stepsFrom: focus) else { return }
    _ = act([.focused(next)])
  }
}
