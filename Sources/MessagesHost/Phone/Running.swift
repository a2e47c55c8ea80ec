// An extension that is open: its instance, and what the host holds against it.

/// An open extension.
public struct Running<App: Launchable>: Equatable, Sendable {
  /// What is held of it: always one. An array of one is looked at and handed on without a copy of what is in it, which is
  /// much, and is changed in its place where nobody else has it.
  private var only: [OpenExtension<App>]

  init(_ contents: OpenExtension<App>) { only = [contents] }

  /// What is held of it.
  var contents: OpenExtension<App> { only[0] }

  /// Changes what is held of it.
  mutating func change(_ change: (inout OpenExtension<App>) -> Void) { change(&only[0]) }

  /// Which extension.
  public var app: Manifest { only[0].app }

  /// The instance, which is gone once it has resigned.
  public var instance: App { only[0].instance }

  /// How it is shown.
  public var style: PresentationStyle { only[0].style }

  /// The message that the user selected.
  public var selection: Selection? { only[0].selection }

  /// The browser of stickers that it shows.
  public var browser: StickerBrowserView? { only[0].browser }

  /// The sheet of the system that is over it.
  public var sheet: HostSheet? { only[0].sheet }
}

/// What the host holds of an open extension.
struct OpenExtension<App: Launchable>: Equatable, Sendable {
  let app: Manifest
  var instance: App
  var style: PresentationStyle

  /// The message that the user selected.
  var selection: Selection? {
    didSet { conversation = nil }
  }

  /// The conversation as the extension reads it, written out once for each selection; nil before there is one.
  var conversation: Conversation?

  /// The browser of stickers that it shows, and the sheet of the system that is over it.
  var browser: StickerBrowserView?
  var sheet: HostSheet?

  /// Whether the user touched it since it was launched or last sent something, if the phone lets it send.
  var wasTouched = false

  /// How far its life has come.
  var moment: Moment = .loading

  /// What it asked for and did not get yet; empty between events.
  var wishes: [Wish] = []
}

/// How far an extension's life has come, for what it may ask.
enum Moment: Hashable, Sendable {
  /// Its view was not shown yet, and perhaps there is no conversation yet.
  case loading, activating
  /// It is on the screen.
  case shown
  /// It is being closed and may still use the conversation.
  case leaving
  /// It resigned.
  case resigned
}

/// The message that the user selected, as it was then.
public struct Selection: Hashable, Sendable {
  /// The number of its item, which may be gone since.
  public let item: Int

  /// The message.
  public let letter: Letter

  /// Why it could not be sent.
  let error: SendError?

  /// The message as an extension of these identities reads it.
  func message(identities: Identities, owner: Participant) -> Message {
    letter.message(identities: identities, owner: owner, isPending: false, error: error)
  }
}

extension Selection {
  /// The message of an item; nil if the item is no bubble.
  init?(_ item: Transcript.Item) {
    guard let letter = item.letter else { return nil }
    self.init(item: item.number, letter: letter, error: item.error)
  }
}
