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

  mutating func startAccessing(_ url: String, of app: String, _ effects: inout [NotificationEffect]) {
    let position = store.firstIndex { $0.url == url && $0.app == app }
    if let position { store[position].users += 1 }
    effects.append(.answered(.startedAccessing(url: url, isGranted: position != nil), app: app))
  }

  mutating func stopAccessing(_ url: String, of app: String) {
    guard let position = store.firstIndex(where: { $0.url == url && $0.app == app && $0.users > 0 }) else { return }
    store[position].users -= 1
  }

  func readAttachment(_ url: String, of app: String, _ effects: inout [NotificationEffect]) {
    let answer: NotificationAnswer =
      switch store.first(where: { $0.url == url && $0.app == app }) {
      case nil: .readAttachment(url: url, byteCount: nil, .attachmentNotInDataStore)
      case let file? where file.users == 0: .readAttachment(url: url, byteCount: nil, .attachmentInvalidURL)
      case let file?: .readAttachment(url: url, byteCount: file.byteCount, nil)
      }
    effects.append(.answered(answer, app: app))
  }

  mutating func cleanStore() {
    if store.isEmpty { return }
    var used: Set<String> = []
    func use(_ request: NotificationRequest) {
      for attachment in request.content.attachments { used.insert(attachment.url) }
    }
    for app in apps { for pending in app.pending { use(pending.request) } }
    for notification in list { use(notification.request) }
    for notification in undecided { use(notification.request) }
    for uncompleted in uncompleted { use(uncompleted.response.notification.request) }
    store.removeAll { !used.contains($0.url) }
  }
}
