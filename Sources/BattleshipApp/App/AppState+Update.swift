// Every event of the program, and what follows from it.

import BattleshipCore
import MessagesHost

extension AppState {
  /// Lets an event happen.
  public mutating func update(_ event: AppEvent, at time: ClockTime) -> [AppEffect] {
    // A locked phone says nothing; what there is to say waits for whoever unlocks it.
    if lock == nil { notice = nil }
    if overlay != nil { return closeOverlay(event) }
    switch event {
    case .pressed(let key): return press(key, at: time)
    case .clicked(let target):
      typed = nil
      return activate(target, at: time)
    case .scrolled(let wheel):
      scrolledBack = max(0, scrolledBack + (wheel == .up ? 3 : -3))
      return []
    case .pasted(let text): return paste(text)
    case .pasteRefused(let refusal):
      if lock == nil { notice = .pasteRefused(refusal) }
      return []
    }
  }

  /// Whatever is pressed or clicked while something lies over the screen takes it away, but for what scrolls it.
  private mutating func closeOverlay(_ event: AppEvent) -> [AppEffect] {
    switch event {
    case .pressed(.control("l")): return [.redraw]
    case .pressed(.up), .pressed(.character("k")), .scrolled(.up): overlayScroll -= 1
    case .pressed(.down), .pressed(.character("j")), .scrolled(.down): overlayScroll += 1
    case .pressed(.pageUp): overlayScroll -= 8
    case .pressed(.pageDown): overlayScroll += 8
    case .pressed, .clicked: overlay = nil
    case .pasted, .pasteRefused: break
    }
    overlayScroll = max(0, min(overlayScroll, linesOfOverlay - 1))
    return []
  }

  /// How many lines the overlay has.
  private var linesOfOverlay: Int {
    overlay == .callLog ? log.calls.count : Wording.aim(Glyphs(widths: .ascii)).count + KeyMap.lines.count
  }

  private mutating func press(_ key: Key, at time: ClockTime) -> [AppEffect] {
    let context = context
    if let effects = name(aCellWith: key) { return effects }
    typed = nil
    if context == .typing, let effects = write(key) { return effects }
    guard let command = KeyMap.command(for: key, in: context) else { return [] }
    return perform(command, in: context, at: time)
  }

  private mutating func perform(_ command: Command, in context: KeyContext, at time: ClockTime) -> [AppEffect] {
    switch command {
    case .next: return activate(focus, at: time)
    case .press: return act(.pressed)
    case .up, .down, .left, .right: return move(command, in: context)
    case .focusNext: moveFocus(by: 1)
    case .focusPrevious: moveFocus(by: -1)
    case .back: return goBack()
    case .chevron: return activate(.chevron, at: time)
    case .random: return act(.placedAtRandom(seed: generator.next()))
    case .takeBack: return act(.tookBack)
    case .turn: return act(.turned)
    case .copy: return copy()
    case .deleteStaged: return phone.inputField.staged.isEmpty ? [] : happen(holder, .deletedStaged(0))
    case .help: (overlay, overlayScroll) = (.help, 0)
    case .callLog: (overlay, overlayScroll) = (.callLog, max(0, log.calls.count - 8))
    case .redraw: return [.redraw]
    case .quit: return [.quit]
    }
    return []
  }

  /// Does what something on the screen is for.
  private mutating func activate(_ target: Target, at time: ClockTime) -> [AppEffect] {
    switch target {
    case .unlock: return unlock()
    case .drawer: return openGame()
    case .chevron: return happen(holder, .tappedChevron)
    case .button(.start): return act(.start)
    case .button(.finished): return act(.finished)
    case .button(.reply): return act(.replied)
    case .button(.handOver): return handOver(at: time)
    case .board: return act(.pressed)
    case .cell(let cell):
      chosenFocus = nil
      return act(.pointed(cell)) + act(.pressed)
    case .bubble(let number):
      opened[holder, default: []].insert(number)
      return happen(holder, .tappedItem(number))
    case .cross(let position): return happen(holder, .deletedStaged(position))
    case .field:
      let isFocused = chosenFocus == .field && phone.screen == .keyboard
      chosenFocus = .field
      if isFocused, !phone.inputField.isEmpty { return send(at: time) }
      return happen(holder, .tappedInputField)
    case .send: return send(at: time)
    }
  }

  private mutating func goBack() -> [AppEffect] {
    if chosenFocus != nil, chosenFocus != nextStep {
      chosenFocus = nil
      return []
    }
    guard let running = phone.running else {
      notice = .noWayBack
      return []
    }
    return happen(holder, running.style == .expanded ? .tappedChevron : .closedPanel)
  }

  private mutating func copy() -> [AppEffect] {
    let newest = phone.transcript.items.last { $0.letter != nil }?.letter
    guard let url = phone.inputField.letter?.url ?? phone.running?.instance.openURL ?? newest?.url else {
      notice = .nothingToCopy
      return []
    }
    notice = .copied
    hasCopied = true
    return [.copy(url)]
  }
}
