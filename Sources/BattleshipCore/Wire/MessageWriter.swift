// A writer puts texts and numbers into a buffer that its owner made large enough.

/// Writes text and numbers one behind the other. The one who makes the buffer answers for its size.
struct MessageWriter {
  private let start: UnsafeMutableRawPointer

  /// How many bytes of the buffer hold text.
  private(set) var count: Int

  @inline(__always)
  init(_ buffer: UnsafeMutableBufferPointer<UInt8>, from count: Int = 0) {
    guard let start = buffer.baseAddress else { preconditionFailure("a buffer without room") }
    self.start = UnsafeMutableRawPointer(start)
    self.count = count
  }

  /// Appends a text that is known when this is compiled, and so becomes a few moves of words.
  @inline(__always)
  mutating func append(_ text: StaticString) {
    (start + count).copyMemory(from: text.utf8Start, byteCount: text.utf8CodeUnitCount)
    count &+= text.utf8CodeUnitCount
  }

  /// Appends a text that is not known before. It has another name because a literal would prefer it to the other one.
  mutating func appendText(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }

  /// Appends a number from 0 to 999 in its digits.
  @inline(__always)
  mutating func append(_ number: Int) {
    let number = UInt32(truncatingIfNeeded: number)
    if number >= 10 {
      if number >= 100 { append(UInt8(truncatingIfNeeded: 48 &+ number / 100)) }
      append(UInt8(truncatingIfNeeded: 48 &+ number / 10 % 10))
    }
    append(UInt8(truncatingIfNeeded: 48 &+ number % 10))
  }

  @inline(__always)
  private mutating func append(_ byte: UInt8) {
    start.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count &+= 1
  }
}
