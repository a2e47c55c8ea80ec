// The conversation as an extension sees it: two identifiers, the one selected message, and what can be put into the field.

/// The conversation that an extension is active in: `MSConversation`.
///
/// A copy asks for nothing: insert through ``MessagesExtension/activeConversation``.
public struct Conversation: Hashable, Sendable {
  /// The person who holds this phone.
  public let localParticipantIdentifier: ParticipantIdentifier

  /// The people at the other end.
  public let remoteParticipantIdentifiers: [ParticipantIdentifier]

  /// The message that the user selected, and the only one that the extension may read.
  public internal(set) var selectedMessage: Message?

  /// Whose phone this is and how many sessions were made on it.
  var owner: Participant
  var sessionsMade: Int

  /// How far the extension's life has come.
  var moment: Moment

  /// What the extension asked for since the host last looked, in order.
  var wishes: [Wish] = []

  /// The conversation of an extension with these identities.
  init(owner: Participant, identities: Identities, sessionsMade: Int) {
    localParticipantIdentifier = identities.local
    remoteParticipantIdentifiers = [identities.remote]
    self.owner = owner
    self.sessionsMade = sessionsMade
    moment = .loading
  }

  /// A session that no message belongs to yet: `MSSession()`.
  public mutating func newSession() -> Session {
    sessionsMade += 1
    return Session(creator: owner, serial: sessionsMade)
  }

  /// Puts a message into the input field, in the place of one that is there already. Never sends.
  public mutating func insert(_ message: Message) {
    ask(.insert(message))
  }

  /// Puts a sticker into the input field. Never sends.
  public mutating func insert(_ sticker: Sticker) {
    ask(.insertSticker(sticker))
  }

  /// Adds to the text of the input field. Never sends.
  public mutating func insertText(_ text: String) {
    ask(.insertText(text))
  }

  /// Puts a file into the input field, under another name where one is given. Never sends.
  public mutating func insertAttachment(_ url: String, withAlternateFilename filename: String?) {
    ask(.insertAttachment(url: url, alternateFilename: filename))
  }

  mutating func ask(_ wish: Wish) {
    wishes.append(wish)
  }
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
  case insert(Message), insertSticker(Sticker), insertText(String)
  case insertAttachment(url: String, alternateFilename: String?)
  case presentationStyle(PresentationStyle)
  case dismiss
}
