// What the lobby asks of the front end: to read saved games, to show the one that was opened, and what its table asks.

package enum LobbyEffect: Hashable, Sendable {
  /// Another game is at the table; `isNew` if nothing was begun at it.
  case opened(isNew: Bool)
  /// Hand back what is saved under a name.
  case read(SavedName)
  /// Hand back all saved games.
  case list
  case table(TableEffect)
}
