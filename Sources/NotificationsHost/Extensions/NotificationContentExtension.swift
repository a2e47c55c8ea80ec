// A content extension as a value: it draws a notification in the full view and may handle its actions.

/// Content extensions: the methods of a view controller with `UNNotificationContentExtension`.
///
/// An app with several of them uses one type for all, and an instance gets one of the ``manifests``. To read the file
/// of an attachment, it asks the centre for access first, and stops it afterwards:
///
/// ```swift
/// mutating func didReceive(_ notification: DeliveredNotification, _ center: inout UserNotificationCenter) {
///   guard let url = notification.request.content.attachments.first?.url else { return }
///   center.startAccessingSecurityScopedResource(url: url)
///   center.readAttachment(url: url)
///   center.stopAccessingSecurityScopedResource(url: url)
/// }
/// ```
public protocol NotificationContentExtension: Equatable, Sendable {
  /// The actions that the user can take in the view, if it takes touches.
  associatedtype Action: Equatable & Sendable = Never

  /// The manifest of each extension.
  static var manifests: [ContentExtensionManifest] { get }

  /// A fresh extension with this manifest, whose view is not loaded yet.
  init(_ manifest: ContentExtensionManifest)

  /// The title of the controller; nil for none.
  var title: String? { get }
  /// The height that the view wants in proportion to its width; nil to keep the current one.
  var preferredContentSize: SizeRatio? { get }
  /// Whether the extension shows its own input bar, as a controller that became first responder does.
  var isFirstResponder: Bool { get }

  /// The view is loaded.
  mutating func viewDidLoad()
  /// A notification is to be drawn: the one of the full view, or a new one of its thread.
  mutating func didReceive(_ notification: DeliveredNotification, _ center: inout UserNotificationCenter)
  /// The view is about to be shown.
  mutating func viewWillAppear()
  /// The view is shown.
  mutating func viewDidAppear()
  /// The view is about to disappear.
  mutating func viewWillDisappear()
  /// The view has disappeared.
  mutating func viewDidDisappear()
  /// The user chose an action; called only if the manifest says that the extension handles responses.
  mutating func didReceive(
    _ response: NotificationResponse, _ center: inout UserNotificationCenter
  ) -> ContentExtensionResponseOption
  /// The user sent a text from the extension's own input bar.
  mutating func didReceiveInput(_ text: String, _ center: inout UserNotificationCenter)
  /// The user acted in the view; called only if the manifest says that it takes touches.
  mutating func perform(_ action: Action, _ center: inout UserNotificationCenter)
  /// A request to the centre was carried out, or refused.
  mutating func didFinish(_ answer: NotificationAnswer, _ center: inout UserNotificationCenter)
}

// The protocol documents each of them.
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
  public mutating func didReceive(
    _ response: NotificationResponse, _ center: inout UserNotificationCenter
  ) -> ContentExtensionResponseOption { .dismissAndForwardAction }
  public mutating func didReceiveInput(_ text: String, _ center: inout UserNotificationCenter) {}
  public mutating func didFinish(_ answer: NotificationAnswer, _ center: inout UserNotificationCenter) {}
}

extension NotificationContentExtension where Action == Never {
  /// Never called.
  public mutating func perform(_ action: Never, _ center: inout UserNotificationCenter) {}
}

/// The content extension of an app that has none.
public struct NoContentExtension: NotificationContentExtension {
  /// There are none.
  public static var manifests: [ContentExtensionManifest] { [] }
  /// An instance that is never used.
  public init(_ manifest: ContentExtensionManifest) {}
  /// Never called.
  public mutating func didReceive(_ notification: DeliveredNotification, _ center: inout UserNotificationCenter) {}
}
