// The keys of one player: the key for new duels, and earlier ones, which open the duels that were sealed with them.

package struct KeyRing: Hashable, Sendable {
  package let current: PlayerKey
  package private(set) var earlier: [PlayerKey] = []

  package init(_ key: PlayerKey, before ring: KeyRing? = nil) {
    current = key
    if let ring { add(ring) }
  }

  package init(_ key: PlayerKey, earlier: [PlayerKey]) {
    current = key
    for key in earlier { add(key) }
  }

  private var all: [PlayerKey] { [current] + earlier }

  package mutating func add(_ ring: KeyRing) {
    for key in ring.all { add(key) }
  }

  private mutating func add(_ key: PlayerKey) {
    if !all.contains(key) { earlier.append(key) }
  }

  /// The key that sealed ships in this duel; the current key if none did.
  package func key(of duel: Duel) -> PlayerKey {
    all.first { key in
      do throws(DuelError) { return try duel.side(of: key) != nil } catch { return true }
    } ?? current
  }
}
