// What is done with the phones: events go to them, their calls into the log; sending locks, and unlocking hands over.

import BattleshipCore
import MessagesHost

extension AppState {
  /// Lets something happen to a phone.
  mutating func happen(_ person: Participant, _ event: PhoneEvent<BattleshipExtension.Action>) -> [AppEffect] {
    [.keep(.event(person, event))] + note(phones.update(.on(person, event)))
  }

  /// Lets the player do something in the game.
  mutating func act(_ action: BattleshipExtension.Action) -> [AppEffect] {
    let before = gameScreen
    let effects = happen(holder, .acted(action))
    // Another screen begins with its own next step, and so does a board with nothing more to place.
    if before.map(kind) != gameScreen.map(kind) || hasPlacedAll(by: action) { chosenFocus = nil }
    return effects
  }

  private func hasPlacedAll(by action: BattleshipExtension.Action) -> Bool {
    guard case .placing(let placing) = gameScreen, placing.draft.isComplete else { return false }
    switch action {
    case .pressed, .placedAtRandom: return true
    default: return false
    }
  }

  /// Opens the game from the drawer, with the rules of this program.
  mutating func openGame() -> [AppEffect] {
    let effects = happen(holder, .openedFromDrawer(BattleshipExtension.manifest))
    return rules == .messages ? effects : effects + happen(holder, .acted(.chose(rules)))
  }

  /// Sends what is staged, and locks the phone for the other person.
  mutating func send(at time: ClockTime) -> [AppEffect] {
    let itemsBefore = [Participant.first, .second].map { ($0, phones[$0].transcript.items.count) }
    var effects = happen(holder, .pressedSend)
    guard !phones.mailbox.envelopes.isEmpty else { return effects }
    firstSent = firstSent ?? FirstSent(time: time, itemsBefore: Dictionary(uniqueKeysWithValues: itemsBefore))
    effects += deliver()
    (chosenFocus, typed, scrolledBack) = (nil, nil, 0)
    return owner == nil ? effects + handOver(at: time) : effects
  }

  /// Locks the phone for the other person; nothing of this one is left on the clipboard.
  mutating func handOver(at time: ClockTime) -> [AppEffect] {
    var effects = happen(holder, .leftConversation)
    (chosenFocus, typed, scrolledBack) = (nil, nil, 0)
    lock = LockScreen(owner: holder.other, time: time, notification: notification(for: holder.other))
    if hasCopied { effects.append(.clearClipboard) }
    hasCopied = false
    return effects + [.redraw]
  }

  /// Carries all that is on its way.
  mutating func deliver() -> [AppEffect] {
    var effects: [AppEffect] = []
    while !phones.mailbox.envelopes.isEmpty { effects += [.keep(.arrived)] + note(phones.update(.mailArrived)) }
    return effects
  }

  /// What the notification says on a person's locked phone: the newest thing there, where it is not their own.
  func notification(for person: Participant) -> String {
    let phone = phones[person]
    if let newest = phone.transcript.items.last, newest.sender == person { return Wording.yourTurn }
    return Wording.notification(phone.transcript.items.last.flatMap { phone.drawings(of: $0).last })
  }

  /// Hands the phone over to the person it was locked for.
  mutating func unlock() -> [AppEffect] {
    guard let lock else { return [] }
    self.lock = nil
    holder = lock.owner
    let entered = phone.screen == .elsewhere ? happen(holder, .enteredConversation) : []
    return [.keep(.unlocked(holder))] + entered + [.redraw]
  }

  /// Notes what the host did, and writes its calls and what was sent into the trace.
  private mutating func note(_ effects: [Effect]) -> [AppEffect] {
    var traced: [AppEffect] = []
    for effect in effects {
      log.note([effect])
      switch effect {
      case .called(let call):
        traced.append(.trace("\(log.calls.count) \(call.phone) \(call.app.displayName) \(call)"))
      case .sent(let envelope):
        traced.append(.keep(.mail(envelope)))
        if let url = envelope.post.letter?.url {
          traced.append(.trace("sent \(envelope.from) #\(envelope.number) \(url)"))
        }
      default: break
      }
    }
    return traced
  }

  private func kind(_ screen: GameScreen) -> Int {
    switch screen {
    case .start: 0
    case .placing: 1
    case .attack: 2
    case .waiting: 3
    case .finished: 4
    case .unreadable: 5
    }
  }
}
