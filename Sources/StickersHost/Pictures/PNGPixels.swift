// Unpacks the pixels of a PNG file: every filter and colour type, interlaced or not.

extension PNGFile {
  /// The picture; for an animation, its default image.
  func pixels() throws(PictureError) -> PixelPicture {
    var picture = try PixelPicture(clear: header.size, at: chunks[0].offset)
    let offset = chunks.first { $0.name == "IDAT" }?.offset ?? 0
    let colors = try PNGColors(self, at: offset)
    let passes = header.passes
    let rowBytes = passes.map { ($0.columns.count * header.bitsPerPixel + 7) / 8 }
    let count = zip(passes, rowBytes).reduce(0) { $0 + $1.0.rows.count * (1 + $1.1) }
    let bytes = try Inflate.unpack(contents(of: "IDAT"), most: count, at: offset)
    guard bytes.count == count else { throw PictureError(.endsEarly, at: offset) }
    var position = 0
    for (pass, length) in zip(passes, rowBytes) {
      var above = [UInt8](repeating: 0, count: length)
      for row in pass.rows {
        var line = Array(bytes[position + 1..<position + 1 + length])
        guard header.unfilter(&line, bytes[position], above: above) else { throw PictureError(.wrongValue, at: offset) }
        position += 1 + length
        for (index, column) in pass.columns.enumerated() {
          picture[row, column] = try colors.pixel(index, of: line)
        }
        above = line
      }
    }
    return picture
  }
}

extension PNGHeader {
  /// Samples per pixel.
  fileprivate var samples: Int {
    switch colors {
    case .gray, .palette: 1
    case .grayAlpha: 2
    case .rgb: 3
    case .rgbAlpha: 4
    }
  }

  fileprivate var bitsPerPixel: Int { samples * depth }

  fileprivate var passes: [(rows: [Int], columns: [Int])] {
    let steps =
      isInterlaced
      ? [(0, 0, 8, 8), (0, 4, 8, 8), (4, 0, 8, 4), (0, 2, 4, 4), (2, 0, 4, 2), (0, 1, 2, 2), (1, 0, 2, 1)]
      : [(0, 0, 1, 1)]
    return steps.map { row, column, rows, columns in
      (
        Array(stride(from: row, to: size.height, by: rows)),
        Array(stride(from: column, to: size.width, by: columns))
      )
    }.filter { !$0.rows.isEmpty && !$0.columns.isEmpty }
  }

  /// Reverses a row's filter, which predicts each byte from those to the left and above; false for an unknown filter.
  fileprivate func unfilter(_ line: inout [UInt8], _ filter: UInt8, above: [UInt8]) -> Bool {
    guard filter <= 4 else { return false }
    let step = max(1, bitsPerPixel / 8)
    for index in line.indices {
      let left = index < step ? 0 : Int(line[index - step])
      let corner = index < step ? 0 : Int(above[index - step])
      let up = Int(above[index])
      let prediction: Int
      switch filter {
      case 0: prediction = 0
      case 1: prediction = left
      case 2: prediction = up
      case 3: prediction = (left + up) / 2
      default:
        let (a, b, c) = (abs(up - corner), abs(left - corner), abs(left + up - 2 * corner))
        prediction = a <= b && a <= c ? left : b <= c ? up : corner
      }
      line[index] &+= UInt8(truncatingIfNeeded: prediction)
    }
    return true
  }
}

private struct PNGColors {
  private let header: PNGHeader
  private var palette: [Pixel] = []
  /// The samples of the transparent colour; nil if there is none.
  private var clear: [Int]?
  private let offset: Int

  init(_ file: PNGFile, at offset: Int) throws(PictureError) {
    header = file.header
    self.offset = offset
    let (colors, transparent) = (file.contents(of: "PLTE"), file.contents(of: "tRNS"))
    for start in stride(from: 0, to: colors.count, by: 3) {
      let alpha = start / 3 < transparent.count ? transparent[start / 3] : 255
      palette.append(Pixel(red: colors[start], green: colors[start + 1], blue: colors[start + 2], alpha: alpha))
    }
    switch header.colors {
    case .palette: guard transparent.count <= palette.count else { throw PictureError(.wrongValue, at: offset) }
    case .gray, .rgb:
      if transparent.isEmpty { return }
      guard transparent.count == header.samples * 2 else { throw PictureError(.wrongValue, at: offset) }
      clear = stride(from: 0, to: transparent.count, by: 2).map {
        Int(transparent[$0]) << 8 | Int(transparent[$0 + 1])
      }
    case .grayAlpha, .rgbAlpha: break
    }
  }

  func pixel(_ index: Int, of line: [UInt8]) throws(PictureError) -> Pixel {
    if header.colors == .palette {
      let entry = sample(index, of: line)
      guard entry < palette.count else { throw PictureError(.wrongValue, at: offset) }
      return palette[entry]
    }
    let values = (0..<header.samples).map { sample(index * header.samples + $0, of: line) }
    let most = 1 << header.depth - 1
    let light = values.map { UInt8($0 * 255 / most) }
    let alpha: UInt8 = clear == values ? 0 : light.count.isMultiple(of: 2) ? light[light.count - 1] : 255
    let isGray = light.count < 3
    return Pixel(red: light[0], green: light[isGray ? 0 : 1], blue: light[isGray ? 0 : 2], alpha: alpha)
  }

  private func sample(_ index: Int, of line: [UInt8]) -> Int {
    if header.depth == 16 { return Int(line[index * 2]) << 8 | Int(line[index * 2 + 1]) }
    let bit = index * header.depth
    return Int(line[bit / 8]) >> (8 - header.depth - bit % 8) & (1 << header.depth - 1)
  }
}
