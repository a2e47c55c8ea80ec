// A service extension as a value: it changes a remote notification before it is shown, within its time.

/// A service extension: what a subclass of `UNNotificationServiceExtension` overrides.
///
/// The phone makes one for each notification and drops it when the notification is shown or the time is over.
public protocol NotificationServiceExtension: Equatable, Sendable {
  /// A fresh extension.
  init()

  /// Hands over the content and starts downloads; an extension only has to store it.
  var contentHandler: ContentHandler { get set }

  /// Whether the app has a service extension; false only for ``NoServiceExtension``.
  static var exists: Bool { get }

  /// A notification came; call `contentHandler` with its content, now or after downloads.
  mutating func didReceive(_ request: NotificationRequest)
  /// A download ended: with the file on the phone, or with nil if it failed.
  mutating func didFinishDownload(from url: String, file: String?)
  /// The time is nearly over: the last chance to hand over the best attempt.
  mutating func serviceExtensionTimeWillExpire()
}

// The protocol documents each of them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension NotificationServiceExtension {
  public static var exists: Bool { true }
  public mutating func didFinishDownload(from url: String, file: String?) {}
  public mutating func serviceExtensionTimeWillExpire() {}
}

/// The requests of a service extension: its content, and downloads.
public struct ContentHandler: Hashable, Sendable {
  private(set) var calls: [ServiceCall] = []

  /// A handler without requests.
  public init() {}

  /// Hands over a content; only the first one counts.
  public mutating func callAsFunction(_ content: NotificationContent) {
    calls.append(.contentHandler(content))
  }

  /// Starts to download a file by https.
  public mutating func download(from url: String) {
    calls.append(.download(url: url))
  }

  /// Removes and returns the requests, in order.
  public mutating func takeRequests() -> [ServiceCall] {
    defer { calls = [] }
    return calls
  }
}

/// The service extension of an app that has none.
public struct NoServiceExtension: NotificationServiceExtension {
  /// Unused.
  public var contentHandler = ContentHandler()
  /// There is none.
  public static var exists: Bool { false }
  /// An instance that is never used.
  public init() {}
  /// Never called.
  public mutating func didReceive(_ request: NotificationRequest) {}
}
