// A move in a duel: made with the key, kept before it is shown, and refused if another window came first.

import BattleshipCore
import BattleshipPlay

extension Page {
  /// The player's key; one is made if there is none yet, and nil if none can be kept.
  mutating func key(using generator: inout some RandomNumberGenerator) -> PlayerKey? {
    switch vault {
    case .held(let key), .candidate(let key): return key
    case .empty:
      let key = PlayerKey(using: &generator)
      vault = .candidate(key)
      return key
    case .unreadable:
      refusal = .keyUnreadable
      return nil
    case .forbidden:
      refusal = .storageForbidden
      return nil
    }
  }

  /// Begins a move; a new key is kept first.
  mutating func begin(_ move: PageMove, using generator: inout some RandomNumberGenerator) -> [PageEffect] {
    guard let key = key(using: &generator) else {
      takeAim()
      return []
    }
    guard case .candidate = vault else { return make(move, key, using: &generator) }
    pending = .key(move)
    return [.exchange(.key, expected: nil, new: key.text)]
  }

  /// Makes a move, and asks for its message to be kept before anybody sees it.
  private mutating func make(
    _ move: PageMove, _ key: PlayerKey, using generator: inout some RandomNumberGenerator
  ) -> [PageEffect] {
    pending = .nothing
    guard let duel = made(move, key, using: &generator) else {
      takeAim()
      return []
    }
    let text = duel.messageURL()
    pending = .message(duel, text: text)
    return [.exchange(.duel(duel.identifier), expected: table?.remembered, new: text)]
  }

  /// The duel after a move; nil if the move is refused.
  mutating func made(_ move: PageMove, _ key: PlayerKey, using generator: inout some RandomNumberGenerator) -> Duel? {
    switch move {
    case .challenge(let fleet, let volley):
      do throws(TermsError) {
        return try Duel.challenge(fleet, volley: volley, key: key, using: &generator)
      } catch {
        refusal = .terms(error)
        return nil
      }
    case .move(let move):
      guard let duel = table?.duel?.duel else { return nil }
      let last = table?.remembered.flatMap { try? Duel(messageURL: $0) }
      do throws(ReceptionError) {
        return try DuelWriter(key: key, lastWritten: last, insists: table?.insists ?? false)
          .writes(move, in: duel, using: &generator)
      } catch {
        refusal = .message(error)
        return nil
      }
    }
  }

  /// Takes back a single shot that did not go out, so that it can be chosen again.
  private mutating func takeAim() {
    pending = .nothing
    if case .aiming(let aiming, _) = table?.seat.task, aiming.shotsDue == 1 { table?.update(.tookBack) }
  }

  /// Handles the result of asking the browser to keep something.
  mutating func settle(
    _ name: KeptName, _ exchange: Exchange, using generator: inout some RandomNumberGenerator
  ) -> [PageEffect] {
    switch (pending, name) {
    case (.key(let move), .key):
      pending = .nothing
      switch (exchange, vault) {
      case (.done, .candidate(let key)), (_, .held(let key)):
        vault = .held(key)
        return make(move, key, using: &generator)
      case (_, _): refuse(exchange)
      }
    case (.message(let duel, let text), .duel(let identifier)) where Word(identifier) == Word(duel.identifier):
      pending = .nothing
      if exchange == .done { sent(duel, text) } else { refuse(exchange) }
    case (.newKey(let key, let isImported), .key):
      pending = .nothing
      if exchange == .done {
        (vault, writtenKey) = (.held(key), "")
        note = isImported ? .keyImported : nil
      } else {
        refuse(exchange)
      }
    case (_, .solo): keepsNothing = exchange == .full || exchange == .forbidden
    case (_, _): break
    }
    return []
  }

  /// Shows a message that is kept.
  private mutating func sent(_ duel: Duel, _ text: String) {
    guard case .held(let key) = vault, var table else { return }
    table.remembered = text
    show(duel, at: &table, key)
    self.table = table
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
