// The sample of the documentation: two people count together, each adding one.

import MessagesHost

struct Counter: MessagesExtension {
  static let manifest = Manifest(identifier: "com.example.counter", displayName: "Counter")

  enum Action { case addOne }

  var panel = Panel()
  var count = 0
  var session: Session?

  mutating func willBecomeActive(with conversation: Conversation) { read(conversation.selectedMessage) }
  mutating func didSelect(_ message: Message, conversation: Conversation) { read(message) }
  mutating func didReceive(_ message: Message, conversation: Conversation) { read(message) }

  mutating func perform(_ action: Action) {
    guard let conversation = activeConversation else { return }
    var message = Message(session: session ?? newSession())
    message.url = "https://example.com/?count=\(count + 1)"
    message.summaryText = "$\(conversation.localParticipantIdentifier) counted \(count + 1)"
    message.layout = TemplateLayout()
    message.layout?.caption = "$\(conversation.localParticipantIdentifier) counts \(count + 1)"
    insert(message)
    dismiss()
  }

  private mutating func read(_ message: Message?) {
    count = message?.url?.split(separator: "=").last.flatMap { Int($0) } ?? 0
    session = message?.session
  }
}
