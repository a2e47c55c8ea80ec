// The last step of writing a message: its bytes go into the memory of the string that it becomes.

/// Writes items, texts and numbers one behind the other into a buffer that is large enough for all of them.
struct MessageWriter {
  private let buffer: UnsafeMutableRawBufferPointer

  /// How many bytes were written.
  private(set) var count = 0

  /// The byte before the next item.
  private var separator = UInt8(ascii: "?")

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    self.buffer = UnsafeMutableRawBufferPointer(buffer)
  }

  /// Appends what stands before an item's value: `&Guess=`. The first item has a question mark instead.
  mutating func append(_ item: MessageItem) {
    let name = item.name
    append(separator)
    separator = UInt8(ascii: "&")
    append(UnsafeRawBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    append(UInt8(ascii: "="))
  }

  /// Appends a text.
  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { append(UnsafeRawBufferPointer($0)) }
  }

  /// Appends a number from 0 to 999 in digits.
  mutating func append(_ number: Int) {
    assert(0...999 ~= number)
    let digits = UInt16(truncatingIfNeeded: number)
    if digits > 99 { append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digits / 100)) }
    if digits > 9 { append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digits / 10 % 10)) }
    append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digits % 10))
  }

  /// Appends a byte.
  mutating func append(_ byte: UInt8) {
    assert(count < buffer.count)
    buffer.storeBytes(of: byte, toByteOffset: count, as: UInt8.self)
    count &+= 1
  }

  private mutating func append(_ bytes: UnsafeRawBufferPointer) {
    assert(bytes.count <= buffer.count - count)
    UnsafeMutableRawBufferPointer(rebasing: buffer[count...]).copyMemory(from: bytes)
    count &+= bytes.count
  }
}
