// What happens on the lines of a live game, and what is to be done there.

import BattleshipCore

package enum LiveEvent: Hashable, Sendable {
  /// Under a number that is new.
  case connected(Int, address: SafeText)
  case heard(Int, [UInt8])
  case closed(Int)
  /// The connection could not be made, or the command ended.
  case failed(SafeText)
  /// What a command wrote to standard error.
  case noted(SafeText)
  /// ``LiveGame/deadline`` has come.
  case time
  /// The person's answer to ``LiveGame/question``.
  case answered(Bool)
  /// The duel of ``LiveEffect/open(_:)`` is at the table now, or could not be opened.
  case opened(Bool)
}

package enum LiveEffect: Hashable, Sendable {
  /// A line, without its end.
  case say(String, to: Int)
  case close(Int)
  /// Connect, or start the command.
  case connect
  /// Open the duel of a link, and hand back ``LiveEvent/opened(_:)``.
  case open(String)
  case notice(LiveNotice)
  case refuse(ReceptionError)
  case table(GameEffect)
}

package enum LiveNotice: Hashable, Sendable {
  /// Somebody greeted.
  case met(SafeText)
  /// The other player is connected again, left, or cannot be heard any more.
  case cameBack, left, isGone
  /// The challenger does not want this player.
  case declined
  /// A peer that is not part of this game, or that sent too much.
  case shutOut(SafeText)
  case connectsAgain(seconds: Int, after: SafeText?)
  case noted(SafeText)
  /// The other player has begun another duel.
  case otherChallenge
}
