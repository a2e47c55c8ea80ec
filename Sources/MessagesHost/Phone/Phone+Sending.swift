// Sending and receiving: what comes in changes the transcript before the extension or the user is notified.

import StickersHost

extension Phone {
  /// Sends everything in the input field.
  mutating func send(_ effects: inout [Effect]) {
    guard reachField(&effects) else { return }
    guard !inputField.isEmpty else { return effects.append(.ignored(.nothingToSend, on: owner)) }
    guard !contacts.recipients.isEmpty else { return effects.append(.ignored(.noRecipients, on: owner)) }
    for post in inputField.takeAll() {
      if let letter = post.letter, isRunning(letter.app), let message = message(letter, isPending: false) {
        call(.didStartSending(message), &effects)
      }
      let number = self.post(post, &effects)
      if selectsOnSend, let letter = post.letter, isRunning(letter.app),
        let selection = transcript.item(number).flatMap({ Selection($0) })
      {
        select(selection, &effects)
      }
    }
  }

  /// Puts something into the transcript and sends it.
  @discardableResult
  mutating func post(_ post: Post, _ effects: inout [Effect]) -> Int {
    let number = transcript.append(post, from: owner, origin: nil, delivery: .sending)
    if case .sticker(let sticker, let app) = post { noteRecent(sticker, from: app) }
    effects.append(.sent(Envelope(from: owner, number: number, post: post)))
    return number
  }

  /// Sends something once more that could not be delivered, under the number that it has.
  mutating func sendAgain(_ number: Int, _ effects: inout [Effect]) {
    guard let post = transcript.sendAgain(number) else {
      return effects.append(.ignored(.noSuchItem(number), on: owner))
    }
    effects.append(.sent(Envelope(from: owner, number: number, post: post)))
  }

  /// Removes something staged from the input field.
  mutating func delete(stagedAt position: Int, _ effects: inout [Effect]) {
    guard reachField(&effects) else { return }
    guard inputField.staged.indices.contains(position) else {
      effects.append(.ignored(.nothingStaged(position), on: owner))
      return
    }
    let post = inputField.staged.remove(at: position)
    if let letter = post.letter, isRunning(letter.app), let message = message(letter, isPending: true) {
      call(.didCancelSending(message), &effects)
    }
  }

  /// Receives an envelope.
  mutating func receive(_ envelope: Envelope, _ effects: inout [Effect]) {
    guard envelope.from != owner else { return effects.append(.ignored(.ownMail, on: owner)) }
    guard contacts.recipients.contains(envelope.from) else {
      return effects.append(.ignored(.strangersMail, on: owner))
    }
    if case .placedSticker(let placed) = envelope.post { return receive(placed, from: envelope.from, &effects) }
    let delivery: Transcript.Delivery = screen == .elsewhere ? .received : .read
    let number = transcript.append(
      envelope.post, from: envelope.from, origin: envelope.number, delivery: delivery)
    if let url = envelope.post.fileURL { keepFile(url) }
    count(envelope.post.letter?.session)
    if let letter = envelope.post.letter, isRunning(letter.app), let message = message(letter, isPending: false) {
      call(.didReceive(message), about: number, &effects)
    }
    notify(of: envelope, &effects)
  }

  /// Counts a session in use as made, even if an extension lost its count, so that none is made twice.
  mutating func count(_ session: Session?) {
    if let session, session.creator == owner { sessionsMade = max(sessionsMade, session.serial) }
  }

  /// Adds a file that came in to this phone's files, so that it can be attached again.
  mutating func keepFile(_ url: String) {
    files.removeAll { $0.url == url && !$0.isReadable }
    if !files.contains(where: { $0.url == url }) { files.append(LocalFile(url: url)) }
  }

  /// Records the delivery of something that was sent from here.
  mutating func note(_ delivery: Transcript.Delivery, of number: Int, _ effects: inout [Effect]) {
    if !transcript.settle(delivery, of: number) { effects.append(.ignored(.noSuchItem(number), on: owner)) }
  }

  /// Whether the user can reach the input field; if not, notes that.
  func reachField(_ effects: inout [Effect]) -> Bool {
    if visibleInputField != nil { return true }
    effects.append(.ignored(.inputFieldOutOfReach, on: owner))
    return false
  }
}
