// The while after which a screen asked to be woken: a limit for the wait, and nothing while nobody asked.

import BattleshipApp
import BattleshipTerminal

/// When a screen is to be woken.
struct Alarm {
  /// How many milliseconds to wait at most; -1 if nobody asked to be woken.
  private(set) var time: Int32 = -1

  /// Whether somebody asked to be woken.
  var isSet: Bool { time >= 0 }

  mutating func set(_ milliseconds: Int) { time = Int32(milliseconds) }

  mutating func clear() { time = -1 }

  /// What an event of the terminal means; nil if it means nothing. No event means that the while has passed.
  ///
  /// The screen is not woken any more by what it asked for before: whoever still wants to be woken asks again.
  mutating func appEvent(_ event: TerminalEvent?, on screen: DrawnScreen) -> AppEvent? {
    guard let event else {
      clear()
      return .awoke
    }
    guard let event = AppEvent(event, on: screen) else { return nil }
    clear()
    return event
  }
}

/// What the person lets a screen do to be noticed.
struct Manners {
  /// Whether a flash may move: neither `--still` nor `NO_MOTION` forbids it, and the line is fast enough.
  let mayMove: Bool
  /// Whether the bell may ring: `--quiet` does not forbid it.
  let mayRing: Bool

  init(_ look: LookOptions, on terminal: Terminal) {
    (mayMove, mayRing) = (look.mayMove && !terminal.isSlow, !look.isQuiet)
  }
}
