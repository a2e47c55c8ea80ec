// Everything on the screen that can be focused, pressed or clicked.

import BattleshipCore
import BattleshipPlay

package enum Target: Hashable, Sendable {
  case seat(SeatTarget)
  case cell(Cell)
  case phone(PhoneTarget)
  case lock(LockTarget)
  case drawer(DrawerTarget)
  case title(TitleTarget)
  /// A key hint; clicking it performs the command of the key.
  case key(KeyCommand)
  indirect case disabled(Target)
}

package enum PhoneTarget: Hashable, Sendable {
  /// An item of the transcript, by its number.
  case bubble(Int)
  /// The name of an app under an item of the transcript, which leads to the store.
  case attribution(Int)
  /// The cross that deletes a staged message, by its position.
  case cross(Int)
  case field
  case send
  /// The control that expands or collapses the panel.
  case chevron
  /// The place where the held sticker would lie.
  case drop
  /// A place on a bubble where a held sticker can be dropped.
  case spot(StickerAim)
}

package enum LockTarget: Hashable, Sendable {
  case unlock
  /// The buttons of the notification: open the message, write a text, name a cell to fire at.
  case opensNews, replies, shoots
  case answer
}

package enum DrawerTarget: Hashable, Sendable {
  case game
  /// The button that shows or hides the apps.
  case apps
  /// An app of the drawer, by its index.
  case app(Int)
  case store
  case storeApp(Int)
  /// The buttons of an app's page in the store.
  case get, remove
  case leavesStore
  case sticker(Int)
}
