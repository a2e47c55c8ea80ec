// The items of a duel's query, which may come in any order; seals and openings count in theirs.

/// Our items in the query of a URL, in their order. Every call takes the bytes of the URL, the same ones each time.
struct QueryItems {
  private var items: [QueryItem] = []

  /// The items of the query of a URL.
  init(of url: Span<UInt8>) throws(MessageURLError) {
    var reader = try QueryReader(url)
    while let item = reader.next(in: url) { items.append(item) }
  }

  /// The last item; nil if there is none.
  var last: QueryItem? { items.last }

  /// The first item that has one of these names; nil if there is none.
  func first(_ names: MessageItem...) -> QueryItem? {
    items.first { names.contains($0.name) }
  }

  /// Reads each item of a name, in their order. What `read` refuses is blamed on the item that it read.
  func each(
    _ name: MessageItem, in url: Span<UInt8>, _ read: (ValueReader) throws(MessageURLError.Reason) -> Void
  ) throws(MessageURLError) {
    for item in items where item.name == name {
      do throws(MessageURLError.Reason) {
        try read(ValueReader(at: item))
      } catch {
        throw MessageURLError(error, item, in: url)
      }
    }
  }

  /// Reads the only item of a name; nil if there is none.
  func only<Value>(
    _ name: MessageItem, in url: Span<UInt8>,
    _ read: (ValueReader) -> (Span<UInt8>) throws(MessageURLError.Reason) -> Value
  ) throws(MessageURLError) -> Value? {
    var value: Value?
    try each(name, in: url) { reader throws(MessageURLError.Reason) in
      guard value == nil else { throw .repeated }
      value = try read(reader)(url)
    }
    return value
  }

  /// Reads the only item of a name, which must be there.
  func required<Value>(
    _ name: MessageItem, in url: Span<UInt8>,
    _ read: (ValueReader) -> (Span<UInt8>) throws(MessageURLError.Reason) -> Value
  ) throws(MessageURLError) -> Value {
    guard let value = try only(name, in: url, read) else { throw MessageURLError(missing: name) }
    return value
  }
}
