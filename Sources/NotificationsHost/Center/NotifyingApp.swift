// An app that notifies: its extensions, and the phone's record of it.

/// An app that can be installed, with its notification extensions.
public struct NotifyingAppManifest: Hashable, Sendable {
  /// The identifier of the app, the same on every phone.
  public let identifier: String
  /// The name in the header of a notification.
  public let displayName: String
  /// Whether it has a service extension.
  public let hasServiceExtension: Bool
  /// Its content extensions.
  public let contentExtensions: [ContentExtensionManifest]
  /// The app's table of texts, from which a payload's `loc-key` is read.
  public let localizedStrings: [String: String]

  /// An app with its extensions.
  public init(
    identifier: String, displayName: String, hasServiceExtension: Bool = false,
    contentExtensions: [ContentExtensionManifest] = [], localizedStrings: [String: String] = [:]
  ) {
    self.localizedStrings = localizedStrings
    self.identifier = identifier
    self.displayName = displayName
    self.hasServiceExtension = hasServiceExtension
    self.contentExtensions = contentExtensions
  }

  func contentExtension(for category: String) -> ContentExtensionManifest? {
    contentExtensions.first { $0.categories.contains { $0.utf8.elementsEqual(category.utf8) } }
  }
}

/// The phone's record of an app.
public struct NotifyingApp: Hashable, Sendable {
  /// The app.
  public let manifest: NotifyingAppManifest
  /// The user's settings for it.
  public internal(set) var settings = NotificationSettings.initial
  /// The methods that its delegate has.
  public internal(set) var delegate = NotificationDelegateKind.none
  /// The categories that it registered last.
  public internal(set) var categories: [NotificationCategory] = []
  /// The requests that it added and that still wait, in the order of adding.
  public internal(set) var pending: [PendingNotification] = []
  /// The number on its icon; 0 for none.
  public internal(set) var badge = 0
  /// The token with which a server reaches it; nil until it registered.
  public internal(set) var deviceToken: [UInt8]?
  /// Its registrations for a token that have no answer yet.
  public internal(set) var openRegistrations = 0

  init(_ manifest: NotifyingAppManifest) {
    self.manifest = manifest
  }

  /// The category of a notification, if the app registered it.
  public func category(of content: NotificationContent) -> NotificationCategory? {
    categories.first { $0.identifier.utf8.elementsEqual(content.categoryIdentifier.utf8) }
  }

  /// The ways of presenting a content that the user allows, and that its interruption level permits.
  func presentable(_ content: NotificationContent) -> NotificationPresentationOptions {
    let enabled = settings.enabled.intersection(.basic)
    var options = content.presentable.intersection(NotificationPresentationOptions(rawValue: enabled.rawValue))
    let isQuiet = settings.authorizationStatus == .provisional
    guard options.contains(.alert) else { return isQuiet ? [] : options }
    if isQuiet { return .list }
    if content.interruptionLevel == .passive { options.remove(.sound) }
    if content.interruptionLevel == .passive || settings.alertStyle == .none {
      options.remove(.alert)
      options.insert(.list)
    }
    return options
  }
}

/// The methods of `UNUserNotificationCenterDelegate` that an app has.
public enum NotificationDelegateKind: Hashable, Sendable, CaseIterable {
  /// It has no delegate.
  case none
  /// The delegate receives responses, but is not asked before a notification is presented.
  case respondsOnly
  /// The delegate has both methods.
  case presentsAndResponds
}
