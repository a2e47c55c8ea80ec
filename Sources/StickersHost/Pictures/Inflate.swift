// Unpacks the zlib data of PNG files: simple rather than fast, for pictures a few hundred pixels wide.

struct Inflate {
  private let bytes: [UInt8]
  private var position = 2
  private var bitBuffer = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  private let most: Int
  private let offset: Int

  /// `offset`, where the data is in its file, appears in errors only.
  static func unpack(_ bytes: [UInt8], most: Int, at offset: Int = 0) throws(PictureError) -> [UInt8] {
    var inflate = Inflate(bytes: bytes, most: most, offset: offset)
    return try inflate.run()
  }

  private func error(_ reason: PictureError.Reason) -> PictureError { PictureError(reason, at: offset) }

  private mutating func run() throws(PictureError) -> [UInt8] {
    guard bytes.count >= 2 else { throw error(.endsEarly) }
    let isPlainZlib = bytes[0] & 15 == 8 && bytes[0] >> 4 <= 7 && bytes[1] & 32 == 0
    guard isPlainZlib, (Int(bytes[0]) << 8 | Int(bytes[1])).isMultiple(of: 31) else { throw error(.wrongData) }
    var isLast = false
    while !isLast {
      isLast = try bits(1) == 1
      switch try bits(2) {
      case 0: try copyStored()
      case 1: try unpackBlock(.fixedLengths, .fixedDistances)
      case 2:
        let (lengths, distances) = try readTables()
        try unpackBlock(lengths, distances)
      default: throw error(.wrongData)
      }
    }
    guard bytes.count - position >= 4 else { throw error(.endsEarly) }
    let sum = bytes[position..<position + 4].reduce(0) { $0 << 8 | UInt32($1) }
    guard sum == adler32(output) else { throw error(.wrongChecksum) }
    return output
  }

  /// Lowest bit first.
  private mutating func bits(_ count: Int) throws(PictureError) -> Int {
    while bitCount < count {
      guard position < bytes.count else { throw error(.endsEarly) }
      bitBuffer |= Int(bytes[position]) << bitCount
      position += 1
      bitCount += 8
    }
    defer {
      bitBuffer >>= count
      bitCount -= count
    }
    return bitBuffer & (1 << count - 1)
  }

  private mutating func write(_ byte: UInt8) throws(PictureError) {
    if output.count == most { throw error(.tooManyPixels) }
    output.append(byte)
  }

  private mutating func copyStored() throws(PictureError) {
    bitBuffer = 0
    bitCount = 0
    guard bytes.count - position >= 4 else { throw error(.endsEarly) }
    let count = Int(bytes[position]) | Int(bytes[position + 1]) << 8
    let check = Int(bytes[position + 2]) | Int(bytes[position + 3]) << 8
    guard count ^ check == 0xFFFF else { throw error(.wrongData) }
    position += 4
    guard bytes.count - position >= count else { throw error(.endsEarly) }
    for byte in bytes[position..<position + count] { try write(byte) }
    position += count
  }

  private mutating func unpackBlock(_ lengths: HuffmanTable, _ distances: HuffmanTable) throws(PictureError) {
    while true {
      let symbol = try next(of: lengths)
      if symbol < 256 {
        try write(UInt8(symbol))
        continue
      }
      if symbol == 256 { return }
      guard symbol - 257 < Self.lengthBases.count else { throw error(.wrongData) }
      let length = Self.lengthBases[symbol - 257] + (try bits(Self.lengthBits[symbol - 257]))
      let code = try next(of: distances)
      guard code < Self.distanceBases.count else { throw error(.wrongData) }
      let distance = Self.distanceBases[code] + (try bits(code < 2 ? 0 : code / 2 - 1))
      guard distance <= output.count else { throw error(.wrongData) }
      for _ in 0..<length { try write(output[output.count - distance]) }
    }
  }

  private mutating func next(of table: HuffmanTable) throws(PictureError) -> Int {
    var (code, first, index) = (0, 0, 0)
    for count in table.counts.dropFirst() {
      code |= try bits(1)
      if code - first < count { return table.symbols[index + code - first] }
      index += count
      first = (first + count) << 1
      code <<= 1
    }
    throw error(.wrongData)
  }

  private mutating func readTables() throws(PictureError) -> (HuffmanTable, HuffmanTable) {
    let (lengthCount, distanceCount, codeCount) = (try bits(5) + 257, try bits(5) + 1, try bits(4) + 4)
    var codeLengths = Array(repeating: 0, count: 19)
    for symbol in Self.codeOrder.prefix(codeCount) { codeLengths[symbol] = try bits(3) }
    let codes = try table(codeLengths)
    var lengths: [Int] = []
    while lengths.count < lengthCount + distanceCount {
      let symbol = try next(of: codes)
      switch symbol {
      case 0...15: lengths.append(symbol)
      case 16:
        guard let last = lengths.last else { throw error(.wrongData) }
        lengths += Array(repeating: last, count: try bits(2) + 3)
      case 17: lengths += Array(repeating: 0, count: try bits(3) + 3)
      default: lengths += Array(repeating: 0, count: try bits(7) + 11)
      }
    }
    guard lengths.count == lengthCount + distanceCount, lengths[256] > 0 else { throw error(.wrongData) }
    return (try table(Array(lengths[..<lengthCount])), try table(Array(lengths[lengthCount...])))
  }

  private func table(_ lengths: [Int]) throws(PictureError) -> HuffmanTable {
    guard let table = HuffmanTable(lengths) else { throw error(.wrongData) }
    return table
  }

  private static let codeOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1_025, 1_537, 2_049, 3_073, 4_097,
    6_145, 8_193, 12_289, 16_385, 24_577,
  ]
}

private func adler32(_ bytes: [UInt8]) -> UInt32 {
  var (low, high): (UInt32, UInt32) = (1, 0)
  for byte in bytes {
    low = (low + UInt32(byte)) % 65_521
    high = (high + low) % 65_521
  }
  return high << 16 | low
}

private struct HuffmanTable {
  /// The number of codes of each length in bits.
  private(set) var counts = Array(repeating: 0, count: longest + 1)
  /// In the order of their codes.
  private(set) var symbols: [Int] = []
  static let longest = 15

  /// From the code length of each symbol, 0 for a symbol without a code; nil if a length has more codes than possible.
  init?(_ lengths: [Int]) {
    for length in lengths { counts[length] += 1 }
    counts[0] = 0
    var left = 1
    for count in counts.dropFirst() {
      left = left * 2 - count
      if left < 0 { return nil }
    }
    for length in 1...Self.longest {
      for (symbol, codeLength) in lengths.enumerated() where codeLength == length { symbols.append(symbol) }
    }
  }

  /// For blocks without tables of their own.
  static let fixedLengths = known(
    Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112) + Array(repeating: 7, count: 24)
      + Array(repeating: 8, count: 8))
  static let fixedDistances = known(Array(repeating: 5, count: 30))

  private static func known(_ lengths: [Int]) -> HuffmanTable {
    guard let table = HuffmanTable(lengths) else { preconditionFailure("the format's own codes fit") }
    return table
  }
}
