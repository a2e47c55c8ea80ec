// The name of the file of a saved game by link.

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
}
