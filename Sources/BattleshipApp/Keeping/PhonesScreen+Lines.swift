// The lines that a stored conversation lacks after an event.

import BattleshipCore
import BattleshipPlay
import MessagesHost

/// The state of one person as the lines record it.
struct WrittenPerson: Equatable, Sendable {
  let draft: PhoneDraft
  let apps: [Manifest]
  let key: ConversationLine?
  /// The message that was written last; no other game can have changed.
  let wrote: ConversationLine?
}

extension PhonesScreen {
  /// Puts the lines that the conversation lacks in front of the effects.
  ///
  /// They are written together, and a power cut may leave only the first of them. So a key comes before its seals,
  /// a hint before the shot it is for, a post before the memory of it, and both before the draft that no longer has it.
  mutating func keeping(_ effects: [ScreenEffect]) -> [ScreenEffect] {
    var (keys, lines): ([ConversationLine], [ScreenEffect]) = ([], [])
    for person in people {
      let (now, before) = (personRecord(of: person), history.people[person])
      history.people[person] = now
      guard let before else { continue }
      if let key = now.key, key != before.key { keys.append(key) }
      if let wrote = now.wrote, wrote != before.wrote { lines.append(.keep(wrote)) }
      if now.apps != before.apps { lines.append(.keep(.apps(person, now.apps, seed: seedOfApps))) }
      if now.draft != before.draft {
        let line = ConversationLine.draft(person, now.draft)
        lines.append(now.draft.isMore(than: before.draft) ? .keep(line) : .keepSoon(line))
      }
    }
    if let advice, history.advice.insert(advice).inserted { keys.append(.advice(advice)) }
    let posts = history.takeUnwritten()
    let next = lock?.owner ?? holder
    if owner == nil, next != history.turn {
      history.turn = next
      lines.append(.keep(.turn(next)))
    }
    return keys.map { .keep($0) } + posts.map { .keep(.post($0)) } + lines + effects
  }

  private var advice: AdviceTaken? {
    guard let instance = phone.running?.instance, instance.seat.isAdvised else { return nil }
    return instance.message?.session.map { AdviceTaken(person: holder, session: $0) }
  }

  /// The people whose phones are known here.
  var people: [Participant] { owner.map { [$0] } ?? Participant.pair }

  private func personRecord(of person: Participant) -> WrittenPerson {
    let storage = phones[person].storage(of: BattleshipExtension.manifest)
    return WrittenPerson(
      draft: draft(of: person), apps: phones[person].installed,
      key: storage?.keyText.map { .key(person, key: $0, nonce: storage?.nonceText) },
      wrote: storage?.newest.map { .wrote(person, game: $0.name, url: $0.url) })
  }

  /// Treats the present state of the phones as already written.
  mutating func startRecord() {
    for person in people { history.people[person] = personRecord(of: person) }
  }
}
