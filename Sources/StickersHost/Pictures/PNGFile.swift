// A PNG file, still or animated: its chunks and their order.

struct PNGFile {
  let bytes: [UInt8]
  let header: PNGHeader
  private(set) var chunks: [PNGChunk]
  private(set) var animation: PNGAnimation?

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Reads a file after its signature.
  init(_ reader: inout PictureReader) throws(PictureError) {
    let first = try reader.chunk()
    bytes = reader.bytes
    header = try PNGHeader(first, of: reader.bytes)
    chunks = [first]
    var (hasPalette, hasPixels, isInPixels) = (false, false, false)
    repeat {
      let chunk = try reader.chunk()
      let misplaced = PictureError(.wrongPlace, at: chunk.offset)
      let invalid = PictureError(.wrongValue, at: chunk.offset)
      switch chunk.name {
      case "IHDR": throw misplaced
      case "PLTE":
        guard !hasPalette, !hasPixels else { throw misplaced }
        guard 3...768 ~= chunk.content.count, chunk.content.count % 3 == 0 else { throw invalid }
        hasPalette = true
      case "acTL":
        guard animation == nil, !hasPixels else { throw misplaced }
        animation = try PNGAnimation(chunk, of: bytes)
      case "fcTL", "fdAT":
        // Without an animation, this is an unknown optional chunk, which may be skipped.
        try animation?.take(chunk, of: bytes, in: header.size, hasPixels: hasPixels)
      case "IDAT":
        guard !hasPixels || isInPixels else { throw misplaced }
        guard hasPalette || header.colors != .palette else { throw PictureError(.missingPart, at: chunk.offset) }
        hasPixels = true
        animation?.takePixels()
      case "IEND":
        guard chunk.content.isEmpty else { throw invalid }
        guard hasPixels, animation?.isComplete ?? true else { throw PictureError(.missingPart, at: chunk.offset) }
      default:
        // A capital first letter marks a chunk that a reader must understand.
        guard chunk.name.utf8.first.map({ $0 >= 0x61 }) == true else { throw invalid }
      }
      isInPixels = chunk.name == "IDAT"
      chunks.append(chunk)
    } while chunks[chunks.count - 1].name != "IEND"
  }

  func contents(of name: String) -> [UInt8] {
    chunks.filter { $0.name == name }.flatMap { bytes[$0.content] }
  }
}

struct PNGChunk {
  /// Four ASCII letters.
  let name: String
  /// Where its content is in the file.
  let content: Range<Int>
  let offset: Int
}

extension PictureReader {
  mutating func chunk() throws(PictureError) -> PNGChunk {
    let offset = position
    let length = try number(bytes: 4)
    let start = position
    guard left >= 4 else { throw error(.endsEarly) }
    let letters = bytes[start..<start + 4]
    guard letters.allSatisfy({ 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 }) else { throw error(.wrongValue) }
    try skip(4)
    let content = try part(length)
    let checksumOffset = position
    guard try word(bytes: 4) == checksum(bytes[start..<content.upperBound]) else {
      throw PictureError(.wrongChecksum, at: checksumOffset)
    }
    return PNGChunk(name: String(decoding: letters, as: UTF8.self), content: content, offset: offset)
  }
}

/// The CRC-32 of a chunk's name and content.
func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
  var sum: UInt32 = 0xFFFF_FFFF
  for byte in bytes { sum = sum >> 8 ^ checksums[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] }
  return ~sum
}

private let checksums: [UInt32] = (0..<256).map { index in
  (0..<8).reduce(UInt32(index)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
}

/// The `IHDR` chunk, which comes first.
struct PNGHeader {
  let size: PixelSize
  /// Bits per sample.
  let depth: Int
  let colors: Colors
  let isInterlaced: Bool

  enum Colors: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgbAlpha = 6
  }

  init(_ chunk: PNGChunk, of bytes: [UInt8]) throws(PictureError) {
    guard chunk.name == "IHDR" else { throw PictureError(.missingPart, at: chunk.offset) }
    let invalid = PictureError(.wrongValue, at: chunk.offset)
    guard chunk.content.count == 13 else { throw invalid }
    var reader = PictureReader(bytes, chunk.content)
    size = PixelSize(width: try reader.number(bytes: 4), height: try reader.number(bytes: 4))
    guard size.width > 0, size.height > 0 else { throw PictureError(.noPixels, at: chunk.offset) }
    depth = Int(try reader.byte())
    guard let colors = Colors(rawValue: try reader.byte()) else { throw invalid }
    let depths =
      switch colors {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayAlpha, .rgbAlpha: [8, 16]
      }
    guard depths.contains(depth), reader.take([0, 0]), let interlacing = reader.next, interlacing <= 1 else {
      throw invalid
    }
    self.colors = colors
    isInterlaced = interlacing == 1
  }
}
