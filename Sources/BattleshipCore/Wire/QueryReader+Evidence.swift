// What is to blame is looked up only once something is: a refusal walks over the query again and finds its item.

extension QueryReader {
  /// The item at hand as evidence: which one it is and where its value stands.
  @inline(never)
  func evidence(in url: Span<UInt8>) -> MessageURLError.Evidence {
    var start = url.firstPosition(of: UInt8(ascii: "?"), or: UInt8(ascii: "?"), from: 0)
    var number = 1
    for place in start..<position where url[place] == UInt8(ascii: "&") {
      start = place
      number &+= 1
    }
    var reader = QueryReader(before: start)
    let item = reader.nextItem(in: url) ?? .format
    let valueStart = reader.position
    reader.skipValue(in: url)
    let range = valueStart..<reader.position
    return MessageURLError.Evidence(item: item, number: number, valueRange: range, value: Excerpt(url, range))
  }

  /// A reader in the value of the item of a name that has `place` others of that name before it; nil without one.
  @inline(never)
  func entering(_ name: MessageItem, _ place: Int = 0, in url: Span<UInt8>) -> QueryReader? {
    var reader = self
    var before = 0
    while let item = reader.nextItem(in: url) {
      if item == name {
        if before == place { return reader }
        before &+= 1
      }
      reader.skipValue(in: url)
    }
    return nil
  }

  /// The evidence of the item of a name that has `place` others of that name before it.
  func evidence(of name: MessageItem, _ place: Int = 0, in url: Span<UInt8>) -> MessageURLError.Evidence {
    (entering(name, place, in: url) ?? self).evidence(in: url)
  }

  /// The evidence of the first item of a name, or where there is none, of another name.
  func evidence(of name: MessageItem, or other: MessageItem, in url: Span<UInt8>) -> MessageURLError.Evidence {
    (entering(name, in: url) ?? entering(other, in: url) ?? self).evidence(in: url)
  }

  /// The refusal of a format above 1, wherever in the query it is said.
  @inline(never)
  func otherFormat(in url: Span<UInt8>) -> MessageURLError? {
    guard var reader = entering(.format, in: url) else { return nil }
    do throws(ValueFault) {
      try reader.checkFormat(in: url)
      return nil
    } catch {
      return error == .newerFormat || error == .duel ? error.refusal(reader.evidence(in: url)) : nil
    }
  }
}
