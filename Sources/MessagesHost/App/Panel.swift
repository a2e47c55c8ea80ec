// The state that Apple's superclass holds for an extension, as a value that the extension stores.

import StickersHost

/// The state that the host and an extension exchange; the extension only has to store it.
public struct Panel: Hashable, Sendable {
  /// How the extension is shown.
  public internal(set) var presentationStyle = PresentationStyle.compact

  /// The conversation on the screen; nil before the extension becomes active.
  public internal(set) var activeConversation: Conversation?

  /// The files inside the app and those of the phone.
  public internal(set) var files: [LocalFile] = []

  /// The language that the holder chose for the phone, by its tag.
  public internal(set) var preferredLanguage = Self.firstLanguage

  /// The language of a new phone.
  static let firstLanguage = "en"

  /// The app's data on this phone.
  public var storage = AppStorage()

  /// The products that were bought in the app on this phone.
  public internal(set) var purchases: Set<String> = []

  /// The sticker browser that is shown.
  public internal(set) var stickerBrowserView: StickerBrowserView?

  /// The phone's owner, nil before the host has filled the panel in, and the number of sessions made on the phone.
  var owner: Participant?
  var sessionsMade = 0

  /// The requests of the extension since the host last took them, in order.
  var requests: [HostRequest] = []

  /// A panel before the host has filled it in.
  public init() {}

  /// Asks for something.
  mutating func ask(_ request: HostRequest) {
    requests.append(request)
  }

  /// A session that no message belongs to yet.
  mutating func newSession() -> Session {
    guard let owner else { return .unmade }
    sessionsMade += 1
    return Session(creator: owner, serial: sessionsMade)
  }
}
