// What can happen to a phone: its user does something, mail comes in, time passes.

/// Something that happened to a phone.
public enum PhoneEvent<Action: Equatable & Sendable>: Equatable, Sendable {
  /// The user chose an extension in the drawer, or swiped to it from another.
  case openedFromDrawer(Manifest)
  /// The user tapped an item of the transcript.
  case tappedItem(Int)
  /// The user tapped the name of the extension under an item.
  case tappedAttribution(Int)
  /// The user tapped the control that expands or collapses the extension.
  case tappedChevron
  /// The user tapped the input field, to type.
  case tappedInputField
  /// The user put the keyboard away.
  case hidKeyboard
  /// The user closed the extension.
  case closedPanel
  /// The user edited the text of the input field, which is now this.
  case edited(String)
  /// The user pasted this behind the text of the input field; where it is a link of a message, it is staged as that.
  case pasted(String)
  /// The user tapped the cross of something staged; positions count from 0.
  case deletedStaged(Int)
  /// The user pressed Send.
  case pressedSend
  /// The user left the conversation, for another one or for another program.
  case leftConversation
  /// The user came to the conversation.
  case enteredConversation
  /// The user did something in the extension's view.
  case acted(Action)
  /// Something came in.
  case received(Envelope)
  /// What this phone sent under a number is there.
  case delivered(Int)
  /// What this phone sent under a number was lost.
  case lost(Int)
  /// An extension was installed; its identifiers follow from the seed.
  case installed(Manifest, seed: UInt64)
  /// An extension was removed.
  case removed(Manifest)
  /// The user keeps an item that would go away.
  case kept(Int)
  /// A short time passed, after which items that expire and were read go away.
  case shortTimePassed
}

extension PhoneEvent {
  /// Whether the user does it in the conversation, and so only while that is on the screen.
  var happensInConversation: Bool {
    switch self {
    case .received, .delivered, .lost, .installed, .removed, .shortTimePassed, .enteredConversation: false
    default: true
    }
  }
}
