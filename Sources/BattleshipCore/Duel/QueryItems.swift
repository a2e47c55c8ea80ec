// The items of a query, one after the other: which of ours it is, and where its value stands.

/// One of our items in the query of a URL.
struct QueryItem {
  /// Which item it is.
  let item: MessageItem

  /// Which item of the query it is, counted from 1, those of other programs included.
  let number: Int

  /// Where its value stands, in bytes from the start of the URL.
  let valueRange: Range<Int>
}

/// Our items in the query of a URL, in their order; every other item is skipped unread.
struct QueryItems {
  let url: [UInt8]
  private(set) var items: [QueryItem] = []

  /// The items of the query, which goes from the first `?` to the next `#`, also if the `?` follows the first `#`.
  init(of url: [UInt8]) throws(MessageURLError) {
    self.url = url
    let (mark, hash) = (UInt8(ascii: "?"), UInt8(ascii: "#"))
    guard var start = url.firstIndex(where: { $0 == mark || $0 == hash }) else { throw .noQuery }
    if url[start] == hash { start += 1 }
    guard start < url.count, url[start] == mark else { throw .noQuery }
    let end = url[start...].firstIndex(of: hash) ?? url.endIndex
    let parts = url[(start + 1)..<end].split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
    for (place, part) in parts.enumerated() {
      let equals = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
      guard let name = Self.unescaped(part[..<equals]), let item = MessageItem(name: name) else { continue }
      let value = min(equals + 1, part.endIndex)..<part.endIndex
      items.append(QueryItem(item: item, number: place + 1, valueRange: value))
    }
  }

  /// The value of an item with its escapes undone.
  func value(of item: QueryItem) throws(MessageURLError) -> [UInt8] {
    guard let value = Self.unescaped(url[item.valueRange]) else { throw .badEscape(evidence(of: item)) }
    return value
  }

  /// The items of a name.
  func all(_ name: MessageItem) -> [QueryItem] {
    items.filter { $0.item == name }
  }

  /// The only item of a name; nil if there is none.
  func only(_ name: MessageItem) throws(MessageURLError) -> QueryItem? {
    let items = all(name)
    guard items.count <= 1 else { throw .repeated(evidence(of: items[1])) }
    return items.first
  }

  /// The evidence of an item, or of a part of its value that starts so many bytes into it, escapes undone.
  func evidence(of item: QueryItem, part: Range<Int>? = nil) -> MessageURLError.Evidence {
    let range = part.map { url.rawRange(of: $0, from: item.valueRange.lowerBound) } ?? item.valueRange
    return MessageURLError.Evidence(
      item: item.item, number: item.number, valueRange: range, value: Excerpt(url.span, range))
  }

  private static func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var bytes: [UInt8] = []
    var position = text.startIndex
    while position < text.endIndex {
      let isEscaped = text[position] == UInt8(ascii: "%")
      guard let byte = isEscaped ? text.escapedByte(at: position) : text[position] else { return nil }
      bytes.append(byte)
      position += isEscaped ? 3 : 1
    }
    return bytes
  }
}

extension MessageItem {
  /// The item of a name; nil if it is none of ours.
  fileprivate init?(name: [UInt8]) {
    guard let item = Self.allCases.first(where: { name.elementsEqual($0.description.utf8) }) else { return nil }
    self = item
  }
}

extension ArraySlice<UInt8> {
  /// The byte that an escape such as `%41` stands for, or nil if no two hexadecimal digits follow.
  fileprivate func escapedByte(at position: Int) -> UInt8? {
    guard endIndex - position >= 3, let high = Self.digit(self[position + 1]), let low = Self.digit(self[position + 2])
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
}

extension [UInt8] {
  /// Where some bytes of a value stand in the URL, counted with escapes undone from the value's start.
  fileprivate func rawRange(of part: Range<Int>, from start: Int) -> Range<Int> {
    func position(of place: Int) -> Int {
      (0..<place).reduce(start) { position, _ in position + (self[position] == UInt8(ascii: "%") ? 3 : 1) }
    }
    return position(of: part.lowerBound)..<position(of: part.upperBound)
  }
}
