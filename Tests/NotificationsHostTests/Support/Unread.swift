// An app whose extensions count unread notifications in shared data, and take touches.

import NotificationsHost

struct Unread: NotifyingProgram {
  static let identifier = "com.example.unread"
  static let displayName = "Unread"

  enum Action { case read }

  mutating func didFinishLaunching(_ center: inout UserNotificationCenter) {
    center.requestAuthorization(options: [.alert, .badge])
    center.setNotificationCategories(["letter", "card"].map { NotificationCategory(identifier: $0, actions: []) })
  }

  mutating func perform(_ action: Action, _ center: inout UserNotificationCenter) {
    center.shared["count"] = nil
    center.setBadgeCount(0)
  }

  struct Service: NotificationServiceExtension {
    var contentHandler = ContentHandler()

    mutating func didReceive(_ request: NotificationRequest, _ center: inout UserNotificationCenter) {
      var content = request.content
      let count = (center.shared["count"].flatMap { Int($0) } ?? 0) + 1
      center.shared["count"] = "\(count)"
      content.badge = count
      contentHandler(content)
    }
  }

  struct Content: NotificationContentExtension {
    static let manifests = [true, false].map { takesTouches in
      ContentExtensionManifest(
        identifier: takesTouches ? "touched" : "still", categories: [takesTouches ? "letter" : "card"],
        initialContentSizeRatio: SizeRatio(height: 1, width: 1), entry: .principalClass("Letter"),
        userInteractionEnabled: takesTouches)
    }

    enum Action { case turnedPage }

    var page = 1
    var count: String?

    init(_ manifest: ContentExtensionManifest) {}

    mutating func didReceive(_ notification: DeliveredNotification, _ center: inout UserNotificationCenter) {
      count = center.shared["count"]
    }

    mutating func perform(_ action: Action, _ center: inout UserNotificationCenter) {
      page += 1
      center.shared["page"] = "\(page)"
    }
  }
}
