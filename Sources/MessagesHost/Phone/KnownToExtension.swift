// What an open extension may know of its phone, and how it comes into the extension's panel.

/// What an extension may know of the phone that it is open on, besides what the host holds of it.
struct KnownToExtension {
  let owner: Participant
  let sessionsMade: Int
  let files: [LocalFile]
  let preferredLanguage: String

  /// Its identifiers and what it keeps; nil if it is not installed.
  let installation: Installation?

  /// Fills in all of the panel, in its place: extensions have theirs filled in before each call and after each event.
  func fillPanel<App>(of open: inout OpenExtension<App>) {
    if open.conversation == nil { open.conversation = conversation(of: open) }
    let (style, browser, conversation) = (open.style, open.browser, open.conversation)
    fill(&open.instance.panel, style, browser, conversation)
  }

  private func fill(
    _ panel: inout Panel, _ style: PresentationStyle, _ browser: StickerBrowserView?, _ conversation: Conversation?
  ) {
    panel.presentationStyle = style
    panel.activeConversation = conversation
    panel.files = files
    panel.preferredLanguage = preferredLanguage
    panel.stickerBrowserView = browser
    panel.storage = installation?.storage ?? AppStorage()
    panel.purchases = installation?.purchases ?? []
    (panel.owner, panel.sessionsMade) = (owner, sessionsMade)
    panel.wishes = []
  }

  /// The conversation as an open extension reads it; nil as long as it is loaded.
  private func conversation<App>(of open: OpenExtension<App>) -> Conversation? {
    guard open.moment != .loading, let identities = installation?.identities else { return nil }
    return Conversation(
      localParticipantIdentifier: identities.local, remoteParticipantIdentifiers: identities.remotes,
      selectedMessage: open.selection?.message(identities: identities, owner: owner))
  }
}
