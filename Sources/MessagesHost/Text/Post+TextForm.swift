// Everything that can be sent, as the fields of one line.

import NotificationsHost
import StickersHost

extension Participant {
  package func write(to writer: inout TextFormWriter) { writer.word("\(self)") }

  /// Only the people of a `pair` can be read back.
  package init(from reader: inout TextFormReader) throws(TextFormError) {
    self = try reader.choice(of: Self.words)
  }

  private static let words = pair.map { (value: $0, word: "\($0)") }
}

extension Manifest {
  package func write(to writer: inout TextFormWriter) {
    writer.quoted(identifier)
    writer.quoted(displayName)
  }

  package init(from reader: inout TextFormReader) throws(TextFormError) {
    self.init(identifier: try reader.quotedCached(), displayName: try reader.quotedCached())
  }
}

extension Session {
  package func write(to writer: inout TextFormWriter) {
    creator.write(to: &writer)
    writer.number(serial)
  }
}

extension MediaKind {
  fileprivate static let words: [(value: MediaKind, word: String)] = [
    (.image, "image"), (.video, "video"), (.audio, "audio"),
  ]
}

extension Post {
  package func write(to writer: inout TextFormWriter) {
    switch self {
    case .message(let stored):
      writer.word("message")
      stored.write(to: &writer)
    case .text(let text):
      writer.word("text")
      writer.quoted(text)
    case .attachment(let attachment, let app):
      writer.word("attachment")
      app.write(to: &writer)
      writer.quoted(attachment.fileURL)
      writer.quoted(attachment.filename)
      writer.choice(attachment.kind, of: MediaKind.words)
    case .sticker(let sticker, let app):
      writer.word("sticker")
      app.write(to: &writer)
      sticker.write(to: &writer)
    case .placedSticker(let placed):
      writer.word("placed")
      placed.write(to: &writer)
    }
  }

  private static let words = ["message", "text", "attachment", "sticker", "placed"]

  package init(from reader: inout TextFormReader, sender: Participant) throws(TextFormError) {
    switch try reader.word(oneOf: Self.words) {
    case "message": self = .message(try StoredMessage(from: &reader, sender: sender))
    case "text":
      let text = try reader.quoted()
      if text.isEmpty { throw reader.expected(.quotedText) }
      self = .text(text)
    case "attachment":
      let app = try Manifest(from: &reader)
      let url = try reader.mediaFile()
      let filename = try reader.quoted()
      let kind = try reader.choice(of: MediaKind.words)
      if kind != MediaKind(fileURL: url) { throw reader.impossible(.file) }
      self = .attachment(AttachedFile(fileURL: url, filename: filename, kind: kind), from: app)
    case "placed": self = .placedSticker(try PlacedSticker(from: &reader))
    default:
      let app = try Manifest(from: &reader)
      self = .sticker(try Sticker(from: &reader), from: app)
    }
  }
}

extension Envelope {
  package func write(to writer: inout TextFormWriter) {
    from.write(to: &writer)
    writer.number(number)
    post.write(to: &writer)
  }

  package init(from reader: inout TextFormReader) throws(TextFormError) {
    from = try Participant(from: &reader)
    number = try reader.number()
    if number == 0 { throw reader.impossible(.itemNumber(number)) }
    post = try Post(from: &reader, sender: from)
  }

  /// The envelope as a line of text, without a line break.
  public var textForm: String {
    var writer = TextFormWriter()
    write(to: &writer)
    return writer.text
  }

  /// Reads an envelope from its text form.
  public init(textForm: String) throws(TextFormError) {
    var reader = TextFormReader(textForm)
    try self.init(from: &reader)
    try reader.endText()
  }
}
