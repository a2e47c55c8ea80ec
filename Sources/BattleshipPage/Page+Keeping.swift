// Takes over the browser's stored texts, for the lobby and for the page itself, and carries out the lobby's effects.

import BattleshipCore
import BattleshipPlay

extension Page {
  mutating func learn(_ name: BrowserName, _ loaded: ReadResult) -> [PageEffect] {
    switch name {
    case .last: last = loaded.text.map { unshared($0) }
    case .choices:
      guard let read = loaded.text.flatMap({ TitleSettings(saved: $0) }) else { return [] }
      (settings, language) = (read, read.language ?? language)
      useName()
    case .best: if let text = loaded.text { best.read(text) }
    case .saved(let name):
      return carryOut(lobby.learn(name, loaded, randomness.split()))
    }
    return []
  }

  mutating func finish(_ name: BrowserName, _ stored: WriteResult) -> [PageEffect] {
    guard case .saved(let name) = name else { return [] }
    let effects = lobby.finish(name, stored, randomness.split())
    if lobby.note == .keyImported { written.key = "" }
    return carryOut(effects)
  }

  mutating func play(_ event: TableEvent) -> [PageEffect] {
    carryOut(lobby.play(event))
  }

  mutating func carryOut(_ effects: [TableEffect]) -> [PageEffect] { effects.flatMap { carryOut($0) } }

  mutating func carryOut(_ effects: [LobbyEffect]) -> [PageEffect] {
    var all: [PageEffect] = []
    var opened: Bool?
    for effect in effects {
      switch effect {
      case .opened(let isNew):
        reset()
        opened = isNew
      case .read(let name): all.append(.read(.saved(name)))
      case .list: all.append(.list)
      case .table(let effect): all += carryOut(effect)
      }
    }
    // The start of a new table is saved before any event at it.
    return all + (opened.map { sitDown(isNew: $0) } ?? [])
  }

  private mutating func carryOut(_ effect: TableEffect) -> [PageEffect] {
    switch effect {
    case .keys: [.read(.saved(.key))]
    case .exchange(let name, let expected, let new): [.exchange(.saved(name), expected: expected, new: new)]
    case .think(let thought): send(.thought(thought))
    }
  }

  /// Clears the state of another game, and every open request.
  private mutating func reset() {
    pendingRequest = nil
    pausing = nil
    reading = nil
    titleForm = nil
    replay = nil
    isBest = false
    delivery.wasSent = delivery.opensSent
    delivery.opensSent = false
  }

  private mutating func sitDown(isNew: Bool) -> [PageEffect] {
    guard let table else { return [] }
    if let game = table.linkGame, game.duel?.inDoubt == nil { written.link = "" }
    if let aiming = table.seat.aiming, aiming.shotsDue > 1 {
      change(bookmarkedCells.flatMap { [.pointed($0), .pressed] })
    }
    bookmarkedCells = []
    // A person who has begun to hide ships has already accepted the challenge; one who has only read it has not.
    if !isNew, table.seat.placing?.draft.ships.isEmpty == false { accepted = challenge?.identifier }
    // Ships to join a challenge are placed only once the person accepts it.
    // Whether a challenge is a rematch, the list of games tells.
    if table.isByLink { withholdTheirs() }
    return challenge != nil ? [.list] : isNew ? placeShips() : []
  }

  mutating func askToImport() -> [PageEffect] {
    guard PlayerKey(text: written.key) != nil else {
      lobby.refusal = .notAKey
      return []
    }
    guard lobby.keys.text == nil else {
      question = .replaceKey
      return []
    }
    return importKey()
  }

  mutating func importKey() -> [PageEffect] {
    PlayerKey(text: written.key).map { carryOut(lobby.bring($0)) } ?? []
  }
}
