// Short forms for tests of duels in which nothing was answered ahead: the last message stands for the record.

import BattleshipCore

extension DuelPlayer {
  package func open(_ message: Duel, last: Duel, insists: Bool = false) throws(ReceptionError) -> OwnDuel {
    try open(message, last: DuelRecord(written: last), insists: insists)
  }

  package func answer(
    _ move: DuelMove, to message: Duel, last: Duel, insists: Bool = false,
    using generator: inout some RandomNumberGenerator
  ) throws(ReceptionError) -> (message: Duel, replacing: Duel?) {
    try answer(move, to: message, last: DuelRecord(written: last), insists: insists, using: &generator)
  }
}

extension Duel {
  package func relation(to last: Duel, key: PlayerKey) throws(DuelError) -> Relation {
    try relation(to: DuelRecord(written: last), key: key)
  }
}
