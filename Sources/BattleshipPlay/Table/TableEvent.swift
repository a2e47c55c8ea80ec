// The events of a table.

import BattleshipCore
import BattleshipPlayers

package enum TableEvent: Hashable, Sendable {
  case seat(SeatEvent)
  case thought(FinishedThought)
  /// The pause is over; see ``Table/pause``.
  case pauseEnded
  /// The person's keys, after ``TableEffect/keys``, or nil if there are none; and a secret source of the seals'
  /// nonces.
  case keys(KeyRing?, nonces: RandomSource)
  /// What became of ``TableEffect/exchange(_:expected:new:)``.
  case stored(SavedName, WriteResult)
  /// Another window or program has saved this text, or removed it.
  case savedElsewhere(SavedName, String?)
}

extension TableEvent {
  package var isThought: Bool { if case .thought = self { true } else { false } }
}
