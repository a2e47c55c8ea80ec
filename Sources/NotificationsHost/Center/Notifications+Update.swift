// Every event of the notifications and its consequences.

extension Notifications {
  /// Applies an event and returns its effects.
  ///
  /// The same notifications and the same event always give the same result. An event that cannot happen is ignored, and
  /// an effect says why.
  @discardableResult
  public mutating func update(_ event: NotificationEvent) -> [NotificationEffect] {
    var effects: [NotificationEffect] = []
    handle(event, &effects)
    cleanStore()
    return effects
  }

  private mutating func handle(_ event: NotificationEvent, _ effects: inout [NotificationEffect]) {
    switch event {
    case .installed(let manifest): install(manifest, &effects)
    case .removed(let app): remove(app, &effects)
    case .fileAppeared(let file): appear(file, &effects)
    case .timePassed(let milliseconds): pass(milliseconds, &effects)
    case .moved(let place): move(to: place, &effects)
    case .payloadArrived(let bytes, let app, let collapseID): receive(bytes, for: app, collapseID: collapseID, &effects)
    case .openedApp(let app): open(app, &effects)
    case .leftApp:
      guard !isLocked else { return effects.append(.ignored(.phoneLocked)) }
      guard front != nil else { return effects.append(.ignored(.noAppInFront)) }
      front = nil
    case .locked: lock(&effects)
    case .unlocked: unlock(&effects)
    case .cancelledUnlock:
      guard unlockPrompt != nil else { return effects.append(.ignored(.nothingAsked)) }
      unlockPrompt = nil
    case .answeredAuthorization(let isAllowed): answerAuthorization(isAllowed, &effects)
    case .allowed(let isAllowed, let app): allow(isAllowed, app, &effects)
    case .switched(let options, let isOn, let app):
      guard has(app, &effects) else { return }
      change(app) { app in
        if isOn { app.settings.switchedOff.subtract(options) } else { app.settings.switchedOff.formUnion(options) }
        app.settings.switchedOff.formIntersection(app.settings.requested)
      }
    case .user(let gesture): take(gesture, &effects)
    case .app(let app, let call):
      guard has(app, &effects) else { return }
      take(call, of: app, &effects)
    case .service(let run, let call): take(call, ofRun: run, &effects)
    case .content(let call): take(call, &effects)
    }
  }

  /// Whether an app is installed; if not, adds an effect that says so.
  func has(_ app: String, _ effects: inout [NotificationEffect]) -> Bool {
    if self.app(app) != nil { return true }
    effects.append(.ignored(.notInstalled(app: app)))
    return false
  }

  private mutating func install(_ manifest: NotifyingAppManifest, _ effects: inout [NotificationEffect]) {
    guard app(manifest.identifier) == nil else {
      return effects.append(.ignored(.alreadyInstalled(app: manifest.identifier)))
    }
    apps.append(NotifyingApp(manifest))
    var claimed: Set<String> = []
    for content in manifest.contentExtensions {
      for category in content.categories where !claimed.insert(category).inserted {
        effects.append(.noted(.sharedCategory(category), app: manifest.identifier))
      }
    }
  }

  private mutating func remove(_ app: String, _ effects: inout [NotificationEffect]) {
    guard has(app, &effects) else { return }
    for notification in list where notification.app == app { takeOut(notification.id, &effects) }
    apps.removeAll { $0.manifest.identifier == app }
    services.removeAll { $0.app == app }
    undecided.removeAll { $0.app == app }
    uncompleted.removeAll { $0.response.notification.app == app }
    if front == app { front = nil }
    let asked = authorizationPrompts.first?.app
    authorizationPrompts.removeAll { $0.app == app }
    if asked == app { ask(&effects) }
  }

  private mutating func appear(_ file: AttachableFile, _ effects: inout [NotificationEffect]) {
    guard isFileURL(file.url), !files.contains(where: { $0.url == file.url }), !isInStore(file.url) else {
      return effects.append(.ignored(.badFile(url: file.url)))
    }
    files.append(file)
  }

  private mutating func open(_ app: String, _ effects: inout [NotificationEffect]) {
    guard has(app, &effects) else { return }
    guard !isLocked else { return effects.append(.ignored(.phoneLocked)) }
    guard authorizationPrompts.isEmpty else { return effects.append(.ignored(.promptOpen)) }
    bringToFront(app, &effects)
  }

  /// Brings an app to the front, and closes the full view and the text field.
  package mutating func bringToFront(_ app: String, _ effects: inout [NotificationEffect]) {
    closeFullView(&effects)
    textField = nil
    front = app
  }

  private mutating func lock(_ effects: inout [NotificationEffect]) {
    guard !isLocked else { return effects.append(.ignored(.phoneLocked)) }
    closeFullView(&effects)
    banner = nil
    textField = nil
    isLocked = true
  }

  private mutating func unlock(_ effects: inout [NotificationEffect]) {
    guard isLocked else { return effects.append(.ignored(.phoneUnlocked)) }
    isLocked = false
    guard let response = unlockPrompt else { return }
    unlockPrompt = nil
    carryOut(response, &effects)
  }
}
