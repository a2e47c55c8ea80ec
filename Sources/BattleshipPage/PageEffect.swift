// An effect of an event, for the script to carry out.

/// An effect of an event, for the script to carry out.
package indirect enum PageEffect: Hashable, Sendable {
  /// Report what is kept under a name.
  case read(KeptName)
  /// Keep a text if the kept one is as expected, in one step that no other window can interrupt.
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
