// The three sizes of stickers: the size of a cell in the browser, and the size of a picture in a cell.

/// How large stickers are in a browser: `MSStickerSize`.
public enum StickerSize: Int, Hashable, Sendable, CaseIterable {
  /// 100 points, four stickers to a row.
  case small = 0
  /// 136 points, three stickers to a row: the default, which Apple's tools call medium.
  case regular = 1
  /// 206 points, two stickers to a row.
  case large = 2

  /// The number of stickers in a row.
  public var columns: Int {
    switch self {
    case .small: 4
    case .regular: 3
    case .large: 2
    }
  }

  /// The largest width and height of a sticker, in points.
  public var points: Int {
    switch self {
    case .small: 100
    case .regular: 136
    case .large: 206
    }
  }

  /// The width and height of a cell in the pixels of a picture, which is made for three pixels to a point.
  public var pixels: Int { points * 3 }

  /// The size of a picture in a cell, on a screen with `scale` pixels to a point (1, 2 or 3).
  ///
  /// A picture that is larger than the cell's ``pixels`` is scaled down; a smaller one keeps its size and is centred.
  public func drawnSize(of picture: PixelSize, scale: Int) -> PixelSize {
    let cell = pixels
    let longer = max(picture.width, picture.height)
    // Rounded to the nearest pixel, but at least 1, so that a picture never vanishes.
    func drawn(_ length: Int) -> Int {
      let (share, whole) = longer > cell ? (length * cell * scale, longer * 3) : (length * scale, 3)
      return max(1, (share + whole / 2) / whole)
    }
    return PixelSize(width: drawn(picture.width), height: drawn(picture.height))
  }
}
