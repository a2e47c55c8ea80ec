// A notification arrives from a server, an app or a trigger, and is shown exactly once or not at all.

extension Notifications {
  mutating func receive(
    _ bytes: [UInt8], for app: String, collapseID: String?, _ effects: inout [NotificationEffect]
  ) throws(NotificationObstacle) {
    let receiver = try requireApp(app)
    let payload: RemotePayload
    do throws(RemotePayloadError) {
      payload = try RemotePayload(bytes, localizedStrings: receiver.manifest.localizedStrings)
    } catch {
      return effects.append(.noted(.payloadRefused(error), app: app))
    }
    for key in payload.unknownKeys { effects.append(.noted(.unknownKey(key), app: app)) }
    if payload.showsNothing { effects.append(.noted(.nothingToShow, app: app)) }
    if payload.isContentAvailable {
      effects.append(.called(.didReceiveRemoteNotification(userInfo: payload.content.userInfo), app: app))
    }
    guard !payload.content.presentable.isEmpty else { return }
    if collapseID == nil { remotes += 1 }
    let request = NotificationRequest(
      identifier: collapseID ?? "remote-\(remotes)", content: payload.content, trigger: .push)
    let mayChange =
      payload.isMutable && payload.content.hasText && receiver.manifest.hasServiceExtension
      && receiver.settings.enabled.contains(.alert)
    if mayChange {
      startService(on: request, of: app, &effects)
    } else {
      arrive(request, of: app, &effects)
    }
  }

  mutating func arrive(_ request: NotificationRequest, of app: String, _ effects: inout [NotificationEffect]) {
    guard let receiver = self.app(app) else { return }
    arrivals += 1
    let notification = DeliveredNotification(app: app, number: arrivals, date: time, request: request)
    let options = receiver.presentable(request.content)
    if options.isEmpty { return effects.append(.notShown(notification, .notAllowed)) }
    let category = request.content.categoryIdentifier
    if !category.isEmpty, receiver.category(of: request.content) == nil {
      effects.append(.noted(.unregisteredCategory(category), app: app))
    }
    if request.content.interruptionLevel == .critical, !receiver.settings.enabled.contains(.criticalAlert) {
      effects.append(.noted(.criticalNotAllowed, app: app))
    }
    guard isInFront(app) else { return show(notification, options, &effects) }
    switch receiver.delegate {
    case .none: show(notification, options, &effects)
    case .respondsOnly: effects.append(.notShown(notification, .appDecided))
    case .presentsAndResponds:
      undecided.append(notification)
      effects.append(.called(.willPresent(notification), app: app))
    }
  }

  mutating func completePresentation(
    _ number: Int, _ wanted: NotificationPresentationOptions, of app: String, _ effects: inout [NotificationEffect]
  ) {
    guard let position = undecided.firstIndex(where: { $0.app == app && $0.number == number }) else {
      return effects.append(.noted(.nothingToComplete, app: app))
    }
    let notification = undecided.remove(at: position)
    let allowed = self.app(app)?.presentable(notification.request.content) ?? []
    var options = wanted.intersection(allowed)
    if allowed.contains(.alert) { options.formUnion(wanted.intersection([.list, .banner])) }
    if allowed.contains(.list), wanted.contains(.alert) { options.insert(.list) }
    if options.isEmpty { return effects.append(.notShown(notification, .appDecided)) }
    show(notification, options, &effects)
  }

  /// Replaces an earlier notification with the same identifier.
  private mutating func show(
    _ notification: DeliveredNotification, _ options: NotificationPresentationOptions,
    _ effects: inout [NotificationEffect]
  ) {
    let content = notification.request.content
    if options.contains(.badge), let badge = content.badge { change(notification.app) { $0.badge = badge } }
    let isInList = isLocked || !options.isDisjoint(with: [.alert, .list])
    guard !options.isDisjoint(with: [.alert, .list, .banner]) else {
      return effects.append(.shown(notification, options, .nowhere))
    }
    list.removeAll { $0.id == notification.id }
    if isInList { list.insert(notification, at: 0) }
    if !isInList || passing?.id == notification.id { passing = isInList ? nil : notification }
    if textField?.id == notification.id { textField = nil }
    if unlockPrompt?.notification.id == notification.id { unlockPrompt = nil }
    let hasBanner = !isLocked && !options.isDisjoint(with: [.alert, .banner])
    if hasBanner {
      let stays = app(notification.app)?.settings.alertStyle == .alert
      banner = NotificationBanner(id: notification.id, end: stays ? nil : time + Self.bannerTime)
    } else if banner?.id == notification.id {
      banner = nil
    }
    effects.append(.shown(notification, options, isLocked ? .lockScreen : hasBanner ? .banner : .list))
    showInFullView(notification, &effects)
  }

  mutating func remove(_ id: NotificationID, _ effects: inout [NotificationEffect]) {
    if notification(id) == nil { return }
    if fullView?.id == id { closeFullView(&effects) }
    if banner?.id == id { banner = nil }
    if textField?.id == id { textField = nil }
    if unlockPrompt?.notification.id == id { unlockPrompt = nil }
    list.removeAll { $0.id == id }
    if passing?.id == id { passing = nil }
    effects.append(.removed(id))
  }
}
