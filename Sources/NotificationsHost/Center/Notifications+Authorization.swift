// Permission to notify: the user is asked once, and can change the answer in the settings at any time.

extension Notifications {
  mutating func requestAuthorization(
    _ options: AuthorizationOptions, of app: String, _ effects: inout [NotificationEffect]
  ) {
    guard let settings = self.app(app)?.settings else { return }
    let options = options.intersection(.all)
    let isProvisional = options.contains(.provisional)
    switch settings.authorizationStatus {
    case .denied: effects.append(.answered(.authorization(isGranted: false), app: app))
    case .authorized:
      effects.append(.answered(.authorization(isGranted: !settings.enabled.isEmpty), app: app))
    case .provisional where isProvisional:
      effects.append(.answered(.authorization(isGranted: true), app: app))
    case .notDetermined where isProvisional:
      change(app) { ($0.settings.authorizationStatus, $0.settings.requested) = (.provisional, options) }
      effects.append(.answered(.authorization(isGranted: true), app: app))
    case .notDetermined, .provisional:
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
      app.settings.requested = .basic
    }
  }

  /// The button exists if the user allowed the app, and the app said that it has settings of its own.
  mutating func openSettings(
    of app: String, for id: NotificationID?, _ effects: inout [NotificationEffect]
  ) throws(NotificationObstacle) {
    let settings = try requireApp(app).settings
    guard settings.enabled.contains(.providesAppNotificationSettings) else { throw .noAppSettings(app: app) }
    guard !isLocked else { throw .phoneLocked }
    guard authorizationPrompts.isEmpty else { throw .promptOpen }
    var notification: DeliveredNotification?
    if let id { notification = try require(id) }
    bringToFront(app, &effects)
    effects.append(.broughtToFront(app: app))
    effects.append(.called(.openSettings(for: notification), app: app))
  }

  mutating func endRegistration(
    of app: String, _ token: [UInt8]?, _ effects: inout [NotificationEffect]
  ) throws(NotificationObstacle) {
    guard try requireApp(app).openRegistrations > 0 else { throw .noRegistration(app: app) }
    change(app) { app in
      app.openRegistrations -= 1
      app.deviceToken = token ?? app.deviceToken
    }
    effects.append(.called(.didRegisterForRemoteNotifications(deviceToken: token), app: app))
  }
}
