// The order of effects in the scenarios N-1 to N-9, as golden logs.

import NotificationsHost
import TestSupport
import Testing

@Suite struct NotificationOrderTests {
  /// A phone whose user allows the sample's notifications.
  private var phone = {
    var phone = NotifyingPhone<Postcard>()
    phone.perform(.signUp)
    phone.update(.answeredAuthorization(isAllowed: true))
    phone.update(.leftApp)
    return phone
  }()

  private let card = NotificationID(app: Postcard.identifier, identifier: "card")

  /// A payload for the sample; if it has a picture, the service extension has a download.
  private func payload(picture: Bool = false, isMutable: Bool = false) -> NotificationEvent {
    let aps =
      #"{"alert":{"title":"Kate","body":"Hello"},"category":"card"\#(isMutable ? #","mutable-content":1"# : "")}"#
    let json = #"{"aps":\#(aps)\#(picture ? #","picture":"https://a.b/c.png""# : "")}"#
    return .payloadArrived(Array(json.utf8), app: Postcard.identifier, collapseID: "card")
  }

  /// Compares the effects of these events with the golden file, under the heading of the scenario.
  private mutating func check(
    _ scenario: String, _ events: NotificationEvent..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try compare(events.flatMap { phone.update($0) }, with: scenario, sourceLocation)
  }

  private func compare(_ effects: [NotificationEffect], with scenario: String, _ place: SourceLocation) throws {
    var expected: [String] = []
    var isInside = false
    for line in try goldenLines("notification-orders.txt") {
      if line.hasPrefix("N-") { isInside = line == scenario } else if isInside { expected.append(line) }
    }
    #expect(!expected.isEmpty, sourceLocation: place)
    #expect(effects.map(\.description) == expected, sourceLocation: place)
  }

  @Test mutating func `N-1: a remote notification that a service extension changes`() throws {
    let file = try #require(AttachableFile(url: "file:///tmp/c.png", byteCount: 9))
    try check(
      "N-1", payload(picture: true, isMutable: true), .service(1, .finishedDownload(url: "https://a.b/c.png", file)))
    #expect(phone.services.isEmpty)
    let notification = try #require(phone.notifications.list.first)
    #expect(phone.notifications.drawing(of: notification).title == "A card from Kate")
    #expect(phone.notifications.drawing(of: notification).thumbnail?.identifier == "picture")
    #expect(phone.notifications.drawing(of: notification).buttons.map(\.action) == ["reply", "like"])
  }

  @Test mutating func `N-2: a service extension that is too slow delivers its best attempt`() throws {
    try check("N-2", payload(picture: true, isMutable: true), .timePassed(milliseconds: 40_000))
    #expect(phone.notifications.time == 40_000)
  }

  @Test func `N-2: a service extension that never delivers anything`() throws {
    var phone = NotifyingPhone<Sleeper>()
    phone.perform(.signUp)
    phone.update(.answeredAuthorization(isAllowed: true))
    let json = #"{"aps":{"alert":"original","mutable-content":1}}"#
    phone.update(.leftApp)
    var effects = phone.update(.payloadArrived(Array(json.utf8), app: Sleeper.identifier, collapseID: nil))
    #expect(phone.services.count == 1)
    effects += phone.update(.timePassed(milliseconds: 30_000))
    try compare(effects, with: "N-2 original", #_sourceLocation)
    #expect(phone.services.isEmpty)
  }

  @Test mutating func `N-3: a notification for the app in front, after its service extension`() throws {
    phone.update(.openedApp(Postcard.identifier))
    try check("N-3", payload(isMutable: true))
  }

  @Test mutating func `N-4: the full view with a content extension`() throws {
    phone.update(payload())
    try check("N-4", .user(.pressed(card)))
    #expect(phone.content?.title == "A letter")
    #expect(phone.notifications.fullViewParts(width: 1).first == .header(app: card.app, title: "A letter"))
  }

  @Test mutating func `N-5: an action that no content extension handles`() throws {
    phone.update(payload())
    try check("N-5", .user(.tappedAction("like")))
  }

  @Test mutating func `N-6: an action that a content extension handles, and one that it forwards`() throws {
    phone.update(payload())
    phone.update(.user(.pressed(card)))
    try check("N-6", .user(.tappedAction("like")))
    #expect(phone.content?.likes == 1)
    #expect(phone.notifications.list.count == 1)
    try check("N-6 forwarded", .user(.tappedAction("reply")), .user(.sentText("Thanks")))
    #expect(phone.app.replies == ["Thanks"])
    #expect(phone.content == nil)
  }

  @Test mutating func `N-7: the body tapped`() throws {
    phone.update(payload())
    try check("N-7", .user(.tapped(card)))
    #expect(phone.notifications.front == Postcard.identifier)
  }

  @Test mutating func `N-8: Clear with and without the custom action`() throws {
    phone.update(payload())
    try check("N-8 without", .user(.tappedClear(card)))
    let category = NotificationCategory(identifier: "card", actions: [], options: .customDismissAction)
    phone.update(.app(Postcard.identifier, .setNotificationCategories([category])))
    phone.update(payload())
    try check("N-8", .user(.tappedClear(card)))
  }

  @Test mutating func `N-9: an action on a locked phone that needs it unlocked`() throws {
    let secret = NotificationAction.named("secret", .authenticationRequired)
    let category = NotificationCategory(identifier: "card", actions: [secret])
    phone.update(.app(Postcard.identifier, .setNotificationCategories([category])))
    phone.update(.locked)
    phone.update(payload())
    phone.update(.user(.pressed(card)))
    var cancelling = self
    try cancelling.check("N-9 cancelled", .user(.tappedAction("secret")), .cancelledUnlock)
    #expect(cancelling.phone.notifications.list.count == 1)
    #expect(cancelling.phone.notifications.isLocked)
    try check("N-9", .user(.tappedAction("secret")), .unlocked)
  }
}

/// An app whose service extension never delivers anything.
struct Sleeper: NotifyingProgram {
  static let identifier = "com.example.sleeper"
  static let displayName = "Sleeper"
  enum Action { case signUp }

  mutating func perform(_ action: Action, _ center: inout UserNotificationCenter) {
    center.requestAuthorization(options: .alert)
  }

  struct Service: NotificationServiceExtension {
    var contentHandler = ContentHandler()
    mutating func didReceive(_ request: NotificationRequest, _ center: inout UserNotificationCenter) {}
  }
}
