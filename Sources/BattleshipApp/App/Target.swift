// What on the screen can be focused, pressed and clicked.

import BattleshipCore

/// Something on the screen that answers to Enter or to a click.
public enum Target: Hashable, Sendable {
  /// The button that unlocks the phone.
  case unlock
  /// An item of the transcript, by its number.
  case bubble(Int)
  /// The cross of something staged, by its position.
  case cross(Int)
  /// The field where a text is written.
  case field
  /// The button that sends.
  case send
  /// The game in the drawer.
  case drawer
  /// The control that expands or collapses the panel.
  case chevron
  /// A button of the game.
  case button(GameButton)
  /// The board, at its cursor.
  case board
  /// A cell of the board.
  case cell(Cell)
}

/// A button of the game.
public enum GameButton: Hashable, Sendable {
  /// Starts a game, or goes on with one.
  case start
  /// Stages the ships that were placed.
  case finished
  /// Stages the result.
  case reply
  /// Locks the phone for the other player, whose turn it is.
  case handOver
}
