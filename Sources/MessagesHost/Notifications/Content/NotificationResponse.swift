// What a user did with a notification, as the app or a content extension is told.

/// The user's answer to a notification: `UNNotificationResponse`, and `UNTextInputNotificationResponse` if there is a text.
public struct NotificationResponse: Hashable, Sendable {
  /// The notification.
  public let notification: DeliveredNotification
  /// The identifier of the action, or one of the two that every notification has.
  public let actionIdentifier: String
  /// What the user typed, which may be nothing; nil if the action asks for no text.
  public let userText: String?

  /// The user opened the app from the notification: `UNNotificationDefaultActionIdentifier`.
  public static let defaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
  /// The user dismissed the notification: `UNNotificationDismissActionIdentifier`.
  public static let dismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
}

/// What a content extension does with an answer: `UNNotificationContentExtensionResponseOption`.
public enum ContentExtensionResponseOption: Int, Hashable, Sendable, CaseIterable {
  /// The notification stays.
  case doNotDismiss = 0
  /// The notification goes.
  case dismiss = 1
  /// The notification goes, and the app is told as well.
  case dismissAndForwardAction = 2
}
