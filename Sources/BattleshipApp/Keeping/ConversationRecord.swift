// What a kept conversation says so far, and from that the lines that it lacks after something happened.

import BattleshipCore
import BattleshipPlay
import MessagesHost

/// What the lines of a conversation have said of the two people.
struct ConversationRecord: Hashable, Sendable {
  /// What was said of one person.
  struct Entry: Hashable, Sendable {
    let draft: PhoneDraft
    let apps: [Manifest]
    let key: String?
    let nonce: String?
    /// The duel of which a message was kept last, and that message.
    let duel: String?
    let duelURL: String?
  }

  private var entries: [Participant: Entry] = [:]

  /// What was said of a person; nil before the conversation began.
  subscript(person: Participant) -> Entry? {
    get { entries[person] }
    set { entries[person] = newValue }
  }

  /// Whose turn it is by the lines, at one keyboard.
  var turn = Participant.first

  /// Posts that no line has said yet.
  var posts: [Envelope] = []

  /// Counts a post: whoever received it is next.
  mutating func follow(_ envelope: Envelope) {
    if case .placedSticker = envelope.post { return }
    turn = envelope.from.other
  }
}

extension ConversationRecord.Entry {
  /// The lines that say what the game has stored since, of which the newest duel is the only one that can have changed.
  fileprivate func storageLines(of person: Participant, _ now: Self) -> [ConversationLine] {
    var lines: [ConversationLine] = []
    if let key = now.key, now.key != self.key || now.nonce != nonce {
      lines.append(.key(person, key: key, nonce: now.nonce))
    }
    if let duel = now.duel, let url = now.duelURL, url != duelURL {
      lines.append(.wrote(person, duel: duel, url: url))
    }
    return lines
  }
}

extension AppState {
  /// Adds to the effects the lines that the conversation lacks, before everything else.
  ///
  /// A message of a duel is said to be this machine's before it is said to be sent, and a draft comes after what was sent of
  /// it.
  mutating func keeping(_ effects: [AppEffect]) -> [AppEffect] {
    var (stored, lines): ([AppEffect], [AppEffect]) = ([], [])
    for person in people {
      let (now, before) = (entry(of: person), record[person])
      record[person] = now
      guard let before else { continue }
      stored += before.storageLines(of: person, now).map { .keep($0) }
      if now.apps != before.apps { lines.append(.keep(.apps(person, now.apps, seed: seedOfApps))) }
      if now.draft != before.draft {
        let line = ConversationLine.draft(person, now.draft)
        lines.append(now.draft.isMore(than: before.draft) ? .keep(line) : .keepSoon(line))
      }
    }
    let posts = record.posts
    record.posts = []
    for envelope in posts { record.follow(envelope) }
    let next = lock?.owner ?? holder
    if owner == nil, next != record.turn {
      record.turn = next
      lines.append(.keep(.turn(next)))
    }
    return stored + posts.map { .keep(.post($0)) } + lines + effects
  }

  /// The people whose phones are known here.
  var people: [Participant] { owner.map { [$0] } ?? Participant.pair }

  /// What is to be said of a person now.
  private func entry(of person: Participant) -> ConversationRecord.Entry {
    let storage = phones[person].storage(of: BattleshipExtension.manifest)
    let duel = storage?.newestDuel
    return ConversationRecord.Entry(
      draft: draft(of: person), apps: phones[person].installed, key: storage?.keyText, nonce: storage?.nonceText,
      duel: duel?.identifier, duelURL: duel?.url)
  }

  /// Takes what the phones hold now as said.
  mutating func startRecord() {
    for person in people { record[person] = entry(of: person) }
  }
}
