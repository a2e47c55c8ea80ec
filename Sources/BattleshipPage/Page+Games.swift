// Opens links and saved games, and lists the games: whose turn it is, and how each is opened again.

import BattleshipCore
import BattleshipPlay

extension Page {
  /// Opens a link from the address, the field or the list. A refused link leaves the game as it is.
  mutating func open(_ url: String, wasSent: Bool = false) -> [PageEffect] {
    delivery.opensSent = wasSent
    return carryOut(lobby.begin(.open(url)))
  }

  mutating func openGame(_ index: Int) -> [PageEffect] {
    guard lobby.games.indices.contains(index) else { return [] }
    delivery.opensSent = false
    return carryOut(lobby.begin(.resume(lobby.games[index].venue)))
  }

  /// The games that can be deleted, by their numbers; the one whose ships are being placed is the last.
  var deletable: [Listing] {
    var games = lobby.games
    if let last, SavedLink(saved: last)?.kind == .placing { games.append(.unnamed(.placing, at: .link(last))) }
    return games
  }

  /// The game whose ships are being placed, then the others.
  var listed: [PageScene.GameEntry] {
    var listed: [PageScene.GameEntry] = []
    for (index, game) in deletable.enumerated() {
      let isPlaced = index == lobby.games.count
      listed.insert(
        entry(isPlaced ? .page(.resume) : .game(index), game, .delete(index)), at: isPlaced ? 0 : index)
    }
    return listed
  }

  /// Whether the person has played by link, and the score against the player of a challenge: if there is one, the
  /// challenge is a rematch.
  func played(_ rival: Duel.Name?) -> (isReturning: Bool, score: (won: Int, lost: Int)?) {
    var isReturning = false
    var score: (won: Int, lost: Int)?
    for game in lobby.games where game.kind == .duel && game.shots > 0 {
      isReturning = true
      guard case .person(let name)? = game.opponent, name == rival, let hasWon = game.hasWon else { continue }
      let (won, lost) = score ?? (0, 0)
      score = hasWon ? (won + 1, lost) : (won, lost + 1)
    }
    return (isReturning, score)
  }

  /// Deletes the game that was confirmed. The memory of a duel stays, so that no message is answered twice.
  mutating func delete(_ venue: GameVenue) -> [PageEffect] {
    if let name = venue.savedName { return [.forget(name), .list] }
    if let last, venue == .link(last) {
      self.last = nil
      return [.keep(.last, "")]
    }
    guard case .link(let url) = venue, let message = try? MessageContent(messageURL: url) else { return [] }
    let unlisted: [PageEffect] = message.duel.map { [.unlist(.duel($0.identifier))] } ?? []
    return [.forget(message.savedName)] + unlisted + [.list]
  }

  private func face(of game: Listing) -> PageScene.Face {
    guard case .person(let name)? = game.opponent else {
      var face = PageScene.Face(kind: game.kind)
      if case .two = game.venue { face.isTwo = true }
      return face
    }
    return PageScene.Face(kind: game.kind, of: SafeText(name))
  }

  private func entry(_ button: PageButton, _ game: Listing, _ remove: PageButton) -> PageScene.GameEntry {
    let words = language.sentences.moments
    let isAsked = if case .delete(let venue)? = question { venue == game.venue } else { false }
    return PageScene.GameEntry(
      button: PageScene.LabeledButton(
        action: button, label: words.player(of: game), note: words.what(game)),
      face: face(of: game), turn: words.turn(of: game, isBrief: true), isMine: game.isMine,
      isAsked: isAsked, time: game.age.map { words.ago($0) } ?? "",
      remove: PageScene.LabeledButton(
        action: remove, label: language.sentences.page.delete(words.name(of: game))))
  }
}
