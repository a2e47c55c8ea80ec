// Sending and receiving: the transcript changes before the extension or the user is notified.

import StickersHost

extension Phone {
  mutating func send(_ effects: inout [Effect]) throws(Obstacle) {
    try requireInputField()
    guard !inputField.isEmpty else { throw .nothingToSend }
    guard !contacts.recipients.isEmpty else { throw .noRecipients }
    for post in inputField.takeAll() {
      if let stored = post.storedMessage, isRunning(stored.app), let message = message(stored, isPending: false) {
        call(.didStartSending(message), &effects)
      }
      let number = self.post(post, &effects)
      if behavior.contains(.selectsOnSend), let stored = post.storedMessage, isRunning(stored.app),
        let selection = number.flatMap(transcript.item).flatMap({ Selection($0) })
      {
        select(selection, &effects)
      }
    }
  }

  mutating func send(_ insertion: Insertion, _ number: Int, _ effects: inout [Effect]) {
    do throws(MessageErrorCode) {
      try sendNow(insertion, &effects)
      complete(.didFinishSending(number, error: nil), &effects)
    } catch {
      complete(.didFinishSending(number, error: error), &effects)
    }
  }

  private mutating func sendNow(_ insertion: Insertion, _ effects: inout [Effect]) throws(MessageErrorCode) {
    guard behavior.contains(.sendsForExtensions) else {
      effects.append(.noted(.sendingSwitchedOff, on: owner))
      throw .unknown
    }
    guard let running, running.contents.phase == .shown else { throw .sendWhileNotVisible }
    guard running.contents.wasTouched else { throw .sendWithoutRecentInteraction }
    switch insertion {
    case .message(let message):
      guard let stored = try storedMessage(of: message, from: running.app, &effects) else { return }
      if let sent = self.message(stored, isPending: false) { call(.didStartSending(sent), &effects) }
      post(.message(stored), &effects)
    case .text(let text):
      if !text.isEmpty { post(.text(text), &effects) }
    case .sticker(let sticker): post(.sticker(sticker.withoutFile, from: running.app), &effects)
    case .file(let url, let alternateFilename):
      post(.attachment(try attachment(url, alternateFilename), from: running.app), &effects)
    }
    changeRunning { $0.wasTouched = false }
  }

  @discardableResult
  mutating func post(_ post: Post, _ effects: inout [Effect]) -> Int? {
    guard let number = record(post, from: owner, origin: nil, delivery: .sending) else { return nil }
    effects.append(.sent(Envelope(from: owner, number: number, post: post)))
    return number
  }

  /// Nil for a sticker whose bubble was replaced or has expired.
  mutating func record(_ post: Post, from sender: Participant, origin: Int?, delivery: Transcript.Delivery) -> Int? {
    count(post.storedMessage?.session)
    switch post {
    case .sticker(let sticker, let app) where sender == owner: noteRecent(sticker, from: app)
    case .placedSticker(let placed) where sender == owner: noteRecent(placed.sticker, from: placed.app)
    case .message, .text, .attachment, .sticker, .placedSticker: break
    }
    if sender != owner, let url = post.fileURL { keepFile(url) }
    guard case .placedSticker(let placed) = post else {
      return transcript.append(post, from: sender, origin: origin, delivery: delivery)
    }
    return transcript.position(of: placed.item).map {
      transcript.attach(placed, at: $0, from: sender, delivery: delivery)
    }
  }

  mutating func sendAgain(_ number: Int, _ effects: inout [Effect]) throws(Obstacle) {
    guard let post = transcript.sendAgain(number) else { throw .noSuchItem(number) }
    effects.append(.sent(Envelope(from: owner, number: number, post: post)))
  }

  mutating func delete(stagedAt position: Int, _ effects: inout [Effect]) throws(Obstacle) {
    try requireInputField()
    guard inputField.staged.indices.contains(position) else { throw .nothingStaged(position) }
    let post = inputField.staged.remove(at: position)
    if let stored = post.storedMessage, isRunning(stored.app), let message = message(stored, isPending: true) {
      call(.didCancelSending(message), &effects)
    }
  }

  mutating func receive(_ envelope: Envelope, _ effects: inout [Effect]) throws(Obstacle) {
    guard envelope.from != owner else { throw .ownMail }
    guard contacts.recipients.contains(envelope.from) else { throw .strangersMail }
    let delivery: Transcript.Delivery = screen == .elsewhere ? .received : .read
    let number = record(envelope.post, from: envelope.from, origin: envelope.number, delivery: delivery)
    guard let number else { return effects.append(.noted(.stickerWithoutBubble, on: owner)) }
    if case .placedSticker = envelope.post { return }
    if let stored = envelope.post.storedMessage, isRunning(stored.app), running?.contents.isStarting == false,
      let message = message(stored, isPending: false)
    {
      call(.didReceive(message), about: number, &effects)
    }
    notify(of: envelope, &effects)
  }

  /// Counts a session in use as made, even if an extension lost its count, so that none is made twice.
  mutating func count(_ session: Session?) {
    if let session, session.creator == owner { sessionsMade = max(sessionsMade, session.serial) }
  }

  /// Adds a received file to this phone's files, so that it can be attached again.
  mutating func keepFile(_ url: String) {
    files.removeAll { $0.url == url && !$0.isReadable }
    if !files.contains(where: { $0.url == url }) { files.append(LocalFile(url: url)) }
  }

  mutating func setDelivery(_ delivery: Transcript.Delivery, of number: Int) throws(Obstacle) {
    if !transcript.setDelivery(delivery, of: number) { throw .noSuchItem(number) }
  }

  func requireInputField() throws(Obstacle) {
    if visibleInputField == nil { throw .inputFieldOutOfReach }
  }
}
