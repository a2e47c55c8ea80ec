// The notifications of one phone as a value: its apps, shown and waiting notifications, and a clock.

/// Everything about notifications on one phone.
///
/// Only ``update(_:)`` changes it. Apps and their extensions are outside: the phone's calls on them are effects, and
/// their actions come back as events. ``NotifyingPhone`` connects the two if the app and its extensions are values.
///
/// ```swift
/// var notifications = Notifications()
/// notifications.update(.installed(NotifyingAppManifest(identifier: "mail", displayName: "Mail")))
/// notifications.update(.app("mail", .requestAuthorization([.alert, .provisional])))
/// ```
public struct Notifications: Hashable, Sendable {
  /// The installed apps, in the order of installation.
  public internal(set) var apps: [NotifyingApp] = []

  /// The time, in milliseconds since midnight of the first day.
  public internal(set) var time: Int

  /// The first day, from which dates are counted.
  public internal(set) var firstDay: CalendarDay

  /// The position of the phone; nil until an event sets it.
  public internal(set) var place: MapPoint?

  /// Whether the phone is locked.
  public internal(set) var isLocked = false

  /// The app in front; nil if it is the home screen or another program.
  public package(set) var front: String?

  /// The notifications that were shown and not removed, the newest first; the lock screen shows them as well.
  public internal(set) var list: [DeliveredNotification] = []

  /// The banner at the top of the screen.
  public internal(set) var banner: NotificationBanner?

  /// The full view of a notification.
  public internal(set) var fullView: NotificationFullView?

  /// The field that an action opened.
  public internal(set) var textField: NotificationTextField?

  /// The apps whose request for permission waits for an answer; the first one is on the screen.
  public internal(set) var authorizationPrompts: [AuthorizationPrompt] = []

  /// The response for which the user is asked to unlock the phone.
  public internal(set) var unlockPrompt: NotificationResponse?

  /// The files that can be attached.
  public internal(set) var files: [AttachableFile] = []

  /// The files that were attached.
  public internal(set) var store: [StoredAttachment] = []

  /// The running service extensions.
  public internal(set) var services: [RunningService] = []

  /// The notification that is only in a banner or in the full view of one, and not in the list.
  var passing: DeliveredNotification?
  /// The notifications that an app in front has not decided about yet.
  var undecided: [DeliveredNotification] = []
  var uncompleted: [UncompletedResponse] = []

  /// Counters of arrivals, of payloads without an identifier, of service runs and of stored files.
  var arrivals = 0
  var remotes = 0
  var runs = 0
  var filesStored = 0

  /// How long a banner stays, in milliseconds.
  public static let bannerTime = 5_000
  /// How long a service extension may take, in milliseconds.
  public static let serviceTime = 30_000
  /// How long an app may take to complete a response, in milliseconds.
  public static let responseTime = 30_000
  /// The milliseconds of a day, the longest time that can pass in one event.
  public static let millisecondsPerDay = 86_400_000

  /// How long a service extension takes to start, in milliseconds; it counts as part of its time.
  public let serviceStartTime: Int

  /// A phone without apps at a time of the first day, in milliseconds since midnight.
  ///
  /// A cold start of a service extension has been seen to take half of its time: `serviceStartTime: 15_000`.
  ///
  /// - Precondition: `time` is a time of day, and `serviceStartTime` is shorter than ``serviceTime``.
  public init(time: Int = 0, firstDay: CalendarDay = .iOS10, serviceStartTime: Int = 0) {
    precondition(0..<Self.millisecondsPerDay ~= time, "not a time of a day")
    precondition(0..<Self.serviceTime ~= serviceStartTime, "not a part of a service extension's time")
    self.time = time
    self.firstDay = firstDay
    self.serviceStartTime = serviceStartTime
  }

  /// The app with an identifier; nil if it is not installed.
  public func app(_ identifier: String) -> NotifyingApp? {
    apps.first { $0.manifest.identifier == identifier }
  }

  /// A notification that was shown and not removed.
  public func notification(_ id: NotificationID) -> DeliveredNotification? {
    list.first { $0.id == id } ?? (passing?.id == id ? passing : nil)
  }

  func category(of notification: DeliveredNotification) -> NotificationCategory? {
    app(notification.app)?.category(of: notification.request.content)
  }

  /// The notifications that a car shows: those whose category allows it.
  public var carPlayList: [DeliveredNotification] {
    list.filter { category(of: $0)?.options.contains(.allowInCarPlay) == true }
  }

  func isInFront(_ app: String) -> Bool { front == app && !isLocked }

  mutating func change(_ app: String, _ change: (inout NotifyingApp) -> Void) {
    guard let position = apps.firstIndex(where: { $0.manifest.identifier == app }) else { return }
    change(&apps[position])
  }
}
