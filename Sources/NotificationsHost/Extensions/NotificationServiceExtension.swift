// A service extension as a value: it changes a remote notification before it is shown, within its time.

/// A service extension: the methods that a subclass of `UNNotificationServiceExtension` overrides.
///
/// The phone makes one for each notification and drops it when the notification is shown or the time is over.
///
/// ```swift
/// struct Service: NotificationServiceExtension {
///   var contentHandler = ContentHandler()
///   mutating func didReceive(_ request: NotificationRequest, _ center: inout UserNotificationCenter) {
///     var content = request.content
///     content.title = "A card from \(content.title)"
///     contentHandler(content)
///   }
/// }
/// ```
public protocol NotificationServiceExtension: Equatable, Sendable {
  /// A fresh extension.
  init()

  /// Hands over the content and starts downloads; an extension only has to store it.
  var contentHandler: ContentHandler { get set }

  /// Whether the app has a service extension; false only for ``NoServiceExtension``.
  static var exists: Bool { get }

  /// A notification came; call `contentHandler` with its content, now or after downloads.
  mutating func didReceive(_ request: NotificationRequest, _ center: inout UserNotificationCenter)
  /// A download ended: with the file on the phone, or with nil if it failed.
  mutating func didFinishDownload(from url: String, file: String?, _ center: inout UserNotificationCenter)
  /// A request to the centre was carried out, or refused.
  mutating func didFinish(_ answer: NotificationAnswer, _ center: inout UserNotificationCenter)
  /// The time is nearly over: the last chance to hand over the best attempt.
  mutating func serviceExtensionTimeWillExpire(_ center: inout UserNotificationCenter)
}

// The protocol documents each of them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension NotificationServiceExtension {
  public static var exists: Bool { true }
  public mutating func didFinishDownload(from url: String, file: String?, _ center: inout UserNotificationCenter) {}
  public mutating func didFinish(_ answer: NotificationAnswer, _ center: inout UserNotificationCenter) {}
  public mutating func serviceExtensionTimeWillExpire(_ center: inout UserNotificationCenter) {}
}

/// The requests of a service extension: its content, downloads, and files that it writes.
///
/// ```swift
/// if let url = JSONValue.object(request.content.userInfo)["picture"]?.string {
///   contentHandler.download(from: url)
/// } else {
///   contentHandler(bestAttempt)
/// }
/// ```
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

  /// Writes a file, which can be attached at once.
  public mutating func write(_ file: AttachableFile) {
    calls.append(.wrote(file))
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
  public mutating func didReceive(_ request: NotificationRequest, _ center: inout UserNotificationCenter) {}
}
