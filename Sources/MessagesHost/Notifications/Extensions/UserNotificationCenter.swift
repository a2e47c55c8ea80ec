// What an app and its extensions see of the phone's notifications, and what they ask of it, with Apple's names.

/// The notifications as an app sees them: `UNUserNotificationCenter`.
///
/// The phone lends it for one call. What is asked for in the call happens after it, in order; answers that have a
/// completion handler on a phone arrive in the app's methods of that name.
public struct UserNotificationCenter: Hashable, Sendable {
  /// What the user allows.
  public let notificationSettings: NotificationSettings
  /// The registered categories.
  public let notificationCategories: [NotificationCategory]
  /// The requests that wait for their triggers.
  public let pendingNotificationRequests: [NotificationRequest]
  /// The notifications in the list, the newest first.
  public let deliveredNotifications: [DeliveredNotification]
  /// The number on the icon.
  public let badge: Int

  /// What was asked for in this call, in order.
  private(set) var calls: [AppCall] = []

  init(_ notifications: Notifications, app identifier: String) {
    let app = notifications.app(identifier)
    notificationSettings = app?.settings ?? NotificationSettings()
    notificationCategories = app?.categories ?? []
    pendingNotificationRequests = app?.pending.map { $0.request } ?? []
    deliveredNotifications = notifications.list.filter { $0.app == identifier }
    badge = app?.badge ?? 0
  }

  /// Asks whether the app may notify; the answer comes in `didFinishRequestingAuthorization`.
  public mutating func requestAuthorization(options: AuthorizationOptions) {
    calls.append(.requestAuthorization(options))
  }

  /// Registers categories in place of those that were registered before.
  public mutating func setNotificationCategories(_ categories: [NotificationCategory]) {
    calls.append(.setNotificationCategories(categories))
  }

  /// Adds a request; the answer comes in `didFinishAdding`.
  public mutating func add(_ request: NotificationRequest) {
    calls.append(.add(request))
  }

  /// Takes requests back.
  public mutating func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    calls.append(.removePendingNotificationRequests(identifiers))
  }

  /// Takes all requests back.
  public mutating func removeAllPendingNotificationRequests() {
    calls.append(.removeAllPendingNotificationRequests)
  }

  /// Takes notifications out of the list.
  public mutating func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    calls.append(.removeDeliveredNotifications(identifiers))
  }

  /// Takes all of the app's notifications out of the list.
  public mutating func removeAllDeliveredNotifications() {
    calls.append(.removeAllDeliveredNotifications)
  }

  /// Puts a number on the app's icon; 0 removes it.
  public mutating func setBadgeCount(_ count: Int) {
    calls.append(.setBadge(count))
  }

  /// Starts to use an attachment's file; the answer comes in `didFinishReading` or as an error there.
  public mutating func startAccessingSecurityScopedResource(url: String) {
    calls.append(.startAccessing(url: url))
  }

  /// Stops using an attachment's file.
  public mutating func stopAccessingSecurityScopedResource(url: String) {
    calls.append(.stopAccessing(url: url))
  }

  /// Reads an attachment's file; the answer comes in `didFinishReading`.
  public mutating func readAttachment(url: String) {
    calls.append(.readAttachment(url: url))
  }
}
