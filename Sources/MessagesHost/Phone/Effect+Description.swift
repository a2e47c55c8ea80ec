// Effects in words, as a failing test and the log show them.

import NotificationsHost
import StickersHost

extension Effect: CustomStringConvertible {
  /// The effect in a line: `first ignored: there is nothing to send`.
  public var description: String {
    switch self {
    case .called(let call): "\(call.phone) \(call.app.displayName) \(call)"
    case .sent(let envelope): "\(envelope.from) sent #\(envelope.number)"
    case .openedInBrowser(let url): "opened in the browser: \(quoted(url))"
    case .openedStore(let app): "opened the store at \(quoted(app.displayName))"
    case .openedURL(let url, let app, let phone): "\(phone) \(app.displayName) opened \(quoted(url))"
    case .composed(let result, let app, let phone): "\(phone) \(app.displayName) composed: \(result)"
    case .handedToPhone(let item): "handed \(item.sender) #\(item.number) to the phone"
    case .noted(let note, let phone): "\(phone) noted: \(note)"
    case .notified(let effect, let phone): "\(phone) \(effect)"
    case .ignored(let obstacle, let phone): "\(phone) ignored: \(obstacle)"
    case .noMail: "no mail is on its way"
    }
  }
}

extension HostNote: CustomStringConvertible {
  /// The note, in words.
  public var description: String {
    switch self {
    case .styleBeforeAppearing(let style): "\(style) was requested before the view was shown"
    case .styleNotForRequest(let style): "\(style) may not be requested"
    case .styleAlready(let style): "\(style) was requested but is already the current style"
    case .notActive: "an extension that is leaving or has left requested something"
    case .insertRefused(let error): "an insertion was refused with \(error)"
    case .unusualScheme(let scheme): "the URL has \(scheme.map { "the scheme \($0)" } ?? "no scheme"), and was accepted"
    case .messageWithoutURL: "a message has no URL, and was accepted"
    case .messageWithoutLayout: "a message has no layout, and was accepted"
    case .textNotShown(let text): "no bubble shows the \(text) of this layout"
    case .tooManyRequests(let most):
      "more than \(most) requests were made in answer to answers; the rest were dropped"
    case .stickerConcern(let concern): "a sticker has \(concern)"
    case .noStickerDataSource: "an extension that is not a data source showed a sticker browser"
    case .negativeStickerCount(let count): "a data source has \(count) stickers"
    case .noStickerBrowser: "a reload was requested, but there is no sticker browser"
    case .stickerWithoutBubble: "a sticker came for a bubble that is gone"
    case .sendingSwitchedOff: "an extension tried to send directly, which is switched off"
    case .sheetInFront: "a sheet was requested while another one is in front"
    case .notInBubble: "a live bubble requested something that it cannot have"
    case .bubbleOfSize(let size): "a live bubble wants \(size.width) x \(size.height) points"
    case .undeclaredAppGroup(let group): "an extension wrote to \(quoted(group)), which its bundle does not declare"
    case .fileNotWritten(let url): "an extension wrote to \(quoted(url)), which is not the URL of a file"
    case .notForBrowser(let scheme): "nothing opens a URL with \(scheme.map { "the scheme \($0)" } ?? "no scheme")"
    }
  }
}

extension Obstacle: CustomStringConvertible {
  /// The obstacle, in words.
  public var description: String {
    switch self {
    case .notInConversation: "the conversation is not on the screen"
    case .alreadyInConversation: "the conversation is already on the screen"
    case .noExtensionOpen: "no extension is open"
    case .inputFieldOutOfReach: "the input field is out of reach"
    case .noKeyboard: "there is no keyboard"
    case .noRecipients: "there is nobody to send to"
    case .tooManyPeople(let most): "a conversation has at most \(most) people"
    case .noSuchPerson(let person): "\(person) is not one of the others"
    case .nothingToSend: "there is nothing to send"
    case .noSuchItem(let number): "there is no item #\(number) for this"
    case .nothingStaged(let position): "nothing is staged at position \(position)"
    case .notInstalled(let app): "\(quoted(app.displayName)) is not installed"
    case .alreadyInstalled(let app): "\(quoted(app.displayName)) is already installed"
    case .noSuchExtension(let app): "there is no extension \(quoted(app.identifier))"
    case .alreadyOpen(let app): "\(quoted(app.displayName)) is already open"
    case .noWatch(let device): "\(device) has no phone beside it"
    case .runsNoExtensions(let device): "\(device) runs no extensions"
    case .ownMail: "the envelope comes from this phone itself"
    case .strangersMail: "the envelope comes from somebody who is not in the conversation"
    case .drawerOutOfReach: "an expanded extension hides the drawer"
    case .transcriptOutOfReach: "an expanded app hides the bubbles"
    case .noSuchSticker(let index): "no sticker \(index) is on the screen"
    case .noSuchRow(let row): "there is no row \(row) of stickers"
    case .noStickerHeld: "no sticker is held"
    case .holdingSticker: "a sticker is held"
    case .stickerOfSize(let percent): "a sticker cannot be scaled to \(percent) percent"
    case .stickerTurned(let degrees): "a sticker cannot be turned by \(degrees) degrees"
    case .notInDrawer(let app): "\(quoted(app.displayName)) is not in the drawer"
    case .alreadyInDrawer(let app): "\(quoted(app.displayName)) is already in the drawer"
    case .noPlaceInDrawer(let place): "the drawer has no place \(place)"
    case .noNeighbor: "there is no app on that side"
    case .noStorePage: "no page of an app is open"
    case .storeInFront: "the store is in front"
    case .sheetInFront: "a sheet is in front"
    case .noSuchSheet: "there is no sheet that can be answered so"
    case .badFile(let url): "\(quoted(url)) is not a new file"
    case .noSuchAppGroup(let group): "no app declares the group \(quoted(group))"
    case .noContainingApp(let app): "no app contains \(quoted(app.displayName))"
    }
  }
}
