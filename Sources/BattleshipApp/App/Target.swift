// What on the screen can be focused, pressed and clicked.

import BattleshipCore
import BattleshipPlay

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
  /// Something at the seat: its board, or a button.
  case seat(SeatTarget)
  /// A cell of the seat's board.
  case cell(Cell)
  /// A hint, which does what its key does.
  case key(KeyCommand)
  /// A button of the seat that cannot be pressed yet.
  case disabled(SeatButton)
  /// Something on the title.
  case title(TitleTarget)
  /// The button that sends, while there is nothing to send.
  case disabledSend
}
