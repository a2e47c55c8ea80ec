// What an open extension may know about its phone, and how that gets into the extension's panel.

import StickersHost

/// What an extension may know about its phone, besides the host's record of the extension.
struct KnownToExtension {
  let owner: Participant
  let sessionsMade: Int
  let files: [LocalFile]
  let preferredLanguage: String
  /// Which of the others are in the conversation now, in their order.
  let areHere: [Bool]

  /// The extension's identifiers and data; nil if it is not installed.
  let installation: Installation?

  /// Fills in the whole panel in place; the host does so before each call and after each event.
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
    _ = panel.takeRequests()
  }

  /// The conversation as an open extension reads it; nil while the extension is loading.
  private func conversation<App>(of open: OpenExtension<App>) -> Conversation? {
    guard open.moment != .loading, let identities = installation?.identities else { return nil }
    return Conversation(
      localParticipantIdentifier: identities.local,
      remoteParticipantIdentifiers: zip(identities.remotes, areHere).filter { $0.1 }.map { $0.0 },
      selectedMessage: open.selection?.message(identities: identities, owner: owner))
  }
}
