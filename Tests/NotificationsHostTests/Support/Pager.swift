// An app that notifies, with both kinds of extension, each of which remembers something.

import HostTestSupport
import NotificationsHost
import TestSupport

/// An app that counts its answers and remembers what the user wrote.
struct Pager: NotifyingProgram {
  static let identifier = "com.example.mail"
  static let displayName = "Pager"

  enum Action: CaseIterable { case ask, addNow, addLater }

  var isAllowed = false
  var written: [String] = []

  mutating func didFinishLaunching(_ center: inout UserNotificationCenter) {
    center.setNotificationCategories([
      NotificationCategory(
        identifier: "one", actions: [.named("plain"), .asking("reply", button: "Send", placeholder: "")])
    ])
  }

  mutating func perform(_ action: Action, _ center: inout UserNotificationCenter) {
    switch action {
    case .ask: center.requestAuthorization(options: [.alert, .sound])
    case .addNow: center.add(.init(identifier: "now", content: .text("now", category: "one"), trigger: nil))
    case .addLater:
      let trigger = TimeIntervalTrigger(milliseconds: 90_000, repeats: true).map(NotificationTrigger.timeInterval)
      center.add(.init(identifier: "later", content: .text("later", category: "one"), trigger: trigger))
    }
  }

  mutating func didFinishRequestingAuthorization(isGranted: Bool, _ center: inout UserNotificationCenter) {
    isAllowed = isGranted
  }

  mutating func willPresent(
    _ notification: DeliveredNotification, _ center: inout UserNotificationCenter
  ) -> NotificationPresentationOptions { notification.number % 3 == 0 ? [] : .alert }

  mutating func didReceive(_ response: NotificationResponse, _ center: inout UserNotificationCenter) {
    written.append(response.userText ?? "no text")
  }

  struct Service: NotificationServiceExtension {
    var contentHandler = ContentHandler()
    var title = ""
    var downloads = 0

    mutating func didReceive(_ request: NotificationRequest, _ center: inout UserNotificationCenter) {
      title = request.content.title
      for number in 1...2 { contentHandler.download(from: "https://a.b/\(number).png") }
    }

    mutating func didFinishDownload(from url: String, file: String?, _ center: inout UserNotificationCenter) {
      downloads += 1
      if downloads == 2 { contentHandler(.text("\(title), with \(downloads) downloads", category: "one")) }
    }

  }

  struct Content: NotificationContentExtension {
    static let manifests = [
      ContentExtensionManifest(
        identifier: "com.example.mail.view", categories: ["one"],
        initialContentSizeRatio: SizeRatio(height: 1, width: 2), entry: .storyboard("Main"), handlesResponses: true)
    ]

    var seen = 0
    var title: String? { seen > 1 ? "seen \(seen) times" : nil }

    init(_ manifest: ContentExtensionManifest) {}

    mutating func didReceive(_ notification: DeliveredNotification, _ center: inout UserNotificationCenter) {
      seen += 1
    }

    mutating func didReceive(
      _ response: NotificationResponse, _ center: inout UserNotificationCenter
    ) -> ContentExtensionResponseOption {
      seen % 2 == 0 ? .doNotDismiss : .dismissAndForwardAction
    }

  }
}

extension Chance {
  /// A phone with the pager and another app, after some random events.
  mutating func pagerPhone(steps: ClosedRange<Int> = 0...40) -> NotifyingPhone<Pager> {
    var phone = NotifyingPhone<Pager>(time: number(0...86_399_999))
    // Only the other app: the pager is there already.
    for event in installations().dropFirst(5) { phone.update(event) }
    phone.perform(.ask)
    phone.update(.answeredAuthorization(isAllowed: !isTrue(oneIn: 6)))
    for _ in 0..<number(steps) { pagerStep(&phone) }
    return phone
  }

  /// Lets the user do something in the pager, or anything else happen.
  mutating func pagerStep(_ phone: inout NotifyingPhone<Pager>) {
    if isTrue(oneIn: 5) {
      phone.perform(one(of: Pager.Action.allCases))
    } else {
      phone.update(notificationEvent(for: phone.notifications))
    }
  }
}
