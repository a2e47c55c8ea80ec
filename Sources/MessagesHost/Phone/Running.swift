// An open extension: its instance, and the host's record of it.

/// An open extension.
public struct Running<App: Launchable>: Equatable, Sendable {
  /// An array of one: passing it on does not copy the large contents, and they are changed in place while there is no
  /// other reference.
  private var only: [OpenExtension<App>]

  init(_ contents: OpenExtension<App>) { only = [contents] }

  var contents: OpenExtension<App> { only[0] }

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

struct OpenExtension<App: Launchable>: Equatable, Sendable {
  let app: Manifest
  var instance: App
  var style: PresentationStyle

  var selection: Selection? {
    didSet { conversation = nil }
  }

  /// The conversation as the extension reads it, built once for each selection; nil before there is one.
  var conversation: Conversation?

  var browser: StickerBrowserView?
  var sheet: HostSheet?

  /// Whether it misses messages that arrive, because it was just opened.
  var isStarting = false

  /// Whether the user touched it since it was launched or last sent something, if the phone lets it send.
  var wasTouched = false
  var phase: ExtensionPhase = .loading

  /// The waiting completions, on a phone that delays them.
  var completions: [ExtensionCall] = []
  var requests: [HostRequest] = []
}

enum ExtensionPhase: Hashable, Sendable {
  /// The calls of an extension's life in Apple's order, each with its phase; a live bubble gets the same.
  static let opening: [(phase: ExtensionPhase, call: ExtensionCall)] = [
    (.loading, .viewDidLoad), (.activating, .willBecomeActive), (.activating, .didBecomeActive),
    (.activating, .viewWillAppear), (.shown, .viewDidAppear),
  ]
  private static let closingCalls: [(phase: ExtensionPhase, call: ExtensionCall)] = [
    (.leaving, .viewWillDisappear), (.leaving, .viewDidDisappear), (.leaving, .willResignActive),
    (.resigned, .didResignActive),
  ]
  static func closing(_ behavior: PhoneBehavior) -> [(phase: ExtensionPhase, call: ExtensionCall)] {
    closingCalls.filter { !behavior.contains(.omitsViewDidDisappear) || $0.call != .viewDidDisappear }
  }

  /// Its view has not been shown yet; while loading, it has no conversation either.
  case loading, activating
  case shown
  /// It is being closed and may still use the conversation.
  case leaving
  case resigned
}

/// The message that the user selected, as it was at that moment.
public struct Selection: Hashable, Sendable {
  /// Where it was selected.
  public let location: Location

  /// The message.
  public let storedMessage: StoredMessage

  let error: SendError?

  /// Where a message can be selected.
  public enum Location: Hashable, Sendable {
    /// The item of this number, which may be gone by now.
    case item(Int)
    /// The input field.
    case staged
  }

  /// The number of its item; nil if it was selected in the input field.
  public var item: Int? {
    if case .item(let number) = location { number } else { nil }
  }

  func message(identities: Identities, owner: Participant) -> Message {
    storedMessage.message(identities: identities, owner: owner, isPending: location == .staged, error: error)
  }
}

extension Selection {
  init?(_ item: Transcript.Item) {
    guard let stored = item.storedMessage else { return nil }
    self.init(location: .item(item.number), storedMessage: stored, error: item.error)
  }
}
