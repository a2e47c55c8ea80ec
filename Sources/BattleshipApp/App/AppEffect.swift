// What the program is to do outside of the pure part, as data.

/// Something for the outside to do.
public enum AppEffect: Equatable, Sendable {
  /// Put a text on the clipboard.
  case copy(String)
  /// Take off the clipboard what was put there.
  case clearClipboard
  /// Hand ``AppEvent/awoke`` back after so many milliseconds, unless another event comes first.
  case wake(afterMilliseconds: Int)
  /// Ring the bell of the terminal.
  case ring
  /// Draw the whole screen anew, and leave nothing of the old one.
  case redraw
  /// Keep a line of the conversation, before the next screen is shown.
  case keep(KeptLine)
  /// Draw random bytes, and hand them to ``AppState/take(_:)`` before anything else.
  case drawChance
  /// Note a game that was finished, before the next screen is shown.
  case record(FinishedGame)
  /// Write a line into the trace.
  case trace(String)
  /// End the program.
  case quit
}
