// Notifications and phones that notify in a strict run: the effects that a test must expect, and the loose ends.

extension NotificationEffect: StrictEffect {
  /// Whether the phone does not show the effect: a refusal, a note, a notification that is not shown.
  public var mustBeExpected: Bool {
    switch self {
    case .called(.contentDidFinish(let answer), _), .called(.serviceDidFinish(let answer, _), _),
      .answered(let answer, _):
      answer.isRefusal
    case .called, .asked, .shown, .removed, .broughtToFront, .startedRegistration, .startedDownload: false
    case .notShown, .noted, .ignored: true
    }
  }
}

extension NotificationAnswer {
  fileprivate var isRefusal: Bool {
    switch self {
    case .authorization(let isGranted): !isGranted
    case .added(_, let error), .readAttachment(_, _, let error): error != nil
    case .startedAccessing(_, let isGranted): !isGranted
    }
  }
}

extension Notifications: StrictHost {
  /// Questions, running extensions, calls that were not completed, and access that was not stopped.
  public var unfinished: [String] {
    authorizationPrompts.map { "the user is asked whether \($0.app) may notify" }
      + (unlockPrompt == nil ? [] : ["the user is asked to unlock the phone"])
      + apps.filter { $0.openRegistrations > 0 }.map { "\($0.manifest.identifier) waits for its device token" }
      + services.map { "service \($0.run) runs" }
      + undecided.map { "\($0.app) has not decided how \(quoted($0.request.identifier)) is presented" }
      + uncompleted.map { "the completion handler of \(quoted($0.response.actionIdentifier)) was not called" }
      + store.filter { $0.users + $0.contentUsers > 0 }.map { "the access to \(quoted($0.url)) was not stopped" }
  }
}

extension NotifyingPhone: StrictHost {
  /// The loose ends of the phone's notifications.
  public var unfinished: [String] { notifications.unfinished }
}

extension Strict {
  /// Performs an action of the user in the app, and returns its effects.
  @discardableResult
  public mutating func perform<App>(
    _ action: App.Action, expecting expected: NotificationEffect...
  ) throws(Surprise) -> [NotificationEffect] where Host == NotifyingPhone<App> {
    try check(expected) { $0.perform(action) }
  }

  /// Performs an action of the user in the content extension's view, and returns its effects.
  @discardableResult
  public mutating func touch<App>(
    _ action: App.Content.Action, expecting expected: NotificationEffect...
  ) throws(Surprise) -> [NotificationEffect] where Host == NotifyingPhone<App> {
    try check(expected) { $0.touch(action) }
  }
}
