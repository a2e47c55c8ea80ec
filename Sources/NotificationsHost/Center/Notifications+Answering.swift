// Handles the user's actions on a notification, and delivers the response to the content extension or the app.

extension Notifications {
  mutating func handle(
    _ gesture: NotificationGesture, _ effects: inout [NotificationEffect]
  ) throws(NotificationObstacle) {
    guard unlockPrompt == nil, isLocked || authorizationPrompts.isEmpty else { throw .promptOpen }
    switch gesture {
    case .tapped(let id):
      let notification = try require(id)
      try requireIdle()
      respond(to: notification, with: NotificationResponse.defaultActionIdentifier, &effects)
    case .pressed(let id), .tappedView(let id): try openFullView(id, &effects)
    case .tappedClear(let id):
      let notification = try require(id)
      try requireIdle()
      dismiss(notification, &effects)
    case .flickedBanner:
      guard banner != nil else { throw .noBanner }
      banner = nil
    case .tappedAction(let identifier): try tapAction(identifier, &effects)
    case .sentText(let text):
      guard let field = textField, let notification = notification(field.id) else { throw .noTextField }
      try requireIdle()
      textField = nil
      respond(to: notification, with: field.action.identifier, text: text, &effects)
    case .cancelledText:
      guard textField != nil else { throw .noTextField }
      textField = nil
    case .sentTextFromInputBar(let text):
      guard let id = fullView?.id, fullView?.content?.hasInputBar == true else { throw .noInputBar }
      effects.append(.called(.contentDidReceiveInput(text), app: id.app))
    case .tappedCustomView:
      guard fullView?.content?.manifest.userInteractionEnabled == true else { throw .noTouches }
    case .tappedDismiss:
      guard let id = fullView?.id else { throw .noFullView }
      try requireIdle()
      dismiss(try require(id), &effects)
    case .closedFullView:
      guard fullView != nil else { throw .noFullView }
      try requireIdle()
      closeFullView(&effects)
    }
  }

  func require(_ id: NotificationID) throws(NotificationObstacle) -> DeliveredNotification {
    guard let notification = notification(id) else { throw .noSuchNotification(id) }
    return notification
  }

  func requireIdle() throws(NotificationObstacle) {
    if fullView?.content?.unanswered != nil { throw .extensionBusy }
  }

  private mutating func tapAction(
    _ identifier: String, _ effects: inout [NotificationEffect]
  ) throws(NotificationObstacle) {
    guard let id = fullView?.id ?? banner?.id, let notification = notification(id) else { throw .noFullView }
    guard let action = buttons(of: notification, inFull: fullView != nil).first(where: { $0.identifier == identifier })
    else { throw .noSuchAction(identifier) }
    try requireIdle()
    guard action.textInput == nil else {
      textField = NotificationTextField(id: id, action: action)
      // A field that was opened on a banner replaces the banner.
      if fullView == nil { banner = nil }
      return
    }
    respond(to: notification, with: identifier, &effects)
  }

  func buttons(of notification: DeliveredNotification, inFull: Bool) -> [NotificationAction] {
    let actions = category(of: notification)?.actions ?? []
    return Array(
      actions.prefix(inFull ? NotificationCategory.maximumActionsInFull : NotificationCategory.maximumActionsInBanner))
  }

  /// The default action, which opens the app, counts as `foreground`.
  private func options(of response: NotificationResponse) -> NotificationActionOptions {
    if response.actionIdentifier == NotificationResponse.defaultActionIdentifier { return .foreground }
    let actions = category(of: response.notification)?.actions ?? []
    return actions.first { $0.identifier == response.actionIdentifier }?.options ?? []
  }

  private mutating func respond(
    to notification: DeliveredNotification, with action: String, text: String? = nil,
    _ effects: inout [NotificationEffect]
  ) {
    let response = NotificationResponse(notification: notification, actionIdentifier: action, userText: text)
    if isLocked, !options(of: response).isDisjoint(with: [.authenticationRequired, .foreground]) {
      unlockPrompt = response
      return effects.append(.asked(.unlock(response)))
    }
    deliver(response, &effects)
  }

  mutating func deliver(_ response: NotificationResponse, _ effects: inout [NotificationEffect]) {
    let isOpened = response.actionIdentifier == NotificationResponse.defaultActionIdentifier
    guard !isOpened, fullView?.id == response.notification.id, fullView?.content?.manifest.handlesResponses == true
    else { return forward(response, &effects) }
    fullView?.content?.unanswered = response
    effects.append(.called(.contentDidReceiveResponse(response), app: response.notification.app))
  }

  mutating func forward(_ response: NotificationResponse, _ effects: inout [NotificationEffect]) {
    let app = response.notification.app
    let bringsToFront = options(of: response).contains(.foreground)
    remove(response.notification.id, &effects)
    if bringsToFront {
      bringToFront(app, &effects)
      effects.append(.broughtToFront(app: app))
    }
    guard self.app(app)?.delegate != NotificationDelegateKind.none else {
      return effects.append(.noted(.noDelegate, app: app))
    }
    uncompleted.append(UncompletedResponse(response: response, end: time + Self.responseTime))
    effects.append(.called(.didReceiveResponse(response), app: app))
  }

  private mutating func dismiss(_ notification: DeliveredNotification, _ effects: inout [NotificationEffect]) {
    let category = self.category(of: notification)
    guard category?.options.contains(.customDismissAction) == true else { return remove(notification.id, &effects) }
    forward(
      NotificationResponse(
        notification: notification, actionIdentifier: NotificationResponse.dismissActionIdentifier, userText: nil),
      &effects)
  }
}
