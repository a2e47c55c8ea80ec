// Which of two saved games by link goes on from the other.

import BattleshipCore

extension SavedLink {
  /// Whether `saved` is a later message of the same game and must stay.
  package func isBefore(_ saved: SavedLink) -> Bool {
    content != saved.content && saved.continues(self) && !beginsAnother(than: saved)
  }

  /// Whether it belongs to the same game, and takes the place of `saved`.
  package func follows(_ saved: SavedLink) -> Bool { continues(saved) && !beginsAnother(than: saved) }

  private func continues(_ other: SavedLink) -> Bool {
    guard let content, let before = other.content else { return false }
    return content.continues(before)
  }

  /// Whether this is another hunt with the same ships: its shots follow an earlier message of a hunt that is over.
  private func beginsAnother(than saved: SavedLink) -> Bool {
    guard draft != nil, case .hunt(let game)? = saved.content else { return false }
    return game.status != .open && content != saved.content
  }
}
