// The way of a call to the method of its name, and of what is asked for there back to the phone.

extension NotifyingPhone {
  mutating func make(_ call: NotificationCall, _ effects: inout [NotificationEffect]) {
    switch call {
    case .willPresent(let notification):
      var options: NotificationPresentationOptions = []
      tellApp(&effects) { options = $0.willPresent(notification, &$1) }
      happen(.app(App.identifier, .completePresentation(notification.number, options)), &effects)
    case .didReceiveResponse(let response):
      tellApp(&effects) { $0.didReceive(response, &$1) }
      happen(.app(App.identifier, .completeResponse(response.notification.number)), &effects)
    case .didReceiveRemoteNotification(let userInfo):
      tellApp(&effects) { $0.didReceiveRemoteNotification(userInfo: userInfo, &$1) }
    case .serviceDidReceive(let request, let run):
      services.append(Service(run: run, instance: App.Service()))
      tellService(run, &effects) { $0.didReceive(request) }
    case .serviceDidFinishDownload(let url, let file, let run):
      tellService(run, &effects) { $0.didFinishDownload(from: url, file: file) }
    case .serviceExtensionTimeWillExpire(let run):
      tellService(run, &effects) { $0.serviceExtensionTimeWillExpire() }
      // The process ends when the method returns; a content that was handed over came first.
      if notifications.services.contains(where: { $0.run == run }) { happen(.service(run, .ended), &effects) }
    case .contentViewDidLoad(let manifest):
      content = App.Content(manifest)
      tellContent(&effects) { $0.viewDidLoad() }
    case .contentViewWillAppear: tellContent(&effects) { $0.viewWillAppear() }
    case .contentViewDidAppear: tellContent(&effects) { $0.viewDidAppear() }
    case .contentViewWillDisappear: tellContent(&effects) { $0.viewWillDisappear() }
    case .contentViewDidDisappear: tellContent(&effects) { $0.viewDidDisappear() }
    case .contentDidReceive(let notification): tellContent(&effects) { $0.didReceive(notification) }
    case .contentDidReceiveInput(let text): tellContent(&effects) { $0.didReceiveInput(text) }
    case .contentDidReceiveResponse(let response):
      var option = ContentExtensionResponseOption.dismissAndForwardAction
      tellContent(&effects) { option = $0.didReceive(response) }
      happen(.content(.completeResponse(option)), &effects)
    }
  }

  mutating func tell(_ answer: NotificationAnswer, _ effects: inout [NotificationEffect]) {
    tellApp(&effects) { app, center in
      switch answer {
      case .authorization(let isGranted): app.didFinishRequestingAuthorization(isGranted: isGranted, &center)
      case .added(let identifier, let error): app.didFinishAdding(identifier, error: error, &center)
      case .startedAccessing: break
      case .readAttachment(let url, let byteCount, let error):
        app.didFinishReading(url: url, byteCount: byteCount, error: error, &center)
      }
    }
  }

  /// Calls the app, and lets happen what it asked for.
  mutating func tellApp(
    _ effects: inout [NotificationEffect], _ what: (inout App, inout UserNotificationCenter) -> Void
  ) {
    var center = UserNotificationCenter(notifications, app: App.identifier)
    what(&app, &center)
    carryOut(center.calls.map { .app(App.identifier, $0) }, &effects)
  }

  /// Lets happen what was asked for in a call, unless too much was asked for already.
  private mutating func carryOut(_ events: [NotificationEvent], _ effects: inout [NotificationEffect]) {
    if events.isEmpty { return }
    guard callsAnswered < Self.mostCallsAnswered else {
      return effects.append(.noted(.tooManyCalls(most: Self.mostCallsAnswered), app: App.identifier))
    }
    callsAnswered += 1
    for event in events { happen(event, &effects) }
  }

  /// Calls a service extension, and lets happen what it asked for.
  private mutating func tellService(
    _ run: Int, _ effects: inout [NotificationEffect], _ what: (inout App.Service) -> Void
  ) {
    guard let position = services.firstIndex(where: { $0.run == run }) else { return }
    what(&services[position].instance)
    carryOut(services[position].instance.contentHandler.takeCalls().map { .service(run, $0) }, &effects)
  }

  /// Calls the content extension, and lets happen what it shows of itself.
  private mutating func tellContent(_ effects: inout [NotificationEffect], _ what: (inout App.Content) -> Void) {
    guard var instance = content else { return }
    what(&instance)
    content = instance
    guard let view = notifications.fullView?.content else { return }
    if let title = instance.title, title != view.title { happen(.content(.setTitle(title)), &effects) }
    if let size = instance.preferredContentSize, size != view.sizeRatio {
      happen(.content(.setPreferredContentSize(size)), &effects)
    }
    if instance.isFirstResponder, !view.hasInputBar { happen(.content(.becomeFirstResponder), &effects) }
  }
}
