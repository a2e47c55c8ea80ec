// Passes events to the phones and logs their calls; sending locks the phone, and unlocking hands it over.

import BattleshipCore
import BattleshipPlay
import MessagesHost

extension PhonesScreen {
  mutating func handle(_ person: Participant, _ event: PhoneEvent<BattleshipExtension.Action>) -> [ScreenEffect] {
    let effects = note(phones.update(.on(person, event)))
    return phones[person].running?.instance.needsEntropy == true ? effects + [.drawEntropy] : effects
  }

  mutating func press(_ cell: Cell, in environment: ScreenEnvironment) -> [ScreenEffect] {
    act(.focused(nil), in: environment) + act(.pointed(cell), in: environment) + act(.pressed, in: environment)
  }

  mutating func act(_ event: SeatEvent, in environment: ScreenEnvironment) -> [ScreenEffect] {
    guard !event.isTransient else {
      applyTransient(event)
      return []
    }
    let (itemsBefore, seatBefore, wasRunning) = (itemCounts, seat, phone.running != nil)
    var effects = handle(holder, .acted(.atSeat(event)))
    if case .noted = event, let seatBefore, let seat {
      effects += Notice.noted(since: seatBefore.notes, seat.notes, in: environment.language)
    }
    // A new screen starts with its own default focus.
    if !Seat.haveSameTask(seatBefore, seat) || wasRunning != (phone.running != nil) { selection.chosenFocus = nil }
    return phones.mailbox.envelopes.isEmpty ? effects : effects + carryMail(itemsBefore: itemsBefore, in: environment)
  }

  /// Applies a seat event that sends nothing.
  mutating func applyTransient(_ event: SeatEvent) {
    _ = phones.update(.on(holder, .acted(.atSeat(event))))
  }

  mutating func openGame() -> [ScreenEffect] {
    let effects = handle(holder, .openedFromDrawer(BattleshipExtension.manifest))
    return game.choice.map { effects + handle(holder, .acted(.atSeat($0))) } ?? effects
  }

  var itemCounts: [Participant: Int] {
    [.first: phones.first.transcript.items.count, .second: phones.second.transcript.items.count]
  }

  mutating func send(in environment: ScreenEnvironment) -> [ScreenEffect] {
    let itemsBefore = itemCounts
    let effects = handle(holder, .pressedSend)
    return phones.mailbox.envelopes.isEmpty ? effects : effects + carryMail(itemsBefore: itemsBefore, in: environment)
  }

  private mutating func carryMail(itemsBefore: [Participant: Int], in environment: ScreenEnvironment) -> [ScreenEffect]
  {
    history.firstSent = history.firstSent ?? FirstSent(time: environment.time, itemsBefore: itemsBefore)
    let isOnlyStickers = phones.mailbox.envelopes.allSatisfy { $0.post.isSticker }
    let effects = deliver()
    selection.chosenFocus = nil
    selection.scrolledBack = 0
    guard owner == nil else { return effects }
    if isOnlyStickers {
      let name = SafeText(phones[holder].contacts.name(of: holder.other), limit: 18)
      return effects + [.say(.news("L: \(language.sentences.seat.pass(name))"))]
    }
    return effects + handOver(in: environment)
  }

  mutating func handOver(in environment: ScreenEnvironment) -> [ScreenEffect] {
    var effects = handle(holder, .leftConversation)
    selection = PhoneSelection()
    lock = LockScreen(owner: holder.other, time: environment.time, notification: notification(for: holder.other))
    if hasCopied { effects.append(.clearClipboard) }
    hasCopied = false
    return effects + [.redraw]
  }

  mutating func deliver() -> [ScreenEffect] { note(phones.deliverAll()) }

  func notification(for person: Participant) -> String {
    let phone = phones[person]
    let items = phone.transcript.items
    guard let newest = items.last else { return "" }
    if newest.sender == person, !isEnd(newest) { return language.sentences.messages.yourTurn }
    // A game and the text sent with it are announced together.
    let news = items.suffix(2).filter { $0.sender == newest.sender && !hasSeen($0, person) }
    let together = news.contains { $0.storedMessage != nil } ? news : [newest]
    return together.compactMap { item in
      if case .duel(let duel)? = history.newestMessage?.content, history.newestMessage?.address == item.address,
        let reply = language.sentences.messages.duelReply(duel, me: phone.contacts.name(of: item.sender))
      {
        return reply
      }
      return phone.drawings(of: item).last?.text(in: language)
    }.joined(separator: " ")
  }

  /// Whether an item is the message that ends a duel.
  private func isEnd(_ item: Transcript.Item) -> Bool {
    guard case .duel(let duel)? = history.newestMessage?.content else { return false }
    return history.newestMessage?.address == item.address && duel.winner != nil
  }

  mutating func unlock() -> [ScreenEffect] {
    guard let owner = lock?.owner else { return [] }
    lock = nil
    selection.chosenFocus = nil
    holder = owner
    let entered = phone.screen == .elsewhere ? handle(holder, .enteredConversation) : []
    return entered + openNews() + [.redraw]
  }

  private mutating func openNews() -> [ScreenEffect] {
    guard phone.running == nil, let news = history.newestMessage, let number = phone.number(of: news.address) else {
      return []
    }
    switch news.content {
    case .duel: return open(bubble: number)
    case .hunt(let game): return game.status != .open && newBubble == number ? open(bubble: number) : []
    }
  }

  mutating func open(bubble number: Int) -> [ScreenEffect] {
    let effects = handle(holder, .tappedItem(number))
    // Without the app, the tap leads to the store and the message stays new.
    if phone.running != nil, let address = phone.transcript.item(number)?.address { note(seen: address, by: holder) }
    return effects
  }

  mutating func take(_ entropy: Entropy) -> [ScreenEffect] {
    let app = BattleshipExtension.manifest
    guard phone.running?.instance.needsEntropy == true, var storage = phone.storage(of: app) else { return [] }
    storage.take(entropy)
    _ = phones.restore(holder) { $0.restore(storage, of: app) }
    return handle(holder, .resultCame(.receivedEntropy))
  }

  private mutating func note(_ effects: [Effect]) -> [ScreenEffect] {
    var traced: [ScreenEffect] = []
    for effect in effects {
      history.log.note([effect])
      switch effect {
      case .called(let call):
        traced.append(.trace("\(history.log.calls.count) \(call.phone) \(call.app.displayName) \(call)"))
      case .sent(let envelope):
        if let content = history.add(new: envelope) { traced += count(content, of: envelope) }
        if let url = envelope.post.storedMessage?.url {
          traced.append(.trace("sent \(envelope.from) #\(envelope.number) \(url)"))
        }
      case .noted, .ignored, .noMail, .openedInBrowser, .openedStore, .openedURL, .composed, .handedToPhone, .notified:
        break
      }
    }
    return traced
  }
}

extension Post {
  fileprivate var isSticker: Bool {
    switch self {
    case .sticker, .placedSticker: true
    case .message, .text, .attachment: false
    }
  }
}
