// A content extension as a value: it draws a notification in the full view and may handle its actions.

/// Content extensions: what a view controller with `UNNotificationContentExtension` has.
///
/// An app with several of them makes one type of them, which is told which of the ``manifests`` it is.
public protocol NotificationContentExtension: Equatable, Sendable {
  /// The entries of each extension.
  static var manifests: [ContentExtensionManifest] { get }

  /// A fresh extension with these entries, before its view was loaded.
  init(_ manifest: ContentExtensionManifest)

  /// The title of the controller; nil for none.
  var title: String? { get }
  /// The height that the view wants beside its width; nil to keep the one that it has.
  var preferredContentSize: SizeRatio? { get }
  /// Whether the extension shows its own input bar, as a controller that became first responder does.
  var isFirstResponder: Bool { get }

  /// The view was loaded.
  mutating func viewDidLoad()
  /// A notification is to be drawn: the one of the full view, or a new one of its thread.
  mutating func didReceive(_ notification: DeliveredNotification)
  /// The view is about to be shown, is shown, is about to go, is gone.
  mutating func viewWillAppear()
  /// The view is shown.
  mutating func viewDidAppear()
  /// The view is about to go.
  mutating func viewWillDisappear()
  /// The view is gone.
  mutating func viewDidDisappear()
  /// The user chose an action; called only if the manifest says that the extension handles responses.
  mutating func didReceive(_ response: NotificationResponse) -> ContentExtensionResponseOption
  /// The user sent a text from the extension's own input bar.
  mutating func didReceiveInput(_ text: String)
}

// What each of them is for stands at the protocol.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension NotificationContentExtension {
  public var title: String? { nil }
  public var preferredContentSize: SizeRatio? { nil }
  public var isFirstResponder: Bool { false }
  public mutating func viewDidLoad() {}
  public mutating func viewWillAppear() {}
  public mutating func viewDidAppear() {}
  public mutating func viewWillDisappear() {}
  public mutating func viewDidDisappear() {}
  public mutating func didReceive(_ response: NotificationResponse) -> ContentExtensionResponseOption {
    .dismissAndForwardAction
  }
  public mutating func didReceiveInput(_ text: String) {}
}

/// The content extension of an app that has none.
public struct NoContentExtension: NotificationContentExtension {
  /// There are none.
  public static var manifests: [ContentExtensionManifest] { [] }
  /// One that nobody runs.
  public init(_ manifest: ContentExtensionManifest) {}
  /// Never called.
  public mutating func didReceive(_ notification: DeliveredNotification) {}
}
