// An effect of an event, for the script to carry out.

import BattleshipCore
import BattleshipPlay

package indirect enum PageEffect: Hashable, Sendable {
  case read(BrowserName)
  /// Report every stored game by link, and the current time.
  case list
  /// Store a text if the stored one is as expected, in one step that no other window can interrupt.
  case exchange(BrowserName, expected: String?, new: String)
  /// Delete a stored text.
  case forget(SavedName)
  /// Hide a stored text from the list until it is saved again.
  case unlist(SavedName)
  /// Store a text, replacing any earlier one; a failure loses nothing.
  case keep(BrowserName, String)
  /// Answer a request away from the drawing thread.
  case think(ticket: Int, WorkerRequest)
  /// Report ``PageEvent/pauseEnded(ticket:)`` after some milliseconds, so that each shot is seen.
  case pause(ticket: Int, milliseconds: Int)
  case copy(String)
  /// Share a text and a link, with the page's picture if the browser can share one.
  case share(String, url: String, hasPicture: Bool)
  /// Save the picture that the page shows as a file.
  case savePicture
}

// Saved texts, and what is copied or shared, may hold keys and ships.
extension PageEffect: Secret {}

extension PageEvent: Secret {}

extension Page: Secret {}

extension WrittenFields: Secret {}

extension Delivery: Secret {}
