// A phone with one app: it runs the app and its extensions, and carries out their requests.

/// A phone with an app that notifies, as a value.
///
/// ``Notifications`` decides which calls are made. This type makes them on an app and its extensions, and carries out
/// their requests after each call.
///
/// ```swift
/// var phone = NotifyingPhone<Alarm>(time: 9 * 3_600_000)
/// phone.update(.answeredAuthorization(isAllowed: true))
/// phone.update(.timePassed(milliseconds: 60_000))
/// ```
public struct NotifyingPhone<App: NotifyingProgram>: Equatable, Sendable {
  /// The state of the phone's notifications.
  public internal(set) var notifications: Notifications

  /// The app.
  public internal(set) var app = App()

  /// The data that the app and its extensions share in their app group.
  public internal(set) var shared: [String: String] = [:]

  /// The running service extensions.
  public internal(set) var services: [Service] = []

  /// The content extension of the full view.
  public internal(set) var content: App.Content?

  /// A running service extension.
  public struct Service: Equatable, Sendable {
    /// The number of its run.
    public let run: Int
    /// The extension.
    public internal(set) var instance: App.Service
  }

  /// An unlocked phone at a time of the first day, in milliseconds since midnight; the app was installed and launched,
  /// and is not in front.
  public init(time: Int = 0, firstDay: CalendarDay = .iOS10, serviceStartTime: Int = 0) {
    notifications = Notifications(time: time, firstDay: firstDay, serviceStartTime: serviceStartTime)
    notifications.update(.installed(App.manifest))
    notifications.update(.app(App.identifier, .setDelegate(App.delegate)))
    _ = run(callApp { $0.didFinishLaunching(&$1) })
  }

  /// Applies an event and returns its effects.
  ///
  /// Time passes in steps, so that each call is answered at the time at which it is made.
  @discardableResult
  public mutating func update(_ event: NotificationEvent) -> [NotificationEffect] {
    guard case .timePassed(var left) = event, 0...Notifications.millisecondsPerDay ~= left else { return run([event]) }
    var effects: [NotificationEffect] = []
    while let next = notifications.nextTime(upTo: notifications.time + left) {
      let step = next - notifications.time
      left -= step
      effects += run([.timePassed(milliseconds: step)])
    }
    return effects + run([.timePassed(milliseconds: left)])
  }

  /// Performs an action of the user in the app, which is brought to the front first.
  @discardableResult
  public mutating func perform(_ action: App.Action) -> [NotificationEffect] {
    let opening = notifications.front == App.identifier ? [] : run([.openedApp(App.identifier)])
    guard notifications.isInFront(App.identifier) else { return opening }
    return opening + run(callApp { $0.perform(action, &$1) })
  }

  /// Performs an action of the user in the view of the content extension, if that takes touches.
  @discardableResult
  public mutating func touch(_ action: App.Content.Action) -> [NotificationEffect] {
    let touched = run([.user(.tappedCustomView)])
    guard shownContent?.manifest.userInteractionEnabled == true else { return touched }
    return touched + run(callContent { $0.perform(action, &$1) })
  }

  /// Applies events, and then the requests that the app and its extensions made in their calls.
  private mutating func run(_ events: [NotificationEvent]) -> [NotificationEffect] {
    var effects: [NotificationEffect] = []
    var waiting = events
    var next = 0
    var callsWithRequests = 0
    while next < waiting.count {
      let event = waiting[next]
      next += 1
      if case .service(let run, .ended) = event, !isRunning(run) { continue }
      for effect in notifications.update(event) {
        effects.append(effect)
        let (requests, completion) = carryOut(effect)
        if requests.isEmpty || callsWithRequests < Self.maximumCallsWithRequests {
          waiting += requests
          callsWithRequests += requests.isEmpty ? 0 : 1
        } else {
          effects.append(.noted(.tooManyCalls(most: Self.maximumCallsWithRequests), app: App.identifier))
        }
        waiting += completion
      }
      services = services.filter { isRunning($0.run) }
      if shownContent == nil { content = nil }
    }
    return effects
  }

  /// After this many calls with requests, further requests are dropped; without a limit, an app that answers every
  /// answer with a request would loop forever.
  private static var maximumCallsWithRequests: Int { 100 }

  var shownContent: ContentExtensionView? {
    notifications.fullView.flatMap { $0.id.app == App.identifier ? $0.content : nil }
  }

  private func isRunning(_ run: Int) -> Bool { notifications.services.contains { $0.run == run } }
}
