// Posts and envelopes as the fields of one line.

import NotificationsHost
import StickersHost

extension Participant: Written {
  /// Only the people of a `pair` can be read back.
  package static func written(_ old: Participant?, as fields: inout TextFields) throws(TextFormError) -> Participant {
    try fields.field(old, { "\($0)" }) { reader throws(TextFormError) in try reader.choice(of: words) }
  }

  private static let words = pair.map { (value: $0, word: "\($0)") }
}

extension Manifest: Written {
  package static func written(_ old: Manifest?, as fields: inout TextFields) throws(TextFormError) -> Manifest {
    Manifest(
      identifier: try fields.repeatedText(old?.identifier), displayName: try fields.repeatedText(old?.displayName))
  }
}

extension TextFields {
  /// A text that most lines repeat.
  fileprivate mutating func repeatedText(_ old: String?) throws(TextFormError) -> String {
    try field(old, { SharedText(plain: $0).quoted }) { reader throws(TextFormError) in try reader.quotedCached() }
  }
}

extension Session: Written {
  /// Reads a session that a phone has made.
  package static func written(_ old: Session?, as fields: inout TextFields) throws(TextFormError) -> Session {
    let place = fields.reader.place
    let creator = try fields.value(old?.creator)
    let session = Session(unchecked: try fields.number(old?.serial), of: creator)
    try fields.require(session.serial != 0, .session(session), at: place)
    return session
  }
}

extension Session {
  /// The session in two words, so that an extension can store it: `first 3`.
  public var textForm: String { line }

  /// Reads a session from its text form.
  public init(textForm: String) throws(TextFormError) {
    var reader = TextFormReader(textForm)
    let creator = try reader.choice(of: Participant.allCases.map { ($0, "\($0)") })
    self.init(unchecked: try reader.number(), of: creator)
    try reader.endText()
  }
}

extension ItemAddress: Written {
  package static func written(_ old: ItemAddress?, as fields: inout TextFields) throws(TextFormError) -> ItemAddress {
    ItemAddress(sender: try fields.value(old?.sender), number: try fields.number(old?.number))
  }
}

extension Post {
  private enum Kind: String, CaseIterable {
    case message, text, attachment, sticker, placed

    static let words = allCases.map { (value: $0, word: $0.rawValue) }
  }

  private var kind: Kind {
    switch self {
    case .message: .message
    case .text: .text
    case .attachment: .attachment
    case .sticker: .sticker
    case .placedSticker: .placed
    }
  }

  private static let media: [(value: MediaKind, word: String)] = [
    (.image, "image"), (.video, "video"), (.audio, "audio"),
  ]

  /// The message of a post is from the sender of the post.
  package static func written(
    _ old: Post?, from sender: Participant, as fields: inout TextFields
  ) throws(TextFormError) -> Post {
    switch try fields.choice(old?.kind, of: Kind.words) {
    case .message: return .message(try StoredMessage.written(old?.storedMessage, from: sender, as: &fields))
    case .text:
      let old: String? = if case .text(let text) = old { text } else { nil }
      let text = try fields.text(old)
      if old == nil, text.isEmpty { throw fields.reader.expected(.quotedText) }
      return .text(text)
    case .attachment:
      let app = try fields.value(old?.app)
      let old: AttachedFile? = if case .attachment(let file, _) = old { file } else { nil }
      let (url, filename) = (try fields.mediaFile(old?.fileURL), try fields.text(old?.filename))
      let kind = try fields.choice(old?.kind, of: media)
      try fields.require(kind == MediaKind(fileURL: url), .file)
      return .attachment(AttachedFile(fileURL: url, filename: filename, kind: kind), from: app)
    case .placed:
      let old: PlacedSticker? = if case .placedSticker(let placed) = old { placed } else { nil }
      return .placedSticker(try fields.value(old))
    case .sticker:
      let app = try fields.value(old?.app)
      let old: Sticker? = if case .sticker(let sticker, _) = old { sticker } else { nil }
      return .sticker(try fields.value(old), from: app)
    }
  }
}

extension Envelope: Written {
  package static func written(_ old: Envelope?, as fields: inout TextFields) throws(TextFormError) -> Envelope {
    let (sender, number) = (try fields.value(old?.from), try fields.number(old?.number))
    try fields.require(number != 0, .itemNumber(number))
    return Envelope(from: sender, number: number, post: try Post.written(old?.post, from: sender, as: &fields))
  }

  /// The envelope as a line of text, without a line break.
  public var textForm: String { line }

  /// Reads an envelope from its text form.
  public init(textForm: String) throws(TextFormError) { try self.init(line: textForm) }
}
