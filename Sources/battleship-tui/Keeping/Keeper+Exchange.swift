// Shares only messages between two terminals; each person's own file holds the rest, and is written first.

import BattleshipApp
import BattleshipCore
import BattleshipPlay
import MessagesHost

/// The beginning of a conversation that two terminals share.
struct SharedBeginning {
  let names: [String]
  let game: ChosenGame
  let seed: UInt64
}

extension Keeper {
  /// Resumes or begins a conversation in a shared file that holds only messages; the file is locked.
  static func exchange(
    in file: KeptFile, as name: String, at time: ClockTime, beginning: SharedBeginning
  ) throws(SharedError) -> (keeper: Keeper, state: AppState) {
    let lines = file.newLines()
    if lines.peeked == nil, let trouble = lines.trouble { throw trouble }
    let (isNew, first) = (lines.peeked == nil, try lines.next().map(firstLine) ?? line(of: beginning))
    guard case .begin(let firstName, let secondName, let game, let identity) = first else { throw .damaged(.empty) }
    let person = try Self.person(name, of: [firstName, secondName])
    guard let path = StatePlace.own(identity, of: person) else { throw .noPlace }
    let own = try opened(path)
    let keeper = Keeper(file: file, sharing: .together, own: own)
    var state: AppState
    var effects: [AppEffect]
    if let kept = try keeper.ownConversation(as: person, at: time) {
      (state, effects) = kept
    } else {
      state = AppState(
        firstName: firstName, secondName: secondName, game: game, seed: beginning.seed, as: person)
      effects = state.beginning
    }
    keeper.firstLine = first
    if isNew { _ = try keeper.setAsideTorn(lines, file) }
    try keeper.keepOwn(effects)
    file.goBack()
    try keeper.takeMail(&state, from: file, own)
    return (keeper, state)
  }

  private static func firstLine(_ text: String) throws(SharedError) -> SharedLine {
    do throws(TextFormError) {
      return try SharedLine(text: text)
    } catch {
      try refuseAction(text, line: 1)
      throw .damaged(.unreadable(line: 1, error))
    }
  }

  /// Refuses a line of a person's own file, such as a placed ship: replaying it would act in that person's name.
  private static func refuseAction(_ text: String, line: Int) throws(SharedError) {
    if (try? KeptLine(text: text)) != nil { throw .action(line: line) }
  }

  private static func line(of beginning: SharedBeginning) -> SharedLine {
    .begin(
      firstName: beginning.names[0], secondName: beginning.names[1], game: beginning.game, identity: System.seed)
  }

  private static func opened(_ path: Path) throws(SharedError) -> KeptFile {
    do throws(KeptFileError) {
      return try KeptFile(path: path, sharing: .underOtherLock)
    } catch {
      throw .own(path, .file(error))
    }
  }

  /// Writes only to the person's own file, because the shared one has not been read yet.
  private func keepOwn(_ effects: [AppEffect]) throws(SharedError) {
    if let own, !keepLines(of: effects) { throw .own(own.path, .file(.unwritable)) }
  }

  private func write(_ lines: [String], to file: KeptFile) throws(SharedError) {
    do throws(KeptFileError) {
      try file.append(lines)
    } catch {
      throw .file(error)
    }
  }

  /// The earlier state of this person's conversation; `nil` if there is none.
  private func ownConversation(
    as person: Participant, at time: ClockTime
  ) throws(SharedError) -> (state: AppState, effects: [AppEffect])? {
    guard let own else { return nil }
    own.goBack()
    let lines = own.newLines()
    do throws(SharedError) {
      let kept = try Self.conversation(in: lines, as: person, at: time)
      _ = try setAsideTorn(lines, own)
      return kept
    } catch {
      throw .own(own.path, error)
    }
  }

  /// Takes in the changes of this person's other programs and the other person's mail; writes what the file lacks.
  func takeMail(_ state: inout AppState, from file: KeptFile, _ own: KeptFile) throws(SharedError) {
    if own.hasGrown { try takeOwn(&state, from: own) }
    if file.condition == .cutShort {
      file.goBack()
      state.book?.startAgain()
      state.notice = .fileCutShort
    }
    let lines = file.newLines()
    var effects: [AppEffect] = []
    var before = file.place
    while let text = lines.next() {
      guard let line = try? SharedLine(text: text) else {
        try Self.refuseAction(text, line: file.lineCount)
        file.goBack(to: before)
        return try finish(&state, effects, settingAside: file)
      }
      switch line {
      case .begin: if line != firstLine { throw .foreign(line: file.lineCount) }
      case .mail(let envelope):
        switch state.book?.read(envelope) {
        case .new(let envelope): effects += state.receive(envelope, at: System.clock)
        case .known: break
        case .foreign, nil: throw .foreign(line: file.lineCount)
        }
      }
      before = file.place
    }
    switch lines.trouble {
    case nil:
      if let notice = try setAsideTorn(lines, file) { state.notice = notice }
      try finish(&state, effects, settingAside: nil)
    case .damaged: try finish(&state, effects, settingAside: file)
    case .some(let trouble): throw trouble
    }
  }

  /// Keeps received mail and writes what the shared file lacks; first sets unreadable lines of `file` aside, if given.
  private func finish(
    _ state: inout AppState, _ effects: [AppEffect], settingAside file: KeptFile?
  ) throws(SharedError) {
    try keepOwn(effects)
    if let file {
      do throws(KeptFileError) {
        state.notice = .lineSetAside(try file.setRestAside())
      } catch {
        throw .file(error)
      }
    }
    if let first = firstLine, let shared = self.file, shared.lineCount == 0 { try write([first.text], to: shared) }
    if !send(&state) { throw .file(.unwritable) }
    self.file?.noteEnd()
  }

  /// Takes in the changes of another program of this person; lines that waited here no longer fit and are dropped.
  private func takeOwn(_ state: inout AppState, from own: KeptFile) throws(SharedError) {
    guard waiting.isEmpty else {
      waiting = []
      guard let person = state.book?.owner, let kept = try ownConversation(as: person, at: System.clock) else { return }
      let notice = state.notice
      state = kept.state
      state.notice = notice
      file?.goBack()
      return try keepOwn(kept.effects)
    }
    let count = own.lineCount
    let lines = own.newLines()
    let effects: [AppEffect]
    do throws(KeptError) {
      effects = try state.take(lines, after: count)
    } catch {
      throw .own(own.path, .damaged(error))
    }
    try keepOwn(effects)
    if let trouble = lines.trouble { throw .own(own.path, trouble) }
  }
}
