// A letter as fields: whose, of which session, its texts, then the eight things of its layout.

extension Letter {
  func write(to writer: inout TextFormWriter) {
    app.write(to: &writer)
    sender.write(to: &writer)
    writer.optional(session) { $1.write(to: &$0) }
    writer.optional(url) { $0.quoted($1) }
    writer.optional(accessibilityLabel) { $0.quoted($1) }
    writer.optional(summaryText) { $0.quoted($1) }
    writer.bool(shouldExpire)
    writer.optional(layout) { $1.write(to: &$0) }
  }

  init(from reader: inout TextFormReader) throws(TextFormError) {
    app = try Manifest(from: &reader)
    sender = try Participant(from: &reader)
    session = try reader.optional { reader throws(TextFormError) in try Session(from: &reader) }
    url = try reader.optional { reader throws(TextFormError) in try reader.quoted() }
    if let url, url.unicodeScalars.count > Message.urlLimit { throw reader.expected(.quotedText) }
    accessibilityLabel = try reader.optional { reader throws(TextFormError) in try reader.quotedShared() }
    summaryText = try reader.optional { reader throws(TextFormError) in try reader.quotedShared() }
    shouldExpire = try reader.bool()
    layout = try reader.optional { reader throws(TextFormError) in try BubbleLayout(from: &reader) }
  }
}

extension BubbleLayout<SharedText> {
  func write(to writer: inout TextFormWriter) {
    writer.word("layout")
    for text in [caption, subcaption, trailingCaption, trailingSubcaption, imageTitle, imageSubtitle] {
      writer.optional(text) { $0.quoted($1) }
    }
    writer.optional(image) { $0.bytes($1.bytes) }
    writer.optional(mediaFileURL) { $0.quoted($1) }
  }

  init(from reader: inout TextFormReader) throws(TextFormError) {
    self.init()
    try reader.word("layout")
    caption = try Self.text(from: &reader)
    subcaption = try Self.text(from: &reader)
    trailingCaption = try Self.text(from: &reader)
    trailingSubcaption = try Self.text(from: &reader)
    imageTitle = try Self.text(from: &reader)
    imageSubtitle = try Self.text(from: &reader)
    image = try reader.optional { reader throws(TextFormError) in BubbleImage(bytes: try reader.bytesField()) }
    mediaFileURL = try reader.optional { reader throws(TextFormError) in try reader.quoted() }
  }

  private static func text(from reader: inout TextFormReader) throws(TextFormError) -> SharedText? {
    try reader.optional { reader throws(TextFormError) in try reader.quotedShared() }
  }
}
