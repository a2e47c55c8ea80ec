// Fact 146, and 118 and 120 for extensions: both have the centre, a content extension reads files with access only.

import NotificationsHost
import Testing

@Suite struct ExtensionCenterFacts {
  /// A phone on which the reminder has come once, and is open in full.
  private func openReminder() throws -> Strict<NotifyingPhone<Reminder>> {
    var phone = NotifyingPhone<Reminder>().strict
    try phone.update(.answeredAuthorization(isAllowed: true))
    try phone.update(.fileAppeared(#require(AttachableFile(url: "file:///plants.png", byteCount: 700))))
    try phone.perform(.remind)
    try phone.update(.timePassed(milliseconds: 3_600_000))
    try phone.update(.user(.pressed(NotificationID(app: Reminder.identifier, identifier: "plants"))))
    return phone
  }

  @Test func `fact 146: a content extension cancels its app's reminder`() throws {
    var phone = try openReminder()
    #expect(phone.notifications.app(Reminder.identifier)?.pending.count == 1)
    try phone.update(.user(.tappedAction("done")))
    #expect(phone.notifications.app(Reminder.identifier)?.pending.isEmpty == true)
    #expect(phone.notifications.list.isEmpty)
    try phone.finish()
  }

  @Test func `fact 118: a content extension reads its attachment between starting and stopping`() throws {
    var phone = try openReminder()
    let url = try #require(phone.content?.picture)
    try phone.update(.user(.tappedAction("look")))
    #expect(
      phone.content?.answers == [
        .startedAccessing(url: url, isGranted: true), .readAttachment(url: url, byteCount: 700, nil),
      ])
    try phone.update(.user(.closedFullView))
    try phone.finish()
  }

  @Test func `fact 118: reading without access fails, also if the app has access`() throws {
    var phone = try openReminder()
    let url = try #require(phone.content?.picture)
    try phone.update(.app(Reminder.identifier, .startAccessing(url: url)))
    let refusal = NotificationAnswer.readAttachment(url: url, byteCount: nil, .attachmentInvalidURL)
    try phone.update(
      .user(.tappedAction("peek")), expecting: .called(.contentDidFinish(refusal), app: Reminder.identifier))
    #expect(phone.content?.answers == [refusal])
  }

  @Test func `fact 118: a content extension that forgets to stop its access is noted`() throws {
    var phone = try openReminder()
    let url = try #require(phone.content?.picture)
    try phone.update(.user(.tappedAction("forget")))
    #expect(phone.host.unfinished == ["the access to \"\(url)\" was not stopped"])
    try phone.update(
      .user(.closedFullView), expecting: .noted(.accessNotStopped(url: url), app: Reminder.identifier))
    try phone.finish()
  }

  /// A phone on which this many letters came, the last of them open in full.
  private func phone(letters: Int, category: String) throws -> Strict<NotifyingPhone<Unread>> {
    var phone = NotifyingPhone<Unread>().strict
    try phone.update(.answeredAuthorization(isAllowed: true))
    for letter in 1...letters {
      let payload = #"{"aps": {"alert": "Hello", "mutable-content": 1, "category": "\#(category)"}}"#
      try phone.update(.payloadArrived(Array(payload.utf8), app: Unread.identifier, collapseID: "\(letter)"))
    }
    try phone.update(.user(.pressed(NotificationID(app: Unread.identifier, identifier: "\(letters)"))))
    return phone
  }

  @Test func `fact 146: an app and its extensions share what one of them stores`() throws {
    var phone = try phone(letters: 2, category: "letter")
    #expect(phone.notifications.app(Unread.identifier)?.badge == 2 && phone.content?.count == "2")
    try phone.update(.user(.closedFullView))
    try phone.perform(.read)
    #expect(phone.notifications.app(Unread.identifier)?.badge == 0 && phone.shared.isEmpty)
  }

  @Test func `fact 131: a content extension that asks for touches gets them`() throws {
    var phone = try phone(letters: 1, category: "letter")
    try phone.touch(.turnedPage)
    #expect(phone.content?.page == 2 && phone.shared["page"] == "2")
    var still = try self.phone(letters: 1, category: "card")
    try still.touch(.turnedPage, expecting: .ignored(.noTouches))
    #expect(still.content?.page == 1)
  }

  @Test func `fact 146: an extension cannot have what only an app has`() throws {
    var phone = try openReminder()
    let note = NotificationEffect.noted(.notForExtensions, app: Reminder.identifier)
    try phone.update(.content(.center(.registerForRemoteNotifications)), expecting: note)
    try phone.update(.content(.center(.setDelegate(.none))), expecting: note)
    try phone.update(.content(.center(.requestAuthorization(.sound))))
    #expect(phone.content?.answers == [.authorization(isGranted: true)])
    #expect(phone.notifications.authorizationPrompts.isEmpty)
  }

  @Test func `fact 146: a service extension asks the centre, and may hand over its content in the same call`() {
    var phone = NotifyingPhone<Tidy>()
    phone.update(.answeredAuthorization(isAllowed: true))
    for number in 1...2 {
      let payload = #"{"aps":{"alert":"\#(number)","mutable-content":1}}"#
      phone.update(.payloadArrived(Array(payload.utf8), app: Tidy.identifier, collapseID: "\(number)"))
    }
    #expect(phone.notifications.list.map(\.request.content.body) == ["2, written"])
    #expect(phone.notifications.store.map(\.byteCount) == [30])
  }

  @Test func `fact 120: a service extension writes a file and attaches it`() throws {
    var bell = Bell(hasServiceExtension: true)
    bell.push(#"{"aps":{"alert":"look","mutable-content":1}}"#)
    let file = try #require(AttachableFile(url: "file:///tmp/chart.png", byteCount: 90))
    var content = NotificationContent.text("look")
    content.attachments = [try NotificationAttachment(identifier: "c", url: file.url)]
    bell.on(.service(1, .wrote(file)), .service(1, .wrote(file)), .service(1, .contentHandler(content)))
    #expect(bell.obstacles == [.badFile(url: file.url)], "a file is written once")
    #expect(bell.notifications.store.map(\.byteCount) == [90])
  }

  @Test func `fact 136: an app gets its token, or learns that there is none`() throws {
    var phone = NotifyingPhone<Reminder>().strict
    try phone.update(.answeredAuthorization(isAllowed: true))
    try phone.perform(.register)
    #expect(phone.host.unfinished == ["com.example.reminder waits for its device token"])
    try phone.update(.registrationEnded(deviceToken: nil, app: Reminder.identifier))
    #expect(phone.app.hasFailed && phone.app.token == nil)
    try phone.perform(.register)
    try phone.update(.registrationEnded(deviceToken: [1, 2, 3], app: Reminder.identifier))
    #expect(phone.app.token == [1, 2, 3])
    try phone.update(.openedAppSettings(nil, app: Reminder.identifier))
    #expect(phone.app.settingsFor == [nil])
    try phone.finish()
  }
}

/// An app whose service extension removes earlier notifications, and writes a picture.
private struct Tidy: NotifyingProgram {
  static let identifier = "com.example.tidy"
  static let displayName = "Tidy"

  mutating func didFinishLaunching(_ center: inout UserNotificationCenter) {
    center.requestAuthorization(options: .alert)
  }

  struct Service: NotificationServiceExtension {
    var contentHandler = ContentHandler()

    mutating func didReceive(_ request: NotificationRequest, _ center: inout UserNotificationCenter) {
      center.removeAllDeliveredNotifications()
      var content = request.content
      content.body += ", written"
      if let file = AttachableFile(url: "file:///tmp/\(request.identifier).png", byteCount: 30) {
        contentHandler.write(file)
        if let picture = try? NotificationAttachment(identifier: "p", url: file.url) { content.attachments = [picture] }
      }
      contentHandler(content)
    }
  }
}
