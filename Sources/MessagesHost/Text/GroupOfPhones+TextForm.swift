// The text form of a group: the number of people, each of their phones, and every copy that is on its way.

extension GroupOfPhones where App: Restorable {
  /// The group's conversation as text, in lines.
  ///
  /// It holds everything on the phones, including what some of the people must not see.
  public var textForm: String {
    var writer = TextFormWriter()
    writer.writeHead("group", people: phones.count)
    for phone in phones { phone.write(to: &writer) }
    writer.word("mailbox")
    writer.number(mail.count)
    writer.endLine()
    for copy in mail {
      writer.word("mail")
      copy.to.write(to: &writer)
      copy.envelope.write(to: &writer)
      writer.endLine()
    }
    return writer.text
  }

  /// Reads a group's conversation from its text form.
  ///
  /// The `store` must have the installed apps: by default, it has the extensions.
  public init(textForm: String, store: Store? = nil) throws(TextFormError) {
    var reader = TextFormReader(textForm)
    try reader.readHead("group")
    var phones: [Phone<App>] = []
    for person in reader.people { phones.append(try Phone(from: &reader, owner: person, store: store)) }
    self.init(phones)
    try reader.word("mailbox")
    let count = try reader.number()
    try reader.endLine()
    for _ in 0..<count {
      try reader.word("mail")
      let place = reader.place
      let copy = GroupMail(to: try Participant(from: &reader), envelope: try Envelope(from: &reader))
      guard canCarry(copy) else { throw .impossible(.itemNumber(copy.envelope.number), at: place) }
      try reader.endLine()
      mail.append(copy)
    }
    for person in people { try reader.checkSessions(of: person, made: self[person].sessionsMade) }
    try reader.endText()
  }

  /// Whether a copy can follow those in the mail: it is not for its sender, was sent later, and its sender can have
  /// sent it.
  private func canCarry(_ copy: GroupMail) -> Bool {
    let envelope = copy.envelope
    let last = mail.last { $0.envelope.from == envelope.from && $0.to == copy.to }?.envelope.number ?? 0
    return copy.to != envelope.from && envelope.number > last && self[envelope.from].canHaveSent(envelope)
  }
}

extension GroupMail {
  fileprivate init(to: Participant, envelope: Envelope) {
    self.init(envelope: envelope, to: to)
  }
}
