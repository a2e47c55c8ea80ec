// Writes a message URL straight into memory: a string's own, or a caller's buffer.

/// Anything that does not fit is counted but not written.
struct MessageWriter {
  private let start: UnsafeMutablePointer<UInt8>?
  private let capacity: Int
  private(set) var count = 0
  private var separator = UInt8(ascii: "?")

  init(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    start = buffer.baseAddress
    capacity = buffer.count
  }

  /// Appends an item whose value starts with a number: `&Guess=4`, or `?Guess=4` as the first item.
  mutating func append(_ item: MessageItem, number: Int) {
    let name = item.text
    append(separator)
    append(name.utf8Start, count: name.utf8CodeUnitCount)
    append(UInt8(ascii: "="))
    separator = UInt8(ascii: "&")
    append(number)
  }

  mutating func append(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      if let start = bytes.baseAddress { append(start, count: bytes.count) }
    }
  }

  mutating func append(_ number: Int) {
    assert(0...999 ~= number)
    let digits = UInt16(truncatingIfNeeded: number)
    if digits > 99 { append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digits / 100)) }
    if digits > 9 { append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digits / 10 % 10)) }
    append(UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: digits % 10))
  }

  mutating func append(_ byte: UInt8, number: Int) {
    append(byte)
    append(number)
  }

  mutating func append(_ byte: UInt8) {
    if count < capacity { start?[count] = byte }
    count &+= 1
  }

  private mutating func append(_ bytes: UnsafePointer<UInt8>, count length: Int) {
    if length <= capacity &- count { start?.advanced(by: count).update(from: bytes, count: length) }
    count &+= length
  }
}

extension OutputSpan<UInt8> {
  /// Appends the output of `write` if there is room for all of it. Returns the room that it needs.
  mutating func append(_ write: (inout MessageWriter) -> Void) -> Int {
    withUnsafeMutableBufferPointer { buffer, initializedCount in
      var writer = MessageWriter(UnsafeMutableBufferPointer(rebasing: buffer[initializedCount...]))
      write(&writer)
      if initializedCount + writer.count <= buffer.count { initializedCount += writer.count }
      return writer.count
    }
  }
}
