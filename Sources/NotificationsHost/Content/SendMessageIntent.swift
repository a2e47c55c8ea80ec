// A received message, as a service extension describes it, so that its notification shows the sender.

/// An app's description of a message: the parts of `INSendMessageIntent` that a notification shows.
///
/// ```swift
/// let kate = MessageSender(displayName: "Kate", picture: [])
/// contentHandler(try content.updating(from: SendMessageIntent(sender: kate)))
/// ```
public struct SendMessageIntent: Hashable, Sendable {
  /// The sender.
  public let sender: MessageSender
  /// The name of the group; nil for a conversation of two.
  public let groupName: String?

  /// A message from a person.
  public init(sender: MessageSender, groupName: String? = nil) {
    self.sender = sender
    self.groupName = groupName
  }
}

/// A person who sent a message: `INPerson`.
public struct MessageSender: Hashable, Sendable {
  /// The name that is shown.
  public let displayName: String
  /// The picture, in a form that the app and the views agree on; empty for none.
  public let picture: [UInt8]

  /// A person.
  public init(displayName: String, picture: [UInt8] = []) {
    self.displayName = displayName
    self.picture = picture
  }
}

extension NotificationContent {
  /// The content with the sender's name as its title, and their picture.
  ///
  /// - Throws: `contentProvidingInvalid` if the sender has no name.
  public func updating(from intent: SendMessageIntent) throws(NotificationErrorCode) -> NotificationContent {
    if intent.sender.displayName.isEmpty { throw .contentProvidingInvalid }
    var content = self
    content.title = intent.sender.displayName
    if let groupName = intent.groupName { content.subtitle = groupName }
    content.sender = intent.sender
    return content
  }
}
