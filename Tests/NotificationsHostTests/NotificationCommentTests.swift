// The examples of the comments of NotificationsHost, as tests.

import NotificationsHost
import Testing

struct Alarm: NotifyingProgram {
  static let identifier = "com.example.alarm"
  static let displayName = "Alarm"
  mutating func didFinishLaunching(_ center: inout UserNotificationCenter) {
    center.requestAuthorization(options: [.alert, .sound])
  }
}

private struct Cards: NotifyingProgram {
  static let identifier = "com.example.cards"
  static let displayName = "Cards"

  mutating func didFinishLaunching(_ center: inout UserNotificationCenter) {
    center.requestAuthorization(options: [.alert, .sound])
    let like = NotificationAction(identifier: "like", title: "Like", options: .foreground)
    let field = NotificationTextInput(buttonTitle: "Send", placeholder: "Dear…")
    let reply = NotificationAction(identifier: "reply", title: "Reply", textInput: field)
    guard let like, let reply else { return }
    center.setNotificationCategories([NotificationCategory(identifier: "card", actions: [like, reply])])
    let trigger = TimeIntervalTrigger(milliseconds: 600_000, repeats: false)
    var content = NotificationContent()
    content.title = "Tea"
    content.sound = "default"
    center.add(NotificationRequest(identifier: "tea", content: content, trigger: trigger.map { .timeInterval($0) }))
  }

  mutating func didReceive(_ response: NotificationResponse, _ center: inout UserNotificationCenter) {
    center.removePendingNotificationRequests(withIdentifiers: ["reminder"])
  }

  struct Service: NotificationServiceExtension {
    var contentHandler = ContentHandler()
    mutating func didReceive(_ request: NotificationRequest, _ center: inout UserNotificationCenter) {
      var content = request.content
      content.title = "A card from \(content.title)"
      contentHandler(content)
    }
  }

  struct Content: NotificationContentExtension {
    static let manifests = [
      ContentExtensionManifest(
        identifier: "com.example.alarm.view", categories: ["card"],
        initialContentSizeRatio: SizeRatio(height: 2, width: 3), entry: .principalClass("CardView"))
    ]

    init(_ manifest: ContentExtensionManifest) {}

    mutating func didReceive(_ notification: DeliveredNotification, _ center: inout UserNotificationCenter) {
      guard let url = notification.request.content.attachments.first?.url else { return }
      center.startAccessingSecurityScopedResource(url: url)
      center.readAttachment(url: url)
      center.stopAccessingSecurityScopedResource(url: url)
    }
  }
}

@Suite struct NotificationCommentTests {
  @Test func `an alarm, and a phone without app code`() {
    var phone = NotifyingPhone<Alarm>(time: 9 * 3_600_000)
    phone.update(.answeredAuthorization(isAllowed: true))
    phone.update(.timePassed(milliseconds: 60_000))
    #expect(phone.notifications.app(Alarm.identifier)?.settings.enabled == [.alert, .sound])
    var notifications = Notifications()
    notifications.update(.installed(NotifyingAppManifest(identifier: "mail", displayName: "Mail")))
    notifications.update(.app("mail", .requestAuthorization([.alert, .provisional])))
    #expect(notifications.app("mail")?.settings.authorizationStatus == .provisional)
  }

  @Test func `an app with its extensions`() throws {
    var phone = NotifyingPhone<Cards>().strict
    let early = NotificationEffect.answered(.added(identifier: "tea", .notificationsNotAllowed), app: Cards.identifier)
    #expect(phone.notifications.app(Cards.identifier)?.categories.map(\.identifier) == ["card"])
    #expect(!phone.effects.contains(early), "it was asked at launch, before the run")
    try phone.update(.answeredAuthorization(isAllowed: true))
    let payload = #"{"aps": {"alert": {"title": "Kate"}, "category": "card", "mutable-content": 1}}"#
    try phone.update(.payloadArrived(Array(payload.utf8), app: Cards.identifier, collapseID: "card"))
    let card = try #require(phone.notifications.list.first)
    #expect(card.request.content.title == "A card from Kate")
    try phone.update(.user(.pressed(card.id)))
    try phone.update(.user(.tappedAction("like")))
    try phone.finish()
  }

  @Test func `triggers, files and payloads`() throws {
    let mondays = CalendarTrigger(weekday: 2, hour: 9, repeats: true)
    #expect(mondays.minute == nil)
    let home = MapPoint(east: 0, north: 0).flatMap { CircularRegion(center: $0, radius: 100, identifier: "home") }
    let arrival = home.map { LocationTrigger(region: $0, notifyOnExit: false, repeats: true) }
    #expect(arrival?.notifyOnEntry == true)
    let sea = AttachableFile(url: "file:///sea.png", byteCount: 70_000)
    #expect(sea?.condition == .whole)
    var content = NotificationContent()
    content.attachments = [try NotificationAttachment(identifier: "sea", url: "file:///sea.png")]
    #expect(content.attachments.first?.type == .png)
    let payload = try RemotePayload(#"{"aps": {"alert": "Hello", "badge": 3}}"#)
    #expect(payload.content.badge == 3)
  }

  @Test func `a strict run, and a sender`() throws {
    var phone = NotifyingPhone<Postcard>().strict
    try phone.perform(.signUp)
    try phone.update(.answeredAuthorization(isAllowed: true))
    try phone.update(.user(.flickedBanner), expecting: .ignored(.noBanner))
    #expect(phone.app.isAllowed)
    try phone.finish()
    var contentHandler = ContentHandler()
    let content = NotificationContent()
    let kate = MessageSender(displayName: "Kate", picture: [])
    contentHandler(try content.updating(from: SendMessageIntent(sender: kate)))
    #expect(contentHandler.takeRequests().count == 1)
  }
}
