// The items of a duel's query in an array: a duel has few, and their order means little.

/// Our items in the query of a URL, in their order; every other item is skipped unread.
struct QueryItems {
  let url: [UInt8]
  private(set) var items: [QueryItem] = []

  /// The items of the query, which goes from the first `?` to the next `#`, also if the `?` follows the first `#`.
  init(of url: [UInt8]) throws(MessageURLError) {
    self.url = url
    var reader = try QueryReader(url.span)
    while let item = reader.next(in: url.span) { items.append(reader.last(item)) }
  }

  /// The value of an item with its escapes undone.
  func value(of item: QueryItem) throws(MessageURLError) -> [UInt8] {
    var (reader, check) = (QueryReader(at: item), QueryReader(at: item))
    guard !check.hasBrokenEscape(in: url.span) else { throw MessageURLError(.badEscape, evidence(of: item)) }
    var value: [UInt8] = []
    while let byte = reader.nextByte(in: url.span) { value.append(byte) }
    return value
  }

  /// The value of an item, read as the item's kind of value.
  func read<Value>(
    _ item: QueryItem, _ parse: (inout QueryReader, Span<UInt8>) throws(MessageURLError.Reason) -> Value
  ) throws(MessageURLError) -> Value {
    var reader = QueryReader(at: item)
    do throws(MessageURLError.Reason) {
      return try parse(&reader, url.span)
    } catch {
      throw MessageURLError(error, item, in: url.span)
    }
  }

  /// The items of a name.
  func all(_ name: MessageItem) -> [QueryItem] {
    items.filter { $0.item == name }
  }

  /// The only item of a name; nil if there is none.
  func only(_ name: MessageItem) throws(MessageURLError) -> QueryItem? {
    let items = all(name)
    guard items.count <= 1 else { throw MessageURLError(.repeated, evidence(of: items[1])) }
    return items.first
  }

  /// The evidence of an item, or of a part of its value at an offset in bytes, escapes undone.
  func evidence(of item: QueryItem, part: Range<Int>? = nil) -> MessageURLError.Evidence {
    let range = part.map { url.rawRange(of: $0, from: item.valueStart) } ?? item.valueRange(in: url.span)
    return MessageURLError.Evidence(
      item: item.item, number: item.number, valueRange: range, value: Excerpt(url.span, range))
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
