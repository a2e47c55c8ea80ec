// The extension inside the app: people in a conversation ask for cups, and one bubble goes round.

import MessagesHost
import TeaRound

/// A round of tea in a conversation.
public struct TeaExtension: MessagesExtension {
  /// The name and identity of the extension.
  public static let manifest = Manifest(identifier: "com.example.tea.messages", displayName: "Tea Round")

  /// What the user can do in the extension's view.
  public enum Action: Sendable {
    /// Asks for a cup.
    case oneForMe
  }

  /// What the extension and Messages exchange.
  public var panel = Panel()

  /// The round as the extension knows it; nil if the bubble has none.
  public private(set) var round = TeaRound(cups: 0)

  /// An extension that was just launched.
  public init() {}

  /// Reads the bubble that was tapped, if one was.
  public mutating func willBecomeActive(with conversation: Conversation) {
    if let message = conversation.selectedMessage { read(message) }
  }

  /// Reads another bubble.
  public mutating func didSelect(_ message: Message, conversation: Conversation) { read(message) }

  /// Reads a message that came in.
  public mutating func didReceive(_ message: Message, conversation: Conversation) { read(message) }

  /// Asks for a cup; the bubble says for whom.
  public mutating func perform(_ action: Action) {
    guard let conversation = activeConversation, let next = round?.withOneMore else { return }
    var message = Message(session: conversation.selectedMessage?.session ?? newSession())
    message.url = next.url
    message.layout = TemplateLayout()
    message.layout?.caption = "$\(conversation.localParticipantIdentifier) wants tea"
    message.layout?.trailingCaption = next.words
    message.summaryText = "$\(conversation.localParticipantIdentifier) wanted tea"
    insert(message)
    dismiss()
  }

  private mutating func read(_ message: Message) {
    round = message.url.flatMap { TeaRound(url: $0) }
  }
}
