// Reads the bytes of a picture's file in order and never past the end.

/// Reads a picture's file.
struct PictureReader {
  let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The number of bytes left.
  var left: Int { bytes.count - position }

  /// An error at the next byte.
  func error(_ reason: PictureError.Reason) -> PictureError {
    PictureError(reason, at: position)
  }

  /// Takes these bytes, if they are next.
  mutating func take(_ expected: [UInt8]) -> Bool {
    guard bytes[position...].starts(with: expected) else { return false }
    position += expected.count
    return true
  }

  /// Takes a byte.
  mutating func byte() throws(PictureError) -> UInt8 {
    guard left >= 1 else { throw error(.endsEarly) }
    position += 1
    return bytes[position - 1]
  }

  /// Takes this many bytes as one value, at most 4, the highest first.
  mutating func word(bytes count: Int) throws(PictureError) -> UInt32 {
    guard left >= count else { throw error(.endsEarly) }
    var word: UInt32 = 0
    for _ in 0..<count { word = word << 8 | UInt32(try byte()) }
    return word
  }

  /// Takes a number of this many bytes, the highest first; 2 to the power of 31 or more is an error.
  mutating func number(bytes count: Int) throws(PictureError) -> Int {
    let start = position
    guard let number = Int32(exactly: try word(bytes: count)) else { throw PictureError(.wrongValue, at: start) }
    return Int(number)
  }

  /// Takes a number of two bytes, the lower first.
  mutating func littleNumber() throws(PictureError) -> Int {
    guard left >= 2 else { throw error(.endsEarly) }
    return Int(try byte()) | Int(try byte()) << 8
  }

  /// Skips this many bytes.
  mutating func skip(_ count: Int) throws(PictureError) {
    guard left >= count else { throw error(.endsEarly) }
    position += count
  }
}
