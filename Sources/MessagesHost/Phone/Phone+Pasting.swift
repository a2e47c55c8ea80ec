// Pasting into the input field: a link that an extension recognizes becomes its message, and any other text stays text.

extension Phone {
  /// No extension is open while the user types, and none is launched or called for a link.
  mutating func paste(_ text: String, _ effects: inout [Effect]) {
    guard let (app, message) = message(pasted: text) else { return inputField.text += text }
    do throws(MessageErrorCode) {
      try stage(message, of: app, &effects)
    } catch {
      effects.append(.noted(.insertRefused(error), on: owner))
      inputField.text += text
    }
  }

  private func message(pasted text: String) -> (app: Manifest, message: Message)? {
    guard let url = PastedLink.url(in: text) else { return nil }
    for installation in installations {
      let link = PastedLink(
        url: url, localParticipantIdentifier: installation.identities.local,
        preferredLanguage: preferredLanguage, session: Session(creator: owner, serial: sessionsMade + 1))
      if let message = App.message(of: link, by: installation.app) { return (installation.app, message) }
    }
    return nil
  }
}
