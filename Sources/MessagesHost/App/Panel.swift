// What Apple's superclass holds for an extension, as a value that the extension stores.

/// What stands between the host and an extension; an extension stores one and leaves the rest to the host.
public struct Panel: Hashable, Sendable {
  /// How the extension is shown.
  public internal(set) var presentationStyle: PresentationStyle

  /// The conversation, also while the extension may not yet see it.
  var conversation: Conversation

  /// A panel before the host has filled it in.
  public init() {
    let nobody = ParticipantIdentifier(high: 0, low: 0)
    self.init(
      presentationStyle: .compact,
      conversation: Conversation(
        owner: .first, identities: Identities(local: nobody, remote: nobody), sessionsMade: 0))
  }

  init(presentationStyle: PresentationStyle, conversation: Conversation) {
    self.presentationStyle = presentationStyle
    self.conversation = conversation
  }

  /// The conversation on the screen; nil before the extension becomes active. To assign nil changes nothing.
  public var activeConversation: Conversation? {
    get { conversation.moment == .loading ? nil : conversation }
    set {
      if let newValue { conversation = newValue }
    }
  }

  /// Asks for a style.
  public mutating func requestPresentationStyle(_ presentationStyle: PresentationStyle) {
    conversation.ask(.presentationStyle(presentationStyle))
  }

  /// Asks to be closed.
  public mutating func dismiss() {
    conversation.ask(.dismiss)
  }
}
