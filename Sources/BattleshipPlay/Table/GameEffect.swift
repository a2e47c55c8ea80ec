// What a table, or the lobby, asks of the front: reading, saving, thinking, waiting.

package enum GameEffect: Hashable, Sendable {
  /// Another game is at the table; `isNew` if nothing was begun at it.
  case opened(isNew: Bool)
  /// Hand back what is saved under a name; a key is made if there is none.
  case read(SavedName)
  /// Hand back all saved games.
  case list
  /// Save a text in place of the expected one, in one step, before anything else is shown. A storage that knows by itself
  /// which text of a game is later may go by that.
  case exchange(SavedName, expected: String?, new: String)
  case think(Thought)
  /// Hand ``TableEvent/pauseEnded`` back after some milliseconds.
  case wait(milliseconds: Int)
}
