// Reads the bytes of a picture file in order, and never past the end.

struct PictureReader {
  let bytes: [UInt8]
  private(set) var position: Int
  private let end: Int

  init(_ bytes: [UInt8], _ part: Range<Int>? = nil) {
    self.bytes = bytes
    position = part?.lowerBound ?? 0
    end = part?.upperBound ?? bytes.count
  }

  var left: Int { end - position }

  var next: UInt8? { left > 0 ? bytes[position] : nil }

  func error(_ reason: PictureError.Reason) -> PictureError {
    PictureError(reason, at: position)
  }

  mutating func take(_ expected: [UInt8]) -> Bool {
    guard bytes[position..<end].starts(with: expected) else { return false }
    position += expected.count
    return true
  }

  mutating func byte() throws(PictureError) -> UInt8 {
    let start = position
    try skip(1)
    return bytes[start]
  }

  /// Takes this many bytes, at most 4, as one value, the highest first.
  mutating func word(bytes count: Int) throws(PictureError) -> UInt32 {
    try part(count).reduce(0) { $0 << 8 | UInt32(bytes[$1]) }
  }

  mutating func number(bytes count: Int) throws(PictureError) -> Int {
    let start = position
    guard let number = Int32(exactly: try word(bytes: count)) else { throw PictureError(.wrongValue, at: start) }
    return Int(number)
  }

  mutating func littleEndianNumber() throws(PictureError) -> Int {
    let start = try part(2).lowerBound
    return Int(bytes[start]) | Int(bytes[start + 1]) << 8
  }

  mutating func part(_ count: Int) throws(PictureError) -> Range<Int> {
    let start = position
    try skip(count)
    return start..<position
  }

  mutating func skip(_ count: Int) throws(PictureError) {
    guard left >= count else { throw error(.endsEarly) }
    position += count
  }
}
