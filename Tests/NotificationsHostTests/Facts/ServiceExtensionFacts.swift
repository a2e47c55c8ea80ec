// Facts 121 to 125: a service extension, its time, and the one notification that is shown in every case.

import NotificationsHost
import Testing

@Suite struct ServiceExtensionFacts {
  private var bell = Bell(hasServiceExtension: true)
  private let payload = #"{"aps":{"alert":"original","mutable-content":1}}"#

  @Test(arguments: [
    (#"{"aps":{"alert":"x","mutable-content":1}}"#, 1), (#"{"aps":{"alert":"x","mutable-content":"1"}}"#, 1),
    (#"{"aps":{"alert":"x","mutable-content":0}}"#, 0), (#"{"aps":{"alert":"x"}}"#, 0),
    (#"{"aps":{"alert":"","mutable-content":1,"sound":"default"}}"#, 0),
    (#"{"aps":{"mutable-content":1,"badge":2}}"#, 0), (#"{"aps":{"mutable-content":1,"content-available":1}}"#, 0),
  ])
  func `fact 121: the service extension runs for a remote alert that is mutable, and for nothing else`(
    payload: String, runs: Int
  ) {
    var bell = bell
    bell.push(payload)
    #expect(bell.calls.filter { if case .serviceDidReceive = $0 { true } else { false } }.count == runs)
    #expect(bell.notifications.services.count == runs)
  }

  @Test mutating func `fact 121: it does not run for a local notification, without alerts, or if there is none`() {
    bell.notify("local")
    bell.on(.switched(.alert, isOn: false, app: Bell.app))
    bell.push(payload)
    #expect(bell.notifications.services.isEmpty)
    var without = Bell()
    without.push(payload)
    #expect(without.calls.isEmpty)
    #expect(without.shown == ["original"])
  }

  @Test mutating func `fact 122: after 30 seconds the extension has a last chance, and then the original is shown`() {
    bell.push(payload)
    bell.on(.timePassed(milliseconds: 29_999))
    #expect(bell.calls.count == 1)
    #expect(bell.shown.isEmpty)
    bell.on(.timePassed(milliseconds: 1))
    #expect(bell.calls.last == .serviceExtensionTimeWillExpire(run: 1))
    #expect(bell.shown.isEmpty)
    var late = bell
    bell.on(.service(1, .contentHandler(.text("best attempt"))))
    #expect(bell.shown == ["best attempt"])
    late.on(.timePassed(milliseconds: 1))
    #expect(late.shown == ["original"])
    #expect(late.notes == [.noContent])
  }

  @Test mutating func `fact 122: an extension whose process ends has delivered nothing`() {
    bell.push(payload)
    bell.on(.service(1, .ended))
    #expect(bell.shown == ["original"])
  }

  @Test mutating func `fact 123: content without text is ignored`() {
    bell.push(payload)
    var silent = NotificationContent()
    (silent.badge, silent.sound) = (9, "ping")
    bell.on(.service(1, .contentHandler(silent)))
    #expect(bell.shown == ["original"])
    #expect(bell.notes == [.noAlertText])
    #expect(bell.notifications.app(Bell.app)?.badge == 0)
  }

  @Test mutating func `fact 124: only the first content counts`() {
    bell.push(payload)
    bell.on(.service(1, .contentHandler(.text("first"))), .service(1, .contentHandler(.text("second"))))
    #expect(bell.shown == ["first"])
    #expect(bell.list == ["first"])
    #expect(bell.obstacles == [.noService(run: 1)])
  }

  @Test(arguments: [
    [NotificationEvent.service(1, .contentHandler(.text("x"))), .timePassed(milliseconds: 60_000)],
    [.timePassed(milliseconds: 60_000), .service(1, .contentHandler(.text("x")))],
    [.timePassed(milliseconds: 30_000), .service(1, .contentHandler(.text("x"))), .timePassed(milliseconds: 1_000)],
    [.service(1, .ended), .service(1, .contentHandler(.text("x"))), .timePassed(milliseconds: 60_000)],
    [.service(1, .contentHandler(NotificationContent())), .service(1, .ended)],
  ])
  func `fact 125: exactly one notification is shown in every case`(events: [NotificationEvent]) {
    var bell = bell
    bell.push(payload)
    for event in events { bell.on(event) }
    #expect(bell.shown.count == 1)
    #expect(bell.notifications.services.isEmpty)
  }
}
