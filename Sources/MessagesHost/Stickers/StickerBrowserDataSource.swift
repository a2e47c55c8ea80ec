// The data source of a sticker browser: the extension that shows it.

import StickersHost

/// The source of a browser's stickers: `MSStickerBrowserViewDataSource`.
///
/// As with `MSStickerBrowserViewController`, the extension that shows a browser is its data source.
///
/// ```swift
/// mutating func viewDidAppear() { showStickerBrowser(stickerSize: .small) }
/// func numberOfStickers(in stickerBrowserView: StickerBrowserView) -> Int { flags.count }
/// func stickerBrowserView(_ stickerBrowserView: StickerBrowserView, stickerAt index: Int) -> Sticker { flags[index] }
/// ```
public protocol StickerBrowserDataSource: MessagesExtension {
  /// The number of stickers; the host asks for it first, and again after ``MessagesExtension/reloadData()``.
  mutating func numberOfStickers(in stickerBrowserView: StickerBrowserView) -> Int

  /// The sticker at an index; the host asks only for those on the screen.
  mutating func stickerBrowserView(_ stickerBrowserView: StickerBrowserView, stickerAt index: Int) -> Sticker
}

extension StickerBrowserDataSource {
  /// The number of stickers in the browser.
  public mutating func stickerCount(in browser: StickerBrowserView) -> Int? {
    numberOfStickers(in: browser)
  }

  /// A sticker of the browser.
  public mutating func sticker(at index: Int, in browser: StickerBrowserView) -> Sticker? {
    stickerBrowserView(browser, stickerAt: index)
  }
}
