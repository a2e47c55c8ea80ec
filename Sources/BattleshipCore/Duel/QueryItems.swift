// The items of a duel's query. They may come in any order, but the order of the seals, and of the openings, matters.

/// Every call takes the bytes of the URL, the same ones each time.
struct QueryItems {
  private var items: [QueryItem] = []

  init(of url: Span<UInt8>) throws(MessageURLError) {
    var reader = try QueryReader(url)
    while let item = reader.next(in: url) { items.append(item) }
  }

  var last: QueryItem? { items.last }

  func first(_ names: MessageItem...) -> QueryItem? {
    items.first { names.contains($0.name) }
  }

  /// Reads each item of a name in order. If `read` throws, the error names that item.
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

  /// Nil if there is no item of the name; a second one is refused.
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

  func required<Value>(
    _ name: MessageItem, in url: Span<UInt8>,
    _ read: (ValueReader) -> (Span<UInt8>) throws(MessageURLError.Reason) -> Value
  ) throws(MessageURLError) -> Value {
    guard let value = try only(name, in: url, read) else { throw MessageURLError(missing: name) }
    return value
  }
}
