// Waiting for a person: keys and signals become events, and while there are none the program sleeps.

import BattleshipApp
import CNCurses
import CTerminalGuard

extension Terminal {
  /// What happens next. Waits for it without using the processor.
  ///
  /// The end of the input is told once; who asks again waits for signals alone.
  public func nextEvent() -> TerminalEvent {
    while true {
      if let event = nextEvent(orChangeOf: -1) { return event }
    }
  }

  /// What happens next, or nil where another descriptor has something to read first, or so many milliseconds have passed.
  ///
  /// A descriptor below 0 never has something, and -1 milliseconds never pass.
  public func nextEvent(orChangeOf other: Int32, within limit: Int32 = -1) -> TerminalEvent? {
    while true {
      if !events.isEmpty { return events.removeFirst() }
      let input = inputIsClosed ? -1 : descriptors.input
      let patience = decoder.patience ?? -1
      let limits = [patience, copying?.tmux.patience ?? -1, limit]
      let soonest: Int32 = limits.filter { $0 >= 0 }.min() ?? -1
      let watched = [signals, input, other, copying?.tmux.life ?? -1]
      guard let ready = wait(for: watched, milliseconds: soonest) else { continue }
      if ready[0] { answerSignals() }
      if ready[1] { readInput() }
      finishCopying()
      let isQuiet = !ready.contains(true)
      if isQuiet, soonest == patience { events += decoder.timeOut() }
      if ready[2] || isQuiet && soonest == limit, events.isEmpty { return nil }
    }
  }

  private func readInput() {
    switch readSome(descriptors.input) {
    case .bytes(let bytes): events += decoder.events(in: bytes)
    case .nothingYet: break
    case .closed:
      inputIsClosed = true
      // A window that was closed says so by a signal as well, which may come a moment later and says more.
      if wait(for: [signals], milliseconds: 50)?[0] ?? true { answerSignals() }
      events.append(.ended(.inputClosed))
    }
  }

  private func answerSignals() {
    guard case .bytes(let numbers) = readSome(signals) else { return }
    terminal_guard_answered()
    // The end comes before anything that would take over the screen again: the program may be in the background.
    if let ending = ending(in: numbers) {
      events.append(ending)
      return
    }
    let before = size
    if numbers.contains(UInt8(Signal.stop)) {
      leave()
      terminal_guard_stop()
      goOn(settingsAreForeign: true)
    } else if numbers.contains(UInt8(Signal.goOn)) {
      // Stopped by a signal that nobody can answer: the screen was never left, and may be lost.
      goOn(settingsAreForeign: false)
    } else {
      fitToWindow()
      // Nobody knows what a terminal leaves of a screen whose size has changed, be it there and back.
      redraw()
    }
    if size != before { events.append(.resized(size)) }
  }

  /// Goes on after a stop, once the program is in the foreground, unless that was only to be ended.
  private func goOn(settingsAreForeign: Bool) {
    _ = terminal_guard_wait_for_foreground(descriptors.input)
    if case .bytes(let numbers) = readSome(signals) {
      terminal_guard_answered()
      if let ending = ending(in: numbers) {
        events.append(ending)
        return
      }
    }
    if !settingsAreForeign { putScreenBack() }
    enter(settingsAreForeign: settingsAreForeign)
    events.append(.resumed)
  }

  /// The first of some signals that ends the program.
  private func ending(in numbers: [UInt8]) -> TerminalEvent? {
    numbers.map(Int32.init).first { ![Signal.stop, Signal.goOn, Signal.newSize].contains($0) }
      .map { .ended(.signal($0)) }
  }
}
