// What the user allows an app to do, and what is switched on.

/// What an app may do with notifications: `UNNotificationSettings`.
public struct NotificationSettings: Hashable, Sendable {
  /// Whether the user was asked, and what the answer was.
  public internal(set) var authorizationStatus: NotificationAuthorizationStatus

  /// The options that the app has asked for.
  public internal(set) var requested: AuthorizationOptions

  /// The requested options that the user has switched off since.
  public internal(set) var switchedOff: AuthorizationOptions

  static let initial = NotificationSettings(authorizationStatus: .notDetermined, requested: [])

  /// Settings, as a host passes them to an app.
  public init(
    authorizationStatus: NotificationAuthorizationStatus, requested: AuthorizationOptions,
    switchedOff: AuthorizationOptions = []
  ) {
    (self.authorizationStatus, self.requested, self.switchedOff) = (authorizationStatus, requested, switchedOff)
  }

  /// The options that the app may use now.
  public var enabled: AuthorizationOptions {
    authorizationStatus == .authorized ? requested.subtracting(switchedOff) : []
  }
}

/// Whether the user allows an app's notifications: `UNAuthorizationStatus`.
public enum NotificationAuthorizationStatus: Int, Hashable, Sendable, CaseIterable {
  /// The user was not asked yet.
  case notDetermined = 0
  /// The user does not allow them.
  case denied = 1
  /// The user allows them.
  case authorized = 2
}
