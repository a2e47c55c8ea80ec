// Dispatches each call to the method of its name, and returns the requests that were made there.

extension NotifyingPhone {
  /// The requests made in a call, and the completion of the call itself.
  typealias Reaction = (requests: [NotificationEvent], completion: [NotificationEvent])

  mutating func carryOut(_ effect: NotificationEffect) -> Reaction {
    switch effect {
    case .called(let call, App.identifier): make(call)
    case .answered(let answer, App.identifier): (report(answer), [])
    case .called, .answered, .asked, .shown, .notShown, .removed, .broughtToFront, .startedDownload, .noted, .ignored:
      ([], [])
    }
  }

  private mutating func make(_ call: NotificationCall) -> Reaction {
    switch call {
    case .willPresent(let notification):
      var options: NotificationPresentationOptions = []
      let requests = callApp { options = $0.willPresent(notification, &$1) }
      return (requests, [.app(App.identifier, .completePresentation(notification.number, options))])
    case .didReceiveResponse(let response):
      let requests = callApp { $0.didReceive(response, &$1) }
      return (requests, [.app(App.identifier, .completeResponse(response.notification.number))])
    case .didReceiveRemoteNotification(let userInfo):
      return (callApp { $0.didReceiveRemoteNotification(userInfo: userInfo, &$1) }, [])
    case .serviceDidReceive(let request, let run):
      services.append(Service(run: run, instance: App.Service()))
      return (callService(run) { $0.didReceive(request) }, [])
    case .serviceDidFinishDownload(let url, let file, let run):
      return (callService(run) { $0.didFinishDownload(from: url, file: file) }, [])
    case .serviceExtensionTimeWillExpire(let run):
      // The process ends when the method returns.
      return (callService(run) { $0.serviceExtensionTimeWillExpire() }, [.service(run, .ended)])
    case .contentViewDidLoad(let manifest):
      content = App.Content(manifest)
      return (callContent { $0.viewDidLoad() }, [])
    case .contentViewWillAppear: return (callContent { $0.viewWillAppear() }, [])
    case .contentViewDidAppear: return (callContent { $0.viewDidAppear() }, [])
    case .contentViewWillDisappear: return (callContent { $0.viewWillDisappear() }, [])
    case .contentViewDidDisappear: return (callContent { $0.viewDidDisappear() }, [])
    case .contentDidReceive(let notification): return (callContent { $0.didReceive(notification) }, [])
    case .contentDidReceiveInput(let text): return (callContent { $0.didReceiveInput(text) }, [])
    case .contentDidReceiveResponse(let response):
      var option = ContentExtensionResponseOption.dismissAndForwardAction
      let requests = callContent { option = $0.didReceive(response) }
      return (requests, [.content(.completeResponse(option))])
    }
  }

  private mutating func report(_ answer: NotificationAnswer) -> [NotificationEvent] {
    callApp { app, center in
      switch answer {
      case .authorization(let isGranted): app.didFinishRequestingAuthorization(isGranted: isGranted, &center)
      case .added(let identifier, let error): app.didFinishAdding(identifier, error: error, &center)
      case .startedAccessing: break
      case .readAttachment(let url, let byteCount, let error):
        app.didFinishReading(url: url, byteCount: byteCount, error: error, &center)
      }
    }
  }

  mutating func callApp(_ call: (inout App, inout UserNotificationCenter) -> Void) -> [NotificationEvent] {
    var center = UserNotificationCenter(notifications, app: App.identifier)
    call(&app, &center)
    return center.takeRequests().map { .app(App.identifier, $0) }
  }

  private mutating func callService(_ run: Int, _ call: (inout App.Service) -> Void) -> [NotificationEvent] {
    guard let position = services.firstIndex(where: { $0.run == run }) else { return [] }
    call(&services[position].instance)
    return services[position].instance.contentHandler.takeRequests().map { .service(run, $0) }
  }

  private mutating func callContent(_ call: (inout App.Content) -> Void) -> [NotificationEvent] {
    guard var instance = content else { return [] }
    call(&instance)
    content = instance
    guard let view = notifications.fullView?.content else { return [] }
    var events: [NotificationEvent] = []
    if let title = instance.title, title != view.title { events.append(.content(.setTitle(title))) }
    if let size = instance.preferredContentSize, size != view.sizeRatio {
      events.append(.content(.setPreferredContentSize(size)))
    }
    if instance.isFirstResponder, !view.hasInputBar { events.append(.content(.becomeFirstResponder)) }
    return events
  }
}
