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

/// How far an extension's life has come, for what it may ask.
enum Moment: Hashable, Sendable {
  /// Its view was not shown yet, and perhaps there is no conversation yet.
  case loading, activating
  /// It is on the screen.
  case shown
  /// It is being closed and may still use the conversation.
  case leaving
  /// It resigned.
  case resigned
}

/// Something that an extension asked for.
enum Wish: Hashable, Sendable {
  case insertion(Insertion)
  case presentationStyle(PresentationStyle)
  case dismiss
}

/// Something to be put into the input field.
enum Insertion: Hashable, Sendable {
  case message(Message), sticker(Sticker), text(String)
  case file(url: String, alternateFilename: String?)
}
