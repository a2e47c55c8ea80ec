// A conversation as an extension reads it: two identifiers and the one selected message.

/// The conversation that an extension is active in: `MSConversation`.
///
/// It is a snapshot. To put something into the input field, an extension calls its own methods, such as
/// ``MessagesExtension/insert(_:)-(Message)``.
public struct Conversation: Hashable, Sendable {
  /// The person who holds this phone.
  public let localParticipantIdentifier: ParticipantIdentifier

  /// The other people of the conversation.
  public let remoteParticipantIdentifiers: [ParticipantIdentifier]

  /// The message that the user selected, and the only one that the extension may read.
  public let selectedMessage: Message?

  /// A conversation, as a host passes it to an extension.
  public init(
    localParticipantIdentifier: ParticipantIdentifier, remoteParticipantIdentifiers: [ParticipantIdentifier],
    selectedMessage: Message?
  ) {
    self.localParticipantIdentifier = localParticipantIdentifier
    self.remoteParticipantIdentifiers = remoteParticipantIdentifiers
    self.selectedMessage = selectedMessage
  }
}
