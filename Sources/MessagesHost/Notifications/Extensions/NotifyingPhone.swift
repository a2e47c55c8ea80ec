// A phone with one app: it runs the app and its extensions, and lets what they ask for happen.

/// A phone with an app that notifies, as a value.
///
/// ``Notifications`` says which calls are made and what follows. Here the calls reach an app and extensions, and what
/// these ask for happens after each call.
public struct NotifyingPhone<App: NotifyingProgram>: Equatable, Sendable {
  /// What the phone holds of notifications.
  public internal(set) var notifications: Notifications

  /// The app.
  public internal(set) var app = App()

  /// The service extensions at work.
  public internal(set) var services: [Service] = []

  /// The content extension of the full view.
  public internal(set) var content: App.Content?

  /// How many calls of this update had an answer that was carried out; 0 between updates.
  var callsAnswered = 0

  /// After how many calls in one update the answers are dropped; an app that always answers would go on for ever.
  static var mostCallsAnswered: Int { 100 }

  /// A service extension at work.
  public struct Service: Equatable, Sendable {
    /// The number of its run.
    public let run: Int
    /// The extension.
    public internal(set) var instance: App.Service
  }

  /// An unlocked phone at a time of the first day, in milliseconds since midnight; the app was installed and launched,
  /// and is not in front.
  public init(time: Int = 0) {
    notifications = Notifications(time: time)
    notifications.update(.installed(App.manifest))
    notifications.update(.app(App.identifier, .setDelegate(App.delegate)))
    var effects: [NotificationEffect] = []
    tellApp(&effects) { $0.didFinishLaunching(&$1) }
    callsAnswered = 0
  }

  /// Lets an event happen.
  ///
  /// Time passes in steps, so that whatever is called at a moment answers at that moment.
  @discardableResult
  public mutating func update(_ event: NotificationEvent) -> [NotificationEffect] {
    var effects: [NotificationEffect] = []
    if case .timePassed(let milliseconds) = event, 0...Notifications.mostTimeAtOnce ~= milliseconds {
      var left = milliseconds
      while let moment = notifications.nextMoment(before: notifications.time + left) {
        left -= moment - notifications.time
        happen(.timePassed(milliseconds: moment - notifications.time), &effects)
        callsAnswered = 0
      }
      happen(.timePassed(milliseconds: left), &effects)
    } else {
      happen(event, &effects)
    }
    callsAnswered = 0
    return effects
  }

  /// Lets the user do something in the app, which is brought to the front first.
  @discardableResult
  public mutating func perform(_ action: App.Action) -> [NotificationEffect] {
    var effects: [NotificationEffect] = []
    if notifications.front != App.identifier { happen(.openedApp(App.identifier), &effects) }
    if notifications.isInFront(App.identifier) { tellApp(&effects) { $0.perform(action, &$1) } }
    callsAnswered = 0
    return effects
  }

  /// Lets an event happen, and then what the app and its extensions do about it.
  mutating func happen(_ event: NotificationEvent, _ effects: inout [NotificationEffect]) {
    for effect in notifications.update(event) {
      effects.append(effect)
      switch effect {
      case .called(let call, App.identifier): make(call, &effects)
      case .answered(let answer, App.identifier): tell(answer, &effects)
      default: break
      }
    }
    services.removeAll { service in !notifications.services.contains { $0.run == service.run } }
    if notifications.fullView?.content == nil { content = nil }
  }
}
