// What Apple's superclass holds for an extension, as a value that the extension stores.

/// What stands between the host and an extension; an extension stores one and leaves the rest to the host.
public struct Panel: Hashable, Sendable {
  /// How the extension is shown.
  public internal(set) var presentationStyle = PresentationStyle.compact

  /// The conversation on the screen; nil before the extension becomes active.
  public internal(set) var activeConversation: Conversation?

  /// The files of the phone.
  public internal(set) var files: [LocalFile] = []

  /// The language that the holder chose for the phone, by its tag.
  public internal(set) var preferredLanguage = Self.firstLanguage

  /// The language of a new phone.
  static let firstLanguage = "en"

  /// What the app keeps on the phone.
  public var storage = AppStorage()

  /// The products that were bought in the app on this phone.
  public internal(set) var purchases: Set<String> = []

  /// The browser of stickers that is shown.
  public internal(set) var stickerBrowserView: StickerBrowserView?

  /// Whose phone this is, and how many sessions were made on it; nobody's before the host has filled it in.
  var owner: Participant?
  var sessionsMade = 0

  /// What the extension asked for since the host last looked, in order.
  var wishes: [Wish] = []

  /// A panel before the host has filled it in.
  public init() {}

  /// Asks for something.
  mutating func ask(_ wish: Wish) {
    wishes.append(wish)
  }

  /// A session that no message belongs to yet.
  mutating func newSession() -> Session {
    guard let owner else { return .unmade }
    sessionsMade += 1
    return Session(creator: owner, serial: sessionsMade)
  }
}
