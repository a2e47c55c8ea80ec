// An app that notifies: what it is made of, and what the phone holds for it.

/// An app that was installed, with its notification extensions.
public struct NotifyingAppManifest: Hashable, Sendable {
  /// The identifier of the app, the same on every phone.
  public let identifier: String
  /// The name in the header of a notification.
  public let displayName: String
  /// Whether it has a service extension.
  public let hasServiceExtension: Bool
  /// Its content extensions.
  public let contentExtensions: [ContentExtensionManifest]

  /// An app with its extensions.
  public init(
    identifier: String, displayName: String, hasServiceExtension: Bool = false,
    contentExtensions: [ContentExtensionManifest] = []
  ) {
    self.identifier = identifier
    self.displayName = displayName
    self.hasServiceExtension = hasServiceExtension
    self.contentExtensions = contentExtensions
  }

  /// The first content extension for a category.
  func contentExtension(for category: String) -> ContentExtensionManifest? {
    contentExtensions.first { $0.categories.contains { $0.utf8.elementsEqual(category.utf8) } }
  }
}

/// What the phone holds for an app.
public struct NotifyingApp: Hashable, Sendable {
  /// The app.
  public let manifest: NotifyingAppManifest
  /// What the user allows it.
  public internal(set) var settings = NotificationSettings()
  /// What it does when a notification comes while it is in front.
  public internal(set) var delegate = NotificationDelegateKind.none
  /// The categories that it registered last.
  public internal(set) var categories: [NotificationCategory] = []
  /// What it added and has not come yet, in the order of adding.
  public internal(set) var pending: [PendingNotification] = []
  /// The number on its icon; 0 for none.
  public internal(set) var badge = 0

  init(_ manifest: NotifyingAppManifest) {
    self.manifest = manifest
  }

  /// The category of a notification, if the app registered it.
  public func category(of content: NotificationContent) -> NotificationCategory? {
    categories.first { $0.identifier.utf8.elementsEqual(content.categoryIdentifier.utf8) }
  }
}

/// Which methods of `UNUserNotificationCenterDelegate` an app has.
public enum NotificationDelegateKind: Hashable, Sendable, CaseIterable {
  /// It has no delegate.
  case none
  /// The delegate is told of responses and not asked before a notification is presented.
  case respondsOnly
  /// The delegate has both methods.
  case presentsAndResponds
}
