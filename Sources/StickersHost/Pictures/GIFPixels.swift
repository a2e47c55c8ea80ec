// The pixels of a GIF file's first image.

extension GIFFile {
  func pixels(of bytes: [UInt8]) throws(PictureError) -> PixelPicture {
    var picture = try PixelPicture(clear: size, at: 0)
    let image = first
    let offset = image.blocks.lowerBound
    let indices = try image.unpacked(bytes, at: offset)
    // Rows come in order, or interlaced: every eighth first, then those between.
    let rows =
      image.isInterlaced
      ? [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: image.height, by: $0.1)) }
      : Array(0..<image.height)
    for (line, row) in rows.enumerated() {
      for column in 0..<image.width {
        let index = indices[line * image.width + column]
        if index == image.transparent { continue }
        let color = image.colors.lowerBound + Int(index) * 3
        guard color < image.colors.upperBound else { throw PictureError(.wrongValue, at: offset) }
        picture[image.top + row, image.left + column] = Pixel(
          red: bytes[color], green: bytes[color + 1], blue: bytes[color + 2], alpha: 255)
      }
    }
    return picture
  }
}

extension GIFImage {
  /// Unpacks the LZW codes into colour indices; each code stands for an earlier code and one more index.
  fileprivate func unpacked(_ bytes: [UInt8], at offset: Int) throws(PictureError) -> [UInt8] {
    let damaged = PictureError(.wrongData, at: offset)
    let (clear, end, count) = (1 << bits, 1 << bits + 1, width * height)
    var prefixes = Array(repeating: 0, count: 4_096)
    var lasts = (0..<4_096).map { UInt8(truncatingIfNeeded: $0) }
    var (next, size) = (end + 1, bits + 1)
    var (bitBuffer, bitCount, position) = (0, 0, blocks.lowerBound)
    // The bytes left in the current block.
    var inBlock = 0
    var previous: Int?
    var output: [UInt8] = []
    while output.count < count {
      while bitCount < size {
        if inBlock == 0 {
          inBlock = Int(bytes[position])
          position += 1
          // The empty block is the last one.
          if inBlock == 0 { throw PictureError(.endsEarly, at: offset) }
        }
        bitBuffer |= Int(bytes[position]) << bitCount
        position += 1
        bitCount += 8
        inBlock -= 1
      }
      let code = bitBuffer & (1 << size - 1)
      bitBuffer >>= size
      bitCount -= size
      if code == clear {
        next = end + 1
        size = bits + 1
        previous = nil
        continue
      }
      guard code != end, code < next || (code == next && previous != nil) else { throw damaged }
      // The code's indices, last one first.
      var indices: [UInt8] = []
      var walked = code == next ? previous ?? code : code
      while walked > end {
        indices.append(lasts[walked])
        walked = prefixes[walked]
      }
      guard walked < clear else { throw damaged }
      indices.append(UInt8(walked))
      output += indices.reversed()
      if code == next { output.append(UInt8(walked)) }
      if let previous, next < 4_096 {
        (prefixes[next], lasts[next]) = (previous, UInt8(walked))
        next += 1
        if next == 1 << size, size < 12 { size += 1 }
      }
      previous = code
    }
    return Array(output.prefix(count))
  }
}
