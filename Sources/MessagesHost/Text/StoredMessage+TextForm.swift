// A stored message as fields: its app, sender, session, URL and texts, then its layout.

import NotificationsHost

extension StoredMessage {
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

  init(from reader: inout TextFormReader, sender expected: Participant? = nil) throws(TextFormError) {
    app = try Manifest(from: &reader)
    sender = try Participant(from: &reader)
    if let expected, sender != expected { throw reader.impossible(.sender(sender)) }
    session = try reader.optional { reader throws(TextFormError) in try reader.session() }
    url = try reader.optionalQuoted()
    if let url, Message.isTooLong(url) { throw reader.impossible(.url) }
    accessibilityLabel = try reader.optionalShared()
    summaryText = try reader.optionalShared()
    shouldExpire = try reader.bool()
    layout = try reader.optional { reader throws(TextFormError) in try BubbleLayout(from: &reader) }
  }
}

extension TextFormReader {
  mutating func mediaFile() throws(TextFormError) -> String {
    let url = try quoted()
    guard isFileURL(url), MediaKind(fileURL: url) != nil else { throw impossible(.file) }
    return url
  }
}

extension BubbleLayout {
  /// Picture and file follow, in another order in a stored message than in a message.
  func writeTexts(to writer: inout TextFormWriter, _ write: (inout TextFormWriter, Text) -> Void) {
    writer.word(isLive ? "live" : "layout")
    for text in [caption, subcaption, trailingCaption, trailingSubcaption, imageTitle, imageSubtitle] {
      writer.optional(text, write)
    }
  }

  init(
    textsFrom reader: inout TextFormReader, _ text: (inout TextFormReader) throws(TextFormError) -> Text?
  ) throws(TextFormError) {
    self.init()
    isLive = try reader.word(oneOf: ["layout", "live"]) == "live"
    caption = try text(&reader)
    subcaption = try text(&reader)
    trailingCaption = try text(&reader)
    trailingSubcaption = try text(&reader)
    imageTitle = try text(&reader)
    imageSubtitle = try text(&reader)
  }
}

extension BubbleLayout<SharedText> {
  fileprivate func write(to writer: inout TextFormWriter) {
    writeTexts(to: &writer) { $0.quoted($1) }
    writer.optional(image) { $0.bytes($1.bytes) }
    writer.optional(mediaFileURL) { $0.quoted($1) }
  }

  fileprivate init(from reader: inout TextFormReader) throws(TextFormError) {
    try self.init(textsFrom: &reader) { reader throws(TextFormError) in try reader.optionalShared() }
    image = try reader.optional { reader throws(TextFormError) in BubbleImage(bytes: try reader.bytesField()) }
    // A file beside an image is not shown, so it was never checked.
    let isShown = image == nil
    mediaFileURL = try reader.optional { reader throws(TextFormError) in
      isShown ? try reader.mediaFile() : try reader.quoted()
    }
  }
}
