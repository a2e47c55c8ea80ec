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

  /// Begins a move by checking whether its key is still kept.
  mutating func begin(_ move: PageMove, using generator: inout some RandomNumberGenerator) -> [PageEffect] {
    guard key(using: &generator) != nil else {
      takeAim()
      return []
    }
    pending = .key(move)
    return [.read(.key)]
  }

  /// Continues once the key has been read: makes the waiting move, or asks to keep the key if it is missing.
  mutating func proceedWithKey(using generator: inout some RandomNumberGenerator) -> [PageEffect] {
    guard case .key(let move) = pending else {
      // A duel's link is shown only while its key is kept.
      guard pending.isNothing, case .lost(let ring, let kept) = keys, kept != nil || active?.link != nil else {
        return []
      }
      return keep(ring, isImported: false)
    }
    guard let ring = key(using: &generator) else {
      takeAim()
      return []
    }
    return keys.isHeld
      ? make(move, ring, using: &generator) : [.exchange(.key, expected: keys.text, new: ring.text)]
  }

  /// Makes a move, and asks to keep its message before anybody sees it.
  private mutating func make(
    _ move: PageMove, _ ring: KeyRing, using generator: inout some RandomNumberGenerator
  ) -> [PageEffect] {
    pending = .nothing
    let key = (active?.duel?.duel).map { ring.key(of: $0) } ?? ring.current
    guard let duel = made(move, key, using: &generator) else {
      takeAim()
      return []
    }
    return keep(duel, DuelRecord(written: duel).text)
  }

  private mutating func keep(_ duel: Duel, _ text: String) -> [PageEffect] {
    pending = .message(duel, text: text, expected: active?.remembered)
    return [.exchange(.duel(duel.identifier), expected: active?.remembered, new: text)]
  }

  mutating func made(_ move: PageMove, _ key: PlayerKey, using generator: inout some RandomNumberGenerator) -> Duel? {
    switch move {
    case .challenge(let fleet, let volley):
      // The seat's ships and volley belong to possible terms, so this refuses nothing.
      return try? Duel.challenge(fleet, volley: volley, key: key, using: &generator)
    case .move(let move):
      guard let duel = active?.duel?.duel else { return nil }
      do throws(ReceptionError) {
        return try DuelPlayer(key: key)
          .answer(move, to: duel, last: active?.record, insists: active?.insists ?? false, using: &generator).message
      } catch {
        refusal = .message(error)
        return nil
      }
    }
  }

  /// Takes back a single shot that did not go out, so that the cell can be chosen again.
  private mutating func takeAim() {
    pending = .nothing
    if active?.seat.aiming?.shotsDue == 1 { active?.update(.tookBack) }
  }

  mutating func finishExchange(
    _ name: KeptName, _ exchange: Exchange, using generator: inout some RandomNumberGenerator
  ) -> [PageEffect] {
    switch (pending, name) {
    case (.key(let move), .key):
      switch (exchange, keys.ring) {
      case (.done, let ring?):
        keys = .held(ring)
        return make(move, ring, using: &generator)
      // An earlier event has reported the key that is kept instead, and has continued with it.
      case (.other, _): break
      case (_, _):
        pending = .nothing
        refuse(exchange)
      }
    case (.message(let duel, let text, let expected), .duel(let name)) where name == duel.identifier:
      // If storage was emptied meanwhile, keep the message again: the page itself remembers the last one.
      if exchange == .other, expected != nil, active?.remembered == nil { return keep(duel, text) }
      pending = .nothing
      if exchange == .done { sent(duel, text) } else { refuse(exchange) }
    case (.newKey(let ring, let isImported), .key):
      pending = .nothing
      if exchange == .done {
        keys = .held(ring)
        guard isImported else { return [] }
        (writtenKey, note) = ("", .keyImported)
        // The key may open the duel that is shown.
        if let duel = active?.seat.watched { return open(duel.messageURL()) }
        return [.list]
      } else {
        refuse(exchange)
      }
    case (_, .solo), (_, .hunt): keepsNothing = exchange == .full || exchange == .forbidden
    case (_, _): break
    }
    return []
  }

  private mutating func sent(_ duel: Duel, _ text: String) {
    guard let ring = keys.ring, var active else { return }
    active.remembered = text
    show(duel, in: &active, ring.key(of: duel))
    self.active = active
  }

  /// Says why something was not kept; the ships and the chosen cells of a larger volley stay.
  private mutating func refuse(_ exchange: Exchange) {
    takeAim()
    switch exchange {
    case .done: break
    case .full: refusal = .storageFull
    case .forbidden: refusal = .storageForbidden
    case .other: refusal = .keptElsewhere
    }
  }
}
