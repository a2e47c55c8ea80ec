// What a table asks of the front end: the person's keys, saving, thinking.

package enum TableEffect: Hashable, Sendable {
  /// Hand back ``TableEvent/keys(_:nonces:)``; a key is made if there is none.
  case keys
  /// Save a text in place of the expected one, in one step, before anything else is shown. A storage that knows by itself
  /// which text of a game is later may go by that.
  case exchange(SavedName, expected: String?, new: String)
  case think(Thought)
}
