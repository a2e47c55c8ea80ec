// A reminder that comes every hour until its content extension, in which the user says that it is done, cancels it.

import NotificationsHost

/// An app that reminds of the plants, with their picture.
public struct Plants: NotifyingProgram {
  /// The identifier of the app.
  public static let identifier = "com.example.plants"
  /// The name of the app.
  public static let displayName = "Plants"

  /// What the user can do in the app.
  public enum Action: Equatable, Sendable {
    /// Asks to be reminded every hour.
    case remind
  }

  /// Why the last reminder could not be added.
  public private(set) var refusal: NotificationErrorCode?

  /// An app that is not launched yet.
  public init() {}

  /// Asks for permission and registers the category.
  public mutating func didFinishLaunching(_ center: inout UserNotificationCenter) {
    center.requestAuthorization(options: [.alert])
    guard let done = NotificationAction(identifier: "done", title: "Done") else { return }
    center.setNotificationCategories([NotificationCategory(identifier: "plants", actions: [done])])
  }

  /// Adds the reminder, which replaces an earlier one.
  public mutating func perform(_ action: Action, _ center: inout UserNotificationCenter) {
    var content = NotificationContent()
    (content.title, content.categoryIdentifier) = ("Water the plants", "plants")
    if let picture = try? NotificationAttachment(identifier: "plants", url: "file:///plants.png") {
      content.attachments = [picture]
    }
    let trigger = TimeIntervalTrigger(milliseconds: 3_600_000, repeats: true).map(NotificationTrigger.timeInterval)
    center.add(NotificationRequest(identifier: "plants", content: content, trigger: trigger))
  }

  /// Notes why a reminder was refused.
  public mutating func didFinishAdding(
    _ identifier: String, error: NotificationErrorCode?, _ center: inout UserNotificationCenter
  ) { refusal = error }

  /// Shows the picture, and handles the one action.
  public struct Content: NotificationContentExtension {
    /// The one extension.
    public static let manifests = [
      ContentExtensionManifest(
        identifier: "com.example.plants.view", categories: ["plants"],
        initialContentSizeRatio: SizeRatio(height: 2, width: 3), entry: .principalClass("PlantsView"),
        handlesResponses: true)
    ]

    /// The number of bytes of the picture that is shown; nil if there is none.
    public private(set) var shownBytes: Int?

    /// A view that is not loaded yet.
    public init(_ manifest: ContentExtensionManifest) {}

    /// Reads the picture, between starting and stopping the access to it.
    public mutating func didReceive(_ notification: DeliveredNotification, _ center: inout UserNotificationCenter) {
      guard let url = notification.request.content.attachments.first?.url else { return }
      center.startAccessingSecurityScopedResource(url: url)
      center.readAttachment(url: url)
      center.stopAccessingSecurityScopedResource(url: url)
    }

    /// Shows what was read.
    public mutating func didFinish(_ answer: NotificationAnswer, _ center: inout UserNotificationCenter) {
      if case .readAttachment(_, let byteCount, _) = answer { shownBytes = byteCount }
    }

    /// Cancels the reminder of the notification.
    public mutating func didReceive(
      _ response: NotificationResponse, _ center: inout UserNotificationCenter
    ) -> ContentExtensionResponseOption {
      center.removePendingNotificationRequests(withIdentifiers: [response.notification.request.identifier])
      return .dismiss
    }
  }
}
