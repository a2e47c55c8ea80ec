// Moves at the table, and the person's keys that duels need: saved before a move, read back, imported.

import BattleshipCore

extension Lobby {
  /// Applies an event to the table; a refused move is reported.
  package mutating func play(_ event: TableEvent) -> [LobbyEffect] {
    guard let effects = table?.update(event) else { return [] }
    if let refused = table?.refusal { refusal = .message(refused) }
    if table?.wentOnElsewhere == true { note = .wentOnElsewhere }
    return effects.map { .table($0) }
  }

  /// The player's keys, created if there are none yet; nil if none can be saved.
  mutating func key(_ randomness: RandomSource) -> KeyRing? {
    switch keys {
    case .held, .lost, .candidate: break
    case .empty:
      var randomness = randomness
      keys = .candidate(PlayerKey(using: &randomness))
    case .unreadable: refusal = .keyUnreadable
    case .forbidden: refusal = .storageForbidden
    }
    return keys.ring
  }

  /// Continues once the key has been read: passes it to the waiting table, or asks to save it if it is missing.
  mutating func proceedWithKey(_ randomness: RandomSource) -> [LobbyEffect] {
    guard table?.linkGame?.needsKeys == true else {
      // A duel's link is shown only while its key is saved.
      guard !isPending, case .lost(let ring, let found) = keys, found != nil || table?.linkGame?.sent != nil else {
        return []
      }
      return keep(ring, isImported: false)
    }
    let ring = key(randomness)
    if let ring, !keys.isHeld { return [.table(.exchange(.key, expected: keys.text, new: ring.text))] }
    return play(.keys(ring, nonces: randomness))
  }

  /// The result of saving a text.
  package mutating func finish(_ name: SavedName, _ stored: WriteResult, _ randomness: RandomSource) -> [LobbyEffect] {
    switch (pending, name) {
    case (nil, .key) where table?.linkGame?.needsKeys == true:
      switch (stored, keys.ring) {
      case (.done, let ring?):
        keys = .held(ring)
        return play(.keys(ring, nonces: randomness))
      // An earlier event has reported the key that is saved instead, and has continued with it.
      case (.other, _): return []
      case (_, _):
        refuse(stored)
        return play(.keys(nil, nonces: randomness))
      }
    case (.newKey(let ring, let isImported)?, .key):
      pending = nil
      guard stored == .done else {
        refuse(stored)
        return []
      }
      keys = .held(ring)
      guard isImported else { return [] }
      note = .keyImported
      // The key may open the duel that is being watched.
      return table?.seat.watched.map { open(.duel($0)) } ?? [.list]
    case (_, _):
      let waited = table?.linkGame?.isWaiting == true
      let effects = play(.stored(name, stored))
      if waited, table?.linkGame?.isWaiting == false { refuse(stored) }
      return effects
    }
  }

  /// Reports why a text was not saved.
  private mutating func refuse(_ stored: WriteResult) {
    switch stored {
    case .done, .busy: break
    case .full: refusal = .storageFull
    case .forbidden: refusal = .storageForbidden
    case .other: refusal = .keptElsewhere
    }
  }

  /// Imports a key; the earlier keys stay.
  package mutating func bring(_ key: PlayerKey) -> [LobbyEffect] {
    let isKept: Bool = if case .candidate = keys { false } else { true }
    return keep(KeyRing(key, before: isKept ? keys.ring : nil), isImported: true)
  }

  /// Makes a new key in place of one that cannot be read.
  package mutating func renewKey(_ randomness: RandomSource) -> [LobbyEffect] {
    guard case .unreadable = keys else { return [] }
    var randomness = randomness
    return keep(KeyRing(PlayerKey(using: &randomness)), isImported: false)
  }

  private mutating func keep(_ ring: KeyRing, isImported: Bool) -> [LobbyEffect] {
    pending = .newKey(ring, isImported: isImported)
    return [.table(.exchange(.key, expected: keys.text, new: ring.text))]
  }
}
