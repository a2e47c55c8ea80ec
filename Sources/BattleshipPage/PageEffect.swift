// What follows from an event, for the script to do.

/// What follows from an event, for the script to do.
public indirect enum PageEffect: Hashable, Sendable {
  /// Tell what is kept under a name.
  case read(KeptName)
  /// Keep a text if what is kept is what is expected; both in one step that no other window comes between.
  case exchange(KeptName, expected: String?, new: String)
  /// Answer a question away from the drawing thread.
  case think(ticket: Int, Question)
  /// Hand ``PageEvent/nextShot(ticket:)`` back after a moment, so that each shot is seen.
  case pause(ticket: Int)
  /// Put a link on the clipboard.
  case copy(String)
  /// Hand a link to another program.
  case share(String)
}
