// What an event causes besides the new state, as data to carry out or compare.

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
  /// An app on the home screen learns how its sheet ended.
  case composed(ComposeResult, by: Manifest, on: Participant)
  /// A watch hands this item to its phone.
  case handedToPhone(ItemAddress)
  /// The host has a remark about what an extension did on a person's phone.
  case noted(HostNote, on: Participant)
  /// Something followed from an event of a person's notifications.
  indirect case notified(NotificationEffect, on: Participant)
  /// The event could not happen on a person's phone, and nothing changed; only a sticker dropped on a missing item is
  /// put back.
  case ignored(Obstacle, on: Participant)
  /// No mail was on its way, and nothing changed.
  case noMail
}

/// A remark about something that an extension did without an effect, or with a surprising one.
public enum HostNote: Hashable, Sendable {
  /// A style was requested before the view was shown.
  case styleBeforeAppearing(PresentationStyle)
  /// Extensions may not ask for this style.
  case styleNotForRequest(PresentationStyle)
  /// The style asked for is the current one.
  case styleAlready(PresentationStyle)
  /// An extension that is leaving or has left asked for something.
  case notActive
  /// An insertion was refused.
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
  /// Nothing opens the URL.
  case notForBrowser(String?)
  /// A sticker has a fault but is used anyway.
  case stickerConcern(StickerConcern)
  /// An extension that is not a data source showed a sticker browser, which was removed.
  case noStickerDataSource
  /// A data source returned a negative number of stickers.
  case negativeStickerCount(Int)
  /// An extension asked to reload the stickers, but there is no browser.
  case noStickerBrowser
  /// A sticker came for a bubble that is gone.
  case stickerWithoutBubble
  /// An extension tried to send directly, which this phone does not support.
  case sendingSwitchedOff
  /// A sheet was asked for while another one is in front.
  case sheetInFront
  /// A live bubble asked for something that it cannot have.
  case notInBubble
  /// An extension wrote to a group that its bundle does not declare.
  case undeclaredAppGroup(String)
  /// An extension wrote a file at a URL that is not that of a file.
  case fileNotWritten(url: String)
  /// A live bubble wants this size, which is too large or not positive; it gets the largest one.
  case bubbleOfSize(ContentSize)
}

/// Why an event could not happen.
public enum Obstacle: Error, Hashable, Sendable {
  /// The conversation is not on the screen.
  case notInConversation
  /// The conversation is on the screen already.
  case alreadyInConversation
  /// No extension is open.
  case noExtensionOpen
  /// The input field is out of reach.
  case inputFieldOutOfReach
  /// There is no keyboard to type on.
  case noKeyboard
  /// Nobody is in the conversation to send something to.
  case noRecipients
  /// A conversation has no more people than this.
  case tooManyPeople(most: Int)
  /// The person is not in the conversation, or is the holder.
  case noSuchPerson(Participant)
  /// There is nothing to send.
  case nothingToSend
  /// No item has this number, or the event does not apply to the item.
  case noSuchItem(Int)
  /// Nothing is staged at this position.
  case nothingStaged(Int)
  /// The extension is not installed.
  case notInstalled(Manifest)
  /// The extension is already installed.
  case alreadyInstalled(Manifest)
  /// There is no such extension.
  case noSuchExtension(Manifest)
  /// The extension is already open.
  case alreadyOpen(Manifest)
  /// Only a watch has a phone beside it, which takes items over and gives stickers.
  case noWatch(Device)
  /// Extensions do not run on this machine.
  case runsNoExtensions(Device)
  /// The envelope comes from this phone itself.
  case ownMail
  /// The envelope comes from somebody who is not in the conversation.
  case strangersMail
  /// An expanded extension hides the drawer.
  case drawerOutOfReach
  /// An expanded app hides the bubbles.
  case transcriptOutOfReach
  /// No sticker with this index is on the screen.
  case noSuchSticker(Int)
  /// The browser has no such row, or there is no browser.
  case noSuchRow(Int)
  /// No sticker is held.
  case noStickerHeld
  /// The user holds a sticker.
  case holdingSticker
  /// Stickers cannot be scaled to this percentage.
  case stickerOfSize(percent: Int)
  /// Stickers cannot be turned by this many degrees.
  case stickerTurned(degrees: Int)
  /// The app is switched off.
  case notInDrawer(Manifest)
  /// The app is already in the drawer.
  case alreadyInDrawer(Manifest)
  /// The drawer has no such place.
  case noPlaceInDrawer(Int)
  /// The app has no neighbour on that side.
  case noNeighbor
  /// The store does not show the page of an app, or is not open.
  case noStorePage
  /// The store is in front of the conversation.
  case storeInFront
  /// A sheet is in front of the extension.
  case sheetInFront
  /// There is no sheet that can be answered this way.
  case noSuchSheet
  /// A file with this URL is there already, or the URL is not that of a file.
  case badFile(url: String)
  /// No installed app declares this group.
  case noSuchAppGroup(String)
  /// No app on the home screen contains this one.
  case noContainingApp(Manifest)
}
