// Resumes a kept conversation: replays every line, then locks the phone for the person to move.

import BattleshipCore
import BattleshipPlay
import MessagesHost

extension AppState {
  /// Resumes the conversation kept in these lines.
  ///
  /// If each person has a terminal, the lines hold what `person` did and received, and nothing of the other phone;
  /// else they hold what both did, and the phone is locked for the person to move.
  ///
  /// - Returns: The state, and the effects still to be kept: mail in transit when the lines ended.
  /// - Throws: ``KeptError`` if this program did not write the lines.
  package static func goOn(
    with lines: some Sequence<String>, as person: Participant? = nil, at time: ClockTime
  ) throws(KeptError) -> (state: AppState, effects: [AppEffect]) {
    // Read line by line: a file may be larger than memory.
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
    if let person { (state.owner, state.holder, state.book) = (person, person, MailBook(of: person)) }
    var effects = try state.take(remaining, after: 1 + packs.count)
    if person == nil { effects += state.lockAgain(at: time) }
    return (state, effects)
  }

  /// Replays lines kept by another terminal, or earlier by this one.
  ///
  /// Line numbers in errors start after `count`.
  ///
  /// - Returns: The effects still to be kept: mail that the lines left in transit.
  /// - Throws: ``KeptError`` if this program did not write the lines.
  package mutating func take(_ lines: some Sequence<String>, after count: Int) throws(KeptError) -> [AppEffect] {
    let items = phone.transcript.items.count
    defer {
      if owner != nil, phone.running?.style == .expanded, phone.transcript.items.count > items { notice = .messageCame }
    }
    var number = count
    for text in lines {
      number += 1
      guard happenAgain(try Self.kept(text, line: number)) else { throw .contradiction(line: number) }
    }
    // The program may have ended after keeping an event and before keeping what it sent.
    let unsaidMail = unsaid.map { AppEffect.keep(.mail($0)) }
    if let last = unsaid.last, isHandedOver(by: last) { toMove = last.from.other }
    unsaid = []
    return unsaidMail + deliver()
  }

  /// Receives what the other person sent from a phone that is not known here.
  ///
  /// - Returns: The effects, including what to keep.
  package mutating func receive(_ envelope: Envelope, at time: ClockTime) -> [AppEffect] {
    firstSent = firstSent ?? FirstSent(time: time, itemsBefore: itemCounts)
    return receive(envelope)
  }

  private mutating func receive(_ envelope: Envelope) -> [AppEffect] {
    toMove = holder
    book?.note(envelope)
    let counted = count(envelope)
    log.note(phones.update(.on(holder, .received(envelope))))
    // An open duel updates itself; for any other message, say that one came.
    if let running = phone.running, running.style == .expanded, running.instance.openURL != envelope.post.letter?.url {
      notice = .messageCame
    }
    return [.keep(.mail(envelope))] + counted + [.ring]
  }

  /// The phones without chosen focus or half-typed input: the part of their state that is kept.
  package var phonesAtRest: TwoPhones<BattleshipExtension> {
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

  /// Replays a kept line; returns `false` if it cannot have happened here.
  mutating func happenAgain(_ line: KeptLine) -> Bool {
    switch line {
    case .begin, .pack: return false
    case .event(let person, let event):
      guard unsaid.isEmpty, owner == nil || person == owner else { return false }
      if case .tappedItem(let number) = event { opened[person, default: []].insert(number) }
      // Leaving the conversation hands the phone over.
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
    case .mail(let envelope) where owner != nil && envelope.from != owner:
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

  /// Whether sending this hands the phone over.
  ///
  /// A sticker on a bubble does not, nor does a reply from a locked phone, whose owner has not unlocked it yet.
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
    beginning = [.wake(afterMilliseconds: LockScreen.passing)]
    return effects
  }
}
