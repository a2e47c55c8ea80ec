// Messages and sessions as text, so that an extension can keep the selected message and use it later.

extension Session {
  /// The session in two words: `first 3`.
  public var textForm: String {
    var writer = TextFormWriter()
    write(to: &writer)
    return writer.text
  }

  /// Reads a session from its text form.
  public init(textForm: String) throws(TextFormError) {
    var reader = TextFormReader(textForm)
    self = try reader.anySession()
    try reader.endText()
  }
}

extension Message {
  /// The message as a line of text, without a line break.
  ///
  /// It holds everything that the message holds, including the identifiers of this phone, so it belongs in the phone's
  /// own ``AppStorage``, as an archived `MSMessage` does.
  public var textForm: String {
    var writer = TextFormWriter()
    writer.word("message")
    writer.number(1)
    writer.optional(session) { $1.write(to: &$0) }
    writer.optional(url) { $0.quoted($1) }
    writer.optional(layout) { $1.write(to: &$0) }
    writer.optional(summaryText) { $0.quoted($1) }
    writer.optional(accessibilityLabel) { $0.quoted($1) }
    writer.bool(shouldExpire)
    writer.optional(senderParticipantIdentifier) { $0.quoted($1.uuidString) }
    writer.bool(isPending)
    writer.choice(error, of: SendError?.words)
    return writer.text
  }

  /// Reads a message from its text form.
  public init(textForm: String) throws(TextFormError) {
    var reader = TextFormReader(textForm)
    try reader.opening("message")
    self.init(session: try reader.optional { reader throws(TextFormError) in try reader.anySession() })
    url = try reader.optionalQuoted()
    layout = try reader.optional { reader throws(TextFormError) in try TemplateLayout(from: &reader) }
    summaryText = try reader.optionalQuoted()
    accessibilityLabel = try reader.optionalQuoted()
    shouldExpire = try reader.bool()
    senderParticipantIdentifier = try reader.optional { reader throws(TextFormError) in try reader.identifier() }
    isPending = try reader.bool()
    error = try reader.choice(of: SendError?.words)
    try reader.endText()
  }
}

extension SendError? {
  fileprivate static let words: [(value: SendError?, word: String)] = [(nil, "-"), (.notDelivered, "not-delivered")]
}

extension TextFormReader {
  /// Reads a session, which may be one that the host has not made yet.
  fileprivate mutating func anySession() throws(TextFormError) -> Session {
    let creator = try choice(of: Participant.allCases.map { ($0, "\($0)") })
    return Session(unchecked: try number(), of: creator)
  }

  fileprivate mutating func identifier() throws(TextFormError) -> ParticipantIdentifier {
    guard let identifier = ParticipantIdentifier(uuidString: try quoted()) else { throw expected(.quotedText) }
    return identifier
  }
}

extension BubbleLayout<String> {
  fileprivate func write(to writer: inout TextFormWriter) {
    writeTexts(to: &writer) { $0.quoted($1) }
    writer.optional(mediaFileURL) { $0.quoted($1) }
    writer.optional(image) { $0.bytes($1.bytes) }
  }

  fileprivate init(from reader: inout TextFormReader) throws(TextFormError) {
    try self.init(textsFrom: &reader) { reader throws(TextFormError) in try reader.optionalQuoted() }
    mediaFileURL = try reader.optionalQuoted()
    image = try reader.optional { reader throws(TextFormError) in BubbleImage(bytes: try reader.bytesField()) }
  }
}
