// The events of a phone: actions of the user, mail, passing time.

import NotificationsHost
import StickersHost

/// An event of a phone; large payloads are `indirect` because most events have none.
public enum PhoneEvent<Action: Equatable & Sendable>: Equatable, Sendable {
  /// The user chose an app in the drawer.
  case openedFromDrawer(Manifest)
  /// The user tapped an item of the transcript.
  case tappedItem(Int)
  /// The user tapped the bubble of a staged item; positions count from 0.
  case tappedStaged(Int)
  /// The user tapped the name of the extension under an item.
  case tappedAttribution(Int)
  /// The user tapped the control that expands or collapses the open app.
  case tappedChevron
  /// The user tapped the input field, to type.
  case tappedInputField
  /// The user hid the keyboard.
  case hidKeyboard
  /// The user closed the open app.
  case closedPanel
  /// The user changed the text of the input field to this.
  case edited(String)
  /// The user pasted this after the text of the input field; a link to a message is staged as that message.
  case pasted(String)
  /// The user tapped the cross of a staged item; positions count from 0.
  case deletedStaged(Int)
  /// The user pressed Send.
  case pressedSend
  /// The user left the conversation for another one or for another program.
  case leftConversation
  /// The user entered the conversation.
  case enteredConversation
  /// The user acted in the extension's view.
  case acted(Action)
  /// Work that the extension had started ended: a search, a download, a timer. The action does not count as a touch.
  case resultCame(Action)
  /// The user acted in the live bubble of an item.
  case actedInBubble(Int, Action)
  /// A post arrived.
  indirect case received(Envelope)
  /// A post that this phone sent under a number was delivered.
  case delivered(Int)
  /// A post that this phone sent under a number was lost.
  case lost(Int)
  /// An app was installed; its identifiers follow from the seed.
  case installed(Manifest, seed: UInt64)
  /// An app was deleted, with all its data.
  case removed(Manifest)
  /// The user kept an item that would expire.
  case kept(Int)
  /// The user deleted an item from this phone; the others keep theirs.
  case deletedItem(Int)
  /// The user tapped "Not Delivered" at an item, and sent it again.
  case sentAgain(Int)
  /// An event of the phone's notifications.
  indirect case notifications(NotificationEvent)
  /// A short time passed, after which items that were read and expire are removed.
  case shortTimePassed
  /// The user tapped the sticker at an index: in the open browser, or else in the extension's own views.
  case tappedSticker(Int)
  /// The user scrolled the browser so that this row is the first, counted from 0.
  case scrolledStickers(toRow: Int)
  /// The user peeled the sticker at an index off, and holds it.
  case peeledSticker(Int)
  /// The user scaled the sticker that they hold to this percentage of its size.
  case scaledSticker(percent: Int)
  /// The user turned the sticker that they hold, clockwise from upright.
  case turnedSticker(degrees: Int)
  /// The user dropped the sticker that they hold: on the bubble of an item, at a place in thousandths of its width and
  /// height, or outside all bubbles if the item is nil.
  case droppedSticker(on: Int?, across: Int, down: Int)
  /// The user chose one of the stickers that were sent recently, the newest at 0.
  case tappedRecentSticker(Int)
  /// The user swiped from the open app to the one after it in the drawer.
  case swipedToNextApp
  /// The user swiped from the open app to the one before it in the drawer.
  case swipedToPreviousApp
  /// The user moved an app to another place in the drawer, counted from 0.
  case movedInDrawer(Manifest, to: Int)
  /// The user switched an app on; its identifiers follow from the seed.
  case enabled(Manifest, seed: UInt64)
  /// The user switched an app off.
  case disabled(Manifest)
  /// The user chose whether newly installed apps are added to the drawer automatically.
  case switchedAutomaticAdding(Bool)
  /// The user chose a language for the phone, by its tag (`en`, `zh-Hans`); an open extension stays open and reads it.
  case choseLanguage(String)
  /// The user opened a page of the store.
  case openedStore(StorePage)
  /// The user tapped the button with the price; the identifiers of the app follow from the seed.
  case tappedGet(seed: UInt64)
  /// The user closed the store.
  case closedStore
  /// The user of a watch handed an item to the phone.
  case handedToPhone(Int)
  /// The phone beside a watch gave it the stickers that it sent recently, the newest first.
  indirect case recentStickersCame([RecentSticker])
  /// A person joined the conversation; the holder knows them by this name.
  case personJoined(String)
  /// A person left the conversation.
  case personLeft(Participant)
  /// A file appeared on the phone: it was written by another app, or a download ended.
  indirect case fileAppeared(LocalFile)
  /// An app on the home screen stored a text under a key in a group; nil removes it.
  indirect case appStored(String?, key: String, group: String)
  /// An app on the home screen offers a message and a text to send, in a sheet: `MFMessageComposeViewController`.
  indirect case appComposed(Message?, text: String, by: Manifest)
  /// The user sent the contents of an app's sheet, or cancelled it.
  case answeredComposer(isSent: Bool)
  /// The phone has little memory left, and warns the open extension.
  case memoryRanLow
  /// The process of the open extension ended without a call.
  case processEnded
  /// The completion handlers that wait are called, on a phone with ``PhoneBehavior/delaysCompletions``.
  case completionsCame
  /// The user answered the sheet in front of the extension.
  indirect case answeredSheet(SheetAnswer)
}

extension PhoneEvent {
  enum Requirement: Hashable {
    case nothing
    /// The conversation, even if a sheet or the store is in front of it.
    case conversation
    /// The conversation, without a held sticker; a sheet or the store may be in front.
    case noHeldSticker
    /// The conversation, without a held sticker, a sheet or the store in front.
    case nothingInFront
  }

  /// The screen that the event requires.
  var requirement: Requirement {
    switch self {
    case .received, .delivered, .lost, .installed, .removed, .shortTimePassed, .enteredConversation, .enabled,
      .disabled, .switchedAutomaticAdding, .choseLanguage, .notifications, .personJoined, .personLeft,
      .completionsCame, .recentStickersCame, .resultCame, .fileAppeared, .appStored, .appComposed, .answeredComposer,
      .memoryRanLow, .processEnded:
      .nothing
    case .leftConversation, .scaledSticker, .turnedSticker, .droppedSticker: .conversation
    case .answeredSheet, .openedStore, .tappedGet, .closedStore: .noHeldSticker
    case .openedFromDrawer, .tappedItem, .tappedStaged, .tappedAttribution, .tappedChevron, .tappedInputField,
      .hidKeyboard, .closedPanel, .edited, .pasted, .deletedStaged, .pressedSend, .acted, .actedInBubble, .kept,
      .deletedItem, .sentAgain, .tappedSticker, .scrolledStickers, .peeledSticker, .tappedRecentSticker,
      .swipedToNextApp, .swipedToPreviousApp, .movedInDrawer, .handedToPhone:
      .nothingInFront
    }
  }
}
