// A PNG file, still or animated: its chunks and their order.

extension PictureReader {
  /// Reads a PNG file after its signature.
  mutating func png() throws(PictureError) -> Picture {
    let header = try PNGHeader(try chunk())
    var order = PNGOrder(header: header)
    while true {
      let chunk = try chunk()
      try order.take(chunk)
      if chunk.name == "IEND" { return try order.picture(endingAt: chunk.offset) }
    }
  }
}

/// The first chunk of a PNG file.
struct PNGHeader: Equatable {
  let size: PixelSize
  let usesPalette: Bool
  /// Everything after the size: depth, colours, compression, filter, interlacing.
  let manner: [UInt8]

  init(_ chunk: PNGChunk) throws(PictureError) {
    guard chunk.name == "IHDR" else { throw PictureError(.missingPart, at: chunk.offset) }
    let value = PictureError(.wrongValue, at: chunk.offset)
    guard chunk.content.count == 13 else { throw value }
    var reader = PictureReader(chunk.content)
    size = PixelSize(width: try reader.number(bytes: 4), height: try reader.number(bytes: 4))
    guard size.width > 0, size.height > 0 else { throw PictureError(.noPixels, at: chunk.offset) }
    manner = Array(chunk.content[8...])
    let depths: [UInt8]
    switch manner[1] {
    case 0: depths = [1, 2, 4, 8, 16]
    case 3: depths = [1, 2, 4, 8]
    case 2, 4, 6: depths = [8, 16]
    default: throw value
    }
    guard depths.contains(manner[0]), manner[2] == 0, manner[3] == 0, manner[4] <= 1 else { throw value }
    usesPalette = manner[1] == 3
  }
}

/// The chunks seen so far, which decide what may come next.
private struct PNGOrder {
  let header: PNGHeader
  private var hasPalette = false
  private var hasPixels = false
  /// Whether the last chunk held pixels of the picture, so that more may follow.
  private var isInPixels = false
  private var animation: PNGAnimation?

  init(header: PNGHeader) {
    self.header = header
  }

  mutating func take(_ chunk: PNGChunk) throws(PictureError) {
    let place = PictureError(.wrongPlace, at: chunk.offset)
    let value = PictureError(.wrongValue, at: chunk.offset)
    switch chunk.name {
    case "IHDR": throw place
    case "PLTE":
      guard !hasPalette, !hasPixels else { throw place }
      guard 3...768 ~= chunk.content.count, chunk.content.count % 3 == 0 else { throw value }
      hasPalette = true
    case "acTL":
      guard animation == nil, !hasPixels else { throw place }
      animation = try PNGAnimation(chunk)
    case "fcTL", "fdAT":
      // Without an animation, this is an unknown optional chunk, which may be skipped.
      try animation?.take(chunk, in: header.size, hasPixels: hasPixels)
    case "IDAT":
      guard !hasPixels || isInPixels else { throw place }
      guard hasPalette || !header.usesPalette else { throw PictureError(.missingPart, at: chunk.offset) }
      hasPixels = true
      animation?.takePixels()
    case "IEND":
      guard chunk.content.isEmpty else { throw value }
      guard hasPixels else { throw PictureError(.missingPart, at: chunk.offset) }
    default:
      // A chunk with a capital first letter must be understood.
      guard chunk.name.utf8.first.map({ $0 >= 0x61 }) == true else { throw value }
    }
    isInPixels = chunk.name == "IDAT"
  }

  func picture(endingAt offset: Int) throws(PictureError) -> Picture {
    let delays = try animation?.allDelays(endingAt: offset) ?? []
    let format: Picture.Format = animation == nil ? .png : .apng
    let plays = animation.map { $0.plays } ?? 1
    guard let picture = Picture(format: format, size: header.size, delays: delays, plays: plays) else {
      throw PictureError(.wrongValue, at: offset)
    }
    return picture
  }
}
