// Checks the insertions of an extension, then stages them.

import NotificationsHost
import StickersHost

extension Phone {
  /// If the insertion is refused, the field stays as it was.
  mutating func insert(_ insertion: Insertion, _ effects: inout [Effect]) throws(MessageErrorCode) {
    guard case .app(let running) = screen else { return }
    switch insertion {
    case .message(let message):
      try stage(message, of: running.app, &effects)
    case .text(let text):
      inputField.text += text
    case .sticker(let sticker):
      stage(sticker, of: running.app, with: sticker.concerns, &effects)
    case .file(let url, let alternateFilename):
      inputField.stage(.attachment(try attachment(url, alternateFilename), from: running.app))
    }
  }

  mutating func stage(_ message: Message, of app: Manifest, _ effects: inout [Effect]) throws(MessageErrorCode) {
    if let stored = try storedMessage(of: message, from: app, &effects) { inputField.stage(.message(stored)) }
  }

  mutating func storedMessage(
    of message: Message, from app: Manifest, _ effects: inout [Effect]
  ) throws(MessageErrorCode) -> StoredMessage? {
    guard let identities = identities(of: app) else { return nil }
    try check(message)
    if message.url == nil { effects.append(.noted(.messageWithoutURL, on: owner)) }
    if message.layout == nil { effects.append(.noted(.messageWithoutLayout, on: owner)) }
    for text in message.layout?.hiddenTexts ?? [] { effects.append(.noted(.textNotShown(text), on: owner)) }
    if let url = message.url, !["http", "https", "data"].contains(urlScheme(url)) {
      effects.append(.noted(.unusualScheme(urlScheme(url)), on: owner))
    }
    var message = message
    if message.session == .placeholder { message.session = Session(creator: owner, serial: sessionsMade + 1) }
    count(message.session)
    return StoredMessage(message, app: app, identities: identities, sender: owner)
  }

  func attachment(_ url: String, _ alternateFilename: String?) throws(MessageErrorCode) -> AttachedFile {
    let kind = try readableKind(url)
    return AttachedFile(fileURL: url, filename: alternateFilename ?? fileName(url) ?? url, kind: kind)
  }

  private func check(_ message: Message) throws(MessageErrorCode) {
    if let url = message.url, Message.isTooLong(url) { throw .urlExceedsMaxSize }
    if let layout = message.layout, layout.image == nil, let file = layout.mediaFileURL {
      _ = try readableKind(file)
    }
  }

  private func readableKind(_ url: String) throws(MessageErrorCode) -> MediaKind {
    guard isFileURL(url) else { throw .improperFileURL }
    guard let file = files.first(where: { $0.url == url }) else { throw .fileNotFound }
    guard file.isReadable else { throw .fileUnreadable }
    guard let kind = MediaKind(fileURL: url) else { throw .improperFileType }
    return kind
  }
}
