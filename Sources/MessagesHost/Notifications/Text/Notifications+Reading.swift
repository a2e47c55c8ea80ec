// Reads a phone's notifications line by line, and accepts each thing only if it is possible.

extension Notifications {
  mutating func readApp(from reader: inout TextFormReader) throws(TextFormError) {
    let place = reader.place
    let app = try NotifyingApp(from: &reader, at: time, firstDay: firstDay)
    if self.app(app.manifest.identifier) != nil { throw .impossible(.notifications(.app), at: place) }
    apps.append(app)
  }

  mutating func readFile(from reader: inout TextFormReader) throws(TextFormError) {
    try reader.word("file")
    let place = reader.place
    let (url, byteCount, isInBundle) = (try reader.quoted(), try reader.anyNumber(), try reader.bool())
    let condition = try reader.choice(of: AttachableFile.conditions)
    guard isFileURL(url), !files.contains(where: { $0.url == url }),
      let file = AttachableFile(url: url, byteCount: byteCount, isInBundle: isInBundle, condition: condition)
    else { throw .impossible(.notifications(.file), at: place) }
    files.append(file)
    try reader.endLine()
  }

  mutating func readStored(from reader: inout TextFormReader) throws(TextFormError) {
    try reader.word("stored")
    let place = reader.place
    let file = StoredAttachment(
      url: try reader.quoted(), app: try reader.quoted(), byteCount: try reader.anyNumber(), users: try reader.number())
    guard isFileURL(file.url), file.byteCount >= 0, !isInStore(file.url), app(file.app) != nil,
      !files.contains(where: { $0.url == file.url }), store.count < filesStored
    else { throw .impossible(.notifications(.file), at: place) }
    store.append(file)
    try reader.endLine()
  }

  /// Reads a notification that arrived, for an installed app, with attachments that are in the store.
  private func delivered(from reader: inout TextFormReader) throws(TextFormError) -> DeliveredNotification {
    let place = reader.place
    let notification = try DeliveredNotification(from: &reader)
    let attachments = notification.request.content.attachments
    guard app(notification.app) != nil, 1...max(1, arrivals) ~= notification.number, arrivals > 0,
      notification.date <= time, hasCome(notification.request.trigger),
      attachments.allSatisfy({ attachment in
        store.contains { $0.url == attachment.url && $0.app == notification.app }
      })
    else { throw .impossible(.notifications(.notification), at: place) }
    return notification
  }

  /// Whether a trigger can have fired since the first day.
  private func hasCome(_ trigger: NotificationTrigger?) -> Bool {
    trigger.map { $0 == .push || $0.canCome(after: 0, firstDay: firstDay) } ?? true
  }

  private func response(from reader: inout TextFormReader) throws(TextFormError) -> NotificationResponse {
    let notification = try delivered(from: &reader)
    let action = try reader.quoted()
    let text = try reader.optional { reader throws(TextFormError) in try reader.quoted() }
    return NotificationResponse(notification: notification, actionIdentifier: action, userText: text)
  }

  mutating func readListed(from reader: inout TextFormReader) throws(TextFormError) {
    try reader.word("listed")
    let place = reader.place
    let notification = try delivered(from: &reader)
    guard notification.request.content.hasText, self.notification(notification.id) == nil,
      !list.contains(where: { $0.number == notification.number })
    else { throw .impossible(.notifications(.notification), at: place) }
    list.append(notification)
    try reader.endLine()
  }

  mutating func readUndecided(from reader: inout TextFormReader) throws(TextFormError) {
    try reader.word("undecided")
    let place = reader.place
    let notification = try delivered(from: &reader)
    guard !(list + undecided).contains(where: { $0.number == notification.number }) else {
      throw .impossible(.notifications(.notification), at: place)
    }
    undecided.append(notification)
    try reader.endLine()
  }

  mutating func readUncompleted(from reader: inout TextFormReader) throws(TextFormError) {
    try reader.word("uncompleted")
    let place = reader.place
    let end = try reader.time()
    guard end > time, end <= time + Self.responseTime else { throw .impossible(.notifications(.time), at: place) }
    uncompleted.append(UncompletedResponse(response: try response(from: &reader), end: end))
    try reader.endLine()
  }

  mutating func readService(from reader: inout TextFormReader) throws(TextFormError) {
    try reader.word("service")
    let place = reader.place
    let run = try reader.number()
    let app = try reader.quoted()
    let end = try reader.time()
    let isExpiring = try reader.bool()
    let downloads = try reader.list { reader throws(TextFormError) in try reader.quoted() }
    let original = try NotificationRequest(from: &reader)
    guard self.app(app)?.manifest.hasServiceExtension == true, run > services.last?.run ?? 0, run <= runs,
      isExpiring ? end == time : end > time, end <= time + Self.serviceTime, original.trigger == .push,
      original.content.hasText, original.content.attachments.isEmpty,
      downloads.allSatisfy({ urlScheme($0) == "https" })
    else { throw .impossible(.notifications(.service), at: place) }
    services.append(
      RunningService(run: run, app: app, original: original, end: end, isExpiring: isExpiring, downloads: downloads))
    try reader.endLine()
  }

  mutating func readPrompt(from reader: inout TextFormReader) throws(TextFormError) {
    try reader.word("prompt")
    let place = reader.place
    let app = try reader.quoted()
    let options = try reader.options(of: AuthorizationOptions.all)
    let askers = try reader.number()
    guard self.app(app)?.settings.authorizationStatus == .notDetermined, askers > 0,
      !authorizationPrompts.contains(where: { $0.app == app })
    else { throw .impossible(.notifications(.screen), at: place) }
    authorizationPrompts.append(AuthorizationPrompt(app: app, options: options, askers: askers))
    try reader.endLine()
  }

  mutating func readScreen(from reader: inout TextFormReader) throws(TextFormError) {
    try reader.word("banner")
    banner = try reader.optional { reader throws(TextFormError) in try banner(from: &reader) }
    try reader.endLine()
    try reader.word("full-view")
    fullView = try reader.optional { reader throws(TextFormError) in try fullView(from: &reader) }
    try reader.endLine()
    try reader.word("text-field")
    textField = try reader.optional { reader throws(TextFormError) in
      let id = try listedID(from: &reader)
      let action = try NotificationAction(from: &reader)
      if action.textInput == nil { throw reader.impossible(.notifications(.screen)) }
      return NotificationTextField(id: id, action: action)
    }
    try reader.endLine()
    try reader.word("unlock")
    unlockPrompt = try reader.optional { reader throws(TextFormError) in try listedResponse(from: &reader) }
    if unlockPrompt != nil, !isLocked { throw reader.impossible(.notifications(.screen)) }
    try reader.endLine()
  }

  /// Reads the identifier of a notification of the list.
  private func listedID(from reader: inout TextFormReader) throws(TextFormError) -> NotificationID {
    let place = reader.place
    let id = NotificationID(app: try reader.quoted(), identifier: try reader.quoted())
    if notification(id) == nil { throw .impossible(.notifications(.notification), at: place) }
    return id
  }

  /// Reads a response to a notification of the list.
  private func listedResponse(from reader: inout TextFormReader) throws(TextFormError) -> NotificationResponse {
    let place = reader.place
    let response = try response(from: &reader)
    guard notification(response.notification.id) == response.notification else {
      throw .impossible(.notifications(.notification), at: place)
    }
    return response
  }

  private func banner(from reader: inout TextFormReader) throws(TextFormError) -> NotificationBanner {
    let banner = NotificationBanner(id: try listedID(from: &reader), end: try reader.time())
    guard !isLocked, banner.end > time, banner.end <= time + Self.bannerTime else {
      throw reader.impossible(.notifications(.screen))
    }
    return banner
  }

  private func fullView(from reader: inout TextFormReader) throws(TextFormError) -> NotificationFullView {
    let id = try listedID(from: &reader)
    let content = try reader.optional { reader throws(TextFormError) in
      let position = try reader.number()
      guard let manifests = app(id.app)?.manifest.contentExtensions, manifests.indices ~= position,
        manifests.firstIndex(of: manifests[position]) == position
      else { throw reader.impossible(.notifications(.screen)) }
      var view = ContentExtensionView(
        manifest: manifests[position], sizeRatio: manifests[position].initialContentSizeRatio)
      view.title = try reader.optional { reader throws(TextFormError) in try reader.quoted() }
      view.sizeRatio = try SizeRatio(from: &reader)
      view.hasInputBar = try reader.bool()
      view.unanswered = try reader.optional { reader throws(TextFormError) in try listedResponse(from: &reader) }
      if let unanswered = view.unanswered, unanswered.notification.id != id || !view.manifest.handlesResponses {
        throw reader.impossible(.notifications(.screen))
      }
      return view
    }
    return NotificationFullView(id: id, content: content)
  }
}
