// The list of the person's saved games: whose turn it is, and how each is opened again.

import BattleshipCore
import BattleshipPlay

extension Page {
  mutating func openGame(_ index: Int) -> [PageEffect] {
    guard lobby.games.indices.contains(index) else { return [] }
    opensSent = false
    return follow(lobby.begin(.resume(lobby.games[index].venue)))
  }

  /// The games whose ships are being placed, then the others.
  var listed: [PageScene.GameEntry] {
    var listed = lobby.games.enumerated().map { entry(.game($0), $1) }
    if let last, SavedLink(saved: last)?.kind == .placing {
      listed.insert(entry(.page(.resume), .unnamed(.placing, at: .link(last))), at: 0)
    }
    return listed
  }

  /// Deletes the game that was confirmed. The memory of a duel stays, so that no message is answered twice.
  func delete(_ venue: GameVenue) -> [PageEffect] {
    if let name = venue.savedName { return [.forget(name), .list] }
    guard case .link(let url) = venue, let message = try? MessageContent(messageURL: url) else { return [] }
    let unlisted: [PageEffect] = message.duel.map { [.unlist(.duel($0.identifier))] } ?? []
    return [.forget(message.savedName)] + unlisted + [.list]
  }

  private func face(of game: Listing) -> PageScene.Face {
  /// Whether the person has played by link, and whether against the player of a challenge: then it is a rematch.
  func played(_ rival: Duel.Name?) -> (isReturning: Bool, isRematch: Bool) {
    var (isReturning, isRematch) = (false, false)
    for game in lobby.games where game.kind == .duel && game.shots > 0 {
      isReturning = true
      if case .person(let name)? = game.opponent, name == rival, !game.goesOn || game.isUnchecked { isRematch = true }
    }
    return (isReturning, isRematch)
  }

    guard case .person(let name)? = game.opponent else { return PageScene.Face(kind: game.kind) }
    return PageScene.Face(kind: game.kind, of: SafeText(name))
  }

  private func remove(_ button: PageButton, _ game: Listing) -> PageScene.LabeledButton? {
    guard case .game(let index) = button else { return nil }
    return PageScene.LabeledButton(
      action: .delete(index), label: language.sentences.page.delete(language.sentences.moments.name(of: game)))
  }

  private func entry(_ button: PageButton, _ game: Listing) -> PageScene.GameEntry {
    let words = language.sentences.moments
    return PageScene.GameEntry(
      button: PageScene.LabeledButton(
        action: button, label: words.player(of: game), note: words.what(game)),
      face: face(of: game), turn: words.turn(of: game), isMine: game.isMine,
      time: game.age.map { words.ago($0) } ?? "", remove: remove(button, game))
  }
}
