// Going on with a kept conversation: every line happens again, and then the phone is locked for whoever was to move.

import BattleshipCore
import BattleshipPlay
import MessagesHost

extension AppState {
  /// The conversation that was kept in these lines.
  ///
  /// Where each of the two people has a terminal, it is that of `person`; else the phone is locked for the one who was to
  /// move. The lines may be what that person alone did and received: then they hold nothing of the other phone.
  ///
  /// - Returns: The state, and what is still to be kept: mail that was on its way when the lines ended.
  /// - Throws: ``KeptError`` where the lines are not what this program wrote.
  public static func goOn(
    with lines: some Sequence<String>, as person: Participant? = nil, knowingBoth: Bool = true, at time: ClockTime
  ) throws(KeptError) -> (state: AppState, effects: [AppEffect]) {
    // One after the other: whoever gives them may have more of them than there is memory.
    var rest = lines.makeIterator()
    guard let first = rest.next() else { throw .empty }
    guard case .begin(_, let firstName, let secondName, let game, let seed) = try kept(first, line: 1) else {
      throw .contradiction(line: 1)
    }
    var packs: [AppBundle] = []
    var pending = rest.next()
    while let text = pending, case .pack(let bundle) = try kept(text, line: packs.count + 2) {
      guard AppState.canBring(bundle, beside: packs) else { throw .contradiction(line: packs.count + 2) }
      packs.append(bundle)
      pending = rest.next()
    }
    let remaining = AnyIterator { () -> String? in
      defer { pending = nil }
      return pending ?? rest.next()
    }
    var state = AppState(emptyWith: firstName, secondName: secondName, game: game, packs: packs, seed: seed)
    state.owner = person
    if let person { state.holder = person }
    if !knowingBoth { state.book = person.map { MailBook(of: $0) } }
    var effects = try state.take(remaining, after: 1 + packs.count)
    if person == nil { effects += state.lockAgain(at: time) }
    return (state, effects)
  }

  /// Lets lines happen that another terminal kept, or this one before.
  ///
  /// The errors count the lines on from `count`.
  ///
  /// - Returns: What is still to be kept: what the lines leave on its way.
  /// - Throws: ``KeptError`` where the lines are not what this program wrote.
  public mutating func take(_ lines: some Sequence<String>, after count: Int) throws(KeptError) -> [AppEffect] {
    let items = phone.transcript.items.count
    defer {
      if owner != nil, phone.running?.style == .expanded, phone.transcript.items.count > items { notice = .messageCame }
    }
    var number = count
    for text in lines {
      number += 1
      guard happenAgain(try Self.kept(text, line: number)) else { throw .contradiction(line: number) }
    }
    // A program may have ended between an event and what it sent.
    let unsaidMail = unsaid.map { AppEffect.keep(.mail($0)) }
    if let last = unsaid.last, isHandedOver(by: last) { toMove = last.from.other }
    unsaid = []
    return unsaidMail + deliver()
  }

  /// Takes what the other person sent, of whose phone nothing else is known here.
  ///
  /// - Returns: What is to be kept of it.
  public mutating func receive(_ envelope: Envelope, at time: ClockTime) -> [AppEffect] {
    firstSent = firstSent ?? FirstSent(time: time, itemsBefore: itemCounts)
    return receive(envelope)
  }

  private mutating func receive(_ envelope: Envelope) -> [AppEffect] {
    toMove = holder
    book?.note(envelope)
    let counted = count(envelope)
    log.note(phones.update(.on(holder, .received(envelope))))
    // A duel that is open goes on by itself.
    if let running = phone.running, running.style == .expanded, running.instance.openURL != envelope.post.letter?.url {
      notice = .messageCame
    }
    return [.keep(.mail(envelope))] + counted + [.ring]
  }

  /// The phones with nothing focused by choice and nothing half typed at a seat: all of them that is kept.
  public var phonesAtRest: TwoPhones<BattleshipExtension> {
    var phones = phones
    for person in Participant.pair {
      for event in [SeatEvent.focused(nil), .naming(nil), .advised(false)] {
        _ = phones.update(.on(person, .acted(.seat(event))))
      }
    }
    return phones
  }

  private static func kept(_ text: String, line: Int) throws(KeptError) -> KeptLine {
    do throws(TextFormError) {
      return try KeptLine(text: text)
    } catch {
      throw .unreadable(line: line, error)
    }
  }

  /// Lets a kept line happen again; false where it cannot have happened here.
  mutating func happenAgain(_ line: KeptLine) -> Bool {
    switch line {
    case .begin, .pack: return false
    case .event(let person, let event):
      guard unsaid.isEmpty, book == nil || person == owner else { return false }
      if case .tappedItem(let number) = event { opened[person, default: []].insert(number) }
      // Whoever leaves their conversation hands the phone over.
      if case .leftConversation = event { toMove = person.other }
      if case .acted(.shuffled) = event { _ = generator.next() }
      if case .apps(.got) = event { _ = generator.next() }
      var effects: [Effect] = []
      for step in event.onPhone(phones[person].notifications) { effects += phones.update(.on(person, step)) }
      log.note(effects)
      for case .sent(let envelope) in effects {
        unsaid.append(envelope)
        book?.note(envelope)
        _ = count(envelope)
      }
    case .mail(let envelope) where book != nil && envelope.from != owner:
      guard unsaid.isEmpty else { return false }
      _ = receive(envelope)
    case .mail(let envelope):
      guard unsaid.first == envelope else { return false }
      unsaid.removeFirst()
      if isHandedOver(by: envelope) { toMove = envelope.from.other }
    case .arrived:
      guard !phones.mailbox.envelopes.isEmpty else { return false }
      log.note(phones.update(.mailArrived))
    case .unlocked(let person):
      guard owner == nil else { return false }
      holder = person
      toMove = person
    }
    return true
  }

  /// Whether the phone is handed over by what was sent. It is not by a sticker on a bubble, nor by a reply from a locked
  /// phone, whose owner has not taken it yet.
  private func isHandedOver(by envelope: Envelope) -> Bool {
    if case .placedSticker = envelope.post { return false }
    return owner != nil || envelope.from == holder
  }

  /// Locks the phone for the person who was to move.
  private mutating func lockAgain(at time: ClockTime) -> [AppEffect] {
    let person = toMove ?? holder
    var effects: [AppEffect] = []
    if person != holder, phones[holder].screen != .elsewhere { effects += happen(holder, .leftConversation) }
    lock = LockScreen(owner: person, time: time, notification: notification(for: person))
    return effects
  }
}
