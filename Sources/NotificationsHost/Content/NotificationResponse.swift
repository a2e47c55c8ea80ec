// The user's response to a notification, as reported to the app or a content extension.

/// The user's answer to a notification: `UNNotificationResponse`, or `UNTextInputNotificationResponse` with a text.
public struct NotificationResponse: Hashable, Sendable {
  /// The notification.
  public let notification: DeliveredNotification
  /// The identifier of the action, or one of the two that every notification has.
  public let actionIdentifier: String
  /// The text that the user typed, which may be empty; nil if the action asks for no text.
  public let userText: String?

  /// A response, as a host passes it to an app.
  public init(notification: DeliveredNotification, actionIdentifier: String, userText: String? = nil) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
    self.userText = userText
  }

  /// The user opened the app from the notification: `UNNotificationDefaultActionIdentifier`.
  public static let defaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
  /// The user dismissed the notification: `UNNotificationDismissActionIdentifier`.
  public static let dismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
}

/// A content extension's decision after an answer: `UNNotificationContentExtensionResponseOption`.
public enum ContentExtensionResponseOption: Int, Hashable, Sendable, CaseIterable {
  /// The notification stays.
  case doNotDismiss = 0
  /// The notification is removed.
  case dismiss = 1
  /// The notification is removed, and the app gets the response as well.
  case dismissAndForwardAction = 2
}
