// An open extension: its instance, and the host's record of it.

/// An open extension.
public struct Running<App: Launchable>: Equatable, Sendable {
  /// The host's record, in an array of one: passing the array on does not copy its large contents, and they are changed in
  /// place while there is no other reference.
  private var only: [OpenExtension<App>]

  init(_ contents: OpenExtension<App>) { only = [contents] }

  /// The host's record of it.
  var contents: OpenExtension<App> { only[0] }

  /// Changes the host's record of it.
  mutating func change(_ change: (inout OpenExtension<App>) -> Void) { change(&only[0]) }

  /// The extension.
  public var app: Manifest { only[0].app }

  /// The instance, which the host drops once it has resigned.
  public var instance: App { only[0].instance }

  /// How it is shown.
  public var style: PresentationStyle { only[0].style }

  /// The message that the user selected.
  public var selection: Selection? { only[0].selection }

  /// The sticker browser that it shows.
  public var browser: StickerBrowserView? { only[0].browser }

  /// The system sheet in front of it.
  public var sheet: HostSheet? { only[0].sheet }
}

/// The host's record of an open extension.
struct OpenExtension<App: Launchable>: Equatable, Sendable {
  let app: Manifest
  var instance: App
  var style: PresentationStyle

  /// The message that the user selected.
  var selection: Selection? {
    didSet { conversation = nil }
  }

  /// The conversation as the extension reads it, built once for each selection; nil before there is one.
  var conversation: Conversation?

  /// The sticker browser that it shows, and the system sheet in front of it.
  var browser: StickerBrowserView?
  var sheet: HostSheet?

  /// Whether the user touched it since it was launched or last sent something, if the phone lets it send.
  var wasTouched = false

  /// The phase of its life.
  var phase: Phase = .loading

  /// The completion handlers that wait, on a phone that delays them.
  var completions: [ExtensionCall] = []
  /// The requests that have not been granted yet.
  var requests: [HostRequest] = []
}

/// The phase of an extension's life, which decides what it may ask for.
enum Phase: Hashable, Sendable {
  /// Its view has not been shown yet; while loading, it has no conversation either.
  case loading, activating
  /// It is on the screen.
  case shown
  /// It is being closed and may still use the conversation.
  case leaving
  /// It resigned.
  case resigned
}

/// The message that the user selected, as it was at that moment.
public struct Selection: Hashable, Sendable {
  /// Where it was selected.
  public let place: Place

  /// The message.
  public let storedMessage: StoredMessage

  /// Why it could not be sent.
  let error: SendError?

  /// Where a message can be selected.
  public enum Place: Hashable, Sendable {
    /// The item of this number, which may be gone by now.
    case item(Int)
    /// The input field.
    case staged
  }

  /// The number of its item; nil if it was selected in the input field.
  public var item: Int? {
    if case .item(let number) = place { number } else { nil }
  }

  /// The message as an extension of these identities reads it.
  func message(identities: Identities, owner: Participant) -> Message {
    storedMessage.message(identities: identities, owner: owner, isPending: place == .staged, error: error)
  }
}

extension Selection {
  /// The message of an item; nil if the item is not a bubble.
  init?(_ item: Transcript.Item) {
    guard let stored = item.storedMessage else { return nil }
    self.init(place: .item(item.number), storedMessage: stored, error: item.error)
  }
}
