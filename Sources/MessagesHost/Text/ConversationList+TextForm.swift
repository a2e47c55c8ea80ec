// The text form of a list of conversations: the one that is open, their order, and each of them.

extension ConversationList where App: Restorable {
  /// The list as text, in lines.
  public var textForm: String {
    var writer = TextFormWriter()
    writer.writeHead("conversations")
    writer.word("list")
    writer.number(conversations.count)
    writer.optional(open) { $0.number($1) }
    for place in order { writer.number(place) }
    writer.endLine()
    for phone in conversations {
      writer.word("conversation")
      writer.number(phone.contacts.people.count)
      phone.owner.write(to: &writer)
      writer.endLine()
      phone.write(to: &writer)
    }
    return writer.text
  }

  /// Reads a list from its text form.
  ///
  /// What belongs to the machine is written in each conversation and must be the same in all. Only the open
  /// conversation may be on the screen. The `store` must have the installed apps: by default, it has the extensions.
  public init(textForm: String, store: Store? = nil) throws(TextFormError) {
    var reader = TextFormReader(textForm)
    try reader.readHead("conversations")
    try reader.word("list")
    let count = try reader.number()
    if count == 0 { throw reader.impossible(.list) }
    let open = try reader.optional { reader throws(TextFormError) in try reader.number() }
    if let open, open >= count { throw reader.impossible(.list) }
    var order: [Int] = []
    for _ in 0..<count {
      let place = try reader.number()
      if place >= count || order.contains(place) { throw reader.impossible(.list) }
      order.append(place)
    }
    try reader.endLine()
    var conversations: [Phone<App>] = []
    for place in 0..<count {
      let start = reader.place
      let phone = try Phone<App>(fromConversationIn: &reader, store: store)
      let first = conversations.first ?? phone
      guard phone.isOnSameMachine(as: first), place == open || phone.screen == .elsewhere else {
        throw .impossible(.list, at: start)
      }
      conversations.append(phone)
    }
    try reader.endText()
    self.init(conversations: conversations, open: open, order: order)
  }
}

extension Phone where App: Restorable {
  /// Reads a conversation of a list: the number of people, the owner, and the phone.
  fileprivate init(fromConversationIn reader: inout TextFormReader, store: Store?) throws(TextFormError) {
    try reader.word("conversation")
    let people = try reader.number()
    guard 2...Participant.allCases.count ~= people else { throw reader.impossible(.people) }
    reader.startConversation(people: Participant.people(people))
    let owner = try Participant(from: &reader)
    try reader.endLine()
    try self.init(from: &reader, owner: owner, store: store)
    try reader.checkSessions(of: owner, made: sessionsMade)
  }

  /// Whether another conversation can be on the same machine: taking over from it changes nothing.
  fileprivate func isOnSameMachine(as other: Phone) -> Bool {
    var again = self
    again.takeOver(from: other)
    return device == other.device && again == self
  }
}
