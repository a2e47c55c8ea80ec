// A picture as pixels, so that stickers from files can be drawn in colour.

/// A pixel with its colour and opacity.
public struct Pixel: Hashable, Sendable {
  /// The parts of the colour, and the opacity: 0 for a transparent pixel.
  public var red, green, blue, alpha: UInt8

  /// A pixel.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A transparent pixel.
  public static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
}

/// A picture as pixels: the first one of a PNG or GIF file. The pixels of a JPEG file are not unpacked.
///
/// ```swift
/// let legibility = try PixelPicture(bytes).legibility(on: .white)
/// ```
public struct PixelPicture: Hashable, Sendable {
  /// The width and height in pixels.
  public let width, height: Int
  /// The pixels, row by row.
  public private(set) var pixels: [Pixel]

  /// The most pixels that are unpacked; a sticker of a pack has less than half of them.
  public static let maximumPixelCount = 1_024 * 1_024

  /// Unpacks the first picture of a PNG or GIF file, if it has at most ``maximumPixelCount``.
  ///
  /// - Throws: ``PictureError`` for a JPEG file or no picture, and if the file is damaged or too large.
  public init(_ bytes: [UInt8]) throws(PictureError) {
    switch try PictureFile(bytes) {
    case .png(let file): self = try file.pixels()
    case .gif(let file): self = try file.pixels(of: bytes)
    case .jpeg: throw PictureError(.notUnpacked, at: 0)
    }
  }

  /// A transparent picture; `offset` is where the file gives its size, for the error.
  package init(clear size: PixelSize, at offset: Int = 0) throws(PictureError) {
    guard size.width <= Self.maximumPixelCount, size.height <= Self.maximumPixelCount / size.width else {
      throw PictureError(.tooManyPixels, at: offset)
    }
    width = size.width
    height = size.height
    pixels = Array(repeating: .clear, count: width * height)
  }

  /// A pixel; outside the picture it is transparent.
  public package(set) subscript(row: Int, column: Int) -> Pixel {
    get { 0..<height ~= row && 0..<width ~= column ? pixels[row * width + column] : .clear }
    set { if 0..<height ~= row, 0..<width ~= column { pixels[row * width + column] = newValue } }
  }
}

enum PictureFile {
  case png(PNGFile)
  case gif(GIFFile)
  case jpeg(PixelSize)

  init(_ bytes: [UInt8]) throws(PictureError) {
    var reader = PictureReader(bytes)
    if reader.take(PNGFile.signature) {
      self = .png(try PNGFile(&reader))
    } else if reader.take(Array("GIF87a".utf8)) || reader.take(Array("GIF89a".utf8)) {
      self = .gif(try GIFFile(&reader))
    } else if reader.take([0xFF, 0xD8]) {
      self = .jpeg(try reader.jpeg())
    } else {
      throw PictureError(.unknownFormat, at: 0)
    }
  }
}
