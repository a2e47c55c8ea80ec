// The full view of a notification, and the content extension that draws into it.

extension Notifications {
  mutating func openFullView(_ id: NotificationID, _ effects: inout [NotificationEffect]) throws(NotificationObstacle) {
    let notification = try require(id)
    try requireIdle()
    guard fullView?.id != id else { throw .fullViewOpen }
    if isLocked, hidesPreview(of: notification) { throw .phoneLocked }
    closeFullView(&effects)
    textField = nil
    if banner?.id == id { banner = nil }
    fullView = NotificationFullView(id: id)
    guard let manifest = contentExtension(of: notification) else { return }
    fullView?.content = ContentExtensionView(manifest: manifest, sizeRatio: manifest.initialContentSizeRatio)
    for call: NotificationCall in [
      .contentViewDidLoad(manifest), .contentDidReceive(notification), .contentViewWillAppear, .contentViewDidAppear,
    ] { effects.append(.called(call, app: id.app)) }
  }

  mutating func closeFullView(_ effects: inout [NotificationEffect]) {
    guard let view = fullView else { return }
    if textField?.id == view.id { textField = nil }
    fullView = nil
    guard let content = view.content else { return }
    noteDropped(content, of: view.id.app, &effects)
    effects.append(.called(.contentViewWillDisappear, app: view.id.app))
    effects.append(.called(.contentViewDidDisappear, app: view.id.app))
    endAccess(of: view.id.app, &effects)
  }

  private func noteDropped(_ content: ContentExtensionView, of app: String, _ effects: inout [NotificationEffect]) {
    guard let response = content.unanswered else { return }
    effects.append(.noted(.responseDropped(action: response.actionIdentifier), app: app))
  }

  private func contentExtension(of notification: DeliveredNotification) -> ContentExtensionManifest? {
    category(of: notification).flatMap { app(notification.app)?.manifest.contentExtension(for: $0.identifier) }
  }

  /// Passes a notification that was just shown to the open content extension, if it replaces the one in the full view
  /// or belongs to its thread.
  mutating func showInFullView(_ notification: DeliveredNotification, _ effects: inout [NotificationEffect]) {
    guard let view = fullView, view.id.app == notification.app else { return }
    if view.id == notification.id {
      guard view.content?.manifest == contentExtension(of: notification), view.content?.unanswered == nil else {
        return closeFullView(&effects)
      }
    } else {
      let thread = self.notification(view.id)?.request.content.threadIdentifier ?? ""
      guard !thread.isEmpty, notification.request.content.threadIdentifier.utf8.elementsEqual(thread.utf8) else {
        return
      }
    }
    if view.content != nil { effects.append(.called(.contentDidReceive(notification), app: notification.app)) }
  }

  mutating func handle(_ call: ContentCall, _ effects: inout [NotificationEffect]) throws(NotificationObstacle) {
    guard let view = fullView, let content = view.content else { throw .noContentExtension }
    switch call {
    case .center(let call): handle(call, of: view.id.app, .content, &effects)
    case .setTitle(let title): fullView?.content?.title = title
    case .setPreferredContentSize(let ratio): fullView?.content?.sizeRatio = ratio
    case .becomeFirstResponder: fullView?.content?.hasInputBar = true
    case .completeResponse(let option):
      guard let response = content.unanswered else {
        return effects.append(.noted(.nothingToComplete, app: view.id.app))
      }
      fullView?.content?.unanswered = nil
      switch option {
      case .doNotDismiss: break
      case .dismiss: remove(view.id, &effects)
      case .dismissAndForwardAction: forward(response, &effects)
      }
    case .ended:
      noteDropped(content, of: view.id.app, &effects)
      fullView?.content = nil
      endAccess(of: view.id.app, &effects)
    }
  }
}
