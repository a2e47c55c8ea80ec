// Dispatches each call to the method of its name, and returns the requests that were made there.

extension NotifyingPhone {
  /// The requests made in a call, and the completion of the call itself.
  typealias Reaction = (requests: [NotificationEvent], completion: [NotificationEvent])

  mutating func carryOut(_ effect: NotificationEffect) -> Reaction {
    switch effect {
    case .called(let call, App.identifier): make(call)
    case .answered(let answer, App.identifier): (report(answer), [])
    case .called, .answered, .asked, .shown, .notShown, .removed, .broughtToFront, .startedRegistration,
      .startedDownload, .noted, .ignored:
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
    case .didRegisterForRemoteNotifications(let token):
      return (
        callApp { app, center in
          if let token {
            app.didRegisterForRemoteNotifications(deviceToken: token, &center)
          } else {
            app.didFailToRegisterForRemoteNotifications(&center)
          }
        }, []
      )
    case .openSettings(let notification): return (callApp { $0.openSettings(for: notification, &$1) }, [])
    case .serviceDidReceive(let request, let run):
      services.append(Service(run: run, instance: App.Service()))
      return (callService(run) { $0.didReceive(request, &$1) }, [])
    case .serviceDidFinishDownload(let url, let file, let run):
      return (callService(run) { $0.didFinishDownload(from: url, file: file, &$1) }, [])
    case .serviceDidFinish(let answer, let run): return (callService(run) { $0.didFinish(answer, &$1) }, [])
    case .serviceExtensionTimeWillExpire(let run):
      // The process ends when the method returns.
      return (callService(run) { $0.serviceExtensionTimeWillExpire(&$1) }, [.service(run, .ended)])
    case .contentViewDidLoad(let manifest):
      content = App.Content(manifest)
      return (callContent { view, _ in view.viewDidLoad() }, [])
    case .contentViewWillAppear: return (callContent { view, _ in view.viewWillAppear() }, [])
    case .contentViewDidAppear: return (callContent { view, _ in view.viewDidAppear() }, [])
    case .contentViewWillDisappear: return (callContent { view, _ in view.viewWillDisappear() }, [])
    case .contentViewDidDisappear: return (callContent { view, _ in view.viewDidDisappear() }, [])
    case .contentDidReceive(let notification): return (callContent { $0.didReceive(notification, &$1) }, [])
    case .contentDidReceiveInput(let text): return (callContent { $0.didReceiveInput(text, &$1) }, [])
    case .contentDidFinish(let answer): return (callContent { $0.didFinish(answer, &$1) }, [])
    case .contentDidReceiveResponse(let response):
      var option = ContentExtensionResponseOption.dismissAndForwardAction
      let requests = callContent { option = $0.didReceive(response, &$1) }
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
    withCenter { call(&$0.app, &$1) }.map { .app(App.identifier, $0) }
  }

  private mutating func withCenter(_ call: (inout Self, inout UserNotificationCenter) -> Void) -> [AppCall] {
    var center = UserNotificationCenter(notifications, app: App.identifier, shared: shared)
    call(&self, &center)
    shared = center.shared
    return center.takeRequests()
  }

  /// Requests to the centre come first, because the extension's run ends when it hands over the content.
  private mutating func callService(
    _ run: Int, _ call: (inout App.Service, inout UserNotificationCenter) -> Void
  ) -> [NotificationEvent] {
    guard let position = services.firstIndex(where: { $0.run == run }) else { return [] }
    return withCenter { call(&$0.services[position].instance, &$1) }.map { .service(run, .center($0)) }
      + services[position].instance.contentHandler.takeRequests().map { .service(run, $0) }
  }

  mutating func callContent(
    _ call: (inout App.Content, inout UserNotificationCenter) -> Void
  ) -> [NotificationEvent] {
    guard var instance = content else { return [] }
    var events = withCenter { call(&instance, &$1) }.map { NotificationEvent.content(.center($0)) }
    content = instance
    guard let view = notifications.fullView?.content else { return events }
    if let title = instance.title, title != view.title { events.append(.content(.setTitle(title))) }
    if let size = instance.preferredContentSize, size != view.sizeRatio {
      events.append(.content(.setPreferredContentSize(size)))
    }
    if instance.isFirstResponder, !view.hasInputBar { events.append(.content(.becomeFirstResponder)) }
    return events
  }
}
