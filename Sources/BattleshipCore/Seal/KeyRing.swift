// The keys of one player: the key of new duels, and the earlier ones, which open the duels that were sealed with them.

/// The keys of a player; the one that sealed the ships of a duel opens it.
package struct KeyRing: Hashable, Sendable {
  /// The key of new duels.
  package let current: PlayerKey
  package private(set) var earlier: [PlayerKey] = []

  package init(_ key: PlayerKey, before ring: KeyRing? = nil) {
    current = key
    if let ring { add(ring) }
  }

  package init(_ key: PlayerKey, earlier: [PlayerKey]) { (current, self.earlier) = (key, earlier) }

  private var all: [PlayerKey] { [current] + earlier }

  /// Adds the keys that are missing.
  package mutating func add(_ ring: KeyRing) {
    for key in ring.all where !all.contains(key) { earlier.append(key) }
  }

  /// The key that sealed ships of a duel; the current one if none did.
  package func key(of duel: Duel) -> PlayerKey {
    all.first { key in
      do throws(DuelError) { return try duel.side(of: key) != nil } catch { return true }
    } ?? current
  }
}
