// A service extension may change a remote notification before it is shown; if it takes too long, the original is shown.

extension Notifications {
  mutating func startService(on request: NotificationRequest, of app: String, _ effects: inout [NotificationEffect]) {
    runs += 1
    services.append(
      RunningService(
        run: runs, app: app, original: request, start: time + serviceStartTime, end: time + Self.serviceTime))
    if serviceStartTime == 0 { advanceService(runs, &effects) }
  }

  mutating func handle(
    _ call: ServiceCall, ofRun run: Int, _ effects: inout [NotificationEffect]
  ) throws(NotificationObstacle) {
    // For a second or a late content, the run has already ended.
    guard let position = services.firstIndex(where: { $0.run == run && $0.isStarted }) else {
      throw .noService(run: run)
    }
    let service = services[position]
    switch call {
    case .center(let call): handle(call, of: service.app, .service(run: run), &effects)
    case .wrote(let file): try add(file)
    case .contentHandler(let content): finish(run, with: content, nil, &effects)
    case .ended: finish(run, with: nil, .noContent, &effects)
    case .download(let url):
      guard urlScheme(url) == "https" else {
        return effects.append(.noted(.insecureDownload(url: url), app: service.app))
      }
      services[position].downloads.append(url)
      effects.append(.startedDownload(url: url, service: run))
    case .finishedDownload(let url, let file):
      guard let download = service.downloads.firstIndex(of: url) else { throw .noDownload(url: url) }
      try add(file)
      services[position].downloads.remove(at: download)
      effects.append(.called(.serviceDidFinishDownload(url: url, file: file.url, run: run), app: service.app))
    case .failedDownload(let url):
      guard let download = service.downloads.firstIndex(of: url) else { throw .noDownload(url: url) }
      services[position].downloads.remove(at: download)
      effects.append(.called(.serviceDidFinishDownload(url: url, file: nil, run: run), app: service.app))
    }
  }

  /// Starts an extension, warns it, or ends it, whichever is next.
  mutating func advanceService(_ run: Int, _ effects: inout [NotificationEffect]) {
    guard let position = services.firstIndex(where: { $0.run == run }) else { return }
    if !services[position].isStarted {
      services[position].isStarted = true
      let call = NotificationCall.serviceDidReceive(services[position].original, run: run)
      return effects.append(.called(call, app: services[position].app))
    }
    if services[position].isExpiring { return finish(run, with: nil, .noContent, &effects) }
    services[position].isExpiring = true
    effects.append(.called(.serviceExtensionTimeWillExpire(run: run), app: services[position].app))
  }

  /// Without `content`, the original is shown.
  mutating func finish(
    _ run: Int, with content: NotificationContent?, _ note: NotificationNote?, _ effects: inout [NotificationEffect]
  ) {
    guard let position = services.firstIndex(where: { $0.run == run }) else { return }
    let service = services.remove(at: position)
    if let note { effects.append(.noted(note, app: service.app)) }
    guard var content else { return arrive(service.original, of: service.app, &effects) }
    guard content.hasText else {
      effects.append(.noted(.noAlertText, app: service.app))
      return arrive(service.original, of: service.app, &effects)
    }
    content.attachments = storeAttachments(content.attachments, of: service.app, &effects)
    if let badge = content.badge, !(0...NotificationContent.maximumBadge ~= badge) {
      effects.append(.noted(.badBadge(badge), app: service.app))
      content.badge = service.original.content.badge
    }
    if !content.hasReadableUserInfo {
      effects.append(.noted(.badUserInfo, app: service.app))
      content.userInfo = service.original.content.userInfo
    }
    arrive(service.original.with(content), of: service.app, &effects)
  }

  private mutating func storeAttachments(
    _ attachments: [NotificationAttachment], of app: String, _ effects: inout [NotificationEffect]
  ) -> [NotificationAttachment] {
    var accepted: [NotificationAttachment] = []
    for (position, attachment) in attachments.enumerated() {
      do throws(NotificationErrorCode) {
        accepted.append(try moveIntoStore(attachment, position: position, of: app))
      } catch {
        effects.append(.noted(.attachmentRefused(url: attachment.url, error), app: app))
      }
    }
    return accepted
  }
}
