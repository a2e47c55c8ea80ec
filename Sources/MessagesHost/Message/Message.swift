// A message as an extension writes and reads it.

/// An interactive message: `MSMessage`.
public struct Message: Hashable, Sendable {
  /// What this message updates, or nil if its bubble stands alone.
  public internal(set) var session: Session?

  /// All that the extension wants to say to itself on the other phone, at most 5,000 characters.
  public var url: String?

  /// What the bubble shows.
  public var layout: TemplateLayout?

  /// The line that stays where this bubble was once a later message of the session has followed; nil leaves no line.
  public var summaryText: String?

  /// What a screen reader says for the bubble.
  public var accessibilityLabel: String?

  /// Whether the message goes away a short time after it was read.
  public var shouldExpire = false

  /// Who sent the message, as this phone knows them; nil before the message was inserted.
  public internal(set) var senderParticipantIdentifier: ParticipantIdentifier?

  /// Whether the message was not yet sent.
  public internal(set) var isPending = true

  /// Why the message could not be sent; nil while nothing went wrong.
  public internal(set) var error: SendError?

  /// A message that no other will update.
  public init() {
    self.init(session: nil)
  }

  /// A message of a session: it takes the place of the session's bubble.
  public init(session: Session) {
    self.init(session: session as Session?)
  }

  /// A message of a session, or of none.
  init(session: Session?) {
    self.session = session
  }

  /// The most characters that a URL may have.
  static let urlLimit = 5_000

  /// Whether a URL has more.
  static func isTooLong(_ url: String) -> Bool { url.unicodeScalars.count > urlLimit }
}

/// Why a message was not sent.
public enum SendError: Error, Hashable, Sendable {
  /// It could not be delivered.
  case notDelivered
}
