// A saved game by link among others: the name of its file, the later of two, and its entry in a list.

import BattleshipCore
import BattleshipPlay

extension SavedLink {
  /// The name of the game's file, the same after every message.
  ///
  /// For a hunt it is two checksums of a URL with the ships. On a small board, trying all layouts would therefore
  /// reveal the ships.
  package static func fileName(of content: MessageContent) -> String {
    switch content {
    case .duel(let duel): return duel.identifier
    case .hunt(let game):
      let first = Game(fleet: game.fleet).messageURL()
      return "hunt-" + [first, String(first.reversed())].map { CheckedLine.text($0).suffix(8) }.joined()
    }
  }

  /// nil until there is a message.
  package var fileName: String? { content.map(Self.fileName) }

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
