// A JPEG file: segments that begin with a marker, and pixels after the header of each scan.

extension PictureReader {
  /// Reads a JPEG file after its first marker, and returns its size.
  mutating func jpeg() throws(PictureError) -> PixelSize {
    var size: PixelSize?
    var hasScan = false
    while true {
      let offset = position
      switch try marker() {
      case 0xD9:
        guard hasScan, let size else { throw PictureError(.missingPart, at: offset) }
        return size
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        guard size == nil else { throw PictureError(.wrongPlace, at: offset) }
        size = try frame()
      case 0xDA:
        guard size != nil else { throw PictureError(.missingPart, at: offset) }
        _ = try segment()
        try skipScan()
        hasScan = true
      case 0x00, 0x01, 0xD0...0xD8: throw PictureError(.wrongPlace, at: offset)
      default: _ = try segment()
      }
    }
  }

  /// Reads a marker, which any number of fill bytes may precede.
  private mutating func marker() throws(PictureError) -> UInt8 {
    guard try byte() == 0xFF else { throw PictureError(.wrongValue, at: position - 1) }
    while true {
      let marker = try byte()
      if marker != 0xFF { return marker }
    }
  }

  /// Reads a segment after its marker; the length counts itself.
  private mutating func segment() throws(PictureError) -> PictureReader {
    let start = position
    let length = try number(bytes: 2)
    guard length >= 2 else { throw PictureError(.wrongValue, at: start) }
    try skip(length - 2)
    return PictureReader(bytes, start + 2..<position)
  }

  private mutating func frame() throws(PictureError) -> PixelSize {
    let start = position
    var segment = try segment()
    let invalid = PictureError(.wrongValue, at: start)
    guard segment.left >= 6 else { throw invalid }
    try segment.skip(1)
    let (height, width) = (try segment.number(bytes: 2), try segment.number(bytes: 2))
    guard width > 0, height > 0 else { throw PictureError(.noPixels, at: start) }
    let components = Int(try segment.byte())
    guard components > 0, segment.left == 3 * components else { throw invalid }
    return PixelSize(width: width, height: height)
  }

  /// Skips the pixels of a scan, up to a marker that is not part of them.
  private mutating func skipScan() throws(PictureError) {
    while true {
      guard left >= 2 else { throw error(.endsEarly) }
      switch (bytes[position], bytes[position + 1]) {
      case (0xFF, 0x00), (0xFF, 0xD0...0xD7), (0xFF, 0xFF): break
      case (0xFF, _): return
      default: break
      }
      try skip(1)
    }
  }
}
