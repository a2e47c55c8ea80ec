// What the program is to do outside of the pure part, as data.

/// Something for the outside to do.
public enum AppEffect: Hashable, Sendable {
  /// Put a text on the clipboard.
  case copy(String)
  /// Take off the clipboard what was put there.
  case clearClipboard
  /// Draw the whole screen anew, and leave nothing of the old one.
  case redraw
  /// Write a line into the trace.
  case trace(String)
  /// End the program.
  case quit
}
