// The examples of the article on notifications, besides its sample, as tests, and a comparison of the two.

import Foundation
import NotificationsHost
import Testing

@Suite struct PostcardTests {
  @Test func `a remote notification is changed, shown, opened in full and answered`() throws {
    var phone = NotifyingPhone<Postcard>().strict
    try phone.perform(.signUp)
    try phone.update(.answeredAuthorization(isAllowed: true))
    try phone.update(.leftApp)

    let payload = #"""
      {"aps": {"alert": {"title": "Kate", "body": "Hello"}, "category": "card", "mutable-content": 1},
       "picture": "https://example.com/sea.png"}
      """#
    try phone.update(.payloadArrived(Array(payload.utf8), app: Postcard.identifier, collapseID: "card"))
    #expect(phone.notifications.list.isEmpty)

    let file = try #require(AttachableFile(url: "file:///tmp/sea.png", byteCount: 70_000))
    try phone.update(.service(1, .finishedDownload(url: "https://example.com/sea.png", file)))
    let notification = try #require(phone.notifications.list.first)
    #expect(phone.notifications.drawing(of: notification).title == "A card from Kate")
    #expect(phone.notifications.drawing(of: notification).thumbnail?.identifier == "picture")

    try phone.update(.user(.pressed(notification.id)))
    #expect(
      phone.notifications.fullViewParts(width: 300).prefix(2) == [
        .header(app: Postcard.identifier, title: "A postcard"),
        .customView(extension: "com.example.postcard.view", width: 300, height: 200),
      ])
    try phone.update(.user(.tappedAction("like")))
    #expect(phone.content?.likes == 1)
    try phone.update(.user(.tappedAction("reply")))
    try phone.update(.user(.sentText("Thank you")))
    #expect(phone.app.replies == ["Thank you"])
    #expect(phone.notifications.list.isEmpty)
    try phone.finish()
  }
}

@Suite struct NotificationArticleTests {
  @Test func `a locked phone asks before an action that needs it`() throws {
    var notifications = Notifications().strict
    try notifications.update(.installed(NotifyingAppManifest(identifier: "mail", displayName: "Mail")))
    try notifications.update(.app("mail", .setDelegate(.respondsOnly)))
    try notifications.update(.app("mail", .requestAuthorization(.alert)))
    try notifications.update(.answeredAuthorization(isAllowed: true))
    let letter = #"{"aps": {"alert": "Hello", "category": "letter"}}"#
    let delete = try #require(
      NotificationAction(identifier: "delete", title: "Delete", options: [.authenticationRequired, .destructive]))
    let category = NotificationCategory(identifier: "letter", actions: [delete], options: .customDismissAction)
    try notifications.update(.app("mail", .setNotificationCategories([category])))
    try notifications.update(.locked)
    try notifications.update(.payloadArrived(Array(letter.utf8), app: "mail", collapseID: "1"))
    try notifications.update(.user(.pressed(NotificationID(app: "mail", identifier: "1"))))
    let button = NotificationButton(action: "delete", title: "Delete", isDestructive: true)
    #expect(notifications.host.fullViewParts(width: 300).contains(.buttons([button])))
    try notifications.update(.user(.tappedAction("delete")))
    #expect(notifications.unlockPrompt?.actionIdentifier == "delete")
    #expect(try notifications.update(.unlocked).last?.description == #"mail app didReceive(1, "delete")"#)
    try notifications.update(.app("mail", .completeResponse(1)))
    try notifications.finish()
  }

  @Test func `a payload's keys without an effect are noted`() throws {
    var phone = NotifyingPhone<Postcard>().strict
    let typos = #"{"aps": {"alert": {"titel": "Kate"}, "catagory": "card"}}"#
    func noted(_ note: NotificationNote) -> NotificationEffect { .noted(note, app: Postcard.identifier) }
    try phone.update(
      .payloadArrived(Array(typos.utf8), app: Postcard.identifier, collapseID: nil),
      expecting: noted(.unknownKey("aps.catagory")), noted(.unknownKey("aps.alert.titel")), noted(.nothingToShow))
    try phone.finish()
  }

  @Test func `time passes by events`() throws {
    var phone = NotifyingPhone<Postcard>(time: 9 * 3_600_000).strict
    try phone.perform(.signUp)
    try phone.update(.answeredAuthorization(isAllowed: true))
    try phone.perform(.remind)
    try phone.update(.timePassed(milliseconds: 599_999))
    #expect(phone.notifications.list.isEmpty)
    let effects = try phone.update(.timePassed(milliseconds: 1))
    #expect(
      effects.map(\.description) == [
        "com.example.postcard app willPresent(1)", #"shown in a banner: 1 "reminder" "Write to Kate" (alert)"#,
      ])
    try phone.finish()
  }

  @Test func `a service extension that is too slow shows its best attempt`() throws {
    var phone = NotifyingPhone<Postcard>().strict
    try phone.perform(.signUp)
    try phone.update(.answeredAuthorization(isAllowed: true))
    try phone.update(.leftApp)
    let payload = #"{"aps": {"alert": "Hello", "mutable-content": 1}, "picture": "https://example.com/sea.png"}"#
    try phone.update(.payloadArrived(Array(payload.utf8), app: Postcard.identifier, collapseID: nil))
    try phone.update(.timePassed(milliseconds: Notifications.serviceTime))
    #expect(phone.services.isEmpty)
    #expect(phone.notifications.list.map(\.request.content.attachments) == [[]])
    try phone.finish()
  }

  @Test func `a payload is refused with its reason`() throws {
    #expect(throws: RemotePayloadError.wrongType(key: "badge", expected: .count)) {
      try RemotePayload(#"{"aps": {"alert": "Hello", "badge": "many"}}"#)
    }
  }

  @Test func `a phone whose apps are outside`() throws {
    var notifications = Notifications().strict
    let mail = NotifyingAppManifest(identifier: "com.example.mail", displayName: "Mail")
    try notifications.update(.installed(mail))
    try notifications.update(.app(mail.identifier, .requestAuthorization(.alert)))
    try notifications.update(.answeredAuthorization(isAllowed: true))
    try notifications.update(.locked)
    var content = NotificationContent()
    content.body = "You have mail"
    let request = NotificationRequest(identifier: "mail", content: content, trigger: nil)
    let effects = try notifications.update(.app(mail.identifier, .add(request)))
    #expect(effects.last?.description == #"shown on the lock screen: 1 "mail" "You have mail" (alert)"#)
    try notifications.finish()
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
