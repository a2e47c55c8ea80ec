// A reader walks over the query of a URL, stops at the items that are ours, and reads their values byte by byte.

/// A place in the query of a URL. The bytes are handed in with every call, and are the same ones each time.
///
/// A reader is one number and lives in a register: what a refusal has to tell is found out once there is one. It is
/// never negative, so that where it was just found to be below the count, a byte is read without another check.
struct QueryReader {
  /// The next byte to read: in a value, or at the separator before the next item.
  var position: Int

  /// A reader before the first item of the query, which goes from the first `?` to the next `#`. It may be
  /// a fragment: then the first `#` comes before the first `?`, and the `?` follows it at once.
  @inline(__always)
  init(_ url: Span<UInt8>) throws(MessageURLError) {
    // Most messages stand on the base that we write ourselves: 34 letters that need not be searched.
    let isOurs = url.has("www.shinobicontr", at: 0) && url.has("ols.com/battlesh", at: 16) && url.has("hip?", at: 31)
    position = isOurs ? 34 : url.firstPosition(of: UInt8(ascii: "?"), or: UInt8(ascii: "#"), from: 0)
    // A page's own links have the query behind the number sign, where it is never sent to a server.
    if position &+ 1 < url.count, url[position] == UInt8(ascii: "#") { position &+= 1 }
    guard position < url.count, url[position] == UInt8(ascii: "?") else { throw .noQuery }
  }

  /// A reader at the separator before an item.
  init(before separator: Int) {
    position = separator
  }

  /// Goes to the value of the next item that is ours, and says which item that is. The value before was read to its
  /// end.
  @inline(__always)
  mutating func nextItem(in url: Span<UInt8>) -> MessageItem? {
    guard position < url.count, url[unchecked: position] != UInt8(ascii: "#") else { return nil }
    position &+= 1
    guard let item = enterPlainItem(of: url) else {
      let (item, end) = enteredForeignItem(of: url)
      position = end
      return item
    }
    return item
  }

  /// Goes over the rest of a value.
  mutating func skipValue(in url: Span<UInt8>) {
    position = url.firstPosition(of: UInt8(ascii: "&"), or: UInt8(ascii: "#"), from: position)
  }

  /// The next number of the value, and the byte behind it, nil at the value's end.
  ///
  /// A number is digits without a leading zero, at most nine of them; anything else is the fault.
  @inline(__always)
  mutating func number(
    in url: Span<UInt8>, or fault: ValueFault
  ) throws(ValueFault) -> (Int, stop: UInt8?) {
    guard let first = try nextByte(of: url), first &- 48 < 10 else { throw fault }
    var value = Int(first &- 48)
    while true {
      let byte = try nextByte(of: url)
      guard let byte, byte &- 48 < 10 else { return (value, byte) }
      guard value != 0, value < 100_000_000 else { throw fault }
      value = value &* 10 &+ Int(byte &- 48)
    }
  }

  /// The next byte of the value with its escape undone, or nil at the value's end.
  @inline(__always)
  mutating func nextByte(of url: Span<UInt8>) throws(ValueFault) -> UInt8? {
    guard position < url.count else { return nil }
    let byte = url[unchecked: position]
    // The three bytes that mean something, # % &, are among the lowest that a query may hold.
    if byte <= UInt8(ascii: "&") {
      guard byte != UInt8(ascii: "&"), byte != UInt8(ascii: "#") else { return nil }
      if byte == UInt8(ascii: "%") {
        guard let escaped = url.escapedByte(at: position) else { throw .badEscape }
        position &+= 3
        return escaped
      }
    }
    position &+= 1
    return byte
  }
}

extension QueryReader {
  /// Enters the value of the item at hand where its name is ours as it stands, with an equals sign behind it.
  @inline(__always)
  private mutating func enterPlainItem(of url: Span<UInt8>) -> MessageItem? {
    guard position < url.count else { return nil }
    return switch url[unchecked: position] {
    case UInt8(ascii: "S"): enter(.shipLocation, "Ship_Location=", of: url)
    case UInt8(ascii: "G"): enter(.guess, "Guess=", of: url)
    case UInt8(ascii: "I"): enter(.isComplete, "Is_Complete=", of: url)
    case UInt8(ascii: "A"): enter(.apart, "Apart=", of: url)
    case UInt8(ascii: "B"): enter(.board, "Board=", of: url)
    case UInt8(ascii: "M"): enter(.misses, "Misses=", of: url)
    case UInt8(ascii: "F"): enter(.fleet, "Fleet=", of: url) ?? enter(.format, "Format=", of: url)
    default: nil
    }
  }

  @inline(__always)
  private mutating func enter(_ item: MessageItem, _ start: StaticString, of url: Span<UInt8>) -> MessageItem? {
    guard url.has(start, at: position) else { return nil }
    position &+= start.utf8CodeUnitCount
    return item
  }

  /// The item at hand where it is ours in spite of its unusual name, or else the next one that is, and where its
  /// value starts; no item and the end of the query where there is none.
  @inline(never)
  private func enteredForeignItem(of url: Span<UInt8>) -> (item: MessageItem?, position: Int) {
    var reader = self
    while true {
      if let item = reader.enterPlainItem(of: url) ?? reader.enterEscapedItem(of: url) {
        return (item, reader.position)
      }
      reader.skipValue(in: url)
      guard reader.position < url.count, url[reader.position] != UInt8(ascii: "#") else {
        return (nil, reader.position)
      }
      reader.position &+= 1
    }
  }

  /// Enters the item at hand where its name, escapes undone, is ours after all, or has no equals sign.
  private mutating func enterEscapedItem(of url: Span<UInt8>) -> MessageItem? {
    for item in MessageItem.allCases {
      guard let end = url.endOfEscaped(item.name, at: position) else { continue }
      position = end < url.count && url[end] == UInt8(ascii: "=") ? end &+ 1 : end
      return item
    }
    return nil
  }
}
