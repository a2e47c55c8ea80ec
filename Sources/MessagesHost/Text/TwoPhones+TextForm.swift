// The text form of a conversation: written down whole, and read back only as the host writes it.

extension Phone where App: Restorable {
  /// The phone as text, in lines.
  public var textForm: String {
    var writer = TextFormWriter()
    writer.writeHead("phone")
    write(to: &writer)
    return writer.text
  }

  /// The phone that was written so.
  ///
  /// The `store` has the apps that are installed there; where nothing is said, the extensions.
  public init(textForm: String, owner: Participant, store: Store? = nil) throws(TextFormError) {
    var reader = TextFormReader(textForm)
    try reader.readHead("phone")
    try self.init(from: &reader, owner: owner, store: store)
    try reader.checkSessions(of: owner, made: sessionsMade)
    try reader.endText()
  }
}

extension TwoPhones where App: Restorable {
  /// The conversation as text, in lines.
  ///
  /// It holds all that both phones hold, also what either person must not see.
  public var textForm: String {
    var writer = TextFormWriter()
    writer.writeHead("two-phones")
    first.write(to: &writer)
    second.write(to: &writer)
    writer.word("mailbox")
    writer.number(mailbox.envelopes.count)
    writer.endLine()
    for envelope in mailbox.envelopes {
      writer.word("mail")
      envelope.write(to: &writer)
      writer.endLine()
    }
    return writer.text
  }

  /// The conversation that was written so.
  ///
  /// What two fresh phones can come to is read back, also in the earlier form. What they cannot is refused as far as the text shows it; what only
  /// their history could tell is believed. What is read is written again in the same way, byte by byte.
  ///
  /// The `store` has the apps that are installed there; where nothing is said, the extensions.
  public init(textForm: String, store: Store? = nil) throws(TextFormError) {
    var reader = TextFormReader(textForm)
    try reader.readHead("two-phones")
    self.init(
      first: try Phone(from: &reader, owner: .first, store: store),
      second: try Phone(from: &reader, owner: .second, store: store))
    try reader.word("mailbox")
    let count = try reader.number()
    try reader.endLine()
    for _ in 0..<count {
      try reader.word("mail")
      let place = reader.place
      let envelope = try Envelope(from: &reader)
      guard canCarry(envelope) else { throw .impossible(.itemNumber(envelope.number), at: place) }
      try reader.endLine()
      mailbox.put(envelope)
    }
    for person in Participant.allCases {
      try reader.checkSessions(of: person, made: self[person].sessionsMade)
    }
    try reader.endText()
  }

  /// Whether an envelope can follow on those in the mailbox: sent later than theirs, and still what its sender shows.
  private func canCarry(_ envelope: Envelope) -> Bool {
    let transcript = self[envelope.from].transcript
    let last = mailbox.envelopes.last { $0.from == envelope.from }?.number ?? 0
    guard envelope.number > last, envelope.number < transcript.nextNumber else { return false }
    if let attached = transcript.attached(envelope.number) {
      return attached.sender == envelope.from && envelope.post == .placedSticker(attached.placed)
    }
    guard let item = transcript.item(envelope.number) else { return true }
    return item.sender == envelope.from && (item.post == nil || item.post == envelope.post)
  }
}

extension Envelope {
  /// The envelope as a line of text, without the line's end.
  public var textForm: String {
    var writer = TextFormWriter()
    write(to: &writer)
    return writer.text
  }

  /// The envelope that was written so.
  public init(textForm: String) throws(TextFormError) {
    var reader = TextFormReader(textForm)
    try self.init(from: &reader)
    try reader.endText()
  }
}

extension TextFormWriter {
  fileprivate mutating func writeHead(_ what: String) {
    word("messages-host")
    number(Self.form)
    word(what)
    endLine()
  }
}

extension TextFormReader {
  fileprivate mutating func readHead(_ what: String) throws(TextFormError) {
    try word("messages-host")
    let place = place
    let number = try number()
    if number > TextFormWriter.form { throw .newerForm(number, at: place) }
    if number == 0 { throw expected(.number) }
    form = number
    try word(what)
    try endLine()
  }
}
