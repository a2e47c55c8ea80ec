// The events on the lines of a live game, and the effects for the front end.

import BattleshipCore

package enum LiveEvent: Hashable, Sendable {
  /// A peer has connected; its number is new.
  case connected(Int, address: SafeText)
  case heard(Int, [UInt8])
  case closed(Int)
  /// The connection could not be made, or the command ended.
  case failed(SafeText)
  /// A line that a command wrote to standard error.
  case commandSaid(SafeText)
  /// The ``LiveGame/deadline`` has passed.
  case time
  /// The person's answer to ``LiveGame/question``.
  case decided(Bool)
  /// The duel of ``LiveEffect/open(_:)`` is now at the table, or could not be opened.
  case opened(Bool)
}

package enum LiveEffect: Hashable, Sendable {
  /// Send a line, given without its end.
  case say(String, to: Int)
  case close(Int)
  /// Connect, or start the command.
  case connect
  /// Open the duel of a link, and report ``LiveEvent/opened(_:)``.
  case open(String)
  case notice(LiveNotice)
  case refuse(ReceptionError)
  case table(TableEffect)
}

package enum LiveNotice: Hashable, Sendable {
  /// A peer has sent its greeting.
  case met(SafeText)
  /// The other player is connected again, has left, or is no longer connected.
  case cameBack, left, isGone
  /// The challenger does not want this player.
  case declined
  /// A peer that is not part of this game, or that sent too much.
  case shutOut(SafeText)
  case connectsAgain(seconds: Int, after: SafeText?)
  case commandSaid(SafeText)
  /// The other player has begun another duel.
  case otherChallenge
}
