// A GIF file: blocks that each begin with their type, up to the block that ends the file.

struct GIFFile {
  let size: PixelSize
  private(set) var delays: [FrameDelay] = []
  /// How many times the frames are shown; nil means forever.
  private(set) var plays: Int? = 1
  let first: GIFImage

  /// Reads a file after its signature.
  init(_ reader: inout PictureReader) throws(PictureError) {
    let start = reader.position
    size = PixelSize(width: try reader.littleEndianNumber(), height: try reader.littleEndianNumber())
    guard size.width > 0, size.height > 0 else { throw PictureError(.noPixels, at: start) }
    let packed = try reader.byte()
    try reader.skip(2)
    let common = try reader.colors(packed)
    var (image, delay, transparent): (GIFImage?, Int, UInt8?) = (nil, 0, nil)
    while true {
      let offset = reader.position
      switch try reader.byte() {
      case 0x21:
        switch try reader.gifExtension() {
        case .control(let hundredths, let index): (delay, transparent) = (hundredths, index)
        case .plays(let count): plays = count
        case .other: break
        }
      case 0x2C:
        let next = try reader.gifImage(in: size, common, transparent)
        image = image ?? next
        delays.append(FrameDelay(numerator: delay, denominator: 100))
        delay = 0
        transparent = nil
      case 0x3B:
        guard let image else { throw PictureError(.missingPart, at: offset) }
        first = image
        return
      default: throw PictureError(.wrongValue, at: offset)
      }
    }
  }
}

struct GIFImage {
  let left, top, width, height: Int
  let isInterlaced: Bool
  /// Where the colour table is in the file: red, green and blue for each index.
  let colors: Range<Int>
  /// A colour index; nil if no colour is transparent.
  let transparent: UInt8?
  /// Bits per colour index.
  let bits: Int
  /// Where the packed pixels are in the file, in blocks that each begin with their length.
  let blocks: Range<Int>
}

private enum GIFExtension {
  case control(hundredths: Int, transparent: UInt8?)
  case plays(Int?)
  case other
}

extension PictureReader {
  fileprivate mutating func gifExtension() throws(PictureError) -> GIFExtension {
    let label = try byte()
    let start = position
    switch label {
    case 0xF9:
      guard try byte() == 4 else { throw PictureError(.wrongValue, at: start) }
      let flags = try byte()
      let delay = try littleEndianNumber()
      let transparent = try byte()
      guard try byte() == 0 else { throw error(.wrongValue) }
      return .control(hundredths: delay, transparent: flags & 1 == 1 ? transparent : nil)
    case 0xFF:
      guard try byte() == 11 else { throw PictureError(.wrongValue, at: start) }
      let isLoop = take(Array("NETSCAPE2.0".utf8)) || take(Array("ANIMEXTS1.0".utf8))
      if !isLoop { try skip(11) }
      guard isLoop, take([3, 1]) else {
        _ = try blocks()
        return .other
      }
      let again = try littleEndianNumber()
      _ = try blocks()
      // The file holds the number of repetitions; 0 means forever.
      return .plays(again == 0 ? nil : again + 1)
    default:
      _ = try blocks()
      return .other
    }
  }

  fileprivate mutating func gifImage(
    in size: PixelSize, _ common: Range<Int>?, _ transparent: UInt8?
  ) throws(PictureError) -> GIFImage {
    let start = position
    let (left, top) = (try littleEndianNumber(), try littleEndianNumber())
    let (width, height) = (try littleEndianNumber(), try littleEndianNumber())
    guard width > 0, height > 0 else { throw PictureError(.noPixels, at: start) }
    guard left + width <= size.width, top + height <= size.height else { throw PictureError(.wrongValue, at: start) }
    let packed = try byte()
    let own = try colors(packed)
    let bits = try byte()
    guard 2...8 ~= bits else { throw error(.wrongValue) }
    guard let next, next != 0 else { throw error(.missingPart) }
    return GIFImage(
      left: left, top: top, width: width, height: height, isInterlaced: packed & 0x40 != 0,
      colors: own ?? common ?? start..<start, transparent: transparent, bits: Int(bits), blocks: try blocks())
  }

  /// Takes the colour table if the packed byte announces one.
  fileprivate mutating func colors(_ packed: UInt8) throws(PictureError) -> Range<Int>? {
    packed & 0x80 == 0 ? nil : try part(3 << (Int(packed & 7) + 1))
  }

  /// Takes blocks that begin with their length, up to and including the empty one.
  private mutating func blocks() throws(PictureError) -> Range<Int> {
    let start = position
    while true {
      let length = try byte()
      if length == 0 { return start..<position }
      try skip(Int(length))
    }
  }
}
