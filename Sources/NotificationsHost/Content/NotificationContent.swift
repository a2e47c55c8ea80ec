// The content of a notification, which an app or a service extension writes.

/// The content of a notification: `UNNotificationContent`, and its mutable subclass as well, because it is a value.
///
/// ```swift
/// var content = NotificationContent()
/// content.title = "Tea"
/// content.sound = "default"
/// ```
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
  /// The volume of a critical sound, in thousandths; nil for an ordinary sound.
  public var criticalSoundVolume: Int?
  /// The category that defines the actions; empty for none.
  public var categoryIdentifier = ""
  /// The identifier that groups notifications.
  public var threadIdentifier = ""
  /// The name that the summary of a group has for this notification.
  public var summaryArgument = ""
  /// The part of the app that the notification is about; the host only carries it.
  public var targetContentIdentifier: String?
  /// How much the notification may disturb.
  public var interruptionLevel = InterruptionLevel.active
  /// How much it matters among the app's notifications, in thousandths; the host only carries it.
  public var relevanceScore = 0
  /// The sender of the message, once the content was updated from an intent.
  public internal(set) var sender: MessageSender?
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

  /// The ways in which it can be presented, if the user allows them all.
  var presentable: NotificationPresentationOptions {
    var options: NotificationPresentationOptions = []
    if badge != nil { options.insert(.badge) }
    if sound != nil { options.insert(.sound) }
    if hasText { options.insert(.alert) }
    return options
  }
}

/// How much a notification may disturb: `UNNotificationInterruptionLevel`.
///
/// A phone here has neither a switch for silence nor a mode of focus, so the last two differ from `active` only in what
/// an app needs for them.
public enum InterruptionLevel: Int, Hashable, Sendable, CaseIterable {
  /// It goes into the list without banner or sound.
  case passive = 0
  /// It is presented as usual.
  case active = 1
  /// It is presented even in a mode of focus.
  case timeSensitive = 2
  /// It is heard even if the phone is silent; needs `AuthorizationOptions.criticalAlert`.
  case critical = 3
}
