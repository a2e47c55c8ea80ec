// What follows from an event, besides the new state: as data, to be carried out or compared.

/// Something that followed from an event. What is large lies beside it, for most effects have nothing so large.
public enum Effect: Hashable, Sendable {
  /// The host called an extension.
  case called(LoggedCall)
  /// Something is to be carried to the other phone.
  indirect case sent(Envelope)
  /// A URL is to be opened in the browser.
  case openedInBrowser(String)
  /// The store's page of an extension is to be opened.
  case openedStore(Manifest)
  /// A watch has its phone show this item.
  case handedToPhone(ItemAddress)
  /// The host has something to say about what an extension did on a person's phone.
  case noted(HostNote, on: Participant)
  /// Something followed from an event of a person's notifications.
  indirect case notified(NotificationEffect, on: Participant)
  /// The event could not happen on a person's phone, and nothing changed.
  case ignored(Obstacle, on: Participant)
  /// No mail was on its way, and nothing changed.
  case noMail
}

/// An extension did something without an effect, or with a surprising one.
public enum HostNote: Hashable, Sendable {
  /// A style was asked for before the view was shown.
  case styleBeforeAppearing(PresentationStyle)
  /// The style asked for may not be asked for.
  case styleNotForRequest(PresentationStyle)
  /// The style asked for is the current one.
  case styleAlready(PresentationStyle)
  /// Something was asked for by an extension that is leaving or has left.
  case notActive
  /// An insertion was refused.
  case insertRefused(MessageErrorCode)
  /// The URL's scheme is none that Messages promises to carry; it was accepted.
  case unusualScheme(String?)
  /// The extension kept asking in answer to the answers; the rest was dropped.
  case tooManyRequests(most: Int)
  /// The URL is none that a browser opens.
  case notForBrowser(String?)
  /// A sticker has a fault, and is used all the same.
  case stickerConcern(StickerConcern)
  /// An extension shows a browser of stickers and is no data source, so the browser is gone again.
  case noStickerDataSource
  /// A data source said that it has fewer stickers than none.
  case negativeStickerCount(Int)
  /// Stickers are to be loaded anew, and there is no browser.
  case noStickerBrowser
  /// A sticker came for a bubble that is gone.
  case stickerWithoutBubble
  /// An extension sends by itself, and the phone has no such call.
  case sendingSwitchedOff
  /// A sheet was asked for while another one is in front.
  case sheetInFront
}

/// Why an event could not happen.
public enum Obstacle: Hashable, Sendable {
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
  /// There is nothing to send.
  case nothingToSend
  /// No item has this number, or none that can be tapped so.
  case noSuchItem(Int)
  /// Nothing is staged at this position.
  case nothingStaged(Int)
  /// The extension is not installed.
  case notInstalled(Manifest)
  /// The extension is installed already.
  case alreadyInstalled(Manifest)
  /// There is no such extension.
  case noSuchExtension(Manifest)
  /// The extension is open already.
  case alreadyOpen(Manifest)
  /// Only a watch hands something over to its phone.
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
  /// No sticker of this index is on the screen.
  case noSuchSticker(Int)
  /// The browser has no such row, or there is no browser.
  case noSuchRow(Int)
  /// No sticker is held.
  case noStickerHeld
  /// The user holds a sticker.
  case holdingSticker
  /// No sticker can be scaled to this many hundredths.
  case stickerOfSize(percent: Int)
  /// No sticker can be turned by this many degrees.
  case stickerTurned(degrees: Int)
  /// The app is switched off.
  case notInDrawer(Manifest)
  /// The app is in the drawer already.
  case alreadyInDrawer(Manifest)
  /// The drawer has no such place.
  case noPlaceInDrawer(Int)
  /// The app has no neighbour on that side.
  case noNeighbour
  /// The store does not show the page of an app, or is not open.
  case noStorePage
  /// The store is in front of the conversation.
  case storeInFront
  /// A sheet is in front of the extension.
  case sheetInFront
  /// There is no sheet that can be answered so.
  case noSuchSheet
}
