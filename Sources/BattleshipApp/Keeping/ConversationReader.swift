// Opens a stored conversation: its posts go into the transcripts, then each person gets their draft back.

import BattleshipCore
import BattleshipPlay
import MessagesHost

/// Reads a conversation line by line, because its file may be much larger than its state in memory.
package struct ConversationReader {
  private let head: ConversationHead
  private var state: PhonesScreen
  private var lineCount = 1
  private let cache = TextCache()
  private var newest = [Newest(), Newest()]

  /// The last post, not added yet, because its receiver may not have seen it.
  private var lastPost: (envelope: Envelope, bytes: [UInt8], line: Int)?

  package init(firstLine: ArraySlice<UInt8>) throws(ConversationError) {
    guard case .begin(let head) = try Self.line(firstLine, number: 1), head.ownership != .shared else {
      throw .contradiction(line: 1)
    }
    self.head = head
    state = PhonesScreen(empty: head)
  }

  package static func open(
    _ lines: some Sequence<String>, at time: ClockTime
  ) throws(ConversationError) -> PhonesScreen {
    try open(lines.lazy.map { Array($0.utf8)[...] }, at: time)
  }

  package static func open(
    _ lines: some Sequence<ArraySlice<UInt8>>, at time: ClockTime
  ) throws(ConversationError) -> PhonesScreen {
    var lines = lines.makeIterator()
    guard let first = lines.next() else { throw .empty }
    var reader = try ConversationReader(firstLine: first)
    while let line = lines.next() { try reader.read(line) }
    return try reader.opened(at: time)
  }

  private static func line(
    _ bytes: ArraySlice<UInt8>, number: Int, cache: TextCache? = nil
  ) throws(ConversationError) -> ConversationLine {
    do throws(TextFormError) {
      return try ConversationLine(bytes: bytes, cache: cache)
    } catch {
      throw .unreadable(line: number, error)
    }
  }

  private static let draftBeginnings = Participant.pair.map { (ConversationLine.beginning("draft", of: $0), $0) }

  package mutating func read(_ line: ArraySlice<UInt8>) throws(ConversationError) {
    lineCount += 1
    // Only the newest draft of a person counts, and a file has many.
    for (beginning, person) in Self.draftBeginnings where line.starts(with: beginning) {
      return newest[try place(of: person)].replaceDraft(line, lineCount)
    }
    switch try Self.line(line, number: lineCount, cache: cache) {
    case .begin, .doing, .denied, .draft: throw .contradiction(line: lineCount)
    case .pack(let bundle):
      guard lineCount == 2 + state.packs.count, PhonesScreen.canBring(bundle, beside: state.packs),
        head.ownership == .hotSeat
      else { throw .contradiction(line: lineCount) }
      state = PhonesScreen(empty: head, packs: state.packs + [bundle])
    case .post(let envelope):
      try addLastPost(isSeen: true)
      lastPost = (envelope, state.shared == nil ? [] : Array(line), lineCount)
    case .wrote(let person, let name, let url):
      newest[try place(of: person)].wrote[name] = (url, lineCount)
    case .key(let person, let key, let nonce):
      newest[try place(of: person)].key = (key, nonce, lineCount)
    case .advice(let taken):
      _ = try place(of: taken.person)
      state.history.advice.insert(taken)
    case .apps(let person, let apps, let seed):
      newest[try place(of: person)].apps = (apps, seed, lineCount)
    case .turn(let person):
      guard head.ownership == .hotSeat else { throw .contradiction(line: lineCount) }
      try addLastPost(isSeen: true)
      state.history.turn = person
    }
  }

  private func place(of person: Participant) throws(ConversationError) -> Int {
    if let owner = head.owner, owner != person { throw .contradiction(line: lineCount) }
    return person == .first ? 0 : 1
  }

  private mutating func addLastPost(isSeen: Bool) throws(ConversationError) {
    guard let (envelope, bytes, line) = lastPost else { return }
    lastPost = nil
    guard state.add(envelope, saidBy: bytes, isSeen: isSeen) else { throw .contradiction(line: line) }
  }

  package consuming func opened(at time: ClockTime) throws(ConversationError) -> PhonesScreen {
    let drafts = try drafts()
    try addLastPost(isSeen: head.owner != nil || wasSeen(by: drafts))
    state.holder = head.owner ?? state.history.turn
    if head.owner == nil, drafts[state.holder]?.panel != nil {
      _ = state.phones.update(.on(state.holder, .enteredConversation))
    }
    for (person, newest) in zip(Participant.pair, newest) {
      if let line = newest.fill(person, &state) { throw .contradiction(line: line) }
    }
    for (person, draft) in drafts where !state.restore(draft, of: person) {
      state.beginning.append(.say(.draftDropped))
    }
    state.history.noteNewest(of: state.phone.transcript)
    if head.owner == nil { state.lockAgain(at: time) }
    state.startRecord()
    return state
  }

  private func drafts() throws(ConversationError) -> [Participant: PhoneDraft] {
    var drafts: [Participant: PhoneDraft] = [:]
    for (person, newest) in zip(Participant.pair, newest) {
      guard let (bytes, number) = newest.draft else { continue }
      if case .draft(_, let draft) = try Self.line(bytes[...], number: number) { drafts[person] = draft }
    }
    return drafts
  }

  private func wasSeen(by drafts: [Participant: PhoneDraft]) -> Bool {
    guard let envelope = lastPost?.envelope, let seen = drafts[envelope.from.other]?.seen else { return false }
    return seen.number >= envelope.number
  }
}

extension ConversationReader {
  private struct Newest {
    private(set) var draft: (bytes: [UInt8], line: Int)?
    var key: (key: String, nonce: String?, line: Int)?
    var apps: (apps: [Manifest], seed: UInt64, line: Int)?
    var wrote: [String: (url: String, line: Int)] = [:]

    mutating func replaceDraft(_ bytes: ArraySlice<UInt8>, _ line: Int) {
      if draft == nil { draft = ([], line) }
      draft?.bytes.removeAll(keepingCapacity: true)
      draft?.bytes.append(contentsOf: bytes)
      draft?.line = line
    }

    /// Returns the number of a line that contradicts the conversation; nil if none does.
    func fill(_ person: Participant, _ state: inout PhonesScreen) -> Int? {
      if let (apps, seed, line) = apps {
        guard state.phones.restore(person, { $0.install(apps, seed: seed) }) else { return line }
        state.seedOfApps = seed
      }
      guard var storage = state.phones[person].storage(of: BattleshipExtension.manifest) else { return apps?.line }
      if let (key, nonce, line) = key, !storage.restore(key: key, nonce: nonce) { return line }
      for (name, (url, line)) in wrote where !storage.restore(name, url: url) { return line }
      _ = state.phones.restore(person) { $0.restore(storage, of: BattleshipExtension.manifest) }
      return nil
    }
  }
}
