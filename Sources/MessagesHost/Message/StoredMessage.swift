// A message as the host stores and delivers it, without any identifier that belongs to one phone.

/// An interactive message between the phones.
///
/// An extension writes and reads a ``Message``; the host stores and delivers it as a stored message.
public struct StoredMessage: Hashable, Sendable {
  /// The extension that the message belongs to.
  public let app: Manifest

  /// The sender.
  public let sender: Participant

  /// The session that it updates.
  public let session: Session?

  /// The extension's own data.
  public let url: String?

  /// The text that a screen reader speaks for the bubble, if the extension gave one.
  public let accessibilityLabel: SharedText?

  /// The line that replaces the bubble once a later message follows.
  public let summaryText: SharedText?

  /// The contents of the bubble.
  public let layout: BubbleLayout<SharedText>?

  /// Whether it expires after it was read.
  public let shouldExpire: Bool
}

extension StoredMessage {
  init(_ message: Message, app: Manifest, identities: Identities, sender: Participant) {
    let shared = { SharedText($0, identities: identities, owner: sender) }
    self.init(
      app: app, sender: sender, session: message.session, url: message.url,
      accessibilityLabel: message.accessibilityLabel.map(shared), summaryText: message.summaryText.map(shared),
      layout: message.layout?.mapTexts(shared), shouldExpire: message.shouldExpire)
  }

  func message(identities: Identities, owner: Participant, isPending: Bool, error: SendError?) -> Message {
    let written = { (text: SharedText) in text.written(identities: identities, owner: owner) }
    var message = Message(session: session)
    message.url = url
    message.layout = layout?.mapTexts(written)
    message.summaryText = summaryText.map(written)
    message.accessibilityLabel = accessibilityLabel.map(written)
    message.shouldExpire = shouldExpire
    message.senderParticipantIdentifier = identities.identifier(of: sender, owner: owner)
    message.isPending = isPending
    message.error = error
    return message
  }
}
