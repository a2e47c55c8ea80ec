// A sticker pack that is open: Messages shows its stickers itself, for there is no code that could.

/// A sticker pack that is open on a phone.
public struct OpenPack: Hashable, Sendable {
  /// Which pack.
  public let app: Manifest

  /// How it is shown.
  public internal(set) var style = PresentationStyle.compact

  /// Its stickers.
  public let pack: StickerPack

  /// The part of the stickers that is on the screen.
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
