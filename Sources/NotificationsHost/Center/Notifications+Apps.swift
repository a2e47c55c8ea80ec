// Handles the requests of apps and their extensions to the centre: categories, requests, completions, attachments.

/// The process that asks the notification centre.
enum CenterClient {
  case app, content
  case service(run: Int)

  func answer(_ answer: NotificationAnswer, _ app: String) -> NotificationEffect {
    switch self {
    case .app: .answered(answer, app: app)
    case .content: .called(.contentDidFinish(answer), app: app)
    case .service(let run): .called(.serviceDidFinish(answer, run: run), app: app)
    }
  }
}

extension Notifications {
  /// A request that only an app can make is noted if an extension makes it; the rest is the same for both.
  mutating func handle(
    _ call: AppCall, of app: String, _ client: CenterClient, _ effects: inout [NotificationEffect]
  ) {
    if case .app = client { return carryOut(call, of: app, client, &effects) }
    switch call {
    case .setDelegate, .completePresentation, .completeResponse, .registerForRemoteNotifications:
      effects.append(.noted(.notForExtensions, app: app))
    case .requestAuthorization:
      // Only apps can ask the user.
      let isGranted = self.app(app)?.settings.enabled.isEmpty == false
      effects.append(client.answer(.authorization(isGranted: isGranted), app))
    case .setNotificationCategories, .add, .removePendingNotificationRequests, .removeAllPendingNotificationRequests,
      .removeDeliveredNotifications, .removeAllDeliveredNotifications, .setBadge, .startAccessing, .stopAccessing,
      .readAttachment:
      carryOut(call, of: app, client, &effects)
    }
  }

  private mutating func carryOut(
    _ call: AppCall, of app: String, _ client: CenterClient, _ effects: inout [NotificationEffect]
  ) {
    switch call {
    case .requestAuthorization(let options): requestAuthorization(options, of: app, &effects)
    case .registerForRemoteNotifications:
      change(app) { $0.openRegistrations += 1 }
      effects.append(.startedRegistration(app: app))
    case .setDelegate(let kind): change(app) { $0.delegate = kind }
    case .setNotificationCategories(let categories): register(categories, of: app, &effects)
    case .add(let request): add(request, of: app, client, &effects)
    case .removePendingNotificationRequests(let identifiers):
      change(app) { $0.pending.removeAll { identifiers.contains($0.request.identifier) } }
    case .removeAllPendingNotificationRequests: change(app) { $0.pending = [] }
    case .removeDeliveredNotifications(let identifiers):
      for identifier in identifiers { remove(NotificationID(app: app, identifier: identifier), &effects) }
    case .removeAllDeliveredNotifications:
      for notification in list where notification.app == app { remove(notification.id, &effects) }
    case .setBadge(let number):
      guard 0...NotificationContent.maximumBadge ~= number else {
        return effects.append(.noted(.badBadge(number), app: app))
      }
      change(app) { $0.badge = number }
    case .completePresentation(let number, let options): completePresentation(number, options, of: app, &effects)
    case .completeResponse(let number):
      guard
        let position = uncompleted.firstIndex(where: { uncompleted in
          let notification = uncompleted.response.notification
          return notification.app == app && notification.number == number
        })
      else { return effects.append(.noted(.nothingToComplete, app: app)) }
      uncompleted.remove(at: position)
    case .startAccessing(let url): startAccessing(url, of: app, client, &effects)
    case .stopAccessing(let url): stopAccessing(url, of: app, client)
    case .readAttachment(let url): readAttachment(url, of: app, client, &effects)
    }
  }

  private mutating func register(
    _ categories: [NotificationCategory], of app: String, _ effects: inout [NotificationEffect]
  ) {
    if let identifier = categories.sharedIdentifier {
      return effects.append(.noted(.sharedIdentifier(identifier), app: app))
    }
    change(app) { $0.categories = categories }
  }

  private mutating func add(
    _ request: NotificationRequest, of app: String, _ client: CenterClient, _ effects: inout [NotificationEffect]
  ) {
    do throws(NotificationErrorCode) {
      let request = try prepare(request, of: app)
      effects.append(client.answer(.added(identifier: request.identifier, nil), app))
      change(app) { $0.pending.removeAll { $0.request.identifier == request.identifier } }
      guard let trigger = request.trigger else { return arrive(request, of: app, &effects) }
      let next = trigger.nextTime(after: time, firstDay: firstDay)
      change(app) { $0.pending.append(PendingNotification(request: request, time: next)) }
    } catch {
      effects.append(client.answer(.added(identifier: request.identifier, error), app))
    }
  }

  private mutating func prepare(
    _ request: NotificationRequest, of app: String
  ) throws(NotificationErrorCode) -> NotificationRequest {
    guard self.app(app)?.settings.enabled.isEmpty == false else { throw .notificationsNotAllowed }
    if let trigger = request.trigger, !trigger.canFire(after: time, firstDay: firstDay) {
      throw .notificationInvalidNoDate
    }
    var content = request.content
    if let badge = content.badge, !(0...NotificationContent.maximumBadge ~= badge) {
      throw .notificationInvalidNoContent
    }
    if content.presentable.isEmpty, content.attachments.isEmpty { throw .notificationInvalidNoContent }
    if !content.hasReadableUserInfo { throw .notificationInvalidNoContent }
    // All attachments are checked before the first is moved, so that a refused request leaves every file in place.
    for (position, attachment) in content.attachments.enumerated() {
      _ = try file(of: attachment, of: app)
      let isRepeated = content.attachments[..<position].contains { $0.url == attachment.url }
      if isRepeated { throw .attachmentInvalidURL }
    }
    for position in content.attachments.indices {
      content.attachments[position] = try moveIntoStore(content.attachments[position], position: position, of: app)
    }
    return request.with(content)
  }
}
