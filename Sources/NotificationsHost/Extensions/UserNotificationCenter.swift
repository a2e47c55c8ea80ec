// The notification centre of an app and its extensions, under Apple's names: the current state, and their requests.

/// The notifications as an app sees them: `UNUserNotificationCenter`.
///
/// The phone passes it to one call. Requests made in the call are carried out after it, in order; the answers, which go
/// to completion handlers on a real phone, arrive in the app's `didFinish` methods, and in `didFinish` of an extension.
///
/// ```swift
/// mutating func didReceive(_ response: NotificationResponse, _ center: inout UserNotificationCenter) {
///   center.removePendingNotificationRequests(withIdentifiers: ["reminder"])
/// }
/// ```
public struct UserNotificationCenter: Hashable, Sendable {
  /// The user's settings for the app.
  public let notificationSettings: NotificationSettings
  /// The registered categories.
  public let notificationCategories: [NotificationCategory]
  /// The requests that wait for their triggers.
  public let pendingNotificationRequests: [NotificationRequest]
  /// The notifications in the list, the newest first.
  public let deliveredNotifications: [DeliveredNotification]
  /// The number on the icon.
  public let badge: Int
  /// The data that the app and its extensions share in their app group, texts under keys: `UserDefaults(suiteName:)`.
  public var shared: [String: String]

  private(set) var calls: [AppCall] = []

  /// A centre, as a host passes it to an app.
  public init(
    notificationSettings: NotificationSettings, notificationCategories: [NotificationCategory] = [],
    pendingNotificationRequests: [NotificationRequest] = [], deliveredNotifications: [DeliveredNotification] = [],
    badge: Int = 0, shared: [String: String] = [:]
  ) {
    self.notificationSettings = notificationSettings
    self.notificationCategories = notificationCategories
    self.pendingNotificationRequests = pendingNotificationRequests
    self.deliveredNotifications = deliveredNotifications
    self.badge = badge
    self.shared = shared
  }

  /// Removes and returns the requests made in this call, in order.
  public mutating func takeRequests() -> [AppCall] {
    defer { calls = [] }
    return calls
  }

  init(_ notifications: Notifications, app identifier: String, shared: [String: String]) {
    let app = notifications.app(identifier)
    self.init(
      notificationSettings: app?.settings ?? .initial, notificationCategories: app?.categories ?? [],
      pendingNotificationRequests: app?.pending.map { $0.request } ?? [],
      deliveredNotifications: notifications.list.filter { $0.app == identifier }, badge: app?.badge ?? 0,
      shared: shared)
  }

  /// Asks whether the app may notify; the answer comes in `didFinishRequestingAuthorization`.
  public mutating func requestAuthorization(options: AuthorizationOptions) {
    calls.append(.requestAuthorization(options))
  }

  /// Registers categories, replacing those registered before.
  public mutating func setNotificationCategories(_ categories: [NotificationCategory]) {
    calls.append(.setNotificationCategories(categories))
  }

  /// Adds a request; the answer comes in `didFinishAdding`.
  public mutating func add(_ request: NotificationRequest) {
    calls.append(.add(request))
  }

  /// Withdraws pending requests.
  public mutating func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    calls.append(.removePendingNotificationRequests(identifiers))
  }

  /// Withdraws all pending requests.
  public mutating func removeAllPendingNotificationRequests() {
    calls.append(.removeAllPendingNotificationRequests)
  }

  /// Removes notifications from the list.
  public mutating func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    calls.append(.removeDeliveredNotifications(identifiers))
  }

  /// Removes all of the app's notifications from the list.
  public mutating func removeAllDeliveredNotifications() {
    calls.append(.removeAllDeliveredNotifications)
  }

  /// Puts a number on the app's icon; 0 removes it.
  public mutating func setBadgeCount(_ count: Int) {
    calls.append(.setBadge(count))
  }

  /// Starts to use an attachment's file; if that fails, `didFinishReading` gets an error when the file is read.
  public mutating func startAccessingSecurityScopedResource(url: String) {
    calls.append(.startAccessing(url: url))
  }

  /// Stops using an attachment's file.
  public mutating func stopAccessingSecurityScopedResource(url: String) {
    calls.append(.stopAccessing(url: url))
  }

  /// Asks for the token with which a server reaches the app: the method of `UIApplication`.
  ///
  /// The answer comes in `didRegisterForRemoteNotifications` or `didFailToRegisterForRemoteNotifications`.
  public mutating func registerForRemoteNotifications() {
    calls.append(.registerForRemoteNotifications)
  }

  /// Reads an attachment's file; the answer comes in `didFinishReading`.
  public mutating func readAttachment(url: String) {
    calls.append(.readAttachment(url: url))
  }
}
