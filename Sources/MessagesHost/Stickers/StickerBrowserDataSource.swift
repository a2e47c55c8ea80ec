// Where a browser of stickers gets them from: the extension that shows it.

/// What a browser gets its stickers from: `MSStickerBrowserViewDataSource`.
///
/// As with `MSStickerBrowserViewController`, the extension that shows a browser is its data source.
public protocol StickerBrowserDataSource: MessagesExtension {
  /// How many stickers there are, which is asked first and after ``MessagesExtension/reloadData()``.
  mutating func numberOfStickers(in stickerBrowserView: StickerBrowserView) -> Int

  /// The sticker at an index, which is asked for those on the screen only.
  mutating func stickerBrowserView(_ stickerBrowserView: StickerBrowserView, stickerAt index: Int) -> Sticker
}

extension StickerBrowserDataSource {
  /// How many stickers the browser has.
  public mutating func stickerCount(in browser: StickerBrowserView) -> Int? {
    numberOfStickers(in: browser)
  }

  /// A sticker of the browser.
  public mutating func sticker(at index: Int, in browser: StickerBrowserView) -> Sticker? {
    stickerBrowserView(browser, stickerAt: index)
  }
}
