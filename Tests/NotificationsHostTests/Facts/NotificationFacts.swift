// Facts 98 to 101: permission, requests and their identifiers, triggers, payloads.

import NotificationsHost
import Testing

@Suite struct NotificationFacts {
  @Test func `fact 98: the user is asked once, and without permission nothing is added or shown`() {
    var bell = Bell(isAllowed: nil)
    bell.notify("early")
    #expect(bell.answers == [.added(identifier: "early", .notificationsNotAllowed)])
    bell.log = []
    bell.app(.requestAuthorization([.badge, .alert]))
    #expect(bell.log == [.asked(.authorization(app: Bell.app, [.badge, .alert]))])
    bell.on(.answeredAuthorization(isAllowed: true))
    bell.log = []
    bell.app(.requestAuthorization([.sound]))
    #expect(bell.log == [.answered(.authorization(isGranted: true), app: Bell.app)])
    #expect(bell.notifications.app(Bell.app)?.settings.enabled == [.badge, .alert])

    bell.on(.switched(.alert, isOn: false, app: Bell.app))
    bell.log = []
    bell.app(.requestAuthorization([.alert]))
    #expect(bell.answers == [.authorization(isGranted: true)], "one option is left")
    bell.on(.switched(.badge, isOn: false, app: Bell.app))
    bell.log = []
    bell.app(.requestAuthorization([.alert]))
    #expect(bell.answers == [.authorization(isGranted: false)], "no option is left")
  }

  @Test func `fact 98: a scheduled notification is not shown after the user forbids it`() {
    var bell = Bell(isAllowed: true)
    let trigger = TimeIntervalTrigger(milliseconds: 1_000, repeats: false).map(NotificationTrigger.timeInterval)
    bell.app(.add(.init(identifier: "a", content: .text("hello"), trigger: trigger)))
    bell.on(.allowed(false, app: Bell.app))
    bell.pass(seconds: 2)
    bell.push(#"{"aps":{"alert":"from a server"}}"#)
    #expect(bell.shown.isEmpty)
    #expect(bell.list.isEmpty)
    #expect(bell.notifications.banner == nil)
    bell.app(.requestAuthorization(.alert), .add(.init(identifier: "b", content: .text("x"), trigger: nil)))
    #expect(
      bell.answers.suffix(2) == [.authorization(isGranted: false), .added(identifier: "b", .notificationsNotAllowed)])
  }

  @Test func `fact 99: a request with the same identifier replaces the pending and the delivered one`() {
    var bell = Bell()
    func after(_ seconds: Int) -> NotificationTrigger? {
      TimeIntervalTrigger(milliseconds: seconds * 1_000, repeats: false).map(NotificationTrigger.timeInterval)
    }
    bell.app(.add(.init(identifier: "a", content: .text("first"), trigger: after(10))))
    bell.app(.add(.init(identifier: "a", content: .text("second"), trigger: after(20))))
    bell.pass(seconds: 15)
    #expect(bell.list.isEmpty)
    bell.pass(seconds: 5)
    #expect(bell.list == ["second"])
    bell.notify("b", body: "other")
    #expect(bell.list == ["other", "second"])
    bell.log = []
    bell.notify("a", body: "third")
    #expect(bell.list == ["third", "other"])
    #expect(bell.shown == ["third"], "it alerts again")
  }

  @Test func `fact 99: a remote notification is replaced by its collapse identifier`() {
    var bell = Bell()
    bell.push(#"{"aps":{"alert":"1 : 0"}}"#, collapseID: "score")
    bell.push(#"{"aps":{"alert":"news"}}"#)
    bell.push(#"{"aps":{"alert":"news"}}"#)
    bell.push(#"{"aps":{"alert":"2 : 0"}}"#, collapseID: "score")
    #expect(bell.list == ["2 : 0", "news", "news"])
    #expect(bell.notifications.list.map(\.request.identifier) == ["score", "remote-2", "remote-1"])
  }

  @Test func `fact 100: an interval is positive, and at least a minute if it repeats`() throws {
    #expect(TimeIntervalTrigger(milliseconds: 0, repeats: false) == nil)
    #expect(TimeIntervalTrigger(milliseconds: -1, repeats: false) == nil)
    #expect(TimeIntervalTrigger(milliseconds: 59_999, repeats: true) == nil)
    let trigger = try #require(TimeIntervalTrigger(milliseconds: 60_000, repeats: true))
    var bell = Bell()
    bell.app(.add(.init(identifier: "a", content: .text("tick"), trigger: .timeInterval(trigger))))
    bell.pass(seconds: 59)
    #expect(bell.shown.isEmpty)
    bell.pass(seconds: 1)
    #expect(bell.shown == ["tick"])
    bell.pass(seconds: 120)
    #expect(bell.shown == ["tick", "tick", "tick"])
    #expect(bell.list == ["tick"])
    #expect(bell.notifications.list.first?.date == 9 * 3_600_000 + 180_000)
    bell.app(.removePendingNotificationRequests(["a"]))
    bell.pass(seconds: 600)
    #expect(bell.shown.count == 3)
  }

  @Test func `fact 101: a payload's keys become the content`() throws {
    var bell = Bell()
    bell.push(
      #"{"aps":{"alert":{"title":"T","subtitle":"S","body":"B"},"badge":3,"sound":"ping.aiff","category":"c","#
        + #""thread-id":"t"},"game":{"id":7}}"#)
    let content = try #require(bell.notifications.list.first?.request.content)
    #expect((content.title, content.subtitle, content.body) == ("T", "S", "B"))
    #expect(content.badge == 3)
    #expect(content.sound == "ping.aiff")
    #expect(content.categoryIdentifier == "c")
    #expect(content.threadIdentifier == "t")
    #expect(JSONValue.object(content.userInfo)["game"]?["id"]?.integer == 7)
    #expect(bell.notifications.app(Bell.app)?.badge == 3)
    bell.push(#"{"aps":{"badge":"0"}}"#)
    #expect(bell.notifications.app(Bell.app)?.badge == 0)
    #expect(bell.list.count == 1, "the number alone is not in the list")
    bell.log = []
    bell.push(#"{"aps":{"content-available":1},"n":1}"#)
    #expect(bell.calls.map(\.description) == ["app didReceiveRemoteNotification"])
    #expect(bell.shown.isEmpty)
  }

  @Test func `fact 101: a payload of more than 4,096 bytes is refused`() {
    func payload(of count: Int) -> String {
      let frame = #"{"aps":{"alert":""}}"#
      return #"{"aps":{"alert":""# + String(repeating: "x", count: count - frame.utf8.count) + #""}}"#
    }
    var bell = Bell()
    bell.push(payload(of: 4_096))
    #expect(bell.shown.count == 1)
    bell.push(payload(of: 4_097))
    #expect(bell.shown.count == 1)
    #expect(bell.notes == [.payloadRefused(.tooLarge(byteCount: 4_097))])
  }

  @Test(arguments: [
    (#"{"aps":{"alert":1}}"#, RemotePayloadError.wrongType(key: "alert", expected: .textOrObject)),
    (#"{"aps":{"alert":{"title":2}}}"#, .wrongType(key: "title", expected: .text)),
    (#"{"aps":{"alert":{"loc-key":7}}}"#, .wrongType(key: "loc-key", expected: .text)),
    (#"{"aps":{"alert":{"loc-key":"A","loc-args":[1]}}}"#, .wrongType(key: "loc-args", expected: .texts)),
    (#"{"aps":{"alert":"A","relevance-score":2}}"#, .wrongType(key: "relevance-score", expected: .share)),
    (#"{"aps":{"alert":"A","relevance-score":-0.5}}"#, .wrongType(key: "relevance-score", expected: .share)),
    (
      #"{"aps":{"alert":"A","interruption-level":"loud"}}"#,
      .wrongType(
        key: "interruption-level", expected: .word(oneOf: ["passive", "active", "time-sensitive", "critical"]))
    ),
    (#"{"aps":{"alert":"A","sound":{"name":7}}}"#, .wrongType(key: "name", expected: .text)),
    (#"{"aps":{"badge":-1}}"#, .wrongType(key: "badge", expected: .count)),
    (#"{"aps":{"badge":1.5}}"#, .wrongType(key: "badge", expected: .count)),
    (#"{"aps":{"sound":true}}"#, .wrongType(key: "sound", expected: .textOrObject)),
    (#"{"aps":{"mutable-content":2}}"#, .wrongType(key: "mutable-content", expected: .flag)),
    (#"{"aps":{"mutable-content":true}}"#, .wrongType(key: "mutable-content", expected: .flag)),
    (#"{"aps":[]}"#, .wrongType(key: "aps", expected: .object)),
    (#"{"alert":"x"}"#, .missing(key: "aps")),
    ("[]", .wrongType(key: "payload", expected: .object)),
    ("", .json(JSONError(reason: .valueExpected, offset: 0))),
    (#"{"aps":{"alert":"a","alert":"b"}}"#, .json(JSONError(reason: .repeatedKey("alert"), offset: 20))),
  ])
  func `fact 101: a malformed payload is refused with its reason`(
    json: String, error: RemotePayloadError
  ) {
    #expect(throws: error) { try RemotePayload(json) }
    var bell = Bell()
    bell.push(json)
    #expect(bell.notes == [.payloadRefused(error)])
    #expect(bell.shown.isEmpty)
  }

  @Test(
    arguments: [
      (
        #"{"aps":{"alert":"x","mutable_content":1,"catagory":"c"}}"#,
        [.unknownKey("aps.mutable_content"), .unknownKey("aps.catagory")]
      ),
      (#"{"aps":{"alert":{"titel":"T","body":"B"}}}"#, [.unknownKey("aps.alert.titel")]),
      (#"{"aps":{"alert":"x","sound":{"nam":"bell"}}}"#, [.unknownKey("aps.sound.nam")]),
      (#"{"aps":{"alert":{"titel":"T"}}}"#, [.unknownKey("aps.alert.titel"), .nothingToShow]),
      (#"{"aps":{"alert":"x"},"category":"known","own":{"titel":1}}"#, [.unknownKey("category")]),
      (#"{"aps":{"alert":"x","category":"unknown"}}"#, [.unregisteredCategory("unknown")]),
      (#"{"aps":{"alert":""}}"#, [.nothingToShow]), (#"{"aps":{"alert":{}}}"#, [.nothingToShow]),
      (#"{"aps":{"alert":"","content-available":1}}"#, [.nothingToShow]), (#"{"aps":{}}"#, [.nothingToShow]),
      (#"{"aps":{"content-available":1}}"#, []), (#"{"aps":{"alert":"","sound":"ping"}}"#, []),
      (#"{"aps":{"alert":{"title":"T","launch-image":"a.png"},"category":"known"},"own":1}"#, []),
    ] as [(String, [NotificationNote])])
  func `fact 101: keys without an effect are noted and not refused`(json: String, notes: [NotificationNote]) {
    var bell = Bell(categories: [NotificationCategory(identifier: "known", actions: [])])
    bell.push(json)
    #expect(bell.notes == notes)
  }
}
