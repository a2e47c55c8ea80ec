// Laws of notifications that hold through random events, checked after every event.

import HostTestSupport
import TestSupport
import Testing

@testable import NotificationsHost

@Suite struct NotificationLaws {
  @Test func `the laws of notifications hold through random events`() {
    var shown = 0
    forAll("the laws of notifications", count: conversations(2_000)) { chance in
      var watch = NotificationWatch(chance.notifications(steps: 0...0))
      for _ in 0..<chance.number(5...60) {
        let event = chance.notificationEvent(for: watch.notifications)
        if let broken = watch.happen(event) {
          Issue.record("\(broken) after \(event)\n\(watch.log.map(\.description).joined(separator: "\n"))")
          return false
        }
      }
      shown += watch.ended.count
      return true
    }
    #expect(shown > 2_000)
  }

  @Test func `the same events give the same notifications and effects`() {
    forAll("the same events, the same state and effects", count: 300) { chance in
      let start = chance.notifications()
      var (one, other) = (start, start)
      for _ in 0..<20 {
        let event = chance.notificationEvent(for: one)
        try requireSame("effects", one.update(event), other.update(event)) { $0.map(\.description) }
        try requireSame("notifications", one, other) { linesOfText($0) }
      }
      return true
    }
  }

  @Test func `time passing in steps has the same result as all at once if there are no answers`() {
    forAll("time in steps", count: 300) { chance in
      let start = chance.notifications()
      var (one, other) = (start, start)
      let effects = one.update(.timePassed(milliseconds: 70_000))
      var inSteps: [NotificationEffect] = []
      for part in [0, 1, 4_999, 25_000, 1, 39_999] { inSteps += other.update(.timePassed(milliseconds: part)) }
      try requireSame("effects", effects, inSteps) { $0.map(\.description) }
      try requireSame("notifications", one, other) { linesOfText($0) }
      return true
    }
  }

  @Test func `an event that is ignored changes nothing`() {
    forAll("ignored, and nothing changed", count: 1_000) { chance in
      var notifications = chance.notifications()
      let before = notifications
      let effects = notifications.update(chance.notificationEvent(for: notifications))
      guard case .ignored? = effects.first, effects.count == 1 else { return true }
      try requireSame("notifications", notifications, before) { linesOfText($0) }
      return true
    }
  }
}

/// Notifications whose laws are checked after every event.
struct NotificationWatch {
  var notifications: Notifications
  var log: [NotificationEffect] = []
  /// The numbers of the notifications that were shown or not shown, each of which may occur once.
  var ended: Set<Int> = []
  /// How many notifications waited for an app that was removed.
  private var lost = 0
  /// The runs of service extensions that were started.
  private var started: Set<Int> = []
  /// The responses that the app received, by the number of the notification and the action.
  private var told: Set<String> = []

  init(_ notifications: Notifications) {
    self.notifications = notifications
  }

  /// Applies an event, and names the law that it breaks.
  mutating func happen(_ event: NotificationEvent) -> String? {
    let before = notifications
    let effects = notifications.update(event)
    log += effects
    for effect in effects {
      switch effect {
      case .shown(let notification, let options, let place):
        if !ended.insert(notification.number).inserted { return "a notification is shown twice" }
        if options.isEmpty { return "shown in no way" }
        let hasTexts = !options.isDisjoint(with: [.alert, .list, .banner])
        if (place == .nowhere) == hasTexts { return "texts are shown at a wrong place" }
        if let broken = permission(for: notification, options, before) { return broken }
      case .notShown(let notification, let silence):
        if !ended.insert(notification.number).inserted { return "a notification ends twice" }
        if silence == .appDecided, !before.isInFront(notification.app) { return undecidedBefore(notification, before) }
      case .called(.serviceDidReceive(let request, let run), _):
        if !started.insert(run).inserted { return "a run is started twice" }
        if request.trigger != .push { return "a service extension gets a local notification" }
      case .called(.didReceiveResponse(let response), _):
        let answer = "\(response.notification.number) \(response.actionIdentifier)"
        if !told.insert(answer).inserted { return "a response is told twice" }
      case .called, .answered, .asked, .removed, .broughtToFront, .startedRegistration, .startedDownload, .noted,
        .ignored:
        break
      }
    }
    if case .removed = event { lost += before.undecided.count - notifications.undecided.count }
    if case .service(_, let call) = event, !call.isOfCenter {
      let runsEnded = before.services.count - notifications.services.count
      if notifications.arrivals - before.arrivals != runsEnded { return "a run does not end in one notification" }
    }
    return arrivals() ?? state()
  }

  /// An app that left the front may still decide about notifications from before.
  private func undecidedBefore(_ notification: DeliveredNotification, _ before: Notifications) -> String? {
    before.undecided.contains(notification) ? nil : "an app decides that is not in front"
  }

  /// The user's permission, which an event may also take away after it was used.
  private func permission(
    for notification: DeliveredNotification, _ options: NotificationPresentationOptions, _ before: Notifications
  ) -> String? {
    // Texts in a banner or in the list need the permission for alerts.
    var needed = AuthorizationOptions(rawValue: options.rawValue & 7)
    if !options.isDisjoint(with: [.alert, .list, .banner]) { needed.insert(.alert) }
    let enabled = [before, notifications].compactMap { $0.app(notification.app)?.settings.enabled }
    return enabled.contains { needed.isSubset(of: $0) } ? nil : "shown without permission"
  }

  /// Every arrival has ended once, or waits for its app, or its app was removed while it waited.
  private func arrivals() -> String? {
    let waiting = Set(notifications.undecided.map(\.number))
    if !waiting.isDisjoint(with: ended) { return "what waits has ended" }
    if ended.contains(where: { $0 > notifications.arrivals }) { return "an arrival that was not counted" }
    if ended.count + waiting.count + lost != notifications.arrivals { return "a notification that came was lost" }
    return notifications.services.allSatisfy { started.contains($0.run) == $0.isStarted }
      ? nil : "a service runs that was not called"
  }

  /// The laws of the state as it is now.
  private func state() -> String? {
    let list = notifications.list
    if Set(list.map(\.id)).count != list.count { return "two notifications with one identifier" }
    if list.contains(where: { !ended.contains($0.number) }) { return "in the list, and not shown" }
    if list.contains(where: { notifications.app($0.app) == nil }) { return "of an app that is not installed" }
    if let passing = notifications.passing, list.contains(where: { $0.id == passing.id }) {
      return "in the list, and only in a banner"
    }
    if notifications.groups.flatMap(\.notifications).count != list.count { return "the groups are not the list" }
    if let banner = notifications.banner, notifications.notification(banner.id) == nil { return "a banner of nothing" }
    if notifications.banner != nil, notifications.isLocked { return "a banner on a locked phone" }
    if let view = notifications.fullView, notifications.notification(view.id) == nil { return "a full view of nothing" }
    if let field = notifications.textField, notifications.notification(field.id) == nil { return "a field of nothing" }
    if notifications.unlockPrompt != nil, !notifications.isLocked { return "asked to unlock what is not locked" }
    for app in notifications.apps {
      if Set(app.pending.map(\.request.identifier)).count != app.pending.count { return "one identifier waits twice" }
      if app.pending.contains(where: { $0.time ?? .max <= notifications.time }) { return "something is overdue" }
    }
    let attached = list.flatMap { $0.request.content.attachments }.map(\.url)
    if !Set(attached).isSubset(of: notifications.store.map(\.url)) { return "an attachment that is not in the store" }
    if Set(notifications.files.map(\.url)).intersection(notifications.store.map(\.url)).count > 0 {
      return "a file is in two places"
    }
    return nil
  }
}

extension ServiceCall {
  fileprivate var isOfCenter: Bool { if case .center = self { true } else { false } }
}
