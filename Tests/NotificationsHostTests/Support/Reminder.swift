// A reminder whose content extension cancels it, opens its picture, and asks the centre; a test sets what it forgets.

import NotificationsHost

/// An app that reminds again and again, until its content extension cancels it.
struct Reminder: NotifyingProgram {
  static let identifier = "com.example.reminder"
  static let displayName = "Reminder"

  enum Action { case remind, register }

  var token: [UInt8]?
  var hasFailed = false
  var settingsFor: [String?] = []

  mutating func didFinishLaunching(_ center: inout UserNotificationCenter) {
    center.requestAuthorization(options: [.alert, .providesAppNotificationSettings])
    let actions = ["done", "look", "peek", "forget"].compactMap { NotificationAction(identifier: $0, title: $0) }
    center.setNotificationCategories([NotificationCategory(identifier: "task", actions: actions)])
  }

  mutating func perform(_ action: Action, _ center: inout UserNotificationCenter) {
    switch action {
    case .register: center.registerForRemoteNotifications()
    case .remind:
      var content = NotificationContent.text("Water the plants", category: "task")
      if let picture = try? NotificationAttachment(identifier: "p", url: "file:///plants.png") {
        content.attachments = [picture]
      }
      let trigger = TimeIntervalTrigger(milliseconds: 3_600_000, repeats: true).map(NotificationTrigger.timeInterval)
      center.add(NotificationRequest(identifier: "plants", content: content, trigger: trigger))
    }
  }

  mutating func willPresent(
    _ notification: DeliveredNotification, _ center: inout UserNotificationCenter
  ) -> NotificationPresentationOptions { [.banner, .list] }

  mutating func didRegisterForRemoteNotifications(deviceToken: [UInt8], _ center: inout UserNotificationCenter) {
    token = deviceToken
  }

  mutating func didFailToRegisterForRemoteNotifications(_ center: inout UserNotificationCenter) { hasFailed = true }

  mutating func openSettings(for notification: DeliveredNotification?, _ center: inout UserNotificationCenter) {
    settingsFor.append(notification?.request.identifier)
  }

  struct Content: NotificationContentExtension {
    static let manifests = [
      ContentExtensionManifest(
        identifier: "com.example.reminder.view", categories: ["task"],
        initialContentSizeRatio: SizeRatio(height: 1, width: 2), entry: .principalClass("View"),
        handlesResponses: true)
    ]

    var picture: String?
    var answers: [NotificationAnswer] = []

    init(_ manifest: ContentExtensionManifest) {}

    mutating func didReceive(_ notification: DeliveredNotification, _ center: inout UserNotificationCenter) {
      picture = notification.request.content.attachments.first?.url
    }

    mutating func didReceive(
      _ response: NotificationResponse, _ center: inout UserNotificationCenter
    ) -> ContentExtensionResponseOption {
      switch (response.actionIdentifier, picture) {
      case ("look", let picture?):
        center.startAccessingSecurityScopedResource(url: picture)
        center.readAttachment(url: picture)
        center.stopAccessingSecurityScopedResource(url: picture)
      case ("peek", let picture?): center.readAttachment(url: picture)
      case ("forget", let picture?): center.startAccessingSecurityScopedResource(url: picture)
      default:
        center.removePendingNotificationRequests(withIdentifiers: [response.notification.request.identifier])
        return .dismiss
      }
      return .doNotDismiss
    }

    mutating func didFinish(_ answer: NotificationAnswer, _ center: inout UserNotificationCenter) {
      answers.append(answer)
    }
  }
}
