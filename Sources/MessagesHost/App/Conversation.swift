// The conversation as an extension sees it: two identifiers and the one selected message.

/// The conversation that an extension is active in: `MSConversation`.
///
/// It is a picture of what is so. What an extension puts into the input field it asks for itself, as in
/// ``MessagesExtension/insert(_:)-(Message)``.
public struct Conversation: Hashable, Sendable {
  /// The person who holds this phone.
  public let localParticipantIdentifier: ParticipantIdentifier

  /// The people at the other end.
  public let remoteParticipantIdentifiers: [ParticipantIdentifier]

  /// The message that the user selected, and the only one that the extension may read.
  public let selectedMessage: Message?
}
