// The state that Apple's view controller class holds for an extension, as a value that the extension stores.

import StickersHost

/// The state that the host and an extension exchange; the extension only has to store it.
///
/// The host fills it in before each call and takes the requests after it; so does a view controller that forwards its
/// calls to the extension on a real phone. Anything the extension writes here is overwritten, except its ``storage``
/// and the contents of its ``appGroups``.
public struct Panel: Hashable, Sendable {
  /// How the extension is shown.
  public var presentationStyle = PresentationStyle.compact
  /// The conversation on the screen; nil before the extension becomes active.
  public var activeConversation: Conversation?
  /// The files inside the app and those of the phone.
  public var files: [LocalFile] = []
  /// The language that the holder chose for the phone, by its tag.
  public var preferredLanguage = Self.firstLanguage
  static let firstLanguage = "en"
  /// The app's data on this phone.
  public var storage = AppStorage()
  /// The data that it shares with other apps, under the name of each group that its bundle declares.
  public var appGroups: [String: AppStorage] = [:]
  /// The products that were bought in the app on this phone.
  public var purchases: Set<String> = []
  /// The sticker browser that is shown.
  public internal(set) var stickerBrowserView: StickerBrowserView?

  /// Nil until the host has filled in the panel.
  var owner: Participant?
  var sessionsMade = 0
  /// The requests since the host last took them; `insertionsMade` counts sends as well.
  private(set) var requests: [HostRequest] = []
  private var insertionsMade = 0
  private(set) var writtenFiles: [LocalFile] = []

  /// A panel before the host has filled it in.
  public init() {}

  /// The panel of an extension on a real phone, on which it has made this many sessions so far.
  public init(sessionsMade: Int) {
    owner = .first
    self.sessionsMade = sessionsMade
  }

  /// Removes and returns the requests of the extension, in order.
  public mutating func takeRequests() -> [HostRequest] {
    defer { requests = [] }
    return requests
  }

  /// Removes and returns the files that the extension wrote, in order.
  public mutating func takeWrittenFiles() -> [LocalFile] {
    defer { writtenFiles = [] }
    return writtenFiles
  }

  /// The file is among the ``files`` at once, in place of one with its URL.
  mutating func write(_ file: LocalFile) {
    files.removeAll { $0.url == file.url }
    files.append(file)
    writtenFiles.append(file)
  }

  mutating func request(_ request: HostRequest) {
    requests.append(request)
  }

  mutating func request(_ insertion: Insertion, _ kind: (Insertion, Int) -> HostRequest) -> Int {
    insertionsMade += 1
    requests.append(kind(insertion, insertionsMade))
    return insertionsMade
  }

  mutating func newSession() -> Session {
    guard let owner else { return .placeholder }
    sessionsMade += 1
    return Session(creator: owner, serial: sessionsMade)
  }
}
