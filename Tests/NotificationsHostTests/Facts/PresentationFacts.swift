// Facts 110, 112 and 113: an app in front decides, the ways to the full view, banners.

import NotificationsHost
import Testing

@Suite struct PresentationFacts {
  @Test func `fact 110: an app in front decides how a notification is presented`() {
    var bell = Bell()
    bell.notify("background")
    #expect(bell.calls.isEmpty, "in the background nobody is asked")
    bell.on(.openedApp(Bell.app))
    bell.log = []
    bell.notify("a", body: "one")
    bell.notify("b", body: "two")
    #expect(bell.calls.map(\.description) == ["app willPresent(2)", "app willPresent(3)"])
    #expect(bell.shown.isEmpty)
    bell.app(.completePresentation(2, []), .completePresentation(3, .alert))
    #expect(bell.shown == ["two"])
    #expect(bell.list == ["two", "hello"], "an empty set is silent")
    bell.on(.locked)
    bell.log = []
    bell.notify("c", body: "three")
    #expect(bell.calls.isEmpty && bell.shown == ["three"], "a locked phone has no app in front")
  }

  @Test(arguments: [(NotificationDelegateKind.respondsOnly, [String]()), (.none, ["hello"])])
  func `fact 110: without the method it is silent, without a delegate it is shown`(
    delegate: NotificationDelegateKind, shown: [String]
  ) {
    var bell = Bell(delegate: delegate)
    bell.on(.openedApp(Bell.app))
    bell.notify("a")
    #expect(bell.shown == shown)
    #expect(bell.list == shown)
    #expect(bell.calls.isEmpty)
  }

  @Test func `fact 110: an app presents no more than the content and the user allow`() {
    var bell = Bell()
    var content = NotificationContent.text("hello")
    content.badge = 4
    bell.on(.openedApp(Bell.app), .switched(.alert, isOn: false, app: Bell.app))
    bell.app(.add(.init(identifier: "a", content: content, trigger: nil)))
    bell.app(.completePresentation(1, [.alert, .sound, .badge]))
    #expect(bell.log.contains { if case .shown(_, .badge, .nowhere) = $0 { true } else { false } })
    #expect(bell.list.isEmpty)
    #expect(bell.notifications.app(Bell.app)?.badge == 4)
    #expect(NotificationCategoryOptions.customDismissAction.rawValue == 1)
    #expect(NotificationCategoryOptions.allowInCarPlay.rawValue == 2)
    #expect(NotificationPresentationOptions.alert.rawValue == 4)
    #expect(NotificationPresentationOptions.badge.rawValue == 1)
  }

  @Test func `fact 110: a car shows the notifications whose category allows it`() {
    var bell = Bell(categories: [
      NotificationCategory(identifier: "five", actions: [], options: .allowInCarPlay),
      NotificationCategory(identifier: "text", actions: []),
    ])
    bell.notify("a", body: "in the car", category: "five")
    bell.notify("b", body: "not there", category: "text")
    #expect(bell.notifications.carPlayList.map(\.request.content.body) == ["in the car"])
  }

  @Test func `fact 112: a hard press and View open the full view, and Clear stands beside View`() {
    var bell = Bell()
    bell.notify("a")
    bell.user(.pressed(bell.id("a")))
    #expect(bell.notifications.fullView?.id == bell.id("a"))
    #expect(bell.notifications.banner == nil)
    bell.user(.closedFullView, .tappedView(bell.id("a")))
    #expect(bell.notifications.fullView?.id == bell.id("a"))
    bell.user(.closedFullView, .tappedClear(bell.id("a")))
    #expect(bell.notifications.fullView == nil)
    #expect(bell.list.isEmpty)
    #expect(bell.obstacles.isEmpty)
  }

  @Test func `fact 113: a banner shows title, subtitle and up to four lines of the text`() throws {
    var bell = Bell()
    var content = NotificationContent.text("body")
    (content.title, content.subtitle) = ("title", "subtitle")
    bell.app(.add(.init(identifier: "a", content: content, trigger: nil)))
    #expect(bell.notifications.banner?.id == bell.id("a"))
    let drawing = bell.notifications.drawing(of: try #require(bell.notifications.list.first))
    #expect((drawing.appName, drawing.title, drawing.subtitle, drawing.body) == ("Mail", "title", "subtitle", "body"))
    #expect(NotificationDrawing.maximumBodyLineCount == 4)
    bell.pass(seconds: 5)
    #expect(bell.notifications.banner == nil && bell.list == ["body"], "the banner goes, the notification stays")
  }
}
