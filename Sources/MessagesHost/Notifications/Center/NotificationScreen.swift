// What of notifications is on the screen or under way: banner, full view, field, prompts, services.

/// The banner of a notification.
public struct NotificationBanner: Hashable, Sendable {
  /// The notification.
  public let id: NotificationID
  /// When it goes by itself.
  public let end: Int
}

/// The full view of a notification.
public struct NotificationFullView: Hashable, Sendable {
  /// The notification.
  public let id: NotificationID
  /// The content extension that draws into it.
  public internal(set) var content: ContentExtensionView?
}

/// The view of a content extension.
public struct ContentExtensionView: Hashable, Sendable {
  /// The extension.
  public let manifest: ContentExtensionManifest
  /// The title of its controller.
  public internal(set) var title: String?
  /// How high it is beside its width.
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

/// A question whether an app may notify.
public struct AuthorizationPrompt: Hashable, Sendable {
  /// The app.
  public let app: String
  /// What the app asked for.
  public internal(set) var options: AuthorizationOptions
  /// How many times it asked while the question waited.
  var askers = 1
}

/// A service extension at work on a notification.
public struct RunningService: Hashable, Sendable {
  /// The number of its run.
  public let run: Int
  /// Whose extension it is.
  public let app: String
  /// What came from the server.
  public let original: NotificationRequest
  /// When its time is over.
  public let end: Int
  /// Whether it was told that its time is over.
  public internal(set) var isExpiring = false
  /// What it downloads.
  public internal(set) var downloads: [String] = []
}

/// A response that an app was told of.
struct UncompletedResponse: Hashable, Sendable {
  let response: NotificationResponse
  let end: Int
}

/// A file in the store of attachments.
public struct StoredAttachment: Hashable, Sendable {
  /// Where it is.
  public let url: String
  /// Whose it is.
  public let app: String
  /// How many bytes it has.
  public let byteCount: Int
  /// How many times the app started to use it and did not stop.
  public internal(set) var users = 0
}
