// A sticker browser: the number of stickers, the rows on the screen, and the stickers of those rows only.

import StickersHost

/// A grid of stickers: `MSStickerBrowserView`.
///
/// The host asks the data source for the number of stickers, then for those that fill the screen, and for more when the
/// user scrolls. Stickers that leave the screen are dropped.
public struct StickerBrowserView: Hashable, Sendable {
  /// The size of the stickers.
  public let stickerSize: StickerSize

  /// The background; nil for the system's own.
  public internal(set) var backgroundColor: Pixel?

  /// The number of stickers.
  public internal(set) var count = 0

  /// The first row on the screen, counted from 0.
  public internal(set) var firstRow = 0

  /// The number of rows on the screen, including a last one that is partly visible.
  public internal(set) var visibleRows: Int

  /// The stickers on the screen, in order; the first one has the index ``firstIndex``.
  public internal(set) var stickers: [Sticker] = []

  init(stickerSize: StickerSize, style: PresentationStyle) {
    self.stickerSize = stickerSize
    visibleRows = Self.rows(of: stickerSize, in: style)
  }

  /// The index of the first sticker on the screen.
  public var firstIndex: Int { firstRow * stickerSize.columns }

  /// The number of rows that all stickers take.
  public var rowCount: Int { (count + stickerSize.columns - 1) / stickerSize.columns }

  /// The sticker at an index, if it is on the screen.
  public func sticker(at index: Int) -> Sticker? {
    stickers.indices.contains(index - firstIndex) ? stickers[index - firstIndex] : nil
  }

  var visible: Range<Int> {
    firstIndex..<min(count, firstIndex + visibleRows * stickerSize.columns)
  }

  /// The number of visible rows on a phone of 375 by 667 points: a quarter of the height in compact, nine tenths in
  /// expanded.
  static func rows(of size: StickerSize, in style: PresentationStyle) -> Int {
    let (width, height) = (375, style == .compact ? 167 : 600)
    return (height * size.columns + width - 1) / width
  }

  func canScroll(to row: Int) -> Bool {
    0...max(0, rowCount - 1) ~= row
  }

  /// Stickers that stay on the screen are not queried again.
  mutating func show(firstRow row: Int, rows: Int, asking sticker: (Int) -> Sticker?) {
    let (before, beforeFirst) = (stickers, firstIndex)
    firstRow = row
    visibleRows = rows
    stickers = []
    for index in visible {
      let known = before.indices.contains(index - beforeFirst) ? before[index - beforeFirst] : nil
      guard let shown = known ?? sticker(index) else { return }
      stickers.append(shown)
    }
  }
}
