// Facts 102 to 109 and 111: categories, actions and their options, responses.

import NotificationsHost
import Testing

@Suite struct ResponseFacts {
  private let reply = NotificationAction.asking("reply", button: "Go", placeholder: "Say it")

  private func bell(_ options: NotificationCategoryOptions = []) -> Bell {
    let actions: [NotificationAction] = [
      .named("plain"), .named("secret", .authenticationRequired), .named("delete", .destructive),
      .named("open", .foreground), .named("fifth"),
    ]
    return Bell(categories: [
      NotificationCategory(identifier: "five", actions: actions, options: options),
      NotificationCategory(identifier: "text", actions: [reply]),
    ])
  }

  @Test func `fact 102: registering replaces the whole set, and an unknown category shows no actions`() throws {
    var bell = bell()
    bell.notify("a", category: "five")
    bell.app(.setNotificationCategories([NotificationCategory(identifier: "new", actions: [.named("n")])]))
    bell.user(.pressed(bell.id("a")))
    #expect(bell.notifications.fullView != nil)
    #expect(!bell.notifications.fullViewParts(width: 100).contains { if case .buttons = $0 { true } else { false } })
    bell.user(.tappedAction("plain"))
    #expect(bell.obstacles == [.noSuchAction("plain")])
    bell.notify("b", category: "NEW")
    let shown = try #require(bell.notifications.list.first)
    #expect(bell.notifications.drawing(of: shown).buttons.isEmpty)
    #expect(bell.notes == [.unregisteredCategory("NEW")])
  }

  @Test func `fact 103: an action has a title and an identifier that no other action has`() {
    #expect(NotificationAction(identifier: "", title: "x") == nil)
    #expect(NotificationAction(identifier: "x", title: "") == nil)
    var bell = bell()
    let before = bell.notifications
    let other = NotificationAction(identifier: "plain", title: "Other")!
    bell.app(
      .setNotificationCategories([
        NotificationCategory(identifier: "one", actions: [.named("plain")]),
        NotificationCategory(identifier: "two", actions: [other]),
      ]))
    bell.app(.setNotificationCategories([NotificationCategory(identifier: "one", actions: [other, other])]))
    bell.app(
      .setNotificationCategories([
        NotificationCategory(identifier: "one", actions: []), NotificationCategory(identifier: "one", actions: []),
      ]))
    #expect(bell.notes == [.sharedIdentifier("plain"), .sharedIdentifier("plain"), .sharedIdentifier("one")])
    #expect(bell.notifications == before, "the registered ones stay")
  }

  @Test func `fact 104: an action's options decide whether it unlocks, is red, and brings the app to the front`() {
    #expect(NotificationActionOptions.authenticationRequired.rawValue == 1)
    #expect(NotificationActionOptions.destructive.rawValue == 2)
    #expect(NotificationActionOptions.foreground.rawValue == 4)

    var locked = bell()
    locked.on(.locked)
    for identifier in ["a", "b", "c"] { locked.notify(identifier, category: "five") }
    locked.log = []
    locked.user(.pressed(locked.id("a")), .tappedAction("plain"))
    #expect(locked.responses.map(\.actionIdentifier) == ["plain"])
    #expect(locked.notifications.isLocked)
    #expect(locked.notifications.front == nil)
    locked.user(.pressed(locked.id("b")), .tappedAction("secret"))
    #expect(locked.responses.count == 1)
    #expect(locked.notifications.unlockPrompt?.actionIdentifier == "secret")
    locked.on(.unlocked)
    #expect(locked.responses.map(\.actionIdentifier) == ["plain", "secret"])
    #expect(locked.notifications.front == nil)
    locked.on(.locked)
    locked.user(.pressed(locked.id("c")), .tappedAction("open"))
    #expect(locked.responses.count == 2)
    locked.on(.unlocked)
    #expect(locked.responses.last?.actionIdentifier == "open")
    #expect(locked.notifications.front == Bell.app)
  }

  @Test func `fact 104: an unlocked phone does not ask to be unlocked, and destructive actions are marked`() throws {
    var bell = bell()
    bell.notify("a", category: "five")
    bell.user(.pressed(bell.id("a")))
    guard case .buttons(let buttons) = bell.notifications.fullViewParts(width: 1).dropLast().last else {
      Issue.record("there are no buttons")
      return
    }
    #expect(buttons.filter(\.isDestructive).map(\.action) == ["delete"])
    bell.user(.tappedAction("secret"))
    #expect(bell.notifications.unlockPrompt == nil)
    #expect(bell.responses.map(\.actionIdentifier) == ["secret"])
    bell.notify("b", category: "five")
    bell.user(.pressed(bell.id("b")), .tappedAction("delete"))
    #expect(bell.notifications.front == nil, "it stays in the background")
  }

  @Test func `fact 105: a banner shows two buttons and the full view four, in order`() throws {
    var bell = bell()
    bell.notify("a", category: "five")
    let notification = try #require(bell.notifications.list.first)
    #expect(bell.notifications.drawing(of: notification).buttons.map(\.action) == ["plain", "secret"])
    bell.user(.tappedAction("delete"))
    #expect(bell.obstacles == [.noSuchAction("delete")])
    bell.user(.pressed(bell.id("a")))
    let parts = bell.notifications.fullViewParts(width: 1)
    guard case .buttons(let buttons) = parts.dropLast().last else {
      Issue.record("the buttons do not stand before Dismiss")
      return
    }
    #expect(buttons.map(\.action) == ["plain", "secret", "delete", "open"])
    #expect(parts.last == .dismiss)
  }

  @Test(arguments: ["", "See you"])
  func `fact 106: a text action opens a field, and what was typed is the response's text`(text: String) {
    var bell = bell()
    bell.notify("a", category: "text")
    bell.user(.pressed(bell.id("a")), .tappedAction("reply"))
    #expect(bell.responses.isEmpty)
    #expect(
      bell.notifications.fullViewParts(width: 1).contains(.textField(placeholder: "Say it", buttonTitle: "Go")))
    bell.user(.sentText(text))
    #expect(bell.responses.map(\.userText) == [text])
    #expect(bell.responses.map(\.actionIdentifier) == ["reply"])
    #expect(bell.notifications.textField == nil)
    #expect(bell.list.isEmpty)
  }

  @Test func `fact 106: a field that was put away gives no response`() {
    var bell = bell()
    bell.notify("a", category: "text")
    bell.user(.tappedAction("reply"), .cancelledText, .sentText("late"))
    #expect(bell.responses.isEmpty)
    #expect(bell.obstacles == [.noTextField])
    #expect(bell.list == ["hello"])
  }

  @Test func `fact 107: every response comes to one method, whose completion handler must be called`() {
    var bell = bell(.customDismissAction)
    for identifier in ["a", "b", "c"] { bell.notify(identifier, category: "five") }
    bell.user(.pressed(bell.id("a")), .tappedAction("plain"), .tapped(bell.id("b")), .tappedClear(bell.id("c")))
    #expect(
      bell.responses.map(\.actionIdentifier) == [
        "plain", NotificationResponse.defaultActionIdentifier, NotificationResponse.dismissActionIdentifier,
      ])
    bell.app(.completeResponse(1), .completeResponse(3), .completeResponse(1))
    #expect(bell.notes == [.nothingToComplete])
    bell.log = []
    bell.pass(seconds: 29)
    #expect(bell.notes.isEmpty)
    bell.pass(seconds: 1)
    #expect(bell.notes == [.completionMissing(action: NotificationResponse.defaultActionIdentifier)])
  }

  @Test func `fact 108: a notification without a category is opened as any other`() {
    var bell = Bell()
    bell.notify("a")
    bell.user(.tapped(bell.id("a")))
    #expect(bell.responses.map(\.actionIdentifier) == [NotificationResponse.defaultActionIdentifier])
    #expect(bell.notifications.front == Bell.app)
  }

  @Test func `fact 109: the app learns of a dismissal only if its category asks for it and the user dismissed it`() {
    var plain = bell()
    plain.notify("a", category: "five")
    plain.user(.tappedClear(plain.id("a")))
    #expect(plain.responses.isEmpty)
    #expect(plain.list.isEmpty)

    var custom = bell(.customDismissAction)
    custom.notify("a", category: "five")
    custom.user(.flickedBanner)
    #expect(custom.responses.isEmpty)
    #expect(custom.list == ["hello"])
    #expect(custom.notifications.banner == nil)
    custom.notify("b", category: "five")
    custom.pass(seconds: 60)
    #expect(custom.responses.isEmpty && custom.notifications.banner == nil, "ignoring it tells nobody")
    custom.user(.pressed(custom.id("a")), .closedFullView)
    #expect(custom.responses.isEmpty)
    custom.user(.pressed(custom.id("a")), .tappedDismiss)
    custom.user(.tappedClear(custom.id("b")))
    #expect(custom.responses.map(\.notification.request.identifier) == ["a", "b"])
    #expect(custom.responses.allSatisfy { $0.actionIdentifier == NotificationResponse.dismissActionIdentifier })
    #expect(custom.list.isEmpty)
    #expect(custom.notifications.front == nil)
  }

  @Test func `fact 111: an action removes the notification, and only a foreground action opens the app`() {
    var bell = bell()
    bell.notify("a", category: "five")
    bell.notify("b", category: "five")
    bell.user(.pressed(bell.id("a")), .tappedAction("plain"))
    #expect(bell.list.count == 1)
    #expect(bell.notifications.front == nil)
    #expect(bell.notifications.fullView == nil)
    bell.user(.pressed(bell.id("b")), .tappedAction("open"))
    #expect(bell.list.isEmpty)
    #expect(bell.notifications.front == Bell.app)
  }
}
