// The text form of a conversation: written in full, and read only in the form that the host writes.

extension Phone where App: Restorable {
  /// The phone as text, in lines.
  public var textForm: String {
    var writer = TextFormWriter()
    let count = contacts.people.count
    writer.writeHead(count == 2 ? "phone" : "phone-of-group", people: count == 2 ? nil : count)
    write(to: &writer)
    return writer.text
  }

  /// Reads a phone from its text form.
  ///
  /// The `store` must have the installed apps: by default, it has the extensions.
  public init(textForm: String, owner: Participant, store: Store? = nil) throws(TextFormError) {
    var reader = TextFormReader(textForm)
    try reader.readHead("phone", "phone-of-group")
    guard reader.people.contains(owner) else { throw reader.impossible(.participant(owner)) }
    try self.init(from: &reader, owner: owner, store: store)
    try reader.checkSessions(of: owner, made: sessionsMade)
    try reader.endText()
  }
}

extension TwoPhones where App: Restorable {
  /// The conversation as text, in lines.
  ///
  /// It holds everything on both phones, including what either person must not see.
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

  /// Reads a conversation from its text form.
  ///
  /// Every state that two fresh phones can reach is read, in the earlier form as well. An impossible state is refused
  /// as far as the text shows it; what only the history could disprove is trusted. A text of the current form is
  /// written again byte for byte.
  ///
  /// The `store` must have the installed apps: by default, it has the extensions.
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
    for person in Participant.pair {
      try reader.checkSessions(of: person, made: self[person].sessionsMade)
    }
    try reader.endText()
  }

  /// Whether an envelope can follow those in the mailbox: it was sent later, and its sender can have sent it.
  private func canCarry(_ envelope: Envelope) -> Bool {
    let last = mailbox.envelopes.last { $0.from == envelope.from }?.number ?? 0
    return envelope.number > last && self[envelope.from].canHaveSent(envelope)
  }
}

extension Phone {
  /// Whether this phone can have sent an envelope, as far as its transcript still shows it.
  func canHaveSent(_ envelope: Envelope) -> Bool {
    guard envelope.number < transcript.nextNumber else { return false }
    if let attached = transcript.attached(envelope.number) {
      return attached.sender == envelope.from && envelope.post == .placedSticker(attached.placed)
    }
    guard let item = transcript.item(envelope.number) else { return true }
    return item.sender == envelope.from && (item.post == nil || item.post == envelope.post)
  }
}

extension Envelope {
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

extension TextFormWriter {
  /// Writes the first line: the form, the kind of text, and for a group the number of people.
  mutating func writeHead(_ what: String, people: Int? = nil) {
    word("messages-host")
    number(Self.form)
    word(what)
    if let people { number(people) }
    endLine()
  }
}

extension TextFormReader {
  /// Reads the first line of a text of one of these kinds.
  mutating func readHead(_ kinds: String...) throws(TextFormError) {
    try word("messages-host")
    let place = place
    let number = try number()
    if number > TextFormWriter.form { throw .newerForm(number, at: place) }
    if number == 0 { throw expected(.number) }
    form = number
    let kind = try word(oneOf: kinds)
    if kind == "group" || kind == "phone-of-group" {
      let count = try self.number()
      guard form > 1, (kind == "group" ? 2 : 3)...Participant.allCases.count ~= count else { throw impossible(.people) }
      people = Participant.people(count)
    }
    try endLine()
  }
}
