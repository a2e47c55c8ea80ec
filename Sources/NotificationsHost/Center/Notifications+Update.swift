// Every event of the notifications and its consequences.

extension Notifications {
  /// Applies an event and returns its effects.
  ///
  /// The same notifications and the same event always give the same result. An event that cannot happen is ignored, and
  /// an effect says why.
  @discardableResult
  public mutating func update(_ event: NotificationEvent) -> [NotificationEffect] {
    var effects: [NotificationEffect] = []
    do throws(NotificationObstacle) {
      try handle(event, &effects)
    } catch {
      effects.append(.ignored(error))
    }
    cleanUp()
    return effects
  }

  private mutating func handle(
    _ event: NotificationEvent, _ effects: inout [NotificationEffect]
  ) throws(NotificationObstacle) {
    switch event {
    case .installed(let manifest): try install(manifest, &effects)
    case .removed(let app): try remove(app, &effects)
    case .fileAppeared(let file): try add(file)
    case .timePassed(let milliseconds): try advance(by: milliseconds, &effects)
    case .moved(let place): move(to: place, &effects)
    case .payloadArrived(let bytes, let app, let collapseID):
      try receive(bytes, for: app, collapseID: collapseID, &effects)
    case .openedApp(let app): try open(app, &effects)
    case .leftApp:
      guard !isLocked else { throw .phoneLocked }
      guard front != nil else { throw .noAppInFront }
      front = nil
    case .locked: try lock(&effects)
    case .unlocked: try unlock(&effects)
    case .cancelledUnlock:
      guard unlockPrompt != nil else { throw .nothingAsked }
      unlockPrompt = nil
    case .answeredAuthorization(let isAllowed): try answerAuthorization(isAllowed, &effects)
    case .allowed(let isAllowed, let app): try allow(isAllowed, app)
    case .switched(let options, let isOn, let app):
      try requireApp(app)
      change(app) { app in
        if isOn { app.settings.switchedOff.subtract(options) } else { app.settings.switchedOff.formUnion(options) }
        app.settings.switchedOff.formIntersection(app.settings.requested)
      }
    case .choseAlertStyle(let style, let app):
      try requireApp(app)
      change(app) { $0.settings.alertStyle = style }
    case .chosePreviews(let previews, let app):
      try requireApp(app)
      change(app) { $0.settings.showPreviewsSetting = previews }
    case .openedAppSettings(let id, let app): try openSettings(of: app, for: id, &effects)
    case .registrationEnded(let token, let app): try endRegistration(of: app, token, &effects)
    case .user(let gesture): try handle(gesture, &effects)
    case .app(let app, let call):
      try requireApp(app)
      handle(call, of: app, .app, &effects)
    case .service(let run, let call): try handle(call, ofRun: run, &effects)
    case .content(let call): try handle(call, &effects)
    }
  }

  @discardableResult
  func requireApp(_ identifier: String) throws(NotificationObstacle) -> NotifyingApp {
    guard let app = app(identifier) else { throw .notInstalled(app: identifier) }
    return app
  }

  private mutating func install(
    _ manifest: NotifyingAppManifest, _ effects: inout [NotificationEffect]
  ) throws(NotificationObstacle) {
    guard app(manifest.identifier) == nil else { throw .alreadyInstalled(app: manifest.identifier) }
    apps.append(NotifyingApp(manifest))
    var claimed: Set<String> = []
    for content in manifest.contentExtensions {
      for category in content.categories where !claimed.insert(category).inserted {
        effects.append(.noted(.sharedCategory(category), app: manifest.identifier))
      }
    }
  }

  private mutating func remove(_ app: String, _ effects: inout [NotificationEffect]) throws(NotificationObstacle) {
    try requireApp(app)
    for notification in list + (passing.map { [$0] } ?? []) where notification.app == app {
      remove(notification.id, &effects)
    }
    apps.removeAll { $0.manifest.identifier == app }
    services.removeAll { $0.app == app }
    undecided.removeAll { $0.app == app }
    uncompleted.removeAll { $0.response.notification.app == app }
    if front == app { front = nil }
    let asked = authorizationPrompts.first?.app
    authorizationPrompts.removeAll { $0.app == app }
    if asked == app { ask(&effects) }
  }

  mutating func add(_ file: AttachableFile) throws(NotificationObstacle) {
    guard isFileURL(file.url), !files.contains(where: { $0.url == file.url }),
      !store.contains(where: { $0.url == file.url })
    else {
      throw .badFile(url: file.url)
    }
    files.append(file)
  }

  private mutating func open(_ app: String, _ effects: inout [NotificationEffect]) throws(NotificationObstacle) {
    try requireApp(app)
    guard !isLocked else { throw .phoneLocked }
    guard authorizationPrompts.isEmpty else { throw .promptOpen }
    bringToFront(app, &effects)
  }

  package mutating func bringToFront(_ app: String, _ effects: inout [NotificationEffect]) {
    closeFullView(&effects)
    textField = nil
    front = app
  }

  private mutating func lock(_ effects: inout [NotificationEffect]) throws(NotificationObstacle) {
    guard !isLocked else { throw .phoneLocked }
    closeFullView(&effects)
    banner = nil
    textField = nil
    isLocked = true
  }

  private mutating func unlock(_ effects: inout [NotificationEffect]) throws(NotificationObstacle) {
    guard isLocked else { throw .phoneUnlocked }
    isLocked = false
    guard let response = unlockPrompt else { return }
    unlockPrompt = nil
    deliver(response, &effects)
  }
}
