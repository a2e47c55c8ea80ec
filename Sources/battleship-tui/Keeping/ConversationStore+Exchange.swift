// Exchanges posts and current activities through a shared file; each person's own file is written first.

import BattleshipApp
import BattleshipCore
import BattleshipPlay
import MessagesHost

struct SharedBeginning {
  let names: PlayerNames
  let game: ChosenGame
  let seed: UInt64

  /// How to continue if the file has lost its first line, but this person has its conversation; nil to ask.
  var emptied: Choice?

  enum Choice: Equatable {
    case writeBack(OwnConversation)
    case begin
  }
}

extension ConversationStore {
  /// The caller has locked the file.
  static func exchange(
    in file: Log, as name: String, at time: ClockTime, beginning: SharedBeginning
  ) throws(ConversationFileError) -> (store: ConversationStore, state: PhonesScreen) {
    let lines = LogLines(file)
    let head = try head(lines, file, name, beginning)
    let isNew = file.lineCount == 0
    let person = try Self.person(name, of: head.names)
    guard let path = StatePlace.own(head.seed, of: person) else { throw .noPlace }
    let own = try opened(path)
    let files = SharedFiles(shared: file, own: own, head: head, owner: person)
    let store = ConversationStore(.shared(files))
    let kept = try store.conversation(in: own, at: time)
    store.savedText = kept?.typedText ?? ""
    let ownHead = ConversationHead(
      .own(person, of: head.seed, at: file.path.fromRoot.text), firstName: head.firstName, secondName: head.secondName,
      game: head.game, seed: beginning.seed)
    var state = kept ?? PhonesScreen(owned: ownHead)
    if isNew, let notice = try store.setAsideTorn(lines, file) { state.beginning.append(.say(notice)) }
    if kept == nil {
      if let other = OwnConversation.all(of: name, at: file.path).first {
        state.beginning.append(.say(.otherBefore))
        let (path, own) = (ErrorMessages.plain(file.path.text), ErrorMessages.plain(other.path.text, limit: 1_000))
        BattleshipTUI.complain(ErrorMessages.words.otherBefore(path, own: own))
      }
      try store.keep(state.beginning, in: own)
    }
    file.goBack()
    // Without a record of this person's lines, none can be denied: another machine of theirs may have written them.
    state.beginning += try store.takeMail(&state, from: files, mayDeny: kept != nil)
    return (store, state)
  }

  private static func head(
    _ lines: LogLines, _ file: Log, _ name: String, _ beginning: SharedBeginning
  ) throws(ConversationFileError) -> ConversationHead {
    if let line = lines.next() {
      switch try? ConversationLine(bytes: line) {
      case .begin(let head) where head.ownership == .shared: return head
      case nil: throw .impossible(line: 1)
      default: throw .action(line: 1)
      }
    }
    switch lines.trouble {
    case nil, .changed, .unreadable: break
    case .some(let trouble): throw trouble
    }
    let new = ConversationHead(
      .shared, firstName: beginning.names.first, secondName: beginning.names.second, game: beginning.game,
      seed: System.seed)
    switch beginning.emptied {
    case .writeBack(let own):
      try file.setRestAsideIfAny()
      return own.sharedHead
    case .begin:
      try file.setRestAsideIfAny()
      return new
    case nil:
      if !OwnConversation.all(of: name, at: file.path).isEmpty { throw .noConversation }
      if let trouble = lines.trouble { throw trouble }
      return new
    }
  }

  private static func opened(_ path: Path) throws(ConversationFileError) -> Log {
    do throws(ConversationFileError) {
      return try Log(path: path, sharing: .privately)
    } catch {
      throw .own(ErrorMessages.plain(path.text), error)
    }
  }

  /// Writes only to the person's own file, because the shared one has not been read yet.
  private func keep(_ effects: [ScreenEffect], in own: Log) throws(ConversationFileError) {
    do throws(ConversationFileError) {
      try keepLines(of: effects)
    } catch {
      throw .own(ErrorMessages.plain(own.path.text), error)
    }
  }

  private func conversation(in own: Log, at time: ClockTime) throws(ConversationFileError) -> PhonesScreen? {
    own.goBack()
    let lines = LogLines(own)
    do throws(ConversationFileError) {
      let kept = try Self.conversation(in: lines, at: time)
      _ = try setAsideTorn(lines, own)
      return kept
    } catch {
      throw .own(ErrorMessages.plain(own.path.text), error)
    }
  }

  /// Takes in the changes of this person's other programs and the other person's posts; writes the missing lines.
  ///
  /// - Returns: The effects of the posts, and notices.
  func takeMail(
    _ state: inout PhonesScreen, from files: SharedFiles, mayDeny: Bool = true
  ) throws(ConversationFileError) -> [ScreenEffect] {
    let file = files.shared
    var effects = files.own.hasGrown ? try takeOwn(&state, from: files) : []
    if file.condition == .cutShort {
      file.goBack()
      state.history.book?.startAgain()
      effects.append(.say(.fileCutShort))
    }
    let lines = LogLines(file)
    var before = file.place
    while let bytes = lines.next() {
      // A known post need not be parsed again.
      if state.history.book?.takeKnown(bytes) != true {
        guard let line = try? ConversationLine(bytes: bytes) else {
          file.goBack(to: before)
          return try finish(&state, effects, files, settingRestAside: true)
        }
        do throws(ConversationFileError) {
          effects += try take(line, bytes, &state, head: files.head, number: file.lineCount)
        } catch {
          if mayDeny, case .notWrittenHere(let number) = error { deny(number, lines, files) }
          throw error
        }
      }
      before = file.place
    }
    switch lines.trouble {
    case nil:
      if let notice = try setAsideTorn(lines, file) { effects.append(.say(notice)) }
      return try finish(&state, effects, files, settingRestAside: false)
    case .changed, .unreadable: return try finish(&state, effects, files, settingRestAside: true)
    case .some(let trouble): throw trouble
    }
  }

  /// Reports once, in the shared file, that this person's program did not write a line in their name.
  private func deny(_ number: Int, _ lines: LogLines, _ files: SharedFiles) {
    let denial = ConversationLine.denied(files.owner, line: number).text
    for line in lines where line.elementsEqual(denial.utf8) { return }
    do throws(ConversationFileError) {
      if files.shared.hasGrown { _ = try files.shared.setRestAside() }
      try files.shared.append([denial])
    } catch {
      BattleshipTUI.complain(ErrorMessages.sentence(error, file: files.shared.path))
    }
  }

  private func take(
    _ line: ConversationLine, _ bytes: ArraySlice<UInt8>, _ state: inout PhonesScreen, head: ConversationHead,
    number: Int
  ) throws(ConversationFileError) -> [ScreenEffect] {
    guard line.isShared else { throw .action(line: number) }
    switch line {
    case .begin(let begun): if begun != head || number != 1 { throw .foreign(line: number) }
    case .post(let envelope):
      guard state.history.book?.takeNew(envelope) == true else {
        throw envelope.from == state.owner ? .notWrittenHere(line: number) : .foreign(line: number)
      }
      state.shared?.otherActivity = .nothing
      return state.receive(envelope, saidBy: bytes, at: System.clock)
    case .doing(let person, let activity): if person != state.owner { state.shared?.otherActivity = activity }
    case .denied(let person, let denied):
      if person == state.owner { throw .notWrittenHere(line: number) }
      throw .notFrom(ErrorMessages.plain(head.name(of: person)), line: denied)
    case .pack, .draft, .wrote, .key, .advice, .apps, .turn: break
    }
    return []
  }

  private func finish(
    _ state: inout PhonesScreen, _ effects: [ScreenEffect], _ files: SharedFiles, settingRestAside: Bool
  ) throws(ConversationFileError) -> [ScreenEffect] {
    try keep(effects, in: files.own)
    var effects = effects
    if settingRestAside { effects.append(.say(.lineSetAside(try files.shared.setRestAside()))) }
    if files.shared.lineCount == 0 { try files.shared.append([ConversationLine.begin(files.head).text]) }
    if let written = state.history.book?.written, written.all > written.inFile + 1, !effects.contains(where: \.isNotice)
    {
      effects.append(.say(.fileCutShort))
    }
    try send(&state)
    files.shared.noteEnd()
    return effects
  }

  /// Reopens the conversation after another program of this person has continued it; of the waiting lines, only the
  /// typed text survives.
  private func takeOwn(
    _ state: inout PhonesScreen, from files: SharedFiles
  ) throws(ConversationFileError) -> [ScreenEffect] {
    forgetWaiting()
    guard let kept = try conversation(in: files.own, at: System.clock) else { return [] }
    let (before, saved) = (state, savedText)
    state = kept
    savedText = kept.typedText
    files.shared.goBack()
    return state.goOn(from: before, saved: saved)
  }
}

extension ScreenEffect {
  fileprivate var isNotice: Bool { if case .say = self { true } else { false } }
}
