// The timer of a screen: a limit for the wait for events, if the screen requested one.

import BattleshipApp
import BattleshipFrame
import BattleshipTerminal

/// The timer of a screen.
struct Alarm {
  /// When it is due, by the monotonic clock; `nil` if no timer is set.
  private var deadline: Int?

  /// The longest wait in milliseconds; -1 if no timer is set.
  var time: Int32 { deadline.map { Int32(clamping: max(0, $0 - System.milliseconds)) } ?? -1 }

  /// Whether the timer is set.
  var isSet: Bool { deadline != nil }

  /// Whether the time is over.
  var isDue: Bool { time == 0 }

  mutating func set(_ milliseconds: Int) { deadline = System.milliseconds + milliseconds }

  mutating func clear() { deadline = nil }

  /// Translates a terminal event, or the end of the wait if there is none; `nil` if it means nothing.
  ///
  /// A translated event clears the timer; a screen that still needs it must request it again.
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

/// The person's permissions for animations and the bell.
struct Manners {
  /// Whether animations are allowed: no `--still`, no `NO_MOTION`, and the line is fast enough.
  let mayMove: Bool
  /// Whether the bell is allowed: no `--quiet`.
  let mayRing: Bool

  init(_ look: LookOptions, on terminal: Terminal) {
    (mayMove, mayRing) = (look.mayMove && !terminal.isSlow, !look.isQuiet)
  }
}
