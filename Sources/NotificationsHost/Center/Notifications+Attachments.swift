// Attachments are checked, moved or copied into a store of the phone, and read by an app that first requests access.

extension Notifications {
  /// Nil if the file is in the store already.
  func file(of attachment: NotificationAttachment, of app: String) throws(NotificationErrorCode) -> AttachableFile? {
    if store.contains(where: { $0.url == attachment.url && $0.app == app }) { return nil }
    guard let file = files.first(where: { $0.url == attachment.url }), file.condition != .unreadable else {
      throw .attachmentInvalidURL
    }
    if file.byteCount > attachment.type.maximumByteCount { throw .attachmentInvalidFileSize }
    if file.condition == .damaged { throw .attachmentCorrupt }
    if file.condition == .immovable, !file.isInBundle { throw .attachmentMoveIntoDataStoreFailed }
    return file
  }

  mutating func moveIntoStore(
    _ attachment: NotificationAttachment, position: Int, of app: String
  ) throws(NotificationErrorCode) -> NotificationAttachment {
    var attachment = attachment
    if attachment.identifier.isEmpty { attachment.identifier = "attachment-\(position + 1)" }
    guard let file = try file(of: attachment, of: app) else { return attachment }
    repeat {
      filesStored += 1
      attachment.url = "file:///notification-store/\(filesStored)"
    } while files.contains { $0.url == attachment.url }
    store.append(StoredAttachment(url: attachment.url, app: app, byteCount: file.byteCount))
    if !file.isInBundle { files.removeAll { $0.url == file.url } }
    return attachment
  }

  /// A service extension has no access, because its files are not in the store yet.
  mutating func startAccessing(
    _ url: String, of app: String, _ client: CenterClient, _ effects: inout [NotificationEffect]
  ) {
    let isGranted = changeAccess(to: url, of: app, client, by: 1)
    effects.append(client.answer(.startedAccessing(url: url, isGranted: isGranted), app))
  }

  mutating func stopAccessing(_ url: String, of app: String, _ client: CenterClient) {
    _ = changeAccess(to: url, of: app, client, by: -1)
  }

  private mutating func changeAccess(to url: String, of app: String, _ client: CenterClient, by step: Int) -> Bool {
    guard let position = store.firstIndex(where: { $0.url == url && $0.app == app }),
      let users = store[position].users(client), users + step >= 0
    else { return false }
    switch client {
    case .app: store[position].users += step
    case .content: store[position].contentUsers += step
    case .service: break
    }
    return true
  }

  func readAttachment(
    _ url: String, of app: String, _ client: CenterClient, _ effects: inout [NotificationEffect]
  ) {
    let answer: NotificationAnswer =
      switch store.first(where: { $0.url == url && $0.app == app }) {
      case nil: .readAttachment(url: url, byteCount: nil, .attachmentNotInDataStore)
      case let file? where file.users(client) ?? 0 == 0:
        .readAttachment(url: url, byteCount: nil, .attachmentInvalidURL)
      case let file?: .readAttachment(url: url, byteCount: file.byteCount, nil)
      }
    effects.append(client.answer(answer, app))
  }

  /// The content extension of an app ends, and with it its access.
  mutating func endAccess(of app: String, _ effects: inout [NotificationEffect]) {
    for position in store.indices where store[position].app == app && store[position].contentUsers > 0 {
      store[position].contentUsers = 0
      effects.append(.noted(.accessNotStopped(url: store[position].url), app: app))
    }
  }

  /// Removes files that are no longer shown or used.
  mutating func cleanUp() {
    if let id = passing?.id, banner?.id != id, fullView?.id != id, textField?.id != id { passing = nil }
    if store.isEmpty { return }
    var used: Set<String> = []
    func use(_ request: NotificationRequest) {
      for attachment in request.content.attachments { used.insert(attachment.url) }
    }
    for app in apps { for pending in app.pending { use(pending.request) } }
    for notification in list { use(notification.request) }
    if let passing { use(passing.request) }
    for notification in undecided { use(notification.request) }
    for uncompleted in uncompleted { use(uncompleted.response.notification.request) }
    store.removeAll { !used.contains($0.url) }
  }
}

extension StoredAttachment {
  fileprivate func users(_ client: CenterClient) -> Int? {
    switch client {
    case .app: users
    case .content: contentUsers
    case .service: nil
    }
  }
}
