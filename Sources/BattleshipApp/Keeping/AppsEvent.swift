// The events of the apps on a phone: the drawer, stickers, the store.

import MessagesHost

/// An action of a person with apps, stickers or the store.
package enum AppsEvent: Hashable, Sendable {
  /// Opens an app from the drawer.
  case opened(Manifest)
  /// Opens a page of the store.
  case openedStore(StorePage)
  /// Installs the app on the current store page; the seed determines its identifiers.
  case got(seed: UInt64)
  /// Removes an app.
  case removed(Manifest)
  /// Closes the store.
  case closedStore
  /// Taps the app name under an item, by the item's number.
  case tappedAttribution(Int)
  /// Puts a sticker of the open pack into the input field, by its index.
  case tappedSticker(Int)
  /// Scrolls the open pack so that this row comes first.
  case scrolled(toRow: Int)
  /// Picks up a sticker of the open pack, by its index.
  case peeled(Int)
  /// Scales the held sticker to this percentage of its size.
  case scaled(percent: Int)
  /// Turns the held sticker clockwise to this angle from its position in the pack.
  case turned(degrees: Int)
  /// Drops the held sticker on an item, at a place in thousandths of its bubble; `nil` puts it back.
  case dropped(on: Int?, across: Int, down: Int)

  /// The same event for the phone.
  var onPhone: PhoneEvent<PanelEvent> {
    switch self {
    case .opened(let app): .openedFromDrawer(app)
    case .openedStore(let page): .openedStore(page)
    case .got(let seed): .tappedGet(seed: seed)
    case .removed(let app): .removed(app)
    case .closedStore: .closedStore
    case .tappedAttribution(let number): .tappedAttribution(number)
    case .tappedSticker(let index): .tappedSticker(index)
    case .scrolled(let row): .scrolledStickers(toRow: row)
    case .peeled(let index): .peeledSticker(index)
    case .scaled(let percent): .scaledSticker(percent: percent)
    case .turned(let degrees): .turnedSticker(degrees: degrees)
    case .dropped(let number, let across, let down): .droppedSticker(on: number, across: across, down: down)
    }
  }
}
