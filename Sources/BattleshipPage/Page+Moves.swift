// A move in a duel: made with the key, kept before it is shown, and refused if another window came first.

import BattleshipCore
import BattleshipPlay

extension Page {
  /// The player's keys, made if there are none yet; `nil` if none can be kept.
  mutating func key(using generator: inout some RandomNumberGenerator) -> KeyRing? {
    switch keys {
    case .held, .lost, .candidate: break
    case .empty: keys = .candidate(PlayerKey(using: &generator))
    case .unreadable: refusal = .keyUnreadable
    case .forbidden: refusal = .storageForbidden
    }
    return keys.ring
  }

  /// Before a move, checks whether the key is still kept.
  mutating func findKey(using generator: inout some RandomNumberGenerator) -> [PageEffect] {
    key(using: &generator) == nil ? hand(nil, using: &generator) : [.read(.key)]
  }

  private mutating func hand(
    _ ring: KeyRing?, using generator: inout some RandomNumberGenerator
  ) -> [PageEffect] {
    play(.keys(ring, nonces: RandomSource(using: &generator)), using: &generator)
  }

  /// Continues once the key has been read: hands it to the waiting table, or asks to keep it if it is missing.
  mutating func proceedWithKey(using generator: inout some RandomNumberGenerator) -> [PageEffect] {
    guard table?.needsKeys == true else {
      // A duel's link is shown only while its key is kept.
      guard pending.isNothing, case .lost(let ring, let kept) = keys, kept != nil || link != nil else { return [] }
      return keep(ring, isImported: false)
    }
    let ring = key(using: &generator)
    if let ring, !keys.isHeld { return [.exchange(.key, expected: keys.text, new: ring.text)] }
    return hand(ring, using: &generator)
  }

  mutating func finishExchange(
    _ name: KeptName, _ exchange: Stored, using generator: inout some RandomNumberGenerator
  ) -> [PageEffect] {
    switch (pending, name) {
    case (.nothing, .key) where table?.needsKeys == true:
      switch (exchange, keys.ring) {
      case (.done, let ring?):
        keys = .held(ring)
        return hand(ring, using: &generator)
      // An earlier event has reported the key that is kept instead, and has continued with it.
      case (.other, _): break
      case (_, _):
        refuse(exchange)
        return hand(nil, using: &generator)
      }
    case (_, .duel) where table?.isWaiting == true:
      let effects = play(.stored(exchange), using: &generator)
      if table?.isWaiting == false { refuse(exchange) }
      return effects
    case (.newKey(let ring, let isImported), .key):
      pending = .nothing
      if exchange == .done {
        keys = .held(ring)
        guard isImported else { return [] }
        (writtenKey, note) = ("", .keyImported)
        // The key may open the duel that is shown.
        if let duel = table?.seat.watched { return open(duel.messageURL()) }
        return [.list]
      } else {
        refuse(exchange)
      }
    case (_, .solo(_)), (_, .hunt): keepsNothing = exchange == .full || exchange == .forbidden
    case (_, _): break
    }
    return []
  }

  /// Says why something was not kept.
  private mutating func refuse(_ exchange: Stored) {
    switch exchange {
    case .done, .busy: break
    case .full: refusal = .storageFull
    case .forbidden: refusal = .storageForbidden
    case .other: refusal = .keptElsewhere
    }
  }
}
