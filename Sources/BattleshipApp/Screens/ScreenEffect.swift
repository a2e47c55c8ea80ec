// The side effects of screens, described as data.

import BattleshipPlay

/// Effects are carried out in order.
package enum ScreenEffect: Equatable, Sendable {
  case say(Notice)
  indirect case show(AnyScreen)
  /// Go back to the screen below, or leave the program.
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
  /// Pass the answer on as ``ScreenEvent/table(_:)`` before any other event.
  case table(TableEffect)
  /// On the lines of a live game.
  case live(LiveEffect)
  case title(TitleEffect)
}
