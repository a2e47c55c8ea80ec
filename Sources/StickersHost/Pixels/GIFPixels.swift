// Decodes the first picture of a GIF file.

/// A decoder of GIF files.
struct GIFPixels {
  private let bytes: [UInt8]
  private var position = 6

  /// The first picture of a file, placed on the file's canvas.
  static func picture(of file: [UInt8]) throws(PixelError) -> PixelPicture {
    var decoder = GIFPixels(bytes: file)
    return try decoder.run()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func byte() throws(PixelError) -> Int {
    guard position < bytes.count else { throw .damaged(.end) }
    position += 1
    return Int(bytes[position - 1])
  }

  private mutating func number() throws(PixelError) -> Int { try byte() | byte() << 8 }

  private mutating func table(_ flags: Int) throws(PixelError) -> [Pixel]? {
    guard flags & 0x80 != 0 else { return nil }
    var table: [Pixel] = []
    for _ in 0..<2 << (flags & 7) {
      let (red, green, blue) = (try byte(), try byte(), try byte())
      table.append(Pixel(red: UInt8(red), green: UInt8(green), blue: UInt8(blue), alpha: 255))
    }
    return table
  }

  /// Joins the bytes of consecutive sub-blocks.
  private mutating func blocks() throws(PixelError) -> [UInt8] {
    var data: [UInt8] = []
    while true {
      let count = try byte()
      if count == 0 { return data }
      guard bytes.count - position >= count else { throw .damaged(.end) }
      data += bytes[position..<position + count]
      position += count
    }
  }

  private mutating func run() throws(PixelError) -> PixelPicture {
    var picture = try PixelPicture(clearWithWidth: try number(), height: try number())
    let flags = try byte()
    position += 2
    let common = try table(flags)
    var clear: Int?
    while true {
      switch try byte() {
      case 0x21:
        let isControl = try byte() == 0xF9
        let data = try blocks()
        if isControl, data.count == 4 { clear = data[0] & 1 == 1 ? Int(data[3]) : nil }
      case 0x2C:
        try draw(on: &picture, common, clear)
        return picture
      default: throw .damaged(.end)
      }
    }
  }

  private mutating func draw(on picture: inout PixelPicture, _ common: [Pixel]?, _ clear: Int?) throws(PixelError) {
    let (left, top, width, height) = (try number(), try number(), try number(), try number())
    let flags = try byte()
    guard let table = try table(flags) ?? common else { throw .damaged(.palette) }
    guard width > 0, height > 0, left + width <= picture.width, top + height <= picture.height else {
      throw .damaged(.size)
    }
    let smallest = try byte()
    let places = try Self.unpack(try blocks(), smallest: smallest, count: width * height)
    // Rows come in order, or interlaced: every eighth first, then those between.
    let rows =
      flags & 0x40 == 0
      ? Array(0..<height)
      : [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
    for (line, row) in rows.enumerated() {
      for column in 0..<width {
        let place = Int(places[line * width + column])
        if place == clear { continue }
        guard place < table.count else { throw .damaged(.palette) }
        picture[top + row, left + column] = table[place]
      }
    }
  }

  /// Unpacks `count` colour indexes from LZW codes: each code is an earlier code and one more index.
  static func unpack(_ packed: [UInt8], smallest: Int, count: Int) throws(PixelError) -> [UInt8] {
    guard 2...8 ~= smallest else { throw .damaged(.kind) }
    let (clear, end) = (1 << smallest, 1 << smallest + 1)
    var prefixes = Array(repeating: 0, count: 4_096)
    var lasts = (0..<4_096).map { UInt8(truncatingIfNeeded: $0) }
    var (next, size) = (end + 1, smallest + 1)
    var (held, heldBits, position) = (0, 0, 0)
    var previous: Int?
    var output: [UInt8] = []
    while output.count < count {
      while heldBits < size {
        guard position < packed.count else { throw .damaged(.end) }
        held |= Int(packed[position]) << heldBits
        (position, heldBits) = (position + 1, heldBits + 8)
      }
      let code = held & (1 << size - 1)
      held >>= size
      heldBits -= size
      if code == clear {
        (next, size, previous) = (end + 1, smallest + 1, nil)
        continue
      }
      guard code != end, code < next || (code == next && previous != nil) else { throw .damaged(.code) }
      // The indexes of a code, the last one first.
      var places: [UInt8] = []
      var walked = code == next ? previous ?? code : code
      while walked > end {
        places.append(lasts[walked])
        walked = prefixes[walked]
      }
      guard walked < clear else { throw .damaged(.code) }
      places.append(UInt8(walked))
      output += places.reversed()
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
