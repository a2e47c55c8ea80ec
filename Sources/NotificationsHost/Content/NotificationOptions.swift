// The sets of options that notifications use, with Apple's raw values.

/// The options that an app asks permission for: `UNAuthorizationOptions`.
public struct AuthorizationOptions: OptionSet, Hashable, Sendable {
  /// Apple's number for the set.
  public let rawValue: Int

  /// The set of this number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The number on the app's icon.
  public static let badge = AuthorizationOptions(rawValue: 1)
  /// A sound.
  public static let sound = AuthorizationOptions(rawValue: 2)
  /// Texts on the screen.
  public static let alert = AuthorizationOptions(rawValue: 4)
  /// Notifications in a car.
  public static let carPlay = AuthorizationOptions(rawValue: 8)
  /// Critical alerts and sounds; since iOS 12.
  public static let criticalAlert = AuthorizationOptions(rawValue: 16)
  /// The settings have a button that opens the app's own settings; since iOS 12.
  public static let providesAppNotificationSettings = AuthorizationOptions(rawValue: 32)
  /// Quiet notifications at once, without asking the user; since iOS 12.
  public static let provisional = AuthorizationOptions(rawValue: 64)

  static let all = AuthorizationOptions(rawValue: 127)
  static let basic: AuthorizationOptions = [.badge, .sound, .alert]
}

/// How a notification is presented: `UNNotificationPresentationOptions`.
public struct NotificationPresentationOptions: OptionSet, Hashable, Sendable {
  /// Apple's number for the set.
  public let rawValue: Int

  /// The set of this number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The number on the app's icon changes.
  public static let badge = NotificationPresentationOptions(rawValue: 1)
  /// The sound is played.
  public static let sound = NotificationPresentationOptions(rawValue: 2)
  /// The texts are shown, in a banner and in the list.
  public static let alert = NotificationPresentationOptions(rawValue: 4)
  /// The texts are in the list; since iOS 14.
  public static let list = NotificationPresentationOptions(rawValue: 8)
  /// The texts are in a banner; since iOS 14.
  public static let banner = NotificationPresentationOptions(rawValue: 16)
}

/// An action's requirements and look: `UNNotificationActionOptions`.
public struct NotificationActionOptions: OptionSet, Hashable, Sendable {
  /// Apple's number for the set.
  public let rawValue: Int

  /// The set of this number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A locked phone must be unlocked first.
  public static let authenticationRequired = NotificationActionOptions(rawValue: 1)
  /// The button is marked as destructive.
  public static let destructive = NotificationActionOptions(rawValue: 2)
  /// The app comes to the front.
  public static let foreground = NotificationActionOptions(rawValue: 4)
}

/// How a category's notifications behave: `UNNotificationCategoryOptions`.
public struct NotificationCategoryOptions: OptionSet, Hashable, Sendable {
  /// Apple's number for the set.
  public let rawValue: Int

  /// The set of this number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The app gets a response when the user dismisses a notification.
  public static let customDismissAction = NotificationCategoryOptions(rawValue: 1)
  /// The notifications are also shown in a car.
  public static let allowInCarPlay = NotificationCategoryOptions(rawValue: 2)
  /// The title is shown even if previews are hidden; since iOS 11.
  public static let hiddenPreviewsShowTitle = NotificationCategoryOptions(rawValue: 4)
  /// The subtitle is shown even if previews are hidden; since iOS 11.
  public static let hiddenPreviewsShowSubtitle = NotificationCategoryOptions(rawValue: 8)
}
