// Decodes PNG files: chunks, filters, all pixel formats, interlaced or not.

/// A decoder of PNG files.
struct PNGPixels {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private var picture: PixelPicture
  private let depth: Int
  private let kind: UInt8
  private let isInterlaced: Bool
  private var palette: [Pixel] = []
  /// The samples of the transparent colour.
  private var clearSamples: [Int]?

  /// The picture of a file; for an animation, its default image.
  static func picture(of file: [UInt8]) throws(PixelError) -> PixelPicture {
    var rest = file[signature.count...]
    var decoder: PNGPixels?
    var packed: [UInt8] = []
    while true {
      guard rest.count >= 12 else { throw .damaged(.end) }
      let length = number(rest.prefix(4))
      let name = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      guard rest.count - 12 >= length else { throw .damaged(.end) }
      let data = Array(rest.dropFirst(8).prefix(length))
      rest = rest.dropFirst(12 + length)
      switch name {
      case "IHDR": decoder = try PNGPixels(header: data)
      case "PLTE": decoder?.readPalette(data)
      case "tRNS": try decoder?.readClear(data)
      case "IDAT": packed += data
      case "IEND":
        guard var decoder else { throw .damaged(.end) }
        try decoder.decode(packed)
        return decoder.picture
      default: break
      }
    }
  }

  private init(header: [UInt8]) throws(PixelError) {
    guard header.count == 13 else { throw .damaged(.end) }
    picture = try PixelPicture(clearWithWidth: Self.number(header[..<4]), height: Self.number(header[4..<8]))
    (depth, kind, isInterlaced) = (Int(header[8]), header[9], header[12] == 1)
    let depths: [Int] =
      switch kind {
      case 0: [1, 2, 4, 8, 16]
      case 3: [1, 2, 4, 8]
      case 2, 4, 6: [8, 16]
      default: []
      }
    guard depths.contains(depth), header[12] <= 1 else { throw .damaged(.kind) }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  /// The number of samples in a pixel.
  private var samples: Int {
    switch kind {
    case 2: 3
    case 4: 2
    case 6: 4
    default: 1
    }
  }

  private mutating func readPalette(_ data: [UInt8]) {
    for start in stride(from: 0, to: data.count - 2, by: 3) {
      palette.append(Pixel(red: data[start], green: data[start + 1], blue: data[start + 2], alpha: 255))
    }
  }

  private mutating func readClear(_ data: [UInt8]) throws(PixelError) {
    if kind == 3 {
      guard data.count <= palette.count else { throw .damaged(.palette) }
      for (place, alpha) in data.enumerated() { palette[place].alpha = alpha }
    } else if kind == 0 || kind == 2 {
      guard data.count == samples * 2 else { throw .damaged(.palette) }
      clearSamples = stride(from: 0, to: data.count, by: 2).map { Int(data[$0]) << 8 | Int(data[$0 + 1]) }
    }
  }

  /// The first pixel of each pass and its steps: row, column, rows, columns.
  private var passes: [(row: Int, column: Int, rows: Int, columns: Int)] {
    guard isInterlaced else { return [(0, 0, 1, 1)] }
    return [(0, 0, 8, 8), (0, 4, 8, 8), (4, 0, 8, 4), (0, 2, 4, 4), (2, 0, 4, 2), (0, 1, 2, 2), (1, 0, 2, 1)]
  }

  private mutating func decode(_ packed: [UInt8]) throws(PixelError) {
    let bytes = try Inflate.unpack(packed, most: picture.height * (picture.width * samples * depth / 8 + 16) * 2)
    var position = 0
    let bytesPerPixel = max(1, samples * depth / 8)
    for pass in passes {
      let columns = (picture.width - pass.column + pass.columns - 1) / pass.columns
      guard columns > 0 else { continue }
      let length = (columns * samples * depth + 7) / 8
      var above = Array(repeating: UInt8(0), count: length)
      for row in stride(from: pass.row, to: picture.height, by: pass.rows) {
        guard bytes.count - position > length else { throw .damaged(.end) }
        var line = Array(bytes[position + 1..<position + 1 + length])
        try unfilter(&line, bytes[position], above: above, bytesPerPixel)
        position += 1 + length
        for place in 0..<columns {
          picture[row, pass.column + place * pass.columns] = try pixel(place, of: line)
        }
        above = line
      }
    }
  }

  /// Reverses a row's filter, which predicts each byte from those to the left and above.
  private func unfilter(
    _ line: inout [UInt8], _ filter: UInt8, above: [UInt8], _ bytesPerPixel: Int
  ) throws(PixelError) {
    guard filter <= 4 else { throw .damaged(.code) }
    for place in line.indices {
      let left = place < bytesPerPixel ? 0 : Int(line[place - bytesPerPixel])
      let corner = place < bytesPerPixel ? 0 : Int(above[place - bytesPerPixel])
      let up = Int(above[place])
      let guess: Int
      switch filter {
      case 0: guess = 0
      case 1: guess = left
      case 2: guess = up
      case 3: guess = (left + up) / 2
      default:
        let (a, b, c) = (abs(up - corner), abs(left - corner), abs(left + up - 2 * corner))
        guess = a <= b && a <= c ? left : b <= c ? up : corner
      }
      line[place] &+= UInt8(truncatingIfNeeded: guess)
    }
  }

  private func pixel(_ place: Int, of line: [UInt8]) throws(PixelError) -> Pixel {
    if kind == 3 {
      let number = sample(place, of: line)
      guard number < palette.count else { throw .damaged(.palette) }
      return palette[number]
    }
    let values = (0..<samples).map { sample(place * samples + $0, of: line) }
    let most = 1 << depth - 1
    let light = values.map { UInt8($0 * 255 / most) }
    let alpha: UInt8 = clearSamples == values ? 0 : samples.isMultiple(of: 2) ? light[samples - 1] : 255
    let isGray = samples < 3
    return Pixel(red: light[0], green: light[isGray ? 0 : 1], blue: light[isGray ? 0 : 2], alpha: alpha)
  }

  private func sample(_ place: Int, of line: [UInt8]) -> Int {
    if depth == 16 { return Int(line[place * 2]) << 8 | Int(line[place * 2 + 1]) }
    let bit = place * depth
    return Int(line[bit / 8]) >> (8 - depth - bit % 8) & (1 << depth - 1)
  }
}
