// Extensions in pairs: a naive one that trusts every call and identifier, and a careful one that does not.

import MessagesHost

private func written(_ url: String, _ session: Session? = nil) -> Message {
  var message = Message(session: session)
  message.url = url
  message.layout = TemplateLayout()
  return message
}

private func item(_ name: String, of message: Message?) -> String? {
  message?.url?.split(separator: "?").last?.split(separator: "&").first { $0.hasPrefix("\(name)=") }
    .map { String($0.dropFirst(name.count + 1)) }
}

enum TurnAction: Equatable { case move }

/// A game in which a player waits after their own move.
protocol TurnGame: MessagesExtension where Action == TurnAction { var isWaiting: Bool { get } }

/// Writes its own identifier into the message, and looks for it there.
struct NaiveTurns: TurnGame {
  static let manifest = Manifest(identifier: "com.example.turns", displayName: "Turns")
  var panel = Panel()
  var isWaiting = false

  mutating func willBecomeActive(with conversation: Conversation) {
    isWaiting = item("by", of: conversation.selectedMessage) == conversation.localParticipantIdentifier.uuidString
  }

  mutating func perform(_ action: TurnAction) {
    guard let conversation = activeConversation else { return }
    insert(written("https://example.com/?by=\(conversation.localParticipantIdentifier)"))
  }
}

/// Asks for the sender of the message, which is answered with today's identifiers.
struct CarefulTurns: TurnGame {
  static let manifest = Manifest(identifier: "com.example.turns", displayName: "Turns")
  var panel = Panel()
  var isWaiting = false

  mutating func willBecomeActive(with conversation: Conversation) {
    let sender = conversation.selectedMessage?.senderParticipantIdentifier
    isWaiting = sender == conversation.localParticipantIdentifier
  }

  mutating func perform(_ action: TurnAction) { insert(written("https://example.com/?moved")) }
}

enum ReaderAction: Equatable { case write(String) }

/// An extension that shows the bubble that was tapped.
protocol Reader: MessagesExtension where Action == ReaderAction { var shown: String? { get } }

/// Reads a message when a call announces it.
struct NaiveReader: Reader {
  static let manifest = Manifest(identifier: "com.example.reader", displayName: "Reader")
  var panel = Panel()
  var shown: String?

  mutating func willBecomeActive(with conversation: Conversation) { shown = conversation.selectedMessage?.url }
  mutating func didSelect(_ message: Message, conversation: Conversation) { shown = message.url }
  mutating func perform(_ action: ReaderAction) { if case .write(let url) = action { insert(written(url)) } }
}

/// Reads the selected message in every call after which it may be shown.
struct CarefulReader: Reader {
  static let manifest = Manifest(identifier: "com.example.reader", displayName: "Reader")
  var panel = Panel()
  var shown: String?

  mutating func willBecomeActive(with conversation: Conversation) { read() }
  mutating func didSelect(_ message: Message, conversation: Conversation) { read() }
  mutating func didTransition(to presentationStyle: PresentationStyle) { read() }
  mutating func perform(_ action: ReaderAction) { if case .write(let url) = action { insert(written(url)) } }
  private mutating func read() { shown = activeConversation?.selectedMessage?.url }
}

enum AdderAction: Equatable { case add }

/// Two people count together.
protocol Adder: MessagesExtension where Action == AdderAction {
  var count: Int { get }
  var isInConflict: Bool { get }
}

/// Takes every message for the newest.
struct NaiveAdder: Adder {
  static let manifest = Manifest(identifier: "com.example.adder", displayName: "Adder")
  var panel = Panel()
  var count = 0
  let isInConflict = false
  var session: Session?

  mutating func willBecomeActive(with conversation: Conversation) { read(conversation.selectedMessage) }
  mutating func didReceive(_ message: Message, conversation: Conversation) { read(message) }

  mutating func perform(_ action: AdderAction) {
    count += 1
    let session = session ?? newSession()
    self.session = session
    insert(written("https://example.com/?count=\(count)", session))
  }

  private mutating func read(_ message: Message?) {
    count = item("count", of: message).flatMap { Int($0) } ?? count
    session = message?.session ?? session
  }
}

/// Compares the number in a message with its own, and reports it if both counted from the same number.
struct CarefulAdder: Adder {
  static let manifest = Manifest(identifier: "com.example.adder", displayName: "Adder")
  var panel = Panel()
  var count = 0
  var isInConflict = false
  var session: Session?

  mutating func willBecomeActive(with conversation: Conversation) { read(conversation.selectedMessage) }

  mutating func didReceive(_ message: Message, conversation: Conversation) {
    if let other = item("count", of: message).flatMap({ Int($0) }), other <= count { isInConflict = true }
    read(message)
  }

  mutating func perform(_ action: AdderAction) {
    count += 1
    let session = session ?? newSession()
    self.session = session
    insert(written("https://example.com/?count=\(count)", session))
  }

  private mutating func read(_ message: Message?) {
    count = item("count", of: message).flatMap { Int($0) } ?? count
    session = message?.session ?? session
  }
}

enum SenderAction: Equatable { case move(String) }

/// An extension whose user may move again before Send.
protocol Sender: MessagesExtension where Action == SenderAction {}

/// Takes no move until the completion of the last one came.
struct NaiveSender: Sender {
  static let manifest = Manifest(identifier: "com.example.sender", displayName: "Sender")
  var panel = Panel()
  var isBusy = false

  mutating func didFinishInserting(error: MessageErrorCode?) { isBusy = false }

  mutating func perform(_ action: SenderAction) {
    guard !isBusy, case .move(let url) = action else { return }
    isBusy = true
    insert(written(url))
  }
}

/// Inserts the newest move; a second insertion replaces the first.
struct CarefulSender: Sender {
  static let manifest = Manifest(identifier: "com.example.sender", displayName: "Sender")
  var panel = Panel()

  mutating func perform(_ action: SenderAction) { if case .move(let url) = action { insert(written(url)) } }
}

enum VoteAction: Equatable { case vote(String) }

/// A poll of a group that names the voters.
protocol Attribution: MessagesExtension where Action == VoteAction { var author: String? { get } }

/// Looks the sender up among the participants.
struct NaiveAttribution: Attribution {
  static let manifest = Manifest(identifier: "com.example.vote", displayName: "Vote")
  var panel = Panel()
  var author: String?

  mutating func willBecomeActive(with conversation: Conversation) { read(conversation) }
  mutating func didSelect(_ message: Message, conversation: Conversation) { read(conversation) }
  mutating func perform(_ action: VoteAction) { insert(written("https://example.com/?vote")) }

  private mutating func read(_ conversation: Conversation) {
    let sender = conversation.selectedMessage?.senderParticipantIdentifier
    author = conversation.remoteParticipantIdentifiers.firstIndex { $0 == sender }.map { "remote \($0)" }
  }
}

/// Writes a name that its user chose into every message.
struct CarefulAttribution: Attribution {
  static let manifest = Manifest(identifier: "com.example.vote", displayName: "Vote")
  var panel = Panel()
  var author: String?

  mutating func willBecomeActive(with conversation: Conversation) { read(conversation) }
  mutating func didSelect(_ message: Message, conversation: Conversation) { read(conversation) }

  mutating func perform(_ action: VoteAction) {
    if case .vote(let name) = action { insert(written("https://example.com/?by=\(name)")) }
  }

  private mutating func read(_ conversation: Conversation) { author = item("by", of: conversation.selectedMessage) }
}

enum DraftAction: Equatable { case type(String) }

/// An extension in which a letter is written.
protocol Drafting: MessagesExtension where Action == DraftAction { var draft: String { get } }

/// Stores the letter when it resigns.
struct NaiveDraft: Drafting {
  static let manifest = Manifest(identifier: "com.example.draft", displayName: "Draft")
  var panel = Panel()
  var draft = ""

  mutating func viewDidLoad() { draft = storage["draft"] ?? "" }
  mutating func willResignActive(with conversation: Conversation) { storage["draft"] = draft }
  mutating func perform(_ action: DraftAction) { if case .type(let text) = action { draft = text } }
}

/// Stores the letter when it is warned, too.
struct CarefulDraft: Drafting {
  static let manifest = Manifest(identifier: "com.example.draft", displayName: "Draft")
  var panel = Panel()
  var draft = ""

  mutating func viewDidLoad() { draft = storage["draft"] ?? "" }
  mutating func willResignActive(with conversation: Conversation) { storage["draft"] = draft }
  mutating func didReceiveMemoryWarning() { storage["draft"] = draft }
  mutating func perform(_ action: DraftAction) { if case .type(let text) = action { draft = text } }
}
