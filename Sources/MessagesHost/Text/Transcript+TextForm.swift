// A transcript: a line for the count of numbers and items, then a line for each item.

extension Transcript {
  func write(to writer: inout TextFormWriter) {
    writer.word("transcript")
    writer.number(nextNumber)
    writer.number(items.count)
    writer.endLine()
    for item in items {
      writer.word("item")
      item.write(to: &writer)
      writer.endLine()
      for sticker in item.stickers {
        writer.word("attached")
        sticker.write(to: &writer)
        writer.endLine()
      }
    }
  }

  /// Reads the transcript of the phone of `owner`.
  init(from reader: inout TextFormReader, owner: Participant) throws(TextFormError) {
    self.init()
    try reader.word("transcript")
    nextNumber = try reader.number()
    if nextNumber == 0 { throw reader.impossible(.itemNumber(nextNumber)) }
    let count = try reader.number()
    try reader.endLine()
    var attachedNumbers: Set<Int> = []
    for _ in 0..<count {
      try reader.word("item")
      var item = try Item(from: &reader, owner: owner, after: items.last?.number ?? 0, before: nextNumber)
      if let session = item.letter?.session, let place = reader.sessions.last?.place {
        if hasBubble(like: item) { throw .impossible(.secondBubble(session), at: place) }
      }
      let attached = reader.form == 1 ? 0 : try reader.number()
      try reader.endLine()
      for _ in 0..<attached {
        try reader.word("attached")
        let place = reader.place
        let sticker = try AttachedSticker(from: &reader, on: item, owner: owner, before: nextNumber)
        guard attachedNumbers.insert(sticker.number).inserted, sticker.number > item.stickers.last?.number ?? 0 else {
          throw .impossible(.itemNumber(sticker.number), at: place)
        }
        item.stickers.append(sticker)
        try reader.endLine()
      }
      add(item)
    }
    if items.contains(where: { attachedNumbers.contains($0.number) }) { throw reader.impossible(.sticker) }
  }
}

extension Transcript.Item {
  func write(to writer: inout TextFormWriter) {
    writer.number(number)
    sender.write(to: &writer)
    delivery.write(to: &writer)
    if !delivery.isOfOwn { writer.optional(origin) { $0.number($1) } }
    switch content {
    case .post(let post): post.write(to: &writer)
    case .summary(let text):
      writer.word("summary")
      writer.quoted(text)
    }
    writer.number(stickers.count)
  }

  /// Reads an item of the phone of `owner`, with a number between these.
  init(
    from reader: inout TextFormReader, owner: Participant, after last: Int, before nextNumber: Int
  ) throws(TextFormError) {
    number = try reader.number()
    guard number > last, number < nextNumber else { throw reader.impossible(.itemNumber(number)) }
    sender = try Participant(from: &reader)
    delivery = try Transcript.Delivery(from: &reader)
    if delivery.isOfOwn != (sender == owner) { throw reader.impossible(.delivery(sender)) }
    let deliveryPlace = reader.fieldPlace
    if delivery.isOfOwn {
      origin = number
    } else if reader.form == 1 {
      origin = nil
    } else {
      origin = try reader.optional { reader throws(TextFormError) in try reader.number() }
      if origin == 0 { throw reader.impossible(.itemNumber(0)) }
    }
    if reader.nextField(isWord: "summary") {
      try reader.word("summary")
      content = .summary(try reader.quotedShared())
    } else {
      let post = try Post(from: &reader, sender: sender)
      if case .placedSticker = post { throw .impossible(.sticker, at: deliveryPlace) }
      if delivery == .kept, post.letter?.shouldExpire != true {
        throw .impossible(.delivery(sender), at: deliveryPlace)
      }
      content = .post(post)
    }
  }
}

extension Transcript.Delivery {
  private static let words: [(value: Transcript.Delivery, word: String)] = [
    (.sending, "sending"), (.delivered, "delivered"), (.failed(.notDelivered), "lost"), (.received, "received"),
    (.read, "read"), (.kept, "kept"),
  ]

  /// Whether this is the delivery of something sent from this phone.
  var isOfOwn: Bool {
    switch self {
    case .sending, .delivered, .failed: true
    case .received, .read, .kept: false
    }
  }

  func write(to writer: inout TextFormWriter) {
    for (delivery, word) in Self.words where delivery == self { writer.word(word) }
  }

  init(from reader: inout TextFormReader) throws(TextFormError) {
    self = try reader.choice(of: Self.words)
  }
}
