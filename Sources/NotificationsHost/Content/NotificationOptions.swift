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

  static let all: AuthorizationOptions = [.badge, .sound, .alert]
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
  /// The texts are shown.
  public static let alert = NotificationPresentationOptions(rawValue: 4)
}

/// What an action needs and how it looks: `UNNotificationActionOptions`.
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
}
