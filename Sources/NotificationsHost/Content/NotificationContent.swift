// The content of a notification, which an app or a service extension writes.

/// The content of a notification: `UNNotificationContent`, and its mutable subclass as well, because it is a value.
public struct NotificationContent: Hashable, Sendable {
  /// The first line.
  public var title = ""
  /// The second line.
  public var subtitle = ""
  /// The text.
  public var body = ""
  /// The number for the app's icon: nil leaves it unchanged, 0 removes it.
  public var badge: Int?
  /// The name of the sound; nil for silence.
  public var sound: String?
  /// The category that defines the actions; empty for none.
  public var categoryIdentifier = ""
  /// The identifier that groups notifications.
  public var threadIdentifier = ""
  /// The app's own data; for a remote notification, the whole payload. `JSONValue.object(userInfo)` is read by key.
  public var userInfo: [JSONMember] = []
  /// Pictures, sounds and videos.
  public var attachments: [NotificationAttachment] = []

  /// An empty content.
  public init() {}

  /// Whether there is a text to show.
  public var hasText: Bool { !(title.isEmpty && subtitle.isEmpty && body.isEmpty) }

  var hasReadableUserInfo: Bool {
    userInfo.isEmpty || (try? JSONValue(json: JSONValue.object(userInfo).description)) != nil
  }

  var presentable: NotificationPresentationOptions {
    var options: NotificationPresentationOptions = []
    if badge != nil { options.insert(.badge) }
    if sound != nil { options.insert(.sound) }
    if hasText { options.insert(.alert) }
    return options
  }
}
