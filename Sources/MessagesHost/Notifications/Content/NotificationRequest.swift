// A notification that an app or a server wants, and the same once it has come.

/// A notification that is wanted: `UNNotificationRequest`.
public struct NotificationRequest: Hashable, Sendable {
  /// What tells the app's notifications apart: a request replaces an earlier one with the same identifier.
  public let identifier: String
  /// What it says.
  public let content: NotificationContent
  /// When it comes; nil for at once.
  public let trigger: NotificationTrigger?

  /// A request for a notification.
  public init(identifier: String, content: NotificationContent, trigger: NotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }

  func with(_ content: NotificationContent) -> NotificationRequest {
    NotificationRequest(identifier: identifier, content: content, trigger: trigger)
  }
}

/// A request that waits for its trigger.
public struct PendingNotification: Hashable, Sendable {
  /// The request.
  public let request: NotificationRequest

  /// When it comes, in milliseconds since midnight of the first day; nil if a place brings it.
  public internal(set) var time: Int?
}

/// A notification that has come: `UNNotification`.
public struct DeliveredNotification: Hashable, Sendable {
  /// Whose notification it is.
  public let app: String

  /// The number of its arrival on this phone; every arrival has its own.
  public let number: Int

  /// When it came, in milliseconds since midnight of the first day.
  public let date: Int

  /// What was wanted.
  public let request: NotificationRequest

  /// What tells it apart from every other notification on the phone.
  public var id: NotificationID { NotificationID(app: app, identifier: request.identifier) }
}

/// A notification on a phone: whose, and which of theirs.
public struct NotificationID: Hashable, Sendable {
  /// The identifier of the app.
  public let app: String

  /// The identifier of the request.
  public let identifier: String

  /// The notification of an app with this identifier.
  public init(app: String, identifier: String) {
    self.app = app
    self.identifier = identifier
  }
}
