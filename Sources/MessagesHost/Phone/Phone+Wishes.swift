// What an extension asks for is granted after the calls that it was asked in, one wish at a time, in order.

/// How many wishes of one event are granted; an extension that answers every answer with a wish would go on for ever.
private let mostWishes = 100

extension Phone {
  /// Grants what the open extension asked for, and what it asks for in answer to that.
  mutating func grantWishes(_ effects: inout [Effect]) {
    var granted = 0
    while let wish = running?.wishes.first {
      guard granted < mostWishes else {
        changeRunning { $0.wishes = [] }
        effects.append(.noted(.tooManyRequests(most: mostWishes)))
        return
      }
      granted += 1
      changeRunning { $0.wishes.removeFirst() }
      grant(wish, &effects)
    }
  }

  private mutating func grant(_ wish: Wish, _ effects: inout [Effect]) {
    switch wish {
    case .presentationStyle(let style):
      if style == .transcript {
        effects.append(.noted(.styleNotForRequest(style)))
      } else if style == running?.style {
        effects.append(.noted(.styleAlready(style)))
      } else {
        transition(to: style, &effects)
      }
    case .dismiss:
      close(to: .transcript, &effects)
      if !inputField.isEmpty { screen = .keyboard }
    case .insert, .insertText, .insertSticker, .insertAttachment:
      do throws(MessageErrorCode) {
        try insert(wish, &effects)
        call(.didFinishInserting(error: nil), &effects)
      } catch {
        call(.didFinishInserting(error: error), &effects)
      }
    }
  }

  /// Grants what was asked for while the extension resigns: insertions, without an answer.
  mutating func grantLate(_ wish: Wish, _ effects: inout [Effect]) {
    switch wish {
    case .presentationStyle, .dismiss:
      effects.append(.noted(.notActive))
    case .insert, .insertText, .insertSticker, .insertAttachment:
      do throws(MessageErrorCode) {
        try insert(wish, &effects)
      } catch {
        effects.append(.noted(.insertRefused(error)))
      }
    }
  }

  /// Stages what is to be inserted; where it is refused, the field stays as it was.
  private mutating func insert(_ wish: Wish, _ effects: inout [Effect]) throws(MessageErrorCode) {
    guard case .app(let running) = screen, let identities = identities(of: running.app) else { return }
    switch wish {
    case .insert(let message):
      try check(message)
      if let url = message.url, !["http", "https", "data"].contains(urlScheme(url)) {
        effects.append(.noted(.unusualScheme(urlScheme(url))))
      }
      inputField.stage(.message(Letter(message, app: running.app, identities: identities, sender: owner)))
    case .insertText(let text):
      inputField.text += text
    case .insertSticker(let sticker):
      inputField.stage(.sticker(sticker, from: running.app))
    case .insertAttachment(let url, let alternateFilename):
      let kind = try readableKind(url)
      let filename = alternateFilename ?? lastPathComponent(url) ?? url
      inputField.stage(.attachment(AttachedFile(fileURL: url, filename: filename, kind: kind), from: running.app))
    case .presentationStyle, .dismiss: break
    }
  }

  private func check(_ message: Message) throws(MessageErrorCode) {
    if let url = message.url, url.unicodeScalars.count > Message.urlLimit { throw .urlExceedsMaxSize }
    if let layout = message.layout, layout.image == nil, let file = layout.mediaFileURL {
      _ = try readableKind(file)
    }
  }

  /// What kind of file a URL names, where that is a file of this phone that may be read.
  private func readableKind(_ url: String) throws(MessageErrorCode) -> MediaKind {
    guard isFileURL(url) else { throw .improperFileURL }
    guard let file = files.first(where: { $0.url == url }) else { throw .fileNotFound }
    guard file.isReadable else { throw .fileUnreadable }
    guard let kind = MediaKind(fileURL: url) else { throw .improperFileType }
    return kind
  }
}
