// The methods that a Messages extension can implement, under Apple's names, and their defaults.

/// An iMessage extension: the methods that a subclass of `MSMessagesAppViewController` overrides.
///
/// An extension is a value. The host makes one at every activation and drops it once it has resigned, as a phone does;
/// anything that must last belongs in the messages. Every method is optional, as in a subclass.
///
/// `MSMessagesAppViewController` keeps the conversation and the style in properties. Here ``Launchable/panel`` keeps
/// them, and properties and methods of the same names forward to it: ``activeConversation``, ``presentationStyle``,
/// ``requestPresentationStyle(_:)``, ``dismiss()``. Methods of `MSConversation`, such as ``insert(_:)-(Message)``, are
/// methods of the extension here.
///
/// ```swift
/// struct Wave: MessagesExtension {
///   static let manifest = Manifest(identifier: "com.example.wave", displayName: "Wave")
///   enum Action { case wave }
///   var panel = Panel()
///   mutating func perform(_ action: Action) { insertText("Hello!") }
/// }
/// ```
public protocol MessagesExtension: Launchable {
  /// The extension's name and identity.
  static var manifest: Manifest { get }

  /// A fresh instance whose view is not loaded yet.
  init()

  /// The view is loaded; there is no conversation yet.
  mutating func viewDidLoad()
  /// The extension is about to become active; style and selected message are known.
  mutating func willBecomeActive(with conversation: Conversation)
  /// The extension became active.
  mutating func didBecomeActive(with conversation: Conversation)
  /// The view is about to be shown.
  mutating func viewWillAppear()
  /// The view is shown; from now on, the extension can request a style.
  mutating func viewDidAppear()
  /// The view is about to disappear.
  mutating func viewWillDisappear()
  /// The view has disappeared.
  mutating func viewDidDisappear()
  /// The extension resigns; this is the last call in which it may use the conversation.
  mutating func willResignActive(with conversation: Conversation)
  /// The extension is no longer active; no call follows.
  mutating func didResignActive(with conversation: Conversation)
  /// The style is about to change; ``presentationStyle`` is still the old one.
  mutating func willTransition(to presentationStyle: PresentationStyle)
  /// The style has changed.
  mutating func didTransition(to presentationStyle: PresentationStyle)
  /// The user selected another message; the conversation still holds the old one.
  mutating func willSelect(_ message: Message, conversation: Conversation)
  /// The selected message has changed.
  mutating func didSelect(_ message: Message, conversation: Conversation)
  /// A message of this extension arrived; the selected message does not change.
  mutating func didReceive(_ message: Message, conversation: Conversation)
  /// The user pressed Send.
  mutating func didStartSending(_ message: Message, conversation: Conversation)
  /// The user deleted the staged message.
  mutating func didCancelSending(_ message: Message, conversation: Conversation)
  /// Replaces the completion handlers of insertions, which a value cannot hold: called once for each, with the number
  /// that the insertion returned. On a real phone it may come after further calls and actions.
  ///
  /// By default it calls ``didFinishInserting(error:)``.
  mutating func didFinishInserting(_ number: Int, error: MessageErrorCode?)
  /// The same for an extension that never has two insertions under way.
  mutating func didFinishInserting(error: MessageErrorCode?)
  /// Replaces the completion handlers of the send methods of iOS 11, in the same way.
  ///
  /// By default it calls ``didFinishSending(error:)``.
  mutating func didFinishSending(_ number: Int, error: MessageErrorCode?)
  /// The same for an extension that never has two sends under way.
  mutating func didFinishSending(error: MessageErrorCode?)
  /// The phone has little memory left, and may end the extension without another call.
  mutating func didReceiveMemoryWarning()
  /// The user answered a sheet that the extension asked for.
  mutating func didFinish(_ sheet: HostSheet, answer: SheetAnswer)

  /// The message for a link that the user pasted into the input field; nil if the link is not one of this extension's.
  ///
  /// Messages previews a link with what its page says about itself and asks no extension. Here there is no page, so the
  /// extension answers instead, without an instance.
  static func message(of link: PastedLink) -> Message?
}

extension MessagesExtension {
  /// This extension alone.
  public static var manifests: [Manifest] { [manifest] }

  /// A fresh instance, if the manifest is this extension's.
  public static func launch(_ manifest: Manifest) -> Self? {
    manifest.identifier == Self.manifest.identifier ? Self() : nil
  }

  /// The message for a link, if `app` is this extension.
  public static func message(of link: PastedLink, by app: Manifest) -> Message? {
    app.identifier == manifest.identifier ? message(of: link) : nil
  }
}

// The protocol documents each method.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension MessagesExtension {
  public mutating func viewDidLoad() {}
  public mutating func willBecomeActive(with conversation: Conversation) {}
  public mutating func didBecomeActive(with conversation: Conversation) {}
  public mutating func viewWillAppear() {}
  public mutating func viewDidAppear() {}
  public mutating func viewWillDisappear() {}
  public mutating func viewDidDisappear() {}
  public mutating func willResignActive(with conversation: Conversation) {}
  public mutating func didResignActive(with conversation: Conversation) {}
  public mutating func willTransition(to presentationStyle: PresentationStyle) {}
  public mutating func didTransition(to presentationStyle: PresentationStyle) {}
  public mutating func willSelect(_ message: Message, conversation: Conversation) {}
  public mutating func didSelect(_ message: Message, conversation: Conversation) {}
  public mutating func didReceive(_ message: Message, conversation: Conversation) {}
  public mutating func didStartSending(_ message: Message, conversation: Conversation) {}
  public mutating func didCancelSending(_ message: Message, conversation: Conversation) {}
  public mutating func didFinishInserting(_ number: Int, error: MessageErrorCode?) { didFinishInserting(error: error) }
  public mutating func didFinishInserting(error: MessageErrorCode?) {}
  public mutating func didFinishSending(_ number: Int, error: MessageErrorCode?) { didFinishSending(error: error) }
  public mutating func didFinishSending(error: MessageErrorCode?) {}
  public mutating func didReceiveMemoryWarning() {}
  public mutating func didFinish(_ sheet: HostSheet, answer: SheetAnswer) {}
  public static func message(of link: PastedLink) -> Message? { nil }
}
