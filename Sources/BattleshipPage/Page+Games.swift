// The list of the person's saved games: whose turn it is, and how each is opened again.

import BattleshipCore
import BattleshipPlay

extension Page {
  mutating func openGame(_ index: Int, using generator: inout some RandomNumberGenerator) -> [PageEffect] {
    guard lobby.games.indices.contains(index) else { return [] }
    opensSent = false
    return follow(lobby.begin(.resume(lobby.games[index].venue)), using: &generator)
  }

  /// First ships that are being placed, then the others.
  var listed: [PageScene.GameEntry] {
    let isPlacing = last.flatMap { SavedLink(saved: $0) }?.kind == .placing
    return (isPlacing ? [entry(.page(.resume), .unnamed(.placing))] : [])
      + lobby.games.enumerated().map { entry(.game($0), $1) }
  }

  private func entry(_ button: PageButton, _ game: Listing) -> PageScene.GameEntry {
    let words = language.sentences.moments
    return PageScene.GameEntry(
      button: PageScene.LabeledButton(
        action: button, label: words.player(of: game),
        note: game.event.map { words.event($0) }
          ?? game.game.map { words.detail($0.rules, shots: game.shots) } ?? ""),
      kind: game.kind, turn: words.turn(of: game), isMine: game.isMine,
      time: game.age.map { words.ago($0) } ?? "")
  }
}
