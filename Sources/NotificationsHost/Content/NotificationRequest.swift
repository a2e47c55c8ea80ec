// A notification from its request by an app or a server to its delivery.

/// A request for a notification: `UNNotificationRequest`.
///
/// ```swift
/// center.add(NotificationRequest(identifier: "tea", content: content, trigger: trigger.map { .timeInterval($0) }))
/// ```
public struct NotificationRequest: Hashable, Sendable {
  /// Identifies the notification within its app; a request replaces an earlier one with the same identifier.
  public let identifier: String
  /// The content of the notification.
  public let content: NotificationContent
  /// The trigger that makes it arrive; nil for at once.
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

  /// When it is due, in milliseconds since midnight of the first day; nil if it waits for a place.
  public internal(set) var time: Int?
}

/// A notification that has arrived: `UNNotification`.
public struct DeliveredNotification: Hashable, Sendable {
  /// The app that the notification belongs to.
  public let app: String

  /// The number of its arrival on this phone; every arrival has its own.
  public let number: Int

  /// When it arrived, in milliseconds since midnight of the first day.
  public let date: Int

  /// The request for it.
  public let request: NotificationRequest

  /// A notification, as a host passes it to an app.
  public init(app: String, number: Int, date: Int, request: NotificationRequest) {
    self.app = app
    self.number = number
    self.date = date
    self.request = request
  }

  /// Identifies it among all notifications on the phone.
  public var id: NotificationID { NotificationID(app: app, identifier: request.identifier) }
}

/// Identifies a notification on a phone by its app and its request.
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
