// What an extension asks for is granted after the calls that it was asked in, one wish at a time, in order.

/// How many wishes are granted that an extension has in answer to what its wishes led to; one that always has another
/// would go on for ever.
private let mostInAnswer = 100

extension Phone {
  /// Grants what the open extension asked for, and what it asks for in answer to that.
  mutating func grantWishes(_ effects: inout [Effect]) {
    grant(takeWishes(), &effects)
    var inAnswer = 0
    while true {
      let wishes = takeWishes()
      if wishes.isEmpty { return }
      inAnswer += wishes.count
      guard inAnswer <= mostInAnswer else {
        return effects.append(.noted(.tooManyRequests(most: mostInAnswer), on: owner))
      }
      grant(wishes, &effects)
    }
  }

  /// Grants the wishes of one round. To be dismissed comes last, so that nothing that was inserted beside it is lost.
  private mutating func grant(_ wishes: [Wish], _ effects: inout [Effect]) {
    var isDismissed = false
    for wish in wishes {
      switch wish {
      case .presentationStyle where isDismissed: effects.append(.noted(.notActive, on: owner))
      case .presentationStyle(let style): grant(style, &effects)
      case .insertion(let insertion):
        do throws(MessageErrorCode) {
          try insert(insertion, &effects)
          call(.didFinishInserting(error: nil), &effects)
        } catch {
          call(.didFinishInserting(error: error), &effects)
        }
      case .dismiss: isDismissed = true
      }
    }
    guard isDismissed else { return }
    close(to: .transcript, &effects)
    if !inputField.isEmpty { screen = .keyboard }
  }

  private mutating func grant(_ style: PresentationStyle, _ effects: inout [Effect]) {
    if style == .transcript {
      effects.append(.noted(.styleNotForRequest(style), on: owner))
    } else if style == running?.style {
      effects.append(.noted(.styleAlready(style), on: owner))
    } else {
      transition(to: style, &effects)
    }
  }

  /// Grants what was asked for while the extension resigns: insertions, without an answer.
  mutating func grantLate(_ wish: Wish, _ effects: inout [Effect]) {
    guard case .insertion(let insertion) = wish else {
      effects.append(.noted(.notActive, on: owner))
      return
    }
    do throws(MessageErrorCode) {
      try insert(insertion, &effects)
    } catch {
      effects.append(.noted(.insertRefused(error), on: owner))
    }
  }

  /// Stages what is to be inserted; where it is refused, the field stays as it was.
  private mutating func insert(_ insertion: Insertion, _ effects: inout [Effect]) throws(MessageErrorCode) {
    guard case .app(let running) = screen else { return }
    switch insertion {
    case .message(let message):
      try stage(message, of: running.app, &effects)
    case .text(let text):
      inputField.text += text
    case .sticker(let sticker):
      inputField.stage(.sticker(sticker, from: running.app))
    case .file(let url, let alternateFilename):
      let kind = try readableKind(url)
      let filename = alternateFilename ?? fileName(url) ?? url
      inputField.stage(.attachment(AttachedFile(fileURL: url, filename: filename, kind: kind), from: running.app))
    }
  }

  /// Stages a message of an installed extension; where it is refused, the field stays as it was.
  mutating func stage(_ message: Message, of app: Manifest, _ effects: inout [Effect]) throws(MessageErrorCode) {
    guard let identities = identities(of: app) else { return }
    try check(message)
    if let url = message.url, !["http", "https", "data"].contains(urlScheme(url)) {
      effects.append(.noted(.unusualScheme(urlScheme(url)), on: owner))
    }
    var message = message
    if message.session == .unmade { message.session = Session(creator: owner, serial: sessionsMade + 1) }
    count(message.session)
    inputField.stage(.message(Letter(message, app: app, identities: identities, sender: owner)))
  }

  private func check(_ message: Message) throws(MessageErrorCode) {
    if let url = message.url, Message.isTooLong(url) { throw .urlExceedsMaxSize }
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
