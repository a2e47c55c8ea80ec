// The drawing of a message, without sending it first.

@testable import MessagesHost

/// The bubble of a message that the other person sent, on this phone.
func drawing<App: Launchable>(of message: Message, with phone: Phone<App>) -> BubbleDrawing {
  let identities = Identities(seed: 9, owner: phone.owner.other, app: Probe.manifest)
  let stored = StoredMessage(message, app: Probe.manifest, identities: identities, sender: phone.owner.other)
  return BubbleDrawing(stored, contacts: phone.contacts, isLacking: !phone.hasInstalled(Probe.manifest))
}
