// The side effects of the program, described as data.

/// A side effect, performed outside the pure state.
package enum AppEffect: Equatable, Sendable {
  /// Put a text on the clipboard.
  case copy(String)
  /// Remove from the clipboard what was put there.
  case clearClipboard
  /// Send ``AppEvent/awoke`` after this many milliseconds, unless another event comes first.
  case wake(afterMilliseconds: Int)
  /// Ring the bell of the terminal.
  case ring
  /// Redraw the whole screen from scratch.
  case redraw
  /// Write a line to the kept conversation before the next screen is shown.
  case keep(ConversationLine)
  /// Write a draft to the kept conversation with the next line, or half a second later.
  case keepSoon(ConversationLine)
  /// Draw random bytes and pass them to ``AppState/take(_:)`` before anything else.
  case drawChance
  /// Record a finished game before the next screen is shown.
  case record(FinishedGame)
  /// Write a line to the trace.
  case trace(String)
  /// End the program.
  case quit
}
