// A query becomes items: which of ours each one is, and where its value stands. Other items are skipped unread.

/// One of our items in the query of a URL.
struct QueryItem {
  /// Which item it is.
  let item: MessageItem

  /// Which item of the query it is, counted from 1, those of other programs included.
  let number: Int

  /// Where its value stands, in bytes from the start of the URL.
  let valueRange: Range<Int>

  /// The item as evidence.
  func evidence(in url: Span<UInt8>) -> MessageURLError.Evidence {
    MessageURLError.Evidence(
      item: item, number: number, valueRange: valueRange, value: Excerpt(url, valueRange))
  }
}

/// Walks over our items in the query of a URL. The bytes are handed in with every call, and are the same ones each time.
struct QueryReader {
  /// The separator before the next item, or the end of the query.
  private var position: Int

  /// How many items the reader has passed.
  private(set) var number = 0

  /// A reader before the first item of the query, which goes from the first `?` to the next `#`. It may be a fragment:
  /// then the first `#` comes before the first `?`, and the `?` follows it at once.
  init(_ url: Span<UInt8>) throws(MessageURLError) {
    var position = 0
    while position < url.count {
      let byte = url[position]
      if byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") { break }
      position &+= 1
    }
    if position < url.count, url[position] == UInt8(ascii: "#") { position += 1 }
    guard position < url.count, url[position] == UInt8(ascii: "?") else { throw MessageURLError(.noQuery) }
    self.position = position
  }

  /// The next item that is ours, or nil at the query's end.
  @inline(__always)
  mutating func next(in url: Span<UInt8>) -> QueryItem? {
    var position = position
    defer { self.position = position }
    while position < url.count, url[position] != UInt8(ascii: "#") {
      number &+= 1
      let item = Self.enterItem(at: &position, in: url)
      let start = position
      while position < url.count {
        let byte = url[position]
        if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "#") { break }
        position &+= 1
      }
      if let item {
        return QueryItem(item: item, number: number, valueRange: Range(uncheckedBounds: (start, position)))
      }
    }
    return nil
  }

  /// Goes from a separator to the value of the item behind it if the item is ours, and to its name if it is not.
  @inline(__always)
  private static func enterItem(at position: inout Int, in url: Span<UInt8>) -> MessageItem? {
    position &+= 1
    guard position < url.count else { return nil }
    if let item = plainItem(at: position, in: url) {
      position &+= item.name.utf8CodeUnitCount &+ 1
      return item
    }
    let (item, valueStart) = unusualItem(at: position, in: url)
    position = valueStart
    return item
  }

  /// The item whose name stands at a position with an equals sign behind it, no letter being escaped.
  @inline(__always)
  private static func plainItem(at start: Int, in url: Span<UInt8>) -> MessageItem? {
    // One comparison for each name, so that the compiler knows the letters; most items are shots and ships.
    if url.has("Guess=", at: start) { return .guess }
    if url.has("Ship_Location=", at: start) { return .shipLocation }
    if url.has("Is_Complete=", at: start) { return .isComplete }
    if url.has("Board=", at: start) { return .board }
    if url.has("Fleet=", at: start) { return .fleet }
    if url.has("Misses=", at: start) { return .misses }
    if url.has("Apart=", at: start) { return .apart }
    return nil
  }

  /// The item whose name stands at a position, some letters escaped, or without an equals sign, or seldom used.
  @inline(never)
  private static func unusualItem(at start: Int, in url: Span<UInt8>) -> (MessageItem?, valueStart: Int) {
    for item in MessageItem.allCases {
      guard let end = url.end(of: item.name, at: start) else { continue }
      guard end < url.count else { return (item, end) }
      switch url[end] {
      case UInt8(ascii: "="): return (item, end + 1)
      case UInt8(ascii: "&"), UInt8(ascii: "#"): return (item, end)
      default: continue
      }
    }
    return (nil, start)
  }
}

extension Span<UInt8> {
  /// Whether a text stands at a position at which there is a byte.
  @inline(__always)
  fileprivate func has(_ text: StaticString, at position: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard self[position] == text.utf8Start[0], count &- position >= length else { return false }
    let part = extracting(position..<position &+ length)
    // Without an early exit, so that the compiler compares several letters at once.
    var difference: UInt8 = 0
    for offset in 0..<length { difference |= part[offset] ^ text.utf8Start[offset] }
    return difference == 0
  }

  /// Where a name ends that stands at a position, some of its letters perhaps escaped; nil if it does not stand there.
  fileprivate func end(of name: StaticString, at start: Int) -> Int? {
    var position = start
    for offset in 0..<name.utf8CodeUnitCount {
      guard position < count else { return nil }
      var letter = self[position]
      if letter == UInt8(ascii: "%") {
        guard let escaped = escapedByte(at: position) else { return nil }
        letter = escaped
        position += 2
      }
      guard letter == name.utf8Start[offset] else { return nil }
      position += 1
    }
    return position
  }

  /// The byte that an escape such as `%41` stands for, or nil if no two hexadecimal digits follow.
  func escapedByte(at position: Int) -> UInt8? {
    guard count - position >= 3, let high = Self.digit(self[position + 1]), let low = Self.digit(self[position + 2])
    else { return nil }
    return high << 4 | low
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    default: nil
    }
  }

  /// Refuses more than 5,000 characters. Unicode scalars are counted, and only if there are more bytes than that.
  func checkLength() throws(MessageURLError) {
    guard count > 5_000 else { return }
    // Bytes that go on with a character begin with the bits 10.
    let characters = indices.count { self[$0] & 0xC0 != 0x80 }
    guard characters <= 5_000 else { throw MessageURLError(.tooLong(characters: characters)) }
  }
}
