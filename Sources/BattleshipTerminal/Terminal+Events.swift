// Waits for input: keys and signals become events, and the program sleeps while there are none.

import BattleshipFrame
import CNCurses
import CTerminalGuard

extension Terminal {
  /// Waits for the next event, without using the processor; nil if another descriptor is ready first, or after
  /// `limit` milliseconds.
  ///
  /// A descriptor below 0 is ignored, and a limit of -1 means none. The end of the input is reported once; later calls
  /// wait for signals alone.
  package func nextEvent(orChangeOf others: [Watched] = [], within limit: Int32 = -1) -> TerminalEvent? {
    // Input that becomes no event does not begin the time anew.
    let end = limit < 0 ? nil : milliseconds() + Int(limit)
    while true {
      if !events.isEmpty { return events.removeFirst() }
      if let point = pointer, milliseconds() >= nextPointer {
        pointer = nil
        nextPointer = milliseconds() + Self.pauseOfPointer
        return .pointed(point)
      }
      let input = inputIsClosed ? -1 : descriptors.input
      let timeout = undecidedUntil.map { Int32(clamping: max(0, $0 - milliseconds())) } ?? -1
      let pause = pointer == nil ? -1 : Int32(clamping: max(0, nextPointer - milliseconds()))
      let left = end.map { Int32(clamping: max(0, $0 - milliseconds())) } ?? -1
      let limits = [timeout, copying?.tmux.timeLeft ?? -1, pause, left]
      let soonest: Int32 = limits.filter { $0 >= 0 }.min() ?? -1
      let watched = [signals, input, copying?.tmux.exitDescriptor ?? -1].map { Watched($0) } + others
      guard let ready = wait(for: watched, milliseconds: soonest) else { continue }
      if ready[0] { handleSignals() }
      if ready[1] { readInput() }
      finishCopying()
      // Do this even if the other descriptors are never quiet, or Esc would wait for them.
      if !ready[1], undecidedUntil.map({ $0 <= milliseconds() }) == true {
        events += decoder.flush()
        undecidedUntil = nil
      }
      let isOver = end.map { $0 <= milliseconds() } ?? false
      if isOver || ready[3...].contains(true), events.isEmpty { return nil }
    }
  }

  private func readInput() {
    switch readSome(descriptors.input) {
    case .bytes(let bytes):
      for event in decoder.events(in: bytes) { take(event) }
      undecidedUntil = decoder.timeout.map { milliseconds() + Int($0) }
    case .nothingYet: break
    case .closed:
      inputIsClosed = true
      // A closed window also sends a signal, which may come a moment later and is more specific.
      if wait(for: [signals], milliseconds: 50)?[0] ?? true { handleSignals() }
      events.append(.ended(.inputClosed))
    }
  }

  /// The milliseconds between two reported moves of the pointer.
  private static let pauseOfPointer = 16

  private func take(_ event: TerminalEvent) {
    switch event {
    case .pointed(let point): pointer = point
    case .focused(let hasFocus): self.hasFocus = hasFocus
    case .answered(.showsFramesAtOnce): output.framesAtOnce = capabilities.answers
    case .answered(.nothingMore): awaitsAnswers = false
    case .answered(.ground):
      // A late answer would change the colours under the player's eyes.
      if let until = answersUntil, milliseconds() < until { events.append(event) }
    case .key, .click, .secondClick, .scroll, .paste, .pasteRefused, .resized, .resumed, .notCopied, .ended, .unknown:
      pointer = nil
      events.append(event)
    }
  }

  private func handleSignals() {
    guard case .bytes(let numbers) = readSome(signals) else { return }
    // Handle an end before anything that would take over the screen again: the program may be in the background.
    if let ending = ending(in: numbers) {
      events.append(ending)
      return
    }
    let before = size
    if numbers.contains(UInt8(Signal.stop)) {
      leave()
      terminal_guard_stop()
      resume(settingsAreForeign: true)
    } else if numbers.contains(UInt8(Signal.resume)) {
      // A signal that cannot be caught stopped the program: the screen was never left, and may be lost.
      resume(settingsAreForeign: false)
    } else {
      fitToWindow()
      // After a change of size the screen's contents are unknown, even if the size has changed back.
      redraw()
    }
    if size != before { events.append(.resized(size)) }
  }

  /// Resumes after a stop, once the program is in the foreground, unless a signal has ended it meanwhile.
  private func resume(settingsAreForeign: Bool) {
    _ = terminal_guard_wait_for_foreground(descriptors.input)
    if case .bytes(let numbers) = readSome(signals), let ending = ending(in: numbers) {
      events.append(ending)
      return
    }
    if !settingsAreForeign { restoreScreen() }
    enter(settingsAreForeign: settingsAreForeign)
    events.append(.resumed)
  }

  private func ending(in numbers: [UInt8]) -> TerminalEvent? {
    numbers.map(Int32.init).first { ![Signal.stop, Signal.resume, Signal.newSize].contains($0) }
      .map { .ended(.signal($0)) }
  }
}
