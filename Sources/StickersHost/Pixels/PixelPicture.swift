// A picture decoded from a PNG or GIF file, so that stickers from files can be drawn in colour.

/// A pixel with its colour and opacity.
package struct Pixel: Hashable, Sendable {
  package var red, green, blue, alpha: UInt8

  /// A pixel.
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// A transparent pixel.
  package static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  /// Whether it is at least half opaque.
  package var isSeen: Bool { alpha >= 128 }
}

/// A picture as pixels.
package struct PixelPicture: Hashable, Sendable {
  /// The width and height in pixels.
  package let width, height: Int
  /// The pixels, row by row.
  package private(set) var pixels: [Pixel]

  /// The most pixels to decode; a sticker of a pack has less than half of them.
  package static let mostPixels = 1_024 * 1_024

  /// Creates a transparent picture.
  ///
  /// - Throws: ``PixelError/tooLarge`` above ``mostPixels``, and ``PixelError/damaged(_:)`` for an empty picture.
  package init(clearWithWidth width: Int, height: Int) throws(PixelError) {
    guard width > 0, height > 0 else { throw .damaged(.size) }
    guard width <= Self.mostPixels, height <= Self.mostPixels / width else { throw .tooLarge }
    (self.width, self.height) = (width, height)
    pixels = Array(repeating: .clear, count: width * height)
  }

  /// Decodes the first picture of a PNG or GIF file.
  ///
  /// - Throws: ``PixelError`` for any other file, or if the file is damaged or too large.
  package init(_ file: [UInt8]) throws(PixelError) {
    if file.starts(with: PNGPixels.signature) {
      self = try PNGPixels.picture(of: file)
    } else if file.starts(with: "GIF8".utf8) {
      self = try GIFPixels.picture(of: file)
    } else {
      throw .unknownFormat
    }
  }

  /// A pixel; outside the picture it is transparent.
  package subscript(row: Int, column: Int) -> Pixel {
    get { 0..<height ~= row && 0..<width ~= column ? pixels[row * width + column] : .clear }
    set { if 0..<height ~= row, 0..<width ~= column { pixels[row * width + column] = newValue } }
  }
}

/// Why a file cannot be decoded.
package enum PixelError: Error, Hashable {
  /// It is neither PNG nor GIF; JPEG pictures are not decoded.
  case unknownFormat
  /// It has more pixels than ``PixelPicture/mostPixels``.
  case tooLarge
  /// It is damaged.
  case damaged(Damage)

  /// The kind of damage in a file.
  package enum Damage: Hashable, Sendable {
    /// The file ends too early.
    case end
    /// A picture without pixels, or a part of one outside its bounds.
    case size
    /// A pixel format that the file type does not have.
    case kind
    /// Invalid compressed data.
    case code
    /// A wrong checksum.
    case checksum
    /// A colour that is missing from the colour table.
    case palette
  }
}
