// A phone that runs an app and its extensions: requests are carried out in order, and cannot go on forever.

import NotificationsHost
import Testing

@Suite struct NotifyingPhoneTests {
  @Test func `an app finds what it registered at launch, but not what the user must allow`() {
    let phone = NotifyingPhone<Postcard>()
    let app = phone.notifications.app(Postcard.identifier)
    #expect(app?.categories.map(\.identifier) == ["card"])
    #expect(app?.delegate == .presentsAndResponds)
    #expect(app?.settings.authorizationStatus == .notDetermined)
    #expect(phone.notifications.front == nil)
  }

  @Test func `an action in an app brings it to the front unless the phone is locked`() {
    var phone = NotifyingPhone<Postcard>()
    phone.update(.locked)
    #expect(phone.perform(.signUp) == [.ignored(.phoneLocked)])
    phone.update(.unlocked)
    phone.perform(.signUp)
    #expect(phone.notifications.front == Postcard.identifier)
    #expect(phone.notifications.authorizationPrompts.map(\.options) == [[.alert, .badge]])
  }

  @Test func `an app that answers every answer with a request is stopped`() {
    var phone = NotifyingPhone<Restless>()
    phone.perform(.start)
    phone.update(.answeredAuthorization(isAllowed: true))
    phone.update(.leftApp)
    let effects = phone.perform(.start)
    #expect(effects.contains(.noted(.tooManyCalls(most: 100), app: Restless.identifier)))
    #expect(phone.app.added == 101, "the first was asked for by the user")
    phone.perform(.start)
    #expect(phone.app.added == 202, "the next update starts afresh")
  }

  @Test func `two service extensions run at the same time, each on its own notification`() throws {
    var phone = NotifyingPhone<Postcard>()
    phone.perform(.signUp)
    phone.update(.answeredAuthorization(isAllowed: true))
    phone.update(.leftApp)
    for name in ["Kate", "John"] {
      let json = #"{"aps":{"alert":{"title":"\#(name)"},"mutable-content":1},"picture":"https://a.b/\#(name).png"}"#
      phone.update(.payloadArrived(Array(json.utf8), app: Postcard.identifier, collapseID: nil))
    }
    #expect(phone.services.map(\.run) == [1, 2])
    phone.update(.service(2, .failedDownload(url: "https://a.b/John.png")))
    #expect(phone.services.map(\.run) == [1])
    #expect(phone.notifications.list.map(\.request.content.title) == ["A card from John"])
    phone.update(.timePassed(milliseconds: 30_000))
    #expect(phone.notifications.list.map(\.request.content.title) == ["A card from Kate", "A card from John"])
    #expect(Set(phone.notifications.list.map(\.request.identifier)).count == 2)
  }

  @Test func `a request made in a call is carried out after the event that caused the call`() {
    var phone = NotifyingPhone<Restless>()
    phone.perform(.start)
    phone.update(.answeredAuthorization(isAllowed: true))
    phone.update(.leftApp)
    let effects = phone.perform(.start).prefix(5).map(\.description)
    #expect(
      effects == [
        #"com.example.restless answered: added("again", nil)"#, "com.example.restless app willPresent(1)",
        #"com.example.restless answered: added("again", nil)"#, "com.example.restless app willPresent(2)",
        #"not shown, because the app decided so: 1 "again" "again""#,
      ])
  }

  @Test func `two phones are equal if everything on them is`() {
    var (one, other) = (NotifyingPhone<Postcard>(), NotifyingPhone<Postcard>())
    #expect(one == other)
    one.perform(.signUp)
    #expect(one != other)
    other.perform(.signUp)
    #expect(one == other)
  }
}

/// An app that answers each added notification by adding another.
private struct Restless: NotifyingProgram {
  static let identifier = "com.example.restless"
  static let displayName = "Restless"
  enum Action { case start }
  var added = 0

  mutating func perform(_ action: Action, _ center: inout UserNotificationCenter) {
    guard center.notificationSettings.authorizationStatus == .authorized else {
      return center.requestAuthorization(options: .alert)
    }
    add(&center)
  }

  mutating func didFinishAdding(
    _ identifier: String, error: NotificationErrorCode?, _ center: inout UserNotificationCenter
  ) {
    added += 1
    add(&center)
  }

  private func add(_ center: inout UserNotificationCenter) {
    var content = NotificationContent()
    content.body = "again"
    center.add(NotificationRequest(identifier: "again", content: content, trigger: nil))
  }
}
