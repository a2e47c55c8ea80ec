// A picture as pixels, decoded from a PNG or GIF file, so that stickers from outside can be drawn in colour.

/// A pixel: its light, and how much of what lies below it hides.
struct Pixel: Hashable, Sendable {
  var red, green, blue, alpha: UInt8

  /// A pixel that shows what lies below.
  static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

  /// Whether it hides more than it shows.
  var isSeen: Bool { alpha >= 128 }
}

/// A picture as pixels.
public struct PixelPicture: Hashable, Sendable {
  /// How many pixels it has across and down.
  public let width, height: Int
  /// The pixels, row by row.
  private(set) var pixels: [Pixel]

  /// The most pixels that are decoded; a sticker of a pack has less than half of them.
  static let mostPixels = 1_024 * 1_024

  /// A picture through which everything is seen.
  ///
  /// - Throws: ``PixelError/tooLarge`` if that is more than is decoded, and ``PixelError/damaged(_:)`` without pixels.
  init(clearWithWidth width: Int, height: Int) throws(PixelError) {
    guard width > 0, height > 0 else { throw .damaged(.size) }
    guard width <= Self.mostPixels, height <= Self.mostPixels / width else { throw .tooLarge }
    (self.width, self.height) = (width, height)
    pixels = Array(repeating: .clear, count: width * height)
  }

  /// The first picture of a PNG or GIF file.
  ///
  /// - Throws: ``PixelError`` for any other file, and for one that is damaged or too large.
  public init(_ file: [UInt8]) throws(PixelError) {
    if file.starts(with: PNGPixels.signature) {
      self = try PNGPixels.picture(of: file)
    } else if file.starts(with: "GIF8".utf8) {
      self = try GIFPixels.picture(of: file)
    } else {
      throw .unknownFormat
    }
  }

  /// A pixel; nothing is there outside of the picture.
  subscript(row: Int, column: Int) -> Pixel {
    get { 0..<height ~= row && 0..<width ~= column ? pixels[row * width + column] : .clear }
    set { if 0..<height ~= row, 0..<width ~= column { pixels[row * width + column] = newValue } }
  }
}

/// Why a file is not drawn pixel by pixel.
public enum PixelError: Error, Hashable {
  /// It is neither PNG nor GIF; JPEG pictures are not decoded.
  case unknownFormat
  /// It has more pixels than are decoded.
  case tooLarge
  /// It is damaged.
  case damaged(Damage)

  /// What is wrong with a damaged file.
  public enum Damage: Hashable, Sendable {
    /// The file ends too early.
    case end
    /// A picture without pixels, or a part of one that lies outside.
    case size
    /// A kind of pixel that the format does not have.
    case kind
    /// Packed data that breaks its rules.
    case code
    /// A checksum that is wrong.
    case checksum
    /// A colour that the table does not have.
    case palette
  }
}
