// The sticker browser of an extension or a pack: it asks for the count first, then for the stickers on the screen.

import StickersHost

extension Phone {
  mutating func showBrowser(_ size: StickerSize, _ effects: inout [Effect]) {
    changeRunning { $0.browser = StickerBrowserView(stickerSize: size, style: $0.style) }
    reloadBrowser(&effects)
  }

  mutating func reloadBrowser(_ effects: inout [Effect]) {
    guard var browser = running?.browser else { return effects.append(.noted(.noStickerBrowser, on: owner)) }
    var count: Int?
    callRunning(logging: (.numberOfStickers, nil), &effects) { count = $0.stickerCount(in: browser) }
    guard let count else {
      changeRunning { $0.browser = nil }
      return effects.append(.noted(.noStickerDataSource, on: owner))
    }
    browser.stickers = []
    browser.count = max(0, count)
    if count < 0 { effects.append(.noted(.negativeStickerCount(count), on: owner)) }
    fill(browser, firstRow: min(browser.firstRow, max(0, browser.rowCount - 1)), &effects)
  }

  mutating func fill(_ browser: StickerBrowserView, firstRow: Int, _ effects: inout [Effect]) {
    guard let style = running?.style else { return }
    var shown = browser
    let rows = StickerBrowserView.rows(of: browser.stickerSize, in: style)
    shown.show(firstRow: firstRow, rows: rows) { index in
      var sticker: Sticker?
      callRunning(logging: (.sticker(at: index), nil), &effects) { sticker = $0.sticker(at: index, in: browser) }
      return sticker
    }
    changeRunning { [shown] in $0.browser = shown }
  }

  /// A row that the browser does not have is noted.
  mutating func scrollBrowser(toRow row: Int, _ effects: inout [Effect]) {
    guard let browser = running?.browser, browser.canScroll(to: row) else {
      return effects.append(.noted(.noStickerBrowser, on: owner))
    }
    fill(browser, firstRow: row, &effects)
  }

  mutating func setBrowserBackground(_ color: Pixel, _ effects: inout [Effect]) {
    guard running?.browser != nil else { return effects.append(.noted(.noStickerBrowser, on: owner)) }
    changeRunning { $0.browser?.backgroundColor = color }
  }

  mutating func scrollStickers(toRow row: Int, _ effects: inout [Effect]) throws(Obstacle) {
    guard let browser = openBrowser, browser.canScroll(to: row) else { throw .noSuchRow(row) }
    if case .pack(var open) = screen {
      open.show(firstRow: row)
      screen = .pack(open)
    } else {
      fill(browser, firstRow: row, &effects)
    }
  }

  /// The browser on the screen, of a pack or of an extension.
  public var openBrowser: StickerBrowserView? {
    switch screen {
    case .pack(let open): open.browser
    case .app(let running): running.browser
    case .elsewhere, .transcript, .keyboard, .store: nil
    }
  }
}
