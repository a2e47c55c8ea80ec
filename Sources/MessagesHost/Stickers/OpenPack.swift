// An open sticker pack: Messages shows its stickers itself, because a pack has no code.

import StickersHost

/// A sticker pack that is open on a phone.
public struct OpenPack: Hashable, Sendable {
  /// The name and identity of the pack.
  public let app: Manifest

  /// The style in which it is shown.
  public internal(set) var style = PresentationStyle.compact

  /// Its stickers.
  public let pack: StickerPack

  /// The browser, with the stickers that are on the screen.
  public internal(set) var browser: StickerBrowserView

  init(app: Manifest, pack: StickerPack) {
    self.app = app
    self.pack = pack
    browser = StickerBrowserView(stickerSize: pack.size, style: .compact)
    browser.count = pack.stickers.count
    show(firstRow: 0)
  }

  mutating func show(firstRow row: Int) {
    browser.show(firstRow: row, rows: StickerBrowserView.rows(of: pack.size, in: style)) { [pack] in pack.stickers[$0] }
  }

  mutating func change(to style: PresentationStyle) {
    self.style = style
    show(firstRow: browser.firstRow)
  }
}
