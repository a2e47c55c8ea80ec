// An app that notifies, as a value: its delegate's methods, its user's actions, and its extensions.

/// An app with its notification extensions: the methods of `UNUserNotificationCenterDelegate`, and completion handlers.
///
/// An app without notification extensions leaves ``Service`` and ``Content`` out.
///
/// ```swift
/// struct Alarm: NotifyingProgram {
///   static let identifier = "com.example.alarm"
///   static let displayName = "Alarm"
///   mutating func didFinishLaunching(_ center: inout UserNotificationCenter) {
///     center.requestAuthorization(options: [.alert, .sound])
///   }
/// }
/// ```
public protocol NotifyingProgram: Equatable, Sendable {
  /// The actions that the user can take in the app; `Never` if there are none.
  associatedtype Action: Equatable & Sendable = Never
  /// Its service extension.
  associatedtype Service: NotificationServiceExtension = NoServiceExtension
  /// Its content extensions.
  associatedtype Content: NotificationContentExtension = NoContentExtension

  /// The app's identifier, the same on every phone.
  static var identifier: String { get }
  /// The app's name.
  static var displayName: String { get }
  /// The methods that the app's delegate has.
  static var delegate: NotificationDelegateKind { get }
  /// The app's table of texts, from which a payload's `loc-key` is read.
  static var localizedStrings: [String: String] { get }

  /// A fresh app, which is not launched yet.
  init()

  /// The app was launched: the place to register categories.
  mutating func didFinishLaunching(_ center: inout UserNotificationCenter)
  /// The user acted in the app.
  mutating func perform(_ action: Action, _ center: inout UserNotificationCenter)
  /// The app is in front and decides how a notification is presented.
  mutating func willPresent(
    _ notification: DeliveredNotification, _ center: inout UserNotificationCenter
  ) -> NotificationPresentationOptions
  /// The user answered a notification.
  mutating func didReceive(_ response: NotificationResponse, _ center: inout UserNotificationCenter)
  /// A payload with `content-available` came.
  mutating func didReceiveRemoteNotification(userInfo: [JSONMember], _ center: inout UserNotificationCenter)
  /// A server can reach the app with this token.
  mutating func didRegisterForRemoteNotifications(deviceToken: [UInt8], _ center: inout UserNotificationCenter)
  /// The app got no token.
  mutating func didFailToRegisterForRemoteNotifications(_ center: inout UserNotificationCenter)
  /// The user asked for the app's own settings: at a notification, or nil in the system's settings.
  mutating func openSettings(for notification: DeliveredNotification?, _ center: inout UserNotificationCenter)
  /// The user, or the settings, answered a request for permission.
  mutating func didFinishRequestingAuthorization(isGranted: Bool, _ center: inout UserNotificationCenter)
  /// A request was added or refused.
  mutating func didFinishAdding(
    _ identifier: String, error: NotificationErrorCode?, _ center: inout UserNotificationCenter)
  /// An attachment's file was read, or refused.
  mutating func didFinishReading(
    url: String, byteCount: Int?, error: NotificationErrorCode?, _ center: inout UserNotificationCenter)
}

// The protocol documents each of them.
// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension NotifyingProgram {
  public static var delegate: NotificationDelegateKind { .presentsAndResponds }
  public static var localizedStrings: [String: String] { [:] }
  public mutating func didFinishLaunching(_ center: inout UserNotificationCenter) {}
  public mutating func willPresent(
    _ notification: DeliveredNotification, _ center: inout UserNotificationCenter
  ) -> NotificationPresentationOptions { [] }
  public mutating func didReceive(_ response: NotificationResponse, _ center: inout UserNotificationCenter) {}
  public mutating func didReceiveRemoteNotification(userInfo: [JSONMember], _ center: inout UserNotificationCenter) {}
  public mutating func didRegisterForRemoteNotifications(deviceToken: [UInt8], _ center: inout UserNotificationCenter) {
  }
  public mutating func didFailToRegisterForRemoteNotifications(_ center: inout UserNotificationCenter) {}
  public mutating func openSettings(for notification: DeliveredNotification?, _ center: inout UserNotificationCenter) {}
  public mutating func didFinishRequestingAuthorization(isGranted: Bool, _ center: inout UserNotificationCenter) {}
  public mutating func didFinishAdding(
    _ identifier: String, error: NotificationErrorCode?, _ center: inout UserNotificationCenter
  ) {}
  public mutating func didFinishReading(
    url: String, byteCount: Int?, error: NotificationErrorCode?, _ center: inout UserNotificationCenter
  ) {}
}

extension NotifyingProgram where Action == Never {
  /// Never called, because there are no actions.
  public mutating func perform(_ action: Never, _ center: inout UserNotificationCenter) {}
}

extension NotifyingProgram {
  /// The app and its extensions as the phone installs them.
  public static var manifest: NotifyingAppManifest {
    NotifyingAppManifest(
      identifier: identifier, displayName: displayName, hasServiceExtension: Service.exists,
      contentExtensions: Content.manifests, localizedStrings: localizedStrings)
  }
}
