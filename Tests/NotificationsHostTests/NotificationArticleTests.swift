// The examples of the article on notifications, besides its sample, as tests, and a comparison of the two.

import Foundation
import NotificationsHost
import Testing

@Suite struct PostcardTests {
  @Test func `a remote notification is changed, shown, opened in full and answered`() throws {
    var phone = NotifyingPhone<Postcard>()
    phone.perform(.signUp)
    phone.update(.answeredAuthorization(isAllowed: true))
    phone.update(.leftApp)

    let payload = #"""
      {"aps": {"alert": {"title": "Kate", "body": "Hello"}, "category": "card", "mutable-content": 1},
       "picture": "https://example.com/sea.png"}
      """#
    phone.update(.payloadArrived(Array(payload.utf8), app: Postcard.identifier, collapseID: "card"))
    #expect(phone.notifications.list.isEmpty)

    let file = try #require(AttachableFile(url: "file:///tmp/sea.png", byteCount: 70_000))
    phone.update(.service(1, .finishedDownload(url: "https://example.com/sea.png", file)))
    let notification = try #require(phone.notifications.list.first)
    #expect(phone.notifications.drawing(of: notification).title == "A card from Kate")
    #expect(phone.notifications.drawing(of: notification).thumbnail?.identifier == "picture")

    phone.update(.user(.pressed(notification.id)))
    #expect(
      phone.notifications.fullViewParts(width: 300).prefix(2) == [
        .header(app: Postcard.identifier, title: "A postcard"),
        .customView(extension: "com.example.postcard.view", width: 300, height: 200),
      ])
    phone.update(.user(.tappedAction("like")))
    #expect(phone.content?.likes == 1)
    phone.update(.user(.tappedAction("reply")))
    phone.update(.user(.sentText("Thank you")))
    #expect(phone.app.replies == ["Thank you"])
    #expect(phone.notifications.list.isEmpty)
  }
}

@Suite struct NotificationArticleTests {
  @Test func `a locked phone asks before an action that needs it`() throws {
    var notifications = Notifications()
    notifications.update(.installed(NotifyingAppManifest(identifier: "mail", displayName: "Mail")))
    notifications.update(.app("mail", .setDelegate(.respondsOnly)))
    notifications.update(.app("mail", .requestAuthorization(.alert)))
    notifications.update(.answeredAuthorization(isAllowed: true))
    let letter = #"{"aps": {"alert": "Hello", "category": "letter"}}"#
    let delete = try #require(
      NotificationAction(identifier: "delete", title: "Delete", options: [.authenticationRequired, .destructive]))
    let category = NotificationCategory(identifier: "letter", actions: [delete], options: .customDismissAction)
    notifications.update(.app("mail", .setNotificationCategories([category])))
    notifications.update(.locked)
    notifications.update(.payloadArrived(Array(letter.utf8), app: "mail", collapseID: "1"))
    notifications.update(.user(.pressed(NotificationID(app: "mail", identifier: "1"))))
    let button = NotificationButton(action: "delete", title: "Delete", isDestructive: true)
    #expect(notifications.fullViewParts(width: 300).contains(.buttons([button])))
    notifications.update(.user(.tappedAction("delete")))
    #expect(notifications.unlockPrompt?.actionIdentifier == "delete")
    #expect(notifications.update(.unlocked).last?.description == #"mail app didReceive(1, "delete")"#)
  }

  @Test func `a payload's keys without an effect are noted`() {
    var phone = NotifyingPhone<Postcard>()
    let typos = #"{"aps": {"alert": {"titel": "Kate"}, "catagory": "card"}}"#
    let effects = phone.update(.payloadArrived(Array(typos.utf8), app: Postcard.identifier, collapseID: nil))
    let notes: [NotificationNote] = [.unknownKey("aps.catagory"), .unknownKey("aps.alert.titel"), .nothingToShow]
    #expect(effects == notes.map { .noted($0, app: Postcard.identifier) })
  }

  @Test func `time passes by events`() {
    var phone = NotifyingPhone<Postcard>(time: 9 * 3_600_000)
    phone.perform(.signUp)
    phone.update(.answeredAuthorization(isAllowed: true))
    phone.perform(.remind)
    phone.update(.timePassed(milliseconds: 599_999))
    #expect(phone.notifications.list.isEmpty)
    let effects = phone.update(.timePassed(milliseconds: 1))
    #expect(
      effects.map(\.description) == [
        "com.example.postcard app willPresent(1)", #"shown in a banner: 1 "reminder" "Write to Kate" (alert)"#,
      ])
  }

  @Test func `a service extension that is too slow shows its best attempt`() {
    var phone = NotifyingPhone<Postcard>()
    phone.perform(.signUp)
    phone.update(.answeredAuthorization(isAllowed: true))
    phone.update(.leftApp)
    let payload = #"{"aps": {"alert": "Hello", "mutable-content": 1}, "picture": "https://example.com/sea.png"}"#
    phone.update(.payloadArrived(Array(payload.utf8), app: Postcard.identifier, collapseID: nil))
    phone.update(.timePassed(milliseconds: Notifications.serviceTime))
    #expect(phone.services.isEmpty)
    #expect(phone.notifications.list.map(\.request.content.attachments) == [[]])
  }

  @Test func `a payload is refused with its reason`() {
    #expect(throws: RemotePayloadError.wrongType(key: "badge", expected: .count)) {
      try RemotePayload(#"{"aps": {"alert": "Hello", "badge": "many"}}"#)
    }
  }

  @Test func `a phone whose apps are outside`() throws {
    var notifications = Notifications()
    let mail = NotifyingAppManifest(identifier: "com.example.mail", displayName: "Mail")
    notifications.update(.installed(mail))
    notifications.update(.app(mail.identifier, .requestAuthorization(.alert)))
    notifications.update(.answeredAuthorization(isAllowed: true))
    notifications.update(.locked)
    var content = NotificationContent()
    content.body = "You have mail"
    let request = NotificationRequest(identifier: "mail", content: content, trigger: nil)
    let effects = notifications.update(.app(mail.identifier, .add(request)))
    #expect(effects.last?.description == #"shown on the lock screen: 1 "mail" "You have mail" (alert)"#)
  }
}

@Suite struct NotificationDocumentationTests {
  private func text(_ path: String) throws -> String {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: tests.appendingPathComponent(path), encoding: .utf8)
  }

  private func lines(of text: some StringProtocol) -> String {
    text.split(separator: "\n").map { String($0.drop { $0 == " " }) }.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  @Test func `the article shows the sample and examples that are compiled and run`() throws {
    let sample = try text("Support/Postcard.swift")
    let tested = try [sample, text("NotificationArticleTests.swift")].map { lines(of: $0) }
    let article = try text("../../docs/NotificationsHost.docc/TestingNotifications.md")
    let blocks = article.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    #expect(blocks.count == 8)
    let start = try #require(sample.firstRange(of: "import NotificationsHost")).lowerBound
    #expect(blocks.first == String(sample[start...]))
    for block in blocks { #expect(tested.contains { $0.contains(lines(of: block)) }, "\(block)") }
  }
}
