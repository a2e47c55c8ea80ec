// A phone's notifications with one app and a log, and short methods for a test's actions on them.

import NotificationsHost

/// The notifications of a phone with an app that may notify.
struct Bell {
  static let app = "com.example.mail"

  var notifications: Notifications
  /// The effects of all events since the log was started.
  var log: [NotificationEffect] = []

  /// A phone with an app whose user allows everything, and which is not in front.
  init(
    delegate: NotificationDelegateKind = .presentsAndResponds, categories: [NotificationCategory] = [],
    hasServiceExtension: Bool = false, contentExtensions: [ContentExtensionManifest] = [], isAllowed: Bool? = true
  ) {
    notifications = Notifications(time: 9 * 3_600_000)
    let manifest = NotifyingAppManifest(
      identifier: Self.app, displayName: "Mail", hasServiceExtension: hasServiceExtension,
      contentExtensions: contentExtensions)
    on(.installed(manifest))
    app(.setDelegate(delegate), .setNotificationCategories(categories))
    if let isAllowed {
      app(.requestAuthorization([.badge, .sound, .alert]))
      on(.answeredAuthorization(isAllowed: isAllowed))
    }
    log = []
  }

  mutating func on(_ events: NotificationEvent...) {
    for event in events { log += notifications.update(event) }
  }

  mutating func app(_ calls: AppCall...) {
    for call in calls { on(.app(Self.app, call)) }
  }

  mutating func user(_ gestures: NotificationGesture...) {
    for gesture in gestures { on(.user(gesture)) }
  }

  mutating func push(_ json: String, collapseID: String? = nil) {
    on(.payloadArrived(Array(json.utf8), app: Self.app, collapseID: collapseID))
  }

  mutating func pass(seconds: Int) {
    on(.timePassed(milliseconds: seconds * 1_000))
  }

  /// Has the app add a notification that arrives at once.
  mutating func notify(_ identifier: String, body: String = "hello", category: String = "", thread: String = "") {
    app(.add(.init(identifier: identifier, content: .text(body, category: category, thread: thread), trigger: nil)))
  }

  func id(_ identifier: String) -> NotificationID { NotificationID(app: Self.app, identifier: identifier) }

  /// The texts in the list, the newest first.
  var list: [String] { notifications.list.map(\.request.content.body) }

  /// The presented texts, in order.
  var shown: [String] {
    log.compactMap { if case .shown(let notification, _, _) = $0 { notification.request.content.body } else { nil } }
  }

  /// The calls since the log was started.
  var calls: [NotificationCall] { log.compactMap { if case .called(let call, _) = $0 { call } else { nil } } }

  /// The responses that the app received.
  var responses: [NotificationResponse] {
    calls.compactMap { if case .didReceiveResponse(let response) = $0 { response } else { nil } }
  }

  /// The arguments of completion handlers.
  var answers: [NotificationAnswer] { log.compactMap { if case .answered(let answer, _) = $0 { answer } else { nil } } }

  var notes: [NotificationNote] { log.compactMap { if case .noted(let note, _) = $0 { note } else { nil } } }

  var obstacles: [NotificationObstacle] {
    log.compactMap { if case .ignored(let obstacle) = $0 { obstacle } else { nil } }
  }
}

extension NotificationContent {
  static func text(_ body: String, category: String = "", thread: String = "") -> NotificationContent {
    var content = NotificationContent()
    content.body = body
    content.categoryIdentifier = category
    content.threadIdentifier = thread
    return content
  }
}

extension NotificationAction {
  /// An action whose title is its identifier.
  static func named(_ identifier: String, _ options: NotificationActionOptions = []) -> NotificationAction {
    of(identifier, options)
  }

  /// An action that asks for a text.
  static func asking(_ identifier: String, button: String, placeholder: String) -> NotificationAction {
    of(identifier, [], NotificationTextInput(buttonTitle: button, placeholder: placeholder))
  }

  private static func of(
    _ identifier: String, _ options: NotificationActionOptions, _ input: NotificationTextInput? = nil
  ) -> NotificationAction {
    guard
      let action = NotificationAction(identifier: identifier, title: identifier, options: options, textInput: input)
    else { preconditionFailure("a test names an action that cannot be") }
    return action
  }
}
