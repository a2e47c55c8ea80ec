// The things on the screen that can be focused, pressed and clicked.

import BattleshipCore
import BattleshipPlay

/// A thing on the screen that responds to Enter or a click.
package enum Target: Hashable, Sendable {
  /// Something at the seat: its board, or a button.
  case seat(SeatTarget)
  /// A cell of the seat's board.
  case cell(Cell)
  /// Something on an unlocked phone.
  case phone(PhoneTarget)
  /// Something on a locked phone.
  case lock(LockTarget)
  /// Something among the apps of a phone.
  case drawer(DrawerTarget)
  /// A target on the title screen.
  case title(TitleTarget)
  /// A key hint; clicking it performs the command of the key.
  case key(KeyCommand)
  /// A button that cannot be pressed yet.
  indirect case disabled(Target)
}

/// A target on an unlocked phone, beside the apps.
package enum PhoneTarget: Hashable, Sendable {
  /// An item of the transcript, by its number.
  case bubble(Int)
  /// The name of an app under an item of the transcript, which leads to the store.
  case attribution(Int)
  /// The cross that deletes a staged message, by its position.
  case cross(Int)
  /// The field where a text is written.
  case field
  /// The button that sends.
  case send
  /// The control that expands or collapses the panel.
  case chevron
  /// The place where the held sticker would lie.
  case drop
  /// A spot on an item's bubble where a held sticker can be dropped.
  case spot(StickerAim)
}

/// A target on a locked phone.
package enum LockTarget: Hashable, Sendable {
  /// The button that unlocks the phone.
  case unlock
  /// The buttons of the notification: open the message, write a text, name a cell to fire at.
  case opensNews, replies, shoots
  /// The answer typed to the notification.
  case answer
}

/// A target among the apps of a phone.
package enum DrawerTarget: Hashable, Sendable {
  /// The game.
  case game
  /// The button that shows or hides the apps.
  case apps
  /// An app of the drawer, by its index.
  case app(Int)
  /// The store.
  case store
  /// An app of the store, by its index.
  case storeApp(Int)
  /// The buttons of an app's page in the store.
  case get, remove
  /// The button that leaves a page of the store.
  case leavesStore
  /// A sticker of the open pack, by its index.
  case sticker(Int)
}
