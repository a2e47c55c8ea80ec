// The events of a phone: its user does something, mail comes in, time passes.

/// Something that happened to a phone. What is large lies beside it, for most events have nothing so large.
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
  /// The user pasted this behind the text of the input field; a link of a message is staged as that message.
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
  indirect case received(Envelope)
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
  /// Something happened to the phone's notifications.
  indirect case notifications(NotificationEvent)
  /// A short time passed, after which items that expire and were read go away.
  case shortTimePassed
  /// The user tapped the sticker at an index: of the browser that is open, or else of the extension's own views.
  case tappedSticker(Int)
  /// The user scrolled the browser so that this row is the first, counted from 0.
  case scrolledStickers(toRow: Int)
  /// The user peeled the sticker at an index off, and holds it.
  case peeledSticker(Int)
  /// The user scaled the sticker that they hold to so many hundredths of its size.
  case scaledSticker(percent: Int)
  /// The user turned the sticker that they hold, clockwise from upright.
  case turnedSticker(degrees: Int)
  /// The user dropped the sticker that they hold: on the bubble of an item, at a place in thousandths of its width and
  /// height, or with nil beside all bubbles.
  case droppedSticker(on: Int?, across: Int, down: Int)
  /// The user chose one of the stickers that were sent recently, the newest at 0.
  case tappedRecentSticker(Int)
  /// The user swiped from the open app to the one behind it in the drawer.
  case swipedToNextApp
  /// The user swiped from the open app to the one before it in the drawer.
  case swipedToPreviousApp
  /// The user moved an app to another place in the drawer, counted from 0.
  case movedInDrawer(Manifest, to: Int)
  /// The user switched an app on; its identifiers follow from the seed.
  case enabled(Manifest, seed: UInt64)
  /// The user switched an app off.
  case disabled(Manifest)
  /// The user chose whether apps that are installed go into the drawer by themselves.
  case switchedAutomaticAdding(Bool)
  /// The user chose a language for the phone, by its tag: `en`, `zh-Hans`. What is open stays open and reads it.
  case choseLanguage(String)
  /// The user opened a page of the store.
  case openedStore(StorePage)
  /// The user tapped the button with the price; the identifiers of the app follow from the seed.
  case tappedGet(seed: UInt64)
  /// The user closed the store.
  case closedStore
  /// The user of a watch has the phone show an item.
  case handedToPhone(Int)
  /// The user answered the sheet in front of the extension.
  indirect case answeredSheet(SheetAnswer)
}

extension PhoneEvent {
  /// Where something happens: what may be in front of it.
  enum Place: Hashable {
    /// Whatever is on the screen.
    case anywhere
    /// In the conversation, whatever is in front of it.
    case conversation
    /// Where nothing but a sticker in the hand is in front.
    case front
    /// Where neither a sticker in the hand nor a sheet nor the store is in front.
    case free
  }

  /// Where it happens.
  var place: Place {
    switch self {
    case .received, .delivered, .lost, .installed, .removed, .shortTimePassed, .enteredConversation, .enabled,
      .disabled, .switchedAutomaticAdding, .choseLanguage, .notifications:
      .anywhere
    case .leftConversation, .scaledSticker, .turnedSticker, .droppedSticker: .conversation
    case .answeredSheet, .openedStore, .tappedGet, .closedStore: .front
    case .openedFromDrawer, .tappedItem, .tappedAttribution, .tappedChevron, .tappedInputField, .hidKeyboard,
      .closedPanel, .edited, .pasted, .deletedStaged, .pressedSend, .acted, .kept, .tappedSticker, .scrolledStickers,
      .peeledSticker, .tappedRecentSticker, .swipedToNextApp, .swipedToPreviousApp, .movedInDrawer, .handedToPhone:
      .free
    }
  }
}
