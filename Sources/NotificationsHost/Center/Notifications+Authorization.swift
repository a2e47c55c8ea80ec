// Permission to notify: the user is asked once, and can change the answer in the settings at any time.

extension Notifications {
  mutating func requestAuthorization(
    _ options: AuthorizationOptions, of app: String, _ effects: inout [NotificationEffect]
  ) {
    guard let settings = self.app(app)?.settings else { return }
    let options = options.intersection(.all)
    switch settings.authorizationStatus {
    case .denied: effects.append(.answered(.authorization(isGranted: false), app: app))
    case .authorized: effects.append(.answered(.authorization(isGranted: !settings.enabled.isEmpty), app: app))
    case .notDetermined:
      if let position = authorizationPrompts.firstIndex(where: { $0.app == app }) {
        authorizationPrompts[position].options.formUnion(options)
        authorizationPrompts[position].requestCount += 1
      } else {
        authorizationPrompts.append(AuthorizationPrompt(app: app, options: options))
        if authorizationPrompts.count == 1 { ask(&effects) }
      }
    }
  }

  func ask(_ effects: inout [NotificationEffect]) {
    guard let prompt = authorizationPrompts.first else { return }
    effects.append(.asked(.authorization(app: prompt.app, prompt.options)))
  }

  mutating func answerAuthorization(
    _ isAllowed: Bool, _ effects: inout [NotificationEffect]
  ) throws(NotificationObstacle) {
    guard let prompt = authorizationPrompts.first else { throw .nothingAsked }
    guard !isLocked else { throw .phoneLocked }
    authorizationPrompts.removeFirst()
    change(prompt.app) { app in
      app.settings.authorizationStatus = isAllowed ? .authorized : .denied
      app.settings.requested = prompt.options
    }
    let isGranted = app(prompt.app)?.settings.enabled.isEmpty == false
    for _ in 0..<prompt.requestCount {
      effects.append(.answered(.authorization(isGranted: isGranted), app: prompt.app))
    }
    ask(&effects)
  }

  /// The user's switch in the settings, which exists only after the app's request was answered.
  mutating func allow(_ isAllowed: Bool, _ app: String) throws(NotificationObstacle) {
    guard try requireApp(app).settings.authorizationStatus != .notDetermined else { throw .nothingAsked }
    change(app) { $0.settings.authorizationStatus = isAllowed ? .authorized : .denied }
  }

  /// Allows every way to notify, as the system does for its own apps.
  package mutating func allowWithoutAsking(_ app: String) {
    change(app) { app in
      app.settings.authorizationStatus = .authorized
      app.settings.requested = .all
    }
  }
}
