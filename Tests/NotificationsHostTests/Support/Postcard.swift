// The sample of the article on notifications: an app that shows postcards, with both kinds of extension.

import NotificationsHost

struct Postcard: NotifyingProgram {
  static let identifier = "com.example.postcard"
  static let displayName = "Postcard"

  enum Action { case signUp, remind }

  var isAllowed = false
  var replies: [String] = []

  mutating func didFinishLaunching(_ center: inout UserNotificationCenter) {
    let field = NotificationTextInput(buttonTitle: "Send", placeholder: "Dear…")
    guard let reply = NotificationAction(identifier: "reply", title: "Reply", textInput: field),
      let like = NotificationAction(identifier: "like", title: "Like")
    else { return }
    center.setNotificationCategories([NotificationCategory(identifier: "card", actions: [reply, like])])
  }

  mutating func perform(_ action: Action, _ center: inout UserNotificationCenter) {
    switch action {
    case .signUp: center.requestAuthorization(options: [.alert, .badge])
    case .remind:
      var content = NotificationContent()
      content.title = "Write to Kate"
      let trigger = TimeIntervalTrigger(milliseconds: 600_000, repeats: false)
      center.add(
        NotificationRequest(
          identifier: "reminder", content: content, trigger: trigger.map(NotificationTrigger.timeInterval)))
    }
  }

  mutating func didFinishRequestingAuthorization(isGranted: Bool, _ center: inout UserNotificationCenter) {
    isAllowed = isGranted
  }

  mutating func willPresent(
    _ notification: DeliveredNotification, _ center: inout UserNotificationCenter
  ) -> NotificationPresentationOptions { .alert }

  mutating func didReceive(_ response: NotificationResponse, _ center: inout UserNotificationCenter) {
    if let text = response.userText { replies.append(text) }
  }

  struct Service: NotificationServiceExtension {
    var contentHandler = ContentHandler()
    var bestAttempt = NotificationContent()

    mutating func didReceive(_ request: NotificationRequest, _ center: inout UserNotificationCenter) {
      bestAttempt = request.content
      bestAttempt.title = "A card from \(request.content.title)"
      if let url = JSONValue.object(request.content.userInfo)["picture"]?.string {
        contentHandler.download(from: url)
      } else {
        contentHandler(bestAttempt)
      }
    }

    mutating func didFinishDownload(from url: String, file: String?, _ center: inout UserNotificationCenter) {
      if let file, let picture = try? NotificationAttachment(identifier: "picture", url: file) {
        bestAttempt.attachments = [picture]
      }
      contentHandler(bestAttempt)
    }

    mutating func serviceExtensionTimeWillExpire(_ center: inout UserNotificationCenter) { contentHandler(bestAttempt) }
  }

  struct Content: NotificationContentExtension {
    static let manifests = [
      ContentExtensionManifest(
        identifier: "com.example.postcard.view", categories: ["card"],
        initialContentSizeRatio: SizeRatio(height: 2, width: 3), overridesDefaultTitle: true,
        entry: .principalClass("CardView"), handlesResponses: true)
    ]

    var title: String?
    var likes = 0

    init(_ manifest: ContentExtensionManifest) {}

    mutating func didReceive(_ notification: DeliveredNotification, _ center: inout UserNotificationCenter) {
      title = notification.request.content.attachments.isEmpty ? "A letter" : "A postcard"
    }

    mutating func didReceive(
      _ response: NotificationResponse, _ center: inout UserNotificationCenter
    ) -> ContentExtensionResponseOption {
      guard response.actionIdentifier == "like" else { return .dismissAndForwardAction }
      likes += 1
      return .doNotDismiss
    }
  }
}
