// What a reader of queries asks of bytes: where a separator stands, whether a name does, what an escape means.

extension Span<UInt8> {
  /// The first place from `start` on that holds one of two bytes, or the end.
  @inline(__always)
  func firstPosition(of one: UInt8, or other: UInt8, from start: Int) -> Int {
    let (ones, highs): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    var position = start
    while position &+ 8 <= count {
      let word = UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: position, as: UInt64.self))
      // A byte that is looked for becomes zero, and the lowest zero byte keeps its high bit through the subtraction.
      let first = word ^ (ones &* UInt64(one))
      let second = word ^ (ones &* UInt64(other))
      let found = ((first &- ones) | (second &- ones)) & ~word & highs
      if found != 0 { return position &+ found.trailingZeroBitCount / 8 }
      position &+= 8
    }
    while position < count, self[position] != one, self[position] != other { position &+= 1 }
    return position
  }

  /// Whether a text of 4 to 16 letters stands at a position.
  @inline(__always)
  func has(_ text: StaticString, at position: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard count &- position >= length else { return false }
    // Two words that overlap cover the text, and its own words are known when this is compiled.
    return length < 8
      ? has(text, UInt32.self, at: position, 0) && has(text, UInt32.self, at: position, length &- 4)
      : has(text, UInt64.self, at: position, 0) && has(text, UInt64.self, at: position, length &- 8)
  }

  @inline(__always)
  private func has<Word: FixedWidthInteger & BitwiseCopyable>(
    _ text: StaticString, _: Word.Type, at position: Int, _ offset: Int
  ) -> Bool {
    bytes.unsafeLoadUnaligned(fromUncheckedByteOffset: position &+ offset, as: Word.self)
      == UnsafeRawPointer(text.utf8Start + offset).loadUnaligned(as: Word.self)
  }

  /// The byte that an escape such as `%41` stands for, or nil where no two hexadecimal digits follow.
  @inline(never)
  func escapedByte(at position: Int) -> UInt8? {
    guard count &- position >= 3, let high = Self.digit(self[position &+ 1]), let low = Self.digit(self[position &+ 2])
    else { return nil }
    return high &<< 4 | low
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 48...57: byte &- 48
    case 65...70: byte &- 55
    case 97...102: byte &- 87
    default: nil
    }
  }

  /// Where a name ends that stands at a position, some of its letters perhaps escaped; nil where another name does.
  func endOfEscaped(_ name: StaticString, at start: Int) -> Int? {
    var position = start
    for offset in 0..<name.utf8CodeUnitCount {
      guard position < count else { return nil }
      let isEscaped = self[position] == UInt8(ascii: "%")
      guard let letter = isEscaped ? escapedByte(at: position) : self[position], letter == name.utf8Start[offset]
      else { return nil }
      position &+= isEscaped ? 3 : 1
    }
    guard position < count else { return position }
    let next = self[position]
    return next == UInt8(ascii: "=") || next == UInt8(ascii: "&") || next == UInt8(ascii: "#") ? position : nil
  }
}
