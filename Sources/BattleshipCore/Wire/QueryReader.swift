// A query becomes items: which of ours each one is, and where its value stands. Other items are skipped unread.

/// One of our items in the query of a URL.
struct QueryItem {
  /// Which item it is.
  let item: MessageItem

  /// Which item of the query it is, counted from 1, those of other programs included.
  let number: Int

  /// Where its value starts, in bytes from the start of the URL.
  let valueStart: Int

  /// Where its value stands, in bytes from the start of the URL.
  func valueRange(in url: Span<UInt8>) -> Range<Int> {
    var end = valueStart
    while let byte = url.byte(at: end), !byte.endsValue { end += 1 }
    return valueStart..<end
  }

  /// The item as evidence.
  func evidence(in url: Span<UInt8>) -> MessageURLError.Evidence {
    let range = valueRange(in: url)
    return MessageURLError.Evidence(item: item, number: number, valueRange: range, value: Excerpt(url, range))
  }
}

/// Walks over our items in the query of a URL, and reads the value of the one that it came to last.
///
/// The bytes are handed in with every call, and are the same ones each time.
struct QueryReader {
  /// The separator before the next item, the end of the query, or a place in the value of the last item.
  var position: Int

  /// How many items the reader has passed.
  private var itemCount = 0

  /// Where the value of the last item starts.
  private var valueStart = 0

  /// A reader before the first item of the query, which goes from the first `?` to the next `#`. It may be a fragment:
  /// then the first `#` comes before the first `?`, and the `?` follows it at once.
  init(_ url: Span<UInt8>) throws(MessageURLError) {
    position = 0
    // Most bytes are letters, which are greater than both signs.
    while let byte = url.byte(at: position), byte > UInt8(ascii: "?") || !byte.startsQuery { position &+= 1 }
    if url.byte(at: position) == UInt8(ascii: "#") { position += 1 }
    guard url.byte(at: position) == UInt8(ascii: "?") else { throw MessageURLError(.noQuery) }
  }

  /// A reader at the value of an item.
  init(at item: QueryItem) {
    position = item.valueStart
    valueStart = item.valueStart
    itemCount = item.number
  }

  /// Goes to the value of the next item that is ours, and says which one that is; nil at the query's end. What is left of
  /// the last item's value is skipped.
  mutating func next(in url: Span<UInt8>) -> MessageItem? {
    // The first item stands behind the question mark, every other one behind the value before it.
    if itemCount > 0 { skipValue(in: url) }
    while let byte = url.byte(at: position), byte != UInt8(ascii: "#") {
      itemCount &+= 1
      if let item = enterItem(in: url) {
        valueStart = position
        return item
      }
      skipValue(in: url)
    }
    return nil
  }

  /// The same, but tries one name with its separator first, because items of one kind usually follow each other.
  @inline(__always)
  mutating func next(likely name: StaticString, _ item: MessageItem, in url: Span<UInt8>) -> MessageItem? {
    guard skip(name, in: url) else { return next(in: url) }
    itemCount &+= 1
    valueStart = position
    return item
  }

  /// The item that ``next(in:)`` returned last, with its place.
  func last(_ item: MessageItem) -> QueryItem {
    QueryItem(item: item, number: itemCount, valueStart: valueStart)
  }

  private mutating func skipValue(in url: Span<UInt8>) {
    while let byte = url.byte(at: position), !byte.endsValue { position &+= 1 }
  }

  /// Goes from a separator to the value of the item behind it if the item is ours, and to its name if it is not.
  private mutating func enterItem(in url: Span<UInt8>) -> MessageItem? {
    position &+= 1
    // The first letter tells our names apart; every other spelling of them is unusual.
    switch url.byte(at: position) {
    case UInt8(ascii: "G") where skip("Guess=", in: url): return .guess
    case UInt8(ascii: "S") where skip("Ship_Location=", in: url): return .shipLocation
    case UInt8(ascii: "I") where skip("Is_Complete=", in: url): return .isComplete
    case UInt8(ascii: "B") where skip("Board=", in: url): return .board
    case UInt8(ascii: "F") where skip("Fleet=", in: url): return .fleet
    case UInt8(ascii: "M") where skip("Misses=", in: url): return .misses
    case UInt8(ascii: "A") where skip("Apart=", in: url): return .apart
    default: break
    }
    let (item, valueStart) = Self.unusualItem(at: position, in: url)
    position = valueStart
    return item
  }

  /// Goes behind a text if it stands at the position.
  @inline(__always)
  private mutating func skip(_ text: StaticString, in url: Span<UInt8>) -> Bool {
    guard url.has(text, at: position) else { return false }
    position &+= text.utf8CodeUnitCount
    return true
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

extension UInt8 {
  /// Whether a query can start at this byte.
  fileprivate var startsQuery: Bool { self == UInt8(ascii: "?") || self == UInt8(ascii: "#") }

  /// Whether this byte is no part of a value: the separator of two items, or the end of the query.
  var endsValue: Bool { self == UInt8(ascii: "&") || self == UInt8(ascii: "#") }
}

extension Span<UInt8> {
  /// The byte at a position, or nil behind the last one.
  func byte(at position: Int) -> UInt8? {
    position < count ? self[position] : nil
  }

  /// Whether a text stands at a position.
  @inline(__always)
  fileprivate func has(_ text: StaticString, at position: Int) -> Bool {
    let length = text.utf8CodeUnitCount
    guard count &- position >= length else { return false }
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
