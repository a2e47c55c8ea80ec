// The requests of an app to its notification centre in a call, and how the phone carries them out.

import NotificationsHost
import Testing

/// An app that uses its centre as the user chooses, and remembers the answers.
private struct Clerk: NotifyingProgram {
  static let identifier = "com.example.clerk"
  static let displayName = "Clerk"

  enum Action {
    case ask, askTwice, addNow, addLater, attach, withdraw, withdrawAll, remove, removeAll, badge, read, readLate
  }

  var answers: [String] = []

  private func request(_ identifier: String, in milliseconds: Int? = nil) -> NotificationRequest {
    var content = NotificationContent()
    content.body = identifier
    let trigger = milliseconds.flatMap { TimeIntervalTrigger(milliseconds: $0, repeats: false) }
    return NotificationRequest(
      identifier: identifier, content: content, trigger: trigger.map(NotificationTrigger.timeInterval))
  }

  mutating func perform(_ action: Action, _ center: inout UserNotificationCenter) {
    let stored = center.deliveredNotifications.flatMap(\.request.content.attachments).map(\.url)
    switch action {
    case .ask: center.requestAuthorization(options: .alert)
    case .askTwice:
      center.requestAuthorization(options: .alert)
      center.requestAuthorization(options: .badge)
    case .addNow: center.add(request("now"))
    case .addLater: for name in ["a", "b", "c"] { center.add(request(name, in: 1_000)) }
    case .attach:
      guard let picture = try? NotificationAttachment(identifier: "", url: "file:///a.png") else { return }
      var content = NotificationContent()
      (content.body, content.attachments) = ("look", [picture])
      center.add(NotificationRequest(identifier: "look", content: content, trigger: nil))
    case .withdraw: center.removePendingNotificationRequests(withIdentifiers: ["a"])
    case .withdrawAll: center.removeAllPendingNotificationRequests()
    case .remove: center.removeDeliveredNotifications(withIdentifiers: ["now"])
    case .removeAll: center.removeAllDeliveredNotifications()
    case .badge: center.setBadgeCount(center.badge + 2)
    case .read, .readLate:
      for url in stored {
        center.startAccessingSecurityScopedResource(url: url)
        if action == .readLate { center.stopAccessingSecurityScopedResource(url: url) }
        center.readAttachment(url: url)
      }
    }
  }

  mutating func willPresent(
    _ notification: DeliveredNotification, _ center: inout UserNotificationCenter
  ) -> NotificationPresentationOptions { .alert }

  mutating func didFinishReading(
    url: String, byteCount: Int?, error: NotificationErrorCode?, _ center: inout UserNotificationCenter
  ) {
    answers.append(byteCount.map { "\($0) bytes" } ?? error.map { "\($0)" } ?? "nothing")
  }

  mutating func didReceiveRemoteNotification(userInfo: [JSONMember], _ center: inout UserNotificationCenter) {
    answers.append("\(userInfo.count) members")
  }
}

@Suite struct NotificationCenterTests {
  private var phone = NotifyingPhone<Clerk>()

  private mutating func allow() {
    phone.perform(.ask)
    phone.update(.answeredAuthorization(isAllowed: true))
  }

  private var pending: [String] { phone.notifications.app(Clerk.identifier)?.pending.map(\.request.identifier) ?? [] }

  @Test mutating func `pending requests are withdrawn, one or all`() {
    allow()
    phone.perform(.addLater)
    #expect(pending == ["a", "b", "c"])
    phone.perform(.withdraw)
    #expect(pending == ["b", "c"])
    phone.perform(.withdrawAll)
    #expect(pending == [])
  }

  @Test mutating func `notifications are removed from the list, one or all, and the icon has a number`() {
    allow()
    phone.perform(.addNow)
    phone.perform(.addLater)
    phone.update(.timePassed(milliseconds: 1_000))
    #expect(phone.notifications.list.count == 4)
    phone.perform(.remove)
    #expect(phone.notifications.list.map(\.request.identifier) == ["c", "b", "a"])
    phone.perform(.removeAll)
    #expect(phone.notifications.list.isEmpty)
    phone.perform(.badge)
    #expect(phone.notifications.app(Clerk.identifier)?.badge == 2)
  }

  @Test mutating func `an attachment is read between start and stop, and not after`() throws {
    allow()
    let file = try #require(AttachableFile(url: "file:///a.png", byteCount: 70))
    phone.update(.fileAppeared(file))
    phone.perform(.attach)
    let effects = phone.perform(.read)
    phone.perform(.readLate)
    #expect(phone.app.answers == ["70 bytes", "70 bytes"])
    #expect(effects.last?.description == #"com.example.clerk answered: read("file:///notification-store/1") 70 bytes"#)
    #expect(phone.notifications.store.first?.users == 1)
  }

  @Test mutating func `two requests for permission are one prompt with two answers`() {
    let asked = phone.perform(.askTwice)
    #expect(asked.map(\.description) == ["asked: may com.example.clerk notify (alert)?"])
    let answered = phone.update(.answeredAuthorization(isAllowed: true))
    #expect(answered.filter { $0.description == "com.example.clerk answered: granted" }.count == 2)
    #expect(phone.notifications.app(Clerk.identifier)?.settings.enabled == [.alert, .badge])
  }

  @Test mutating func `an app gets the whole payload of a background notification`() {
    let payload = #"{"aps": {"content-available": 1}, "news": 3}"#
    phone.update(.payloadArrived(Array(payload.utf8), app: Clerk.identifier, collapseID: nil))
    #expect(phone.app.answers == ["2 members"])
  }

  @Test mutating func `an event that cannot happen is ignored with its reason`() {
    #expect(phone.update(.allowed(true, app: Clerk.identifier)) == [.ignored(.nothingAsked)])
    #expect(
      phone.update(.installed(NotifyingAppManifest(identifier: Clerk.identifier, displayName: "Again")))
        == [.ignored(.alreadyInstalled(app: Clerk.identifier))])
    #expect(phone.update(.timePassed(milliseconds: -1)) == [.ignored(.badTime(milliseconds: -1))])
  }

  @Test mutating func `a service extension's data that is not JSON is left out with a note`() {
    var bell = Bell(hasServiceExtension: true)
    bell.push(#"{"aps": {"alert": "Hello", "mutable-content": 1}, "n": 1}"#)
    var content = NotificationContent()
    content.body = "changed"
    content.userInfo = [JSONMember("a", .null), JSONMember("a", .null)]
    bell.on(.service(1, .contentHandler(content)))
    #expect(bell.notes == [.badUserInfo])
    #expect(bell.list == ["changed"])
    #expect(bell.notifications.list.first?.request.content.userInfo.count == 2)
  }
}
