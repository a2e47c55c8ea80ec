// The frames of an animated PNG: how many are announced, and the delay of each one read so far.

struct PNGAnimation {
  /// How many times the frames are shown; nil means forever.
  let plays: Int?
  private(set) var delays: [FrameDelay] = []
  private let announced: Int
  /// The sequence number that the next frame or its pixels must have.
  private var sequence = 0
  private var waitsForPixels = false

  /// From an `acTL` chunk.
  init(_ chunk: PNGChunk, of bytes: [UInt8]) throws(PictureError) {
    var reader = PictureReader(bytes, chunk.content)
    guard chunk.content.count == 8 else { throw PictureError(.wrongValue, at: chunk.offset) }
    announced = try reader.number(bytes: 4)
    let written = try reader.number(bytes: 4)
    guard announced > 0 else { throw PictureError(.wrongValue, at: chunk.offset) }
    plays = written == 0 ? nil : written
  }

  /// Reads an `fcTL` or `fdAT` chunk: a frame's header or its pixels.
  mutating func take(_ chunk: PNGChunk, of bytes: [UInt8], in size: PixelSize, hasPixels: Bool) throws(PictureError) {
    let invalid = PictureError(.wrongValue, at: chunk.offset)
    let misplaced = PictureError(.wrongPlace, at: chunk.offset)
    guard chunk.content.count >= 4 else { throw invalid }
    var reader = PictureReader(bytes, chunk.content)
    guard try reader.number(bytes: 4) == sequence else { throw misplaced }
    sequence += 1
    if chunk.name == "fdAT" {
      guard hasPixels, !delays.isEmpty else { throw misplaced }
      waitsForPixels = false
      return
    }
    guard !waitsForPixels, delays.count < announced else { throw misplaced }
    guard chunk.content.count == 26 else { throw invalid }
    let (width, height) = (try reader.number(bytes: 4), try reader.number(bytes: 4))
    let (left, top) = (try reader.number(bytes: 4), try reader.number(bytes: 4))
    guard width > 0, height > 0, left <= size.width - width, top <= size.height - height else { throw invalid }
    // A frame header before any pixels describes the picture itself, so the sizes must agree.
    guard hasPixels || PixelSize(width: width, height: height) == size else { throw invalid }
    let (numerator, denominator) = (try reader.number(bytes: 2), try reader.number(bytes: 2))
    guard try reader.byte() <= 2, try reader.byte() <= 1 else { throw invalid }
    delays.append(FrameDelay(numerator: numerator, denominator: denominator == 0 ? 100 : denominator))
    waitsForPixels = true
  }

  /// Call at the picture's own pixels, which are the first frame's if a frame header came before them.
  mutating func takePixels() {
    waitsForPixels = false
  }

  var isComplete: Bool { delays.count == announced && !waitsForPixels }
}
