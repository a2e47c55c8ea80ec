// The consequences of an event besides the new state, as data to carry out or compare.

import NotificationsHost
import StickersHost

/// A consequence of an event; large payloads are `indirect` because most effects have none.
public enum Effect: Hashable, Sendable {
  /// The host called an extension.
  case called(LoggedCall)
  /// An envelope is to be carried to the other phones.
  indirect case sent(Envelope)
  /// A URL is to be opened in the browser.
  case openedInBrowser(String)
  /// The store's page of an extension is to be opened.
  case openedStore(Manifest)
  /// An extension opened a URL: that of an app, or a page.
  indirect case openedURL(String, by: Manifest, on: Participant)
  /// The sheet of an app on the home screen has ended.
  case composed(ComposeResult, by: Manifest, on: Participant)
  /// A watch handed this item to its phone.
  case handedToPhone(ItemAddress)
  /// A remark about an extension's action on a person's phone.
  case noted(HostNote, on: Participant)
  /// An effect of an event in a person's notifications.
  indirect case notified(NotificationEffect, on: Participant)
  /// The event could not happen on a person's phone, and nothing changed; only a sticker dropped on a missing item is
  /// put back.
  case ignored(Obstacle, on: Participant)
  /// No mail was on its way, and nothing changed.
  case noMail
}

/// A remark about an extension's action that had no effect, or a surprising one.
public enum HostNote: Hashable, Sendable {
  case styleBeforeAppearing(PresentationStyle)
  /// Extensions may not ask for this style.
  case styleNotForRequest(PresentationStyle)
  /// The style asked for is the current one.
  case styleAlready(PresentationStyle)
  case notActive
  case insertRefused(MessageErrorCode)
  /// Messages does not promise to carry URLs of this scheme; the URL was accepted.
  case unusualScheme(String?)
  /// A message has no URL, although Apple's documentation says to set it; the message was accepted.
  case messageWithoutURL
  /// The same for its layout.
  case messageWithoutLayout
  /// A text of the layout is not shown: a subcaption without a caption, or an image text without a picture.
  case textNotShown(String)
  /// The extension kept making follow-up requests; the rest were dropped.
  case tooManyRequests(most: Int)
  /// No program opens the URL.
  case notForBrowser(String?)
  /// A sticker has a fault but is used anyway.
  case stickerConcern(StickerConcern)
  /// An extension that is not a data source showed a sticker browser, which was removed.
  case noStickerDataSource
  /// A data source returned a negative number of stickers.
  case negativeStickerCount(Int)
  /// An extension asked to reload the stickers, but there is no browser.
  case noStickerBrowser
  case stickerWithoutBubble
  /// An extension tried to send directly, which this phone does not support.
  case sendingSwitchedOff
  case sheetInFront
  case notInBubble
  case undeclaredAppGroup(String)
  case fileNotWritten(url: String)
  /// A live bubble wants this size, which is too large or not positive; it gets the largest one.
  case bubbleOfSize(ContentSize)
}

/// Why an event could not happen.
public enum Obstacle: Error, Hashable, Sendable {
  case notInConversation
  case alreadyInConversation
  case noExtensionOpen
  case inputFieldOutOfReach
  /// There is no keyboard to type on.
  case noKeyboard
  /// The conversation has no other person to send to.
  case noRecipients
  /// A conversation has no more people than this.
  case tooManyPeople(most: Int)
  /// The person is not in the conversation, or is the holder.
  case noSuchPerson(Participant)
  case nothingToSend
  /// No item has this number, or the event does not apply to the item.
  case noSuchItem(Int)
  /// No item is staged at this position.
  case nothingStaged(Int)
  case notInstalled(Manifest)
  case alreadyInstalled(Manifest)
  case noSuchExtension(Manifest)
  case alreadyOpen(Manifest)
  /// Only a watch has a phone beside it, which takes items over and gives stickers.
  case noWatch(Device)
  /// Extensions do not run on this machine.
  case runsNoExtensions(Device)
  case ownMail
  case strangersMail
  case drawerOutOfReach
  case transcriptOutOfReach
  /// No sticker with this index is on the screen.
  case noSuchSticker(Int)
  /// The browser has no such row, or there is no browser.
  case noSuchRow(Int)
  case noStickerHeld
  /// The user holds a sticker.
  case holdingSticker
  /// Stickers cannot be scaled to this percentage.
  case stickerOfSize(percent: Int)
  /// Stickers cannot be turned by this many degrees.
  case stickerTurned(degrees: Int)
  /// The app is switched off.
  case notInDrawer(Manifest)
  case alreadyInDrawer(Manifest)
  case noPlaceInDrawer(Int)
  /// The app has no neighbour on that side.
  case noNeighbor
  /// The store does not show the page of an app, or is not open.
  case noStorePage
  case storeInFront
  case sheetInFront
  case noSuchSheet
  /// A file with this URL is there already, or the URL is not that of a file.
  case badFile(url: String)
  /// No installed app declares this group.
  case noSuchAppGroup(String)
  /// No app on the home screen contains this one.
  case noContainingApp(Manifest)
}
