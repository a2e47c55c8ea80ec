// The side effects of screens, described as data.

import BattleshipCore
import BattleshipPlay

/// A side effect of an event on a screen; effects are carried out in order.
package enum ScreenEffect: Equatable, Sendable {
  /// Show a notice.
  case say(Notice)
  /// Show another screen above this one.
  indirect case show(Screen)
  /// Go back to the screen below.
  case close
  /// Leave the game, or the program.
  case leave

  /// Put a text on the clipboard.
  case copy(String)
  /// Remove from the clipboard what was put there.
  case clearClipboard
  /// Ring the bell of the terminal.
  case ring
  /// Redraw the whole screen from scratch.
  case redraw
  /// Write a line to the kept conversation before the next screen is shown.
  case keep(ConversationLine)
  /// Write a draft to the kept conversation with the next line, or half a second later.
  case keepSoon(ConversationLine)
  /// Draw random bytes, and pass them on as ``ScreenEvent/entropy(_:)`` before anything else.
  case drawEntropy
  /// Record a finished game before the next screen is shown.
  case record(FinishedGame)
  /// Write a line to the trace.
  case trace(String)
  /// Keep the game against the computer, or let the computer think.
  case solo(SoloEffect)
  /// Carry out an effect of the title: keep its settings, begin or delete a game, or show the score.
  case title(TitleEffect)
  /// Write a challenge with the player's key, remember it, and pass on ``ScreenEvent/answered(_:)``.
  case challenge(Fleet, Volley, on: MessageURLBase)
  /// Make a move in a duel with the player's key, remember the message, and pass on ``ScreenEvent/answered(_:)``.
  case move(DuelMove, in: Duel, on: MessageURLBase)
}
