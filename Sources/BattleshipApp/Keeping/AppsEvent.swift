// What a person does with the apps of their phone: the drawer, stickers, the store.

import MessagesHost

/// Something that a person does with apps, stickers or the store.
public enum AppsEvent: Hashable, Sendable {
  /// Opens an app from the drawer.
  case opened(Manifest)
  /// Opens the store, or another of its pages.
  case openedStore(StorePage)
  /// Installs the app of the page that the store shows; its identifiers follow from the seed.
  case got(seed: UInt64)
  /// Removes an app.
  case removed(Manifest)
  /// Closes the store.
  case closedStore
  /// Taps the name of the app under an item, by the item's number.
  case tappedAttribution(Int)
  /// Puts a sticker of the open pack into the input field, by its index.
  case tappedSticker(Int)
  /// Scrolls the open pack so that this row is the first.
  case scrolled(toRow: Int)
  /// Takes a sticker of the open pack in the hand, by its index.
  case peeled(Int)
  /// Makes the sticker in the hand so many hundredths of its size.
  case scaled(percent: Int)
  /// Turns the sticker in the hand clockwise, by so many degrees from how it is shown in its pack.
  case turned(degrees: Int)
  /// Puts the sticker in the hand on an item, at a place in thousandths of its bubble; with nil it is put back.
  case dropped(on: Int?, across: Int, down: Int)

  /// What that is to the phone.
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
