// The player's keys, as far as the storage holds them: one for new duels, and every earlier one.

import BattleshipCore

extension KeyRing {
  /// Reads keys separated by spaces, the current one first; nil if one is unreadable.
  package init?(text: String) {
    let keys = text.parts().map { PlayerKey(text: String($0)) }
    guard let current = keys[0], keys.allSatisfy({ $0 != nil }) else { return nil }
    self.init(current, earlier: keys.dropFirst().compactMap { $0 })
  }

  package var text: String { earlier.reduce(current.text) { $0 + " " + $1.text } }
}

package enum PlayerKeys: Hashable, Sendable {
  /// No key has been needed yet.
  case empty
  /// A new key, which is not saved until a move needs it.
  case candidate(PlayerKey)
  case held(KeyRing)
  /// Keys that were saved before the storage held this text instead.
  case lost(KeyRing, found: String?)
  case unreadable(String)
  case forbidden

  package init(_ loaded: ReadResult) {
    switch loaded {
    case .nothing: self = .empty
    case .held, .forbidden: self = .forbidden
    case .text(let text): self = KeyRing(text: text).map { .held($0) } ?? .unreadable(text)
    }
  }

  /// The keys after the storage was read again. Keys that are already known are not forgotten.
  func learning(_ loaded: ReadResult) -> PlayerKeys {
    let now = PlayerKeys(loaded)
    switch (self, now) {
    case (.candidate, .empty): return self
    case (.held(let ring), .empty), (.lost(let ring, _), .empty): return .lost(ring, found: nil)
    case (.held(let ring), .held(let found)), (.lost(let ring, _), .held(let found)):
      var both = found
      both.add(ring)
      return both == found ? now : .lost(both, found: found.text)
    case (_, _): return now
    }
  }

  package var ring: KeyRing? {
    switch self {
    case .candidate(let key): KeyRing(key)
    case .held(let ring), .lost(let ring, _): ring
    case .empty, .unreadable, .forbidden: nil
    }
  }

  /// The text that is saved as the key, readable or not.
  package var text: String? {
    switch self {
    case .held(let ring): ring.text
    case .lost(_, let text): text
    case .unreadable(let text): text
    case .empty, .candidate, .forbidden: nil
    }
  }

  package var isHeld: Bool { if case .held = self { true } else { false } }
}

extension PlayerKeys: Secret {}
