// Random events of a phone's notifications in any order, most of them possible, some of them not.

import HostTestSupport
import TestSupport

@testable import NotificationsHost

private let apps = ["com.example.mail", "com.example.game"]
private let identifiers = ["a", "b", "c"]
private let categories = ["one", "two", "none"]
private let actions = ["plain", "secret", "open", "reply"]

extension Chance {
  /// The notifications of a phone after some random events.
  mutating func notifications(steps: ClosedRange<Int> = 0...40) -> Notifications {
    let firstDay = isTrue(oneIn: 2) ? CalendarDay.iOS10 : CalendarDay(year: number(1...9_000), month: 2, day: 28)
    var notifications = Notifications(
      time: number(0...86_399_999), firstDay: firstDay ?? .iOS10, serviceStartTime: isTrue(oneIn: 4) ? 15_000 : 0)
    for event in installations() { notifications.update(event) }
    for _ in 0..<number(steps) { notifications.update(notificationEvent(for: notifications)) }
    return notifications
  }

  /// Two apps, and the user's permissions for them.
  mutating func installations() -> [NotificationEvent] {
    apps.flatMap { app -> [NotificationEvent] in
      let view = ContentExtensionManifest(
        identifier: "\(app).view", categories: ["one"], initialContentSizeRatio: SizeRatio(height: 3, width: 4),
        defaultContentHidden: isTrue(oneIn: 2), overridesDefaultTitle: isTrue(oneIn: 2), entry: .storyboard(text()),
        handlesResponses: isTrue(oneIn: 2))
      let manifest = NotifyingAppManifest(
        identifier: app, displayName: text(), hasServiceExtension: true, contentExtensions: [view])
      return [
        .installed(manifest), .app(app, .setDelegate(one(of: NotificationDelegateKind.allCases))),
        .app(app, .setNotificationCategories(categorySet())),
        .app(app, .requestAuthorization([.alert, .badge, .sound, .providesAppNotificationSettings])),
        .answeredAuthorization(isAllowed: !isTrue(oneIn: 5)),
      ]
    }
  }

  mutating func notificationEvent(for notifications: Notifications) -> NotificationEvent {
    let app = one(of: apps)
    switch number(1...34) {
    case 33:
      return one(of: [
        .choseAlertStyle(one(of: NotificationAlertStyle.allCases), app: app),
        .chosePreviews(one(of: NotificationPreviews.allCases), app: app),
      ])
    case 34:
      return one(of: [
        .registrationEnded(deviceToken: isTrue(oneIn: 2) ? nil : [7], app: app),
        .openedAppSettings(isTrue(oneIn: 2) ? nil : id(), app: app),
      ])
    case 1...4: return .payloadArrived(payload(), app: app, collapseID: isTrue(oneIn: 3) ? one(of: identifiers) : nil)
    case 5...8: return .timePassed(milliseconds: one(of: [0, 1, 500, 5_000, 29_999, 30_000, 60_000, 3_600_000]))
    case 9...16: return .user(gesture(for: notifications))
    case 17...22: return .app(app, appCall(for: notifications))
    case 23...25:
      let call = isTrue(oneIn: 5) ? ServiceCall.center(appCall(for: notifications)) : serviceCall()
      return .service(number(0...(notifications.runs + 1)), call)
    case 26...27: return .content(isTrue(oneIn: 3) ? .center(appCall(for: notifications)) : contentCall())
    case 28: return one(of: [.openedApp(app), .leftApp, .locked, .unlocked, .unlocked, .cancelledUnlock])
    case 31...32: return mapPoint().map(NotificationEvent.moved) ?? .leftApp
    case 29: return one(of: [.answeredAuthorization(isAllowed: true), .allowed(isTrue(oneIn: 2), app: app)])
    default:
      return one(of: [
        .switched(one(of: [.alert, .badge, .sound]), isOn: isTrue(oneIn: 2), app: app), .fileAppeared(file()),
        .fileAppeared(file()), isTrue(oneIn: 4) ? .removed(app: app) : .fileAppeared(file()),
      ])
    }
  }

  private mutating func id() -> NotificationID { NotificationID(app: one(of: apps), identifier: one(of: identifiers)) }

  private mutating func gesture(for notifications: Notifications) -> NotificationGesture {
    let shown = notifications.list.isEmpty || isTrue(oneIn: 6) ? id() : one(of: notifications.list).id
    return one(of: [
      .tapped(shown), .pressed(shown), .pressed(shown), .tappedView(shown), .tappedClear(shown), .flickedBanner,
      .tappedAction(one(of: actions)), .tappedAction(one(of: actions)), .tappedAction(one(of: actions)),
      .sentText(text()), .sentText(text()), .cancelledText, .sentTextFromInputBar(text()), .tappedCustomView,
      .tappedDismiss, .closedFullView,
    ])
  }

  private mutating func appCall(for notifications: Notifications) -> AppCall {
    let arrival = number(0...(notifications.arrivals + 1))
    let url = notifications.store.isEmpty ? "file:///a.png" : one(of: notifications.store).url
    switch number(1...17) {
    case 17: return .registerForRemoteNotifications
    case 1...6:
      return .add(NotificationRequest(identifier: one(of: identifiers), content: content(), trigger: trigger()))
    case 7: return .completeResponse(arrival)
    case 8...9: return .completePresentation(arrival, one(of: [[], .alert, [.alert, .badge, .sound], .banner, .list]))
    case 10: return .setNotificationCategories(categorySet())
    case 11:
      return one(of: [
        .requestAuthorization([.alert, .badge]), .requestAuthorization([]),
        .requestAuthorization([.alert, .provisional]),
      ])
    case 12: return one(of: [.removePendingNotificationRequests(identifiers), .removeAllPendingNotificationRequests])
    case 13: return one(of: [.removeDeliveredNotifications([one(of: identifiers)]), .removeAllDeliveredNotifications])
    case 14: return .setBadge(number(-1...3))
    case 15: return .setDelegate(one(of: NotificationDelegateKind.allCases))
    default: return one(of: [.startAccessing(url: url), .stopAccessing(url: url), .readAttachment(url: url)])
    }
  }

  private mutating func serviceCall() -> ServiceCall {
    let url = "https://a.b/\(number(1...2)).png"
    return one(of: [
      .contentHandler(content()), .contentHandler(content()), .download(url: url), .download(url: "http://a.b"),
      .finishedDownload(url: url, file()), .failedDownload(url: url), .wrote(file()), .ended,
    ])
  }

  private mutating func contentCall() -> ContentCall {
    one(of: [
      .setTitle(text()), .setPreferredContentSize(SizeRatio(height: number(1...9), width: 7)), .becomeFirstResponder,
      .completeResponse(one(of: ContentExtensionResponseOption.allCases)), .ended,
    ])
  }

  private mutating func trigger() -> NotificationTrigger? {
    switch number(1...9) {
    case 1: .push
    case 2: TimeIntervalTrigger(milliseconds: 60_000, repeats: isTrue(oneIn: 2)).map(NotificationTrigger.timeInterval)
    case 3: .calendar(CalendarTrigger(hour: number(0...25), minute: nil, second: number(0...59), repeats: true))
    case 4:
      .calendar(
        CalendarTrigger(
          month: isTrue(oneIn: 2) ? number(1...12) : nil, weekday: number(0...7), hour: 7, repeats: isTrue(oneIn: 2)))
    case 5...6:
      mapPoint().flatMap { center in
        CircularRegion(center: center, radius: number(1...50), identifier: text()).map { region in
          .location(LocationTrigger(region: region, notifyOnEntry: isTrue(oneIn: 2), repeats: isTrue(oneIn: 2)))
        }
      }
    default: nil
    }
  }

  private mutating func mapPoint() -> MapPoint? { MapPoint(east: number(-60...60), north: number(-60...60)) }

  private mutating func content() -> NotificationContent {
    var content = NotificationContent.text(isTrue(oneIn: 6) ? "" : "t" + text(), category: one(of: categories))
    (content.title, content.subtitle, content.threadIdentifier) = (text(), text(), one(of: ["", "t"]))
    if isTrue(oneIn: 4) { (content.title, content.subtitle) = ("", "") }
    if isTrue(oneIn: 3) { content.badge = number(-1...4) }
    if isTrue(oneIn: 3) { content.sound = text() }
    if isTrue(oneIn: 4) { content.interruptionLevel = one(of: InterruptionLevel.allCases) }
    content.summaryArgument = one(of: ["", "Kate", "John"])
    if isTrue(oneIn: 3) { content.userInfo = [JSONMember("k", json(depth: 2)), JSONMember(text(), .null)] }
    if isTrue(oneIn: 3), let attachment = attachment() { content.attachments = [attachment] }
    return content
  }

  private mutating func attachment() -> NotificationAttachment? {
    var options = AttachmentOptions()
    if isTrue(oneIn: 3) { options.typeHint = "public.png" }
    if isTrue(oneIn: 3) { options.thumbnailClippingRect = UnitRect(x: 1, y: 2, width: 3, height: 4) }
    if isTrue(oneIn: 3) { options.thumbnailTime = one(of: [0, -1, .max]) }
    options.thumbnailHidden = isTrue(oneIn: 3)
    return try? NotificationAttachment(identifier: isTrue(oneIn: 2) ? "" : text(), url: fileURL(), options: options)
  }

  private mutating func fileURL() -> String {
    one(of: ["file:///a.png", "file:///b.mp3", "file:///c.avi", "file:///notification-store/1"])
  }

  private mutating func file() -> AttachableFile {
    let condition = isTrue(oneIn: 3) ? one(of: AttachableFile.FileCondition.allCases) : .whole
    let file = AttachableFile(
      url: fileURL(), byteCount: one(of: [0, 1, 20 << 20, .max]), isInBundle: isTrue(oneIn: 4), condition: condition)
    guard let file else { preconditionFailure("no file has a negative number of bytes here") }
    return file
  }

  private mutating func categorySet() -> [NotificationCategory] {
    let buttons: [NotificationAction] = [
      .named("plain"), .named("secret", .authenticationRequired), .named("open", .foreground),
      .asking("reply", button: text(), placeholder: text()),
    ]
    return [
      NotificationCategory(
        identifier: "one", actions: buttons, intentIdentifiers: [text()],
        options: isTrue(oneIn: 2) ? .customDismissAction : .allowInCarPlay),
      NotificationCategory(identifier: isTrue(oneIn: 9) ? "one" : "two", actions: [buttons[3], buttons[0]]),
    ]
  }

  private mutating func payload() -> [UInt8] {
    if isTrue(oneIn: 8) { return damagedJSON() }
    return Array(
      (#"{"aps":{"alert":{"title":"\#(one(of: ["", "T"]))","body":"B"},"badge":\#(number(0...3)),"#
        + #""mutable-content":\#(number(0...1)),"category":"\#(one(of: categories))","#
        + #""content-available":\#(number(0...1)),"thread-id":"t"},"own":[1,"\u00e9"]}"#).utf8)
  }
}
