// Facts 136 to 143: additions of systems after iOS 10 to permission, presentation and content.

import NotificationsHost
import Testing

@Suite struct LaterFacts {
  private func body(_ bell: Bell) -> String? {
    bell.notifications.list.first.flatMap { bell.notifications.drawing(of: $0).body }
  }

  private func places(_ bell: Bell) -> [NotificationPlace] {
    bell.log.compactMap { if case .shown(_, _, let place) = $0 { place } else { nil } }
  }

  private func asking(for options: AuthorizationOptions, isAllowed: Bool? = true) -> Bell {
    var bell = Bell(isAllowed: nil)
    bell.app(.requestAuthorization(options))
    if let isAllowed { bell.on(.answeredAuthorization(isAllowed: isAllowed)) }
    return bell
  }

  @Test func `fact 136: a registration is answered with a token or a failure, once`() {
    var bell = Bell()
    bell.app(.registerForRemoteNotifications)
    #expect(bell.log == [.startedRegistration(app: Bell.app)])
    bell.on(.registrationEnded(deviceToken: nil, app: Bell.app))
    #expect(bell.calls == [.didRegisterForRemoteNotifications(deviceToken: nil)])
    #expect(bell.notifications.app(Bell.app)?.deviceToken == nil)
    bell.on(.registrationEnded(deviceToken: [1, 2], app: Bell.app))
    #expect(bell.obstacles == [.noRegistration(app: Bell.app)])
    bell.app(.registerForRemoteNotifications)
    bell.on(.registrationEnded(deviceToken: [1, 2], app: Bell.app))
    #expect(bell.notifications.app(Bell.app)?.deviceToken == [1, 2])
    #expect(bell.log.last?.description == "com.example.mail app didRegister(2 bytes)")
  }

  @Test(
    arguments: [
      (.alert, .banner, 1), (.banner, .banner, 0), (.list, .list, 1), ([.banner, .list], .banner, 1),
    ] as [(NotificationPresentationOptions, NotificationPlace, Int)])
  func `fact 137: an app in front chooses between the banner, the list and both`(
    options: NotificationPresentationOptions, place: NotificationPlace, count: Int
  ) {
    var bell = Bell()
    bell.on(.openedApp(Bell.app))
    bell.notify("a")
    bell.app(.completePresentation(1, options))
    #expect(places(bell) == [place])
    #expect(bell.list.count == count)
    #expect((bell.notifications.banner == nil) == (place == .list))
  }

  @Test func `fact 137: what is only in a banner can be opened, and is gone with the banner`() {
    var bell = Bell()
    bell.on(.openedApp(Bell.app))
    bell.notify("a")
    bell.app(.completePresentation(1, .banner))
    bell.user(.pressed(bell.id("a")))
    #expect(bell.notifications.fullViewParts(width: 100).contains(.content(title: "", subtitle: "", body: "hello")))
    bell.user(.closedFullView)
    #expect(bell.notifications.notification(bell.id("a")) == nil)
    bell.notify("b")
    bell.app(.completePresentation(2, .banner))
    bell.pass(seconds: 5)
    bell.user(.tapped(bell.id("b")))
    #expect(bell.obstacles == [.noSuchNotification(bell.id("b"))])
  }

  @Test func `fact 138: the user chooses the kind of alert`() {
    var bell = Bell()
    bell.on(.choseAlertStyle(.alert, app: Bell.app))
    bell.notify("a")
    bell.pass(seconds: 3_600)
    #expect(bell.notifications.banner?.id == bell.id("a"), "it stays")
    bell.user(.flickedBanner)
    bell.on(.choseAlertStyle(.none, app: Bell.app))
    bell.notify("b")
    #expect(bell.notifications.banner == nil)
    #expect(places(bell) == [.banner, .list])
    #expect(bell.list.count == 2)
    #expect(bell.notifications.app(Bell.app)?.settings.alertStyle == NotificationAlertStyle.none)
  }

  @Test func `fact 139: where previews are hidden, the category's placeholder stands for the texts`() throws {
    let placeholder = "A letter"
    var bell = Bell(categories: [
      NotificationCategory(identifier: "plain", actions: []),
      NotificationCategory(
        identifier: "letter", actions: [], hiddenPreviewsBodyPlaceholder: placeholder,
        options: [.hiddenPreviewsShowTitle, .hiddenPreviewsShowSubtitle]),
    ])
    bell.on(.chosePreviews(.whenAuthenticated, app: Bell.app))
    bell.push(#"{"aps":{"alert":{"title":"Kate","subtitle":"Home","body":"Hello"},"category":"letter"}}"#)
    #expect(body(bell) == "Hello", "the phone is unlocked")
    bell.on(.locked)
    #expect(body(bell) == placeholder)
    let id = try #require(bell.notifications.list.first?.id)
    let drawing = try bell.notifications.drawing(of: #require(bell.notifications.list.first))
    #expect(drawing.title == "Kate" && drawing.subtitle == "Home")
    bell.user(.pressed(id))
    #expect(bell.obstacles == [.phoneLocked])
    bell.on(.unlocked, .chosePreviews(.never, app: Bell.app))
    bell.push(#"{"aps":{"alert":{"title":"Kate","body":"Hello"},"category":"plain"}}"#)
    #expect(body(bell) == "Notification")
    #expect(bell.notifications.drawing(of: bell.notifications.list[0]).title == nil)
    bell.user(.pressed(bell.notifications.list[0].id))
    #expect(
      bell.notifications.fullViewParts(width: 9).contains(.content(title: "Kate", subtitle: "", body: "Hello")),
      "the full view shows them")
  }

  @Test func `fact 140: notifications of a thread are a group with a summary`() {
    var bell = Bell(categories: [
      NotificationCategory(identifier: "chat", actions: [], categorySummaryFormat: "%u more from %@, 100%% read")
    ])
    for (number, name) in ["Kate", "John", "Kate", "Kate"].enumerated() {
      bell.push(
        #"{"aps":{"alert":{"body":"\#(number)","summary-arg":"\#(name)"},"thread-id":"t","category":"chat"}}"#)
    }
    bell.notify("alone")
    let groups = bell.notifications.groups
    #expect(groups.map { $0.notifications.map(\.request.content.body) } == [["hello"], ["3", "2", "1", "0"]])
    #expect(groups.map(\.summary) == [nil, "3 more from Kate, John, 100% read"])
    bell.notify("one", thread: "plain")
    bell.notify("two", thread: "plain")
    #expect(bell.notifications.groups.first?.summary == "1 more")
  }

  @Test func `fact 141: provisional permission is not asked for, and is quiet until the user decides`() {
    var bell = asking(for: [.alert, .sound, .badge, .provisional], isAllowed: nil)
    #expect(bell.answers == [.authorization(isGranted: true)])
    #expect(bell.notifications.app(Bell.app)?.settings.authorizationStatus == .provisional)
    bell.push(#"{"aps":{"alert":"a","sound":"ping","badge":3}}"#)
    #expect(places(bell) == [.list])
    #expect(bell.notifications.banner == nil && bell.notifications.app(Bell.app)?.badge == 0)
    bell.app(.requestAuthorization([.alert, .provisional]))
    #expect(bell.answers.count == 2)
    bell.app(.requestAuthorization([.alert]))
    #expect(bell.notifications.authorizationPrompts.count == 1, "without the option, the user is asked")
    bell.on(.answeredAuthorization(isAllowed: true))
    bell.notify("b")
    #expect(places(bell).last == .banner)
  }

  @Test func `fact 142: the app's own settings are opened if it has them`() throws {
    var bell = Bell()
    bell.on(.openedAppSettings(nil, app: Bell.app))
    #expect(bell.obstacles == [.noAppSettings(app: Bell.app)])
    bell = asking(for: [.alert, .providesAppNotificationSettings])
    bell.notify("a")
    bell.log = []
    bell.on(.openedAppSettings(bell.id("a"), app: Bell.app), .openedAppSettings(nil, app: Bell.app))
    let notification = try #require(bell.notifications.list.first)
    #expect(bell.calls == [.openSettings(for: notification), .openSettings(for: nil)])
    #expect(bell.notifications.front == Bell.app)
    bell.on(.locked, .openedAppSettings(nil, app: Bell.app))
    #expect(bell.obstacles == [.phoneLocked])
  }

  @Test func `fact 143: a passive notification is quiet, and a critical one needs permission`() throws {
    var bell = Bell()
    bell.push(
      #"{"aps":{"alert":"a","sound":"ping","interruption-level":"passive","relevance-score":0.25,"target-content-id":"w"}}"#
    )
    #expect(places(bell) == [.list])
    let content = try #require(bell.notifications.list.first?.request.content)
    #expect(content.interruptionLevel == .passive && content.relevanceScore == 250)
    #expect(content.targetContentIdentifier == "w")
    let critical =
      #"{"aps":{"alert":"b","sound":{"critical":1,"name":"horn","volume":0.5},"interruption-level":"critical"}}"#
    bell.push(critical)
    #expect(bell.notes == [.criticalNotAllowed])
    #expect(places(bell).last == .banner)
    #expect(bell.notifications.list.first?.request.content.sound == "horn")
    #expect(bell.notifications.list.first?.request.content.criticalSoundVolume == 500)
    bell = asking(for: [.alert, .sound, .criticalAlert])
    bell.push(critical)
    #expect(bell.notes.isEmpty && bell.shown == ["b"])
  }

  @Test func `fact 144: an intent gives a notification its sender's name and picture`() throws {
    var content = NotificationContent.text("Hello")
    content.title = "A message"
    let kate = MessageSender(displayName: "Kate", picture: [7])
    let updated = try content.updating(from: SendMessageIntent(sender: kate, groupName: "Family"))
    #expect((updated.title, updated.subtitle, updated.body) == ("Kate", "Family", "Hello"))
    #expect(throws: NotificationErrorCode.contentProvidingInvalid) {
      try content.updating(from: SendMessageIntent(sender: MessageSender(displayName: "")))
    }
    var bell = Bell(hasServiceExtension: true)
    bell.push(#"{"aps":{"alert":"Hello","mutable-content":1}}"#)
    bell.on(.service(1, .contentHandler(updated)))
    let shown = try #require(bell.notifications.list.first)
    #expect(bell.notifications.drawing(of: shown).sender == kate)
    bell.on(.chosePreviews(.never, app: Bell.app))
    #expect(bell.notifications.drawing(of: shown).sender == nil)
  }

  @Test func `fact 145: a key of a text is looked up in the app's table, with its arguments`() throws {
    let strings = ["TURN": "%2$@ is waiting for %1$@", "FIRST": "%@ and %@"]
    let json =
      #"{"aps":{"alert":{"title-loc-key":"FIRST","title-loc-args":["A","B"],"loc-key":"TURN","#
      + #""loc-args":["Kate","John"],"subtitle-loc-key":"NONE"}}}"#
    let content = try RemotePayload(json, localizedStrings: strings).content
    #expect((content.title, content.subtitle, content.body) == ("A and B", "NONE", "John is waiting for Kate"))
    #expect(try RemotePayload(json).content.body == "TURN", "without a table, the key itself")
    #expect(try RemotePayload(json).unknownKeys.isEmpty)
    let missing = #"{"aps":{"alert":{"loc-key":"FIRST","loc-args":["A"]}}}"#
    #expect(try RemotePayload(missing, localizedStrings: strings).content.body == "A and %@")
  }
}
