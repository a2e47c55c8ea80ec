// The visible and running parts: the banner, the full view, the text field, prompts, running services.

/// The banner of a notification.
public struct NotificationBanner: Hashable, Sendable {
  /// The notification.
  public let id: NotificationID
  /// The time at which it disappears by itself; nil if it stays.
  public let end: Int?
}

/// The full view of a notification.
public struct NotificationFullView: Hashable, Sendable {
  /// The notification.
  public let id: NotificationID
  /// The content extension that draws into it; nil if there is none or it has ended.
  public internal(set) var content: ContentExtensionView?
}

/// The view of a content extension.
public struct ContentExtensionView: Hashable, Sendable {
  /// The extension.
  public let manifest: ContentExtensionManifest
  /// The title of its controller.
  public internal(set) var title: String?
  /// Its height in proportion to its width.
  public internal(set) var sizeRatio: SizeRatio
  /// Whether it shows its own input bar.
  public internal(set) var hasInputBar = false
  /// The response that it has not answered yet.
  public internal(set) var unanswered: NotificationResponse?
}

/// The field that an action opened.
public struct NotificationTextField: Hashable, Sendable {
  /// The notification.
  public let id: NotificationID
  /// The action.
  public let action: NotificationAction
}

/// A prompt that asks whether an app may notify.
public struct AuthorizationPrompt: Hashable, Sendable {
  /// The app.
  public let app: String
  /// The options that the app asked for.
  public internal(set) var options: AuthorizationOptions
  /// Every request gets its own answer.
  var requestCount = 1
}

/// A running service extension and its notification.
public struct RunningService: Hashable, Sendable {
  /// The number of its run.
  public let run: Int
  /// The app of the extension.
  public let app: String
  /// The notification as it came from the server.
  public let original: NotificationRequest
  /// The time at which it has started; until then it is not called.
  public let start: Int
  /// The time at which it is warned that it must finish.
  public let end: Int
  /// Whether it has started.
  public internal(set) var isStarted = false
  /// Whether it was warned that its time is nearly over.
  public internal(set) var isExpiring = false
  /// The URLs that it is downloading.
  public internal(set) var downloads: [String] = []
}

/// A response that an app has not completed; it may do so until `end`.
struct UncompletedResponse: Hashable, Sendable {
  let response: NotificationResponse
  let end: Int
}

/// A file in the store of attachments.
public struct StoredAttachment: Hashable, Sendable {
  /// Its URL.
  public let url: String
  /// The app that it belongs to.
  public let app: String
  /// Its size in bytes.
  public let byteCount: Int
  /// The number of times the app started to use it and has not stopped.
  public internal(set) var users = 0
  /// The same for the content extension of the full view.
  public internal(set) var contentUsers = 0
}
