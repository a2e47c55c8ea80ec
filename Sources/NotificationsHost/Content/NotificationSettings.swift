// The user's settings for an app: the permission, and the options that are switched on.

/// An app's permissions for notifications: `UNNotificationSettings`.
public struct NotificationSettings: Hashable, Sendable {
  /// Whether the user was asked, and the answer.
  public internal(set) var authorizationStatus: NotificationAuthorizationStatus

  /// The options that the app has asked for.
  public internal(set) var requested: AuthorizationOptions

  /// The requested options that the user has switched off since.
  public internal(set) var switchedOff: AuthorizationOptions

  /// The kind of alert that the user chose.
  public internal(set) var alertStyle: NotificationAlertStyle

  /// When the texts are shown.
  public internal(set) var showPreviewsSetting: NotificationPreviews

  static let initial = NotificationSettings(authorizationStatus: .notDetermined, requested: [])

  /// Settings, as a host passes them to an app.
  public init(
    authorizationStatus: NotificationAuthorizationStatus, requested: AuthorizationOptions,
    switchedOff: AuthorizationOptions = [], alertStyle: NotificationAlertStyle = .banner,
    showPreviewsSetting: NotificationPreviews = .always
  ) {
    self.authorizationStatus = authorizationStatus
    self.requested = requested
    self.switchedOff = switchedOff
    self.alertStyle = alertStyle
    self.showPreviewsSetting = showPreviewsSetting
  }

  /// The options that the app may use now.
  public var enabled: AuthorizationOptions {
    switch authorizationStatus {
    case .authorized, .provisional: requested.subtracting(switchedOff)
    case .notDetermined, .denied: []
    }
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
  /// The app may notify quietly, and the user was not asked; since iOS 12.
  case provisional = 3
}

/// The kind of alert that the user chose for an app: `UNAlertStyle`.
public enum NotificationAlertStyle: Int, Hashable, Sendable, CaseIterable {
  /// Only the list.
  case none = 0
  /// A banner that disappears by itself.
  case banner = 1
  /// A banner that stays until the user acts on it.
  case alert = 2
}

/// When the texts of an app's notifications are shown: `UNShowPreviewsSetting`.
public enum NotificationPreviews: Int, Hashable, Sendable, CaseIterable {
  /// Always.
  case always = 0
  /// While the phone is unlocked.
  case whenAuthenticated = 1
  /// Only in the full view.
  case never = 2
}
