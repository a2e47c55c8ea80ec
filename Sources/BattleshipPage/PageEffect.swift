// An effect of an event, for the script to carry out.

import BattleshipPlay

package indirect enum PageEffect: Hashable, Sendable {
  case read(KeptName)
  /// Report every game by link that is kept, and what time it is.
  case list
  /// Keep a text if the kept one is as expected, in one step that no other window can interrupt.
  case exchange(KeptName, expected: String?, new: String)
  /// Keep a text, whatever was kept before; a failure loses nothing.
  case forget(SavedName)
  /// Lists it no more until it is saved again.
  case unlist(SavedName)
  case keep(KeptName, String)
  /// Answer a request away from the drawing thread.
  case think(ticket: Int, WorkerRequest)
  /// Hand back ``PageEvent/nextShot(ticket:)`` after some milliseconds, so that each shot is seen.
  case pause(ticket: Int, milliseconds: Int)
  case copy(String)
  /// With the picture that the page shows, if the browser can share one.
  case share(String, url: String, hasPicture: Bool)
  /// Save the picture that the page shows as a file.
  case savePicture
}
