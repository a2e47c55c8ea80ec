// The things on the screen that can be focused, pressed and clicked.

import BattleshipCore
import BattleshipPlay

/// A thing on the screen that responds to Enter or a click.
package enum Target: Hashable, Sendable {
  /// The button that unlocks the phone.
  case unlock
  /// An item of the transcript, by its number.
  case bubble(Int)
  /// The cross that deletes a staged message, by its position.
  case cross(Int)
  /// The field where a text is written.
  case field
  /// The button that sends.
  case send
  /// The game in the drawer.
  case drawer
  /// The button that shows or hides the apps.
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
  /// The place where the held sticker would lie.
  case drop
  /// A spot on an item's bubble where a held sticker can be dropped.
  case spot(StickerAim)
  /// The buttons of the notification on a locked phone.
  case opensNews, replies, shoots
  /// The answer typed to the notification.
  case answer
  /// The control that expands or collapses the panel.
  case chevron
  /// Something at the seat: its board, or a button.
  case seat(SeatTarget)
  /// A cell of the seat's board.
  case cell(Cell)
  /// A key hint; clicking it performs the command of the key.
  case key(KeyCommand)
  /// A button of the seat that cannot be pressed yet.
  case disabled(SeatButton)
  /// A target on the title screen.
  case title(TitleTarget)
  /// The send button while there is nothing to send.
  case disabledSend
}
