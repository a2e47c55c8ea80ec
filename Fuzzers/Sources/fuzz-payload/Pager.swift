// A phone with an app and both its extensions, with random events.

import NotificationsHost

/// A phone gets these bytes as a payload, and as the actions of its user.
func play(_ bytes: [UInt8]) {
  var phone = NotifyingPhone<Pager>()
  phone.perform(.sign)
  phone.update(.answeredAuthorization(isAllowed: true))
  phone.update(.payloadArrived(bytes, app: Pager.identifier, collapseID: nil))
  for byte in bytes.suffix(24) {
    let id = phone.notifications.list.first?.id ?? NotificationID(app: Pager.identifier, identifier: "a")
    switch byte % 8 {
    case 0: phone.update(.timePassed(milliseconds: Int(byte) * 500))
    case 1: phone.update(.user(.pressed(id)))
    case 2: phone.update(.user(.tappedAction("like")))
    case 3: phone.update(.service(Int(byte) / 8, .failedDownload(url: "https://a.b/c.png")))
    case 4: phone.update(.openedApp(Pager.identifier))
    case 5: phone.update(.leftApp)
    case 6: phone.perform(.sign)
    default: phone.update(.answeredAuthorization(isAllowed: byte % 16 == 7))
    }
  }
}

/// An app whose extensions count their calls.
struct Pager: NotifyingProgram {
  static let identifier = "com.example.mail"
  static let displayName = "Mail"
  enum Action { case sign }
  var count = 0

  mutating func perform(_ action: Action, _ center: inout UserNotificationCenter) {
    guard let like = NotificationAction(identifier: "like", title: "Like") else { return }
    center.setNotificationCategories([NotificationCategory(identifier: "c", actions: [like])])
    center.requestAuthorization(options: [.alert, .badge])
    var content = NotificationContent()
    (content.body, content.categoryIdentifier) = ("signed", "c")
    center.add(NotificationRequest(identifier: "a", content: content, trigger: nil))
  }

  mutating func didReceive(_ response: NotificationResponse, _ center: inout UserNotificationCenter) { count += 1 }

  struct Service: NotificationServiceExtension {
    var contentHandler = ContentHandler()
    var count = 0

    mutating func didReceive(_ request: NotificationRequest, _ center: inout UserNotificationCenter) {
      contentHandler.download(from: "https://a.b/c.png")
    }

    mutating func didFinishDownload(from url: String, file: String?, _ center: inout UserNotificationCenter) {
      count += 1
    }
  }

  struct Content: NotificationContentExtension {
    static let manifests = [
      ContentExtensionManifest(
        identifier: "view", categories: ["c"], initialContentSizeRatio: SizeRatio(height: 1, width: 2),
        entry: .principalClass("View"), handlesResponses: true)
    ]
    var count = 0

    init(_ manifest: ContentExtensionManifest) {}

    mutating func didReceive(_ notification: DeliveredNotification, _ center: inout UserNotificationCenter) {
      count += 1
    }

    mutating func didReceive(
      _ response: NotificationResponse, _ center: inout UserNotificationCenter
    ) -> ContentExtensionResponseOption { .doNotDismiss }
  }
}
