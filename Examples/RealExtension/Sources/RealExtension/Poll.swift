// The extension as a value: one bubble goes round, and everybody votes yes or no.

import MessagesHost

/// A poll in one bubble.
public struct Poll: MessagesExtension {
  /// The name and identity of the extension.
  public static let manifest = Manifest(identifier: "com.example.poll.messages", displayName: "Poll")

  /// What the user can do in the extension's view.
  public enum Action: Equatable, Sendable {
    /// Votes yes or no.
    case voted(Bool)
  }

  /// What the extension and Messages exchange.
  public var panel = Panel()

  /// The votes so far.
  public private(set) var (yes, no) = (0, 0)

  /// Why the last vote could not be put into the input field.
  public private(set) var refusal: MessageErrorCode?

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

  /// Puts the vote into the input field, in the bubble that was tapped if there was one.
  public mutating func perform(_ action: Action) {
    guard let conversation = activeConversation, case .voted(let isYes) = action else { return }
    if isYes { yes += 1 } else { no += 1 }
    var message = Message(session: conversation.selectedMessage?.session ?? newSession())
    message.url = "https://example.com/poll?yes=\(yes)&no=\(no)"
    message.layout = TemplateLayout()
    message.layout?.caption = "\(yes) yes, \(no) no"
    message.summaryText = "$\(conversation.localParticipantIdentifier) voted"
    insert(message)
  }

  /// Closes the extension once the vote is in the input field.
  public mutating func didFinishInserting(error: MessageErrorCode?) {
    refusal = error
    if error == nil { dismiss() }
  }

  private mutating func read(_ message: Message) {
    let parts = (message.url ?? "").split { !$0.isNumber }.compactMap { Int($0) }
    if parts.count == 2 { (yes, no) = (parts[0], parts[1]) }
  }
}
