// The side effects of screens, described as data.

import BattleshipCore
import BattleshipPlay

/// Effects are carried out in order.
package enum ScreenEffect: Equatable, Sendable {
  case say(Notice)
  indirect case show(Screen)
  /// Go back to the screen below.
  case close
  /// Leave the game, or the program.
  case leave
  case copy(String)
  case clearClipboard
  case ring
  case redraw
  /// Write a line to the stored conversation before the next screen is shown.
  case keep(ConversationLine)
  /// Write a draft to the stored conversation with the next line, or half a second later.
  case keepSoon(ConversationLine)
  /// Draw random bytes, and pass them on as ``ScreenEvent/entropy(_:)`` before any other event.
  case drawEntropy
  /// Record a finished game before the next screen is shown.
  case record(FinishedGame)
  case trace(String)
  case solo(SoloEffect)
  case title(TitleEffect)
  /// Write a challenge with the player's key, store it, and pass on ``ScreenEvent/answered(_:)``.
  case challenge(Fleet, Volley, on: MessageURLBase)
  /// Make a move in a duel with the player's key, store the message, and pass on ``ScreenEvent/answered(_:)``.
  case move(DuelMove, in: Duel, on: MessageURLBase)
}
