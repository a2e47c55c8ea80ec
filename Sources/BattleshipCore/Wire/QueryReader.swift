// Walks over a query and finds our items and where their values start; other items are skipped.

struct QueryItem {
  let name: MessageItem

  /// The item's number, counted from 1, other programs' items included.
  let number: Int

  /// Where the value starts, in bytes from the start of the URL.
  let valueStart: Int

  func evidence(in url: Span<UInt8>) -> MessageURLError.Evidence {
    var end = valueStart
    while let byte = url.byte(at: end), !byte.endsValue { end += 1 }
    return evidence(at: valueStart..<end, in: url)
  }

  func evidence(at range: Range<Int>, in url: Span<UInt8>) -> MessageURLError.Evidence {
    MessageURLError.Evidence(item: name, number: number, valueRange: range, value: Excerpt(url, range))
  }
}

extension MessageContent {
  /// The most characters of a message's URL.
  package static var longestURL: Int { QueryReader.maximumLength }
}

/// Every call takes the bytes of the URL, the same ones each time.
struct QueryReader {
  /// The most characters of a duel with two names on a long base. A hunt has fewer.
  static let maximumLength = 6_000

  /// At the separator before the first item, at the value of the last one, or at the end of the query.
  private var position = 0

  private var itemCount = 0

  /// Starts before the first item of the query, which goes from the first `?` to the next `#`. The query may be a
  /// fragment: then the first `#` comes before the first `?`, and the `?` follows it at once.
  ///
  /// - Throws: ``MessageURLError`` if the URL is too long or has no query.
  init(_ url: Span<UInt8>) throws(MessageURLError) {
    try url.checkLength(most: Self.maximumLength)
    while let byte = url.byte(at: position), byte != UInt8(ascii: "?"), byte != UInt8(ascii: "#") { position += 1 }
    if url.byte(at: position) == UInt8(ascii: "#") { position += 1 }
    guard url.byte(at: position) == UInt8(ascii: "?") else { throw MessageURLError(.noQuery) }
  }

  init(at item: QueryItem) {
    position = item.valueStart
    itemCount = item.number
  }

  /// Goes to the value of our next item; nil at the query's end. The rest of the last value is skipped.
  mutating func next(in url: Span<UInt8>) -> QueryItem? {
    // The first item follows the question mark, every other one the value before it.
    if itemCount > 0 { skipValue(in: url) }
    while let byte = url.byte(at: position), byte != UInt8(ascii: "#") {
      position += 1
      itemCount += 1
      if let (name, valueStart) = url.name(at: position) {
        position = valueStart
        return QueryItem(name: name, number: itemCount, valueStart: valueStart)
      }
      skipValue(in: url)
    }
    return nil
  }

  /// The item of a name that has `count` others of that name before it; nil if there is none.
  static func item(_ name: MessageItem, after count: Int = 0, in url: Span<UInt8>) -> QueryItem? {
    guard var reader = try? QueryReader(url) else { return nil }
    var left = count
    while let item = reader.next(in: url) {
      guard item.name == name else { continue }
      if left == 0 { return item }
      left -= 1
    }
    return nil
  }

  private mutating func skipValue(in url: Span<UInt8>) {
    while let byte = url.byte(at: position), !byte.endsValue { position += 1 }
  }
}

extension UInt8 {
  var endsValue: Bool { self == UInt8(ascii: "&") || self == UInt8(ascii: "#") }
}

extension Span<UInt8> {
  func byte(at position: Int) -> UInt8? {
    position < count ? self[position] : nil
  }

  fileprivate func name(at start: Int) -> (MessageItem, valueStart: Int)? {
    // Most items have one of these names, without escapes. Trying them first saves a quarter of the instructions.
    if let valueStart = valueStart(ofPlain: MessageItem.guess.text, at: start) { return (.guess, valueStart) }
    if let valueStart = valueStart(ofPlain: MessageItem.shipLocation.text, at: start) {
      return (.shipLocation, valueStart)
    }
    for name in MessageItem.allCases {
      if let valueStart = valueStart(of: name.text, at: start) { return (name, valueStart) }
    }
    return nil
  }

  /// Where the value starts if this name, without escapes, and an equals sign are at a position; nil if not.
  @inline(__always)
  private func valueStart(ofPlain name: StaticString, at start: Int) -> Int? {
    let end = start + name.utf8CodeUnitCount
    guard end < count, self[end] == UInt8(ascii: "=") else { return nil }
    let part = extracting(start..<end)
    // No early exit, so that the compiler compares several letters at once.
    var difference: UInt8 = 0
    for offset in part.indices { difference |= part[offset] ^ name.utf8Start[offset] }
    return difference == 0 ? end + 1 : nil
  }

  /// Where the value starts if this name, perhaps with escapes, is at a position, even without an equals sign; nil if
  /// not.
  fileprivate func valueStart(of name: StaticString, at start: Int) -> Int? {
    let (letters, length) = (name.utf8Start, name.utf8CodeUnitCount)
    var (position, offset) = (start, 0)
    while offset < length {
      guard position < count else { return nil }
      if self[position] != letters[offset] {
        guard escapedByte(at: position) == letters[offset] else { return nil }
        position &+= 2
      }
      position &+= 1
      offset &+= 1
    }
    guard let byte = byte(at: position) else { return position }
    if byte == UInt8(ascii: "=") { return position + 1 }
    return byte.endsValue ? position : nil
  }

  /// Counts Unicode scalars, but only if there are more bytes than the limit.
  func checkLength(most: Int) throws(MessageURLError) {
    guard count > most else { return }
    // Bytes that continue a character begin with the bits 10.
    let characters = indices.count { self[$0] & 0xC0 != 0x80 }
    guard characters <= most else { throw MessageURLError(.tooLong(characters: characters, most: most)) }
  }

  package func escapedByte(at position: Int) -> UInt8? {
    guard count - position >= 3, self[position] == UInt8(ascii: "%"),
      let high = Hexadecimal.value(of: self[position + 1]),
      let low = Hexadecimal.value(of: self[position + 2])
    else { return nil }
    return high << 4 | low
  }
}
