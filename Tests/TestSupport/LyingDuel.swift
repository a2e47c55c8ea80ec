// A duel whose challenger may hide a hit: from then on no fleet can give all of their answers.

import BattleshipCore

/// The joining player holds ``key`` and wrote ``mine``; the challenger, who has a name, answered it.
package struct LyingDuel {
  package let key: PlayerKey
  package let mine, answered: Duel

  package init(named name: String, isHonest: Bool) throws {
    var generator = SplitMix64(seed: 3)
    let (theirs, key) = (PlayerKey(using: &generator), PlayerKey(using: &generator))
    let rules = try Rules(board: BoardSize(rows: 3, columns: 3), shipLengths: ShipLengths([2, 1]), losingMiss: nil)
    func cells(_ name: String) -> [Cell] { Cell(name).map { [$0] } ?? [] }
    var duel = try Duel.challenge(
      Fleet(named: "A1-A2,C3", rules: rules), name: Duel.Name(name), key: theirs, using: &generator)
    try duel.join(Fleet(named: "B2-C2,A3", rules: rules), shots: cells("A2"), key: key, using: &generator)
    for (their, next) in [("A1", "B1"), ("A2", "B3"), ("B1", "C2")] {
      try duel.fire(at: cells(their), key: theirs)
      try duel.fire(at: cells(next), key: key)
    }
    func told(_ duel: Duel, by key: PlayerKey) throws -> Duel {
      // Without the hit on A2, no ship of two cells fits after the other misses.
      isHonest ? duel : try Duel(altered: duel.messageURL().replacing(".h_", with: ".m_"), by: key)
    }
    (self.key, mine) = (key, try told(duel, by: key))
    try duel.fire(at: cells("B3"), key: theirs)
    answered = try told(duel, by: theirs)
  }
}
