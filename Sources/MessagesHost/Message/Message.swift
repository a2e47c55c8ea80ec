// A message as an extension writes and reads it.

/// An interactive message: `MSMessage`.
///
/// ```swift
/// var message = Message(session: newSession())
/// message.url = "https://example.com/?move=4"
/// message.summaryText = "$\(conversation.localParticipantIdentifier) moved"
/// ```
public struct Message: Hashable, Sendable {
  /// The session of this message; nil if no other message shares its bubble.
  public internal(set) var session: Session?

  /// The extension's own data for the other phones, at most 5,000 characters.
  public var url: String?

  /// The contents of the bubble.
  public var layout: TemplateLayout?

  /// The line that replaces this bubble once a later message of the session follows; nil leaves no line.
  public var summaryText: String?

  /// The text that a screen reader speaks for the bubble.
  public var accessibilityLabel: String?

  /// Whether the message expires a short time after it was read.
  public var shouldExpire = false

  /// The sender's identifier on this phone; nil before the message was inserted.
  public internal(set) var senderParticipantIdentifier: ParticipantIdentifier?

  /// Whether the message is not sent yet.
  public internal(set) var isPending = true

  /// Why the message could not be sent; nil if it was sent or has not been sent yet.
  public internal(set) var error: SendError?

  /// A message that replaces the bubble of its session; without a session, no other message will update it.
  ///
  /// An extension gives at most the session. A host also gives the sender and the state of the delivery.
  public init(
    session: Session? = nil, senderParticipantIdentifier: ParticipantIdentifier? = nil, isPending: Bool = true,
    error: SendError? = nil
  ) {
    self.session = session
    self.senderParticipantIdentifier = senderParticipantIdentifier
    self.isPending = isPending
    self.error = error
  }

  static func isTooLong(_ url: String) -> Bool { url.unicodeScalars.count > 5_000 }
}

/// Why a message was not sent.
public enum SendError: Error, Hashable, Sendable {
  /// It could not be delivered.
  case notDelivered
}

extension SendError: CustomStringConvertible {
  /// The error in words: `the message could not be delivered`.
  public var description: String {
    switch self {
    case .notDelivered: "the message could not be delivered"
    }
  }
}
