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
  /// The button that shows the apps, or takes them away.
  case apps
  /// An app of the drawer, by its place.
  case app(Int)
  /// The store in the drawer.
  case store
  /// An app of the store, by its place.
  case storeApp(Int)
  /// The buttons of an app's page in the store.
  case get, remove
  /// The button that leaves a page of the store.
  case leavesStore
  /// The name of an app under an item of the transcript, which leads to the store.
  case attribution(Int)
  /// A sticker of the open pack, by its index.
  case sticker(Int)
  /// The place on a bubble where the sticker in the hand would lie.
  case drop
  /// A spot of an item's bubble, for a sticker in the hand.
  case spot(StickerAim)
  /// The buttons of a notification on a locked phone.
  case opensNews, replies, shoots
  /// The text that is written as an answer to a notification.
  case answer
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
