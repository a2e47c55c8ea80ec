// A GIF file: blocks that each begin with their type, up to the block that ends the file.

extension PictureReader {
  /// Reads a GIF file after its signature.
  mutating func gif() throws(PictureError) -> Picture {
    let start = position
    let size = PixelSize(width: try littleNumber(), height: try littleNumber())
    guard size.width > 0, size.height > 0 else { throw PictureError(.noPixels, at: start) }
    let colours = try byte()
    try skip(2)
    try skipColours(colours)
    var delays: [FrameDelay] = []
    var delay = 0
    var plays: Int? = 1
    while true {
      let offset = position
      switch try byte() {
      case 0x21:
        switch try gifExtension() {
        case .delay(let hundredths): delay = hundredths
        case .plays(let count): plays = count
        case .other: break
        }
      case 0x2C:
        try gifImage(in: size)
        delays.append(FrameDelay(numerator: delay, denominator: 100))
        delay = 0
      case 0x3B:
        guard let picture = Picture(format: .gif, size: size, delays: delays, plays: plays) else {
          throw PictureError(.missingPart, at: offset)
        }
        return picture
      default: throw PictureError(.wrongValue, at: offset)
      }
    }
  }

  /// The contents of an extension block that matter here.
  private enum GIFExtension {
    case delay(hundredths: Int)
    case plays(Int?)
    case other
  }

  private mutating func gifExtension() throws(PictureError) -> GIFExtension {
    let label = try byte()
    let start = position
    switch label {
    case 0xF9:
      guard try byte() == 4 else { throw PictureError(.wrongValue, at: start) }
      try skip(1)
      let delay = try littleNumber()
      try skip(1)
      guard try byte() == 0 else { throw error(.wrongValue) }
      return .delay(hundredths: delay)
    case 0xFF:
      guard try byte() == 11 else { throw PictureError(.wrongValue, at: start) }
      let isLoop = take(Array("NETSCAPE2.0".utf8)) || take(Array("ANIMEXTS1.0".utf8))
      if !isLoop { try skip(11) }
      guard isLoop, left >= 2, bytes[position] == 3, bytes[position + 1] == 1 else {
        try skipBlocks()
        return .other
      }
      try skip(2)
      let again = try littleNumber()
      try skipBlocks()
      // The file holds the number of repetitions; 0 means forever.
      return .plays(again == 0 ? nil : again + 1)
    default:
      try skipBlocks()
      return .other
    }
  }

  private mutating func gifImage(in size: PixelSize) throws(PictureError) {
    let start = position
    let (across, down) = (try littleNumber(), try littleNumber())
    let (width, height) = (try littleNumber(), try littleNumber())
    guard width > 0, height > 0 else { throw PictureError(.noPixels, at: start) }
    guard across + width <= size.width, down + height <= size.height else { throw PictureError(.wrongValue, at: start) }
    try skipColours(try byte())
    let bits = try byte()
    guard 1...8 ~= bits else { throw error(.wrongValue) }
    guard left > 0, bytes[position] != 0 else { throw error(.missingPart) }
    try skipBlocks()
  }

  /// Skips a table of colours, if the packed byte announces one.
  private mutating func skipColours(_ packed: UInt8) throws(PictureError) {
    if packed & 0x80 != 0 { try skip(3 << (Int(packed & 7) + 1)) }
  }

  /// Skips blocks that begin with their length, and the empty one at their end.
  private mutating func skipBlocks() throws(PictureError) {
    while true {
      let length = try byte()
      if length == 0 { return }
      try skip(Int(length))
    }
  }
}
