// What the program is to do outside of the pure part, as data.

/// Something for the outside to do.
public enum AppEffect: Equatable, Sendable {
  /// Put a text on the clipboard.
  case copy(String)
  /// Take off the clipboard what was put there.
  case clearClipboard
  /// Draw the whole screen anew, and leave nothing of the old one.
  case redraw
  /// Keep a line of the conversation, before the next screen is shown.
  case keep(KeptLine)
  /// Draw random bytes, and hand them to ``AppState/take(_:)`` before anything else.
  case drawChance
  /// Write a line into the trace.
  case trace(String)
  /// End the program.
  case quit
}
