// One conversation at two terminals: each locks the file for the moment of an event, and takes in what the other added.

import BattleshipApp
import MessagesHost

extension Keeper {
  /// Goes on with a conversation that two terminals share, or begins one.
  ///
  /// There is no screen yet: where another program holds the file, `waiting` says which one, and then it is waited for.
  ///
  /// - Throws: ``SharedError`` where the file cannot be shared.
  static func shared(
    path: Path, as name: String, at time: ClockTime, waiting: (_ process: Int32?) -> Void,
    beginning: SharedBeginning
  ) throws(SharedError) -> (keeper: Keeper, state: AppState) {
    let file: KeptFile
    do throws(KeptFileError) {
      file = try KeptFile(path: path, sharing: .together)
    } catch {
      throw .file(error)
    }
    var locking = file.lock(within: patience)
    if locking == .held {
      waiting(file.lockHolder)
      locking = file.waitForLock()
    }
    if case .impossible(let number) = locking { throw .file(.noLocks(number)) }
    defer { file.unlock() }
    let lines = file.newLines()
    if let first = lines.peeked, case .begin(_, let firstName, let secondName, _, _) = try? KeptLine(text: first) {
      let person = try Self.person(name, of: [firstName, secondName])
      let keeper = Keeper(file: file, sharing: .together)
      return (keeper, try keeper.join(lines, as: person, at: time))
    }
    if let trouble = lines.trouble { throw trouble }
    return try exchange(in: file, lines, as: name, at: time, beginning: beginning)
  }

  /// Which of two people has a name.
  static func person(_ name: String, of names: [String]) throws(SharedError) -> Participant {
    guard let place = names.firstIndex(of: name) else { throw .nobody(name, names: names) }
    return place == 0 ? .first : .second
  }

  /// Goes on with a file that holds all that both did, as the first edition and the hot seat write it.
  private func join(_ lines: KeptLines, as person: Participant, at time: ClockTime) throws(SharedError) -> AppState {
    guard let file, let kept = try Self.conversation(in: lines, as: person, at: time) else { throw .damaged(.empty) }
    var state = kept.state
    if let notice = try setAsideTorn(lines, file) { state.notice = notice }
    keep(kept.effects, &state)
    file.noteEnd()
    return state
  }

  func setAsideTorn(_ lines: KeptLines, _ file: KeptFile) throws(SharedError) -> Notice? {
    do throws(KeptFileError) {
      return lines.torn.isEmpty ? nil : .tornLine(try file.setAside(lines.torn))
    } catch {
      throw .file(error)
    }
  }

  /// Lets something happen to the state of a shared conversation. Where another program holds its file, that is done all
  /// the same unless it would have to be kept.
  func happen(
    _ state: inout AppState, sharing file: KeptFile, _ what: (inout AppState) -> [AppEffect]
  ) -> [AppEffect] {
    switch file.lock(within: isBehind ? Self.patienceBehind : Self.patience) {
    case .ours:
      defer { file.unlock() }
      if isBehind, case .held = state.notice { state.notice = nil }
      isBehind = false
      guard isInPlace(file, &state), takeLocked(&state, from: file) else { return [] }
      let effects = what(&state)
      keep(effects, &state)
      file.noteEnd()
      return effects
    case .held:
      isBehind = true
      var next = state
      let effects = what(&next)
      if effects.contains(where: { if case .keep(let line) = $0 { own == nil || !line.canWait } else { false } }) {
        state.notice = .held(byProcess: file.lockHolder)
        return []
      }
      state = next
      keep(effects, &state)
      return effects
    case .impossible:
      fail(&state)
      return []
    }
  }

  /// Whether the file is still where it was; if not, what was in it is put beside its place, and said.
  private func isInPlace(_ file: KeptFile, _ state: inout AppState) -> Bool {
    switch file.condition {
    case .whole: return true
    case .cutShort where own != nil: return true
    case .cutShort: fail(&state)
    case .gone:
      fail(&state)
      state.notice = .fileGone(keptIn: file.copyAside())
    }
    return false
  }

  /// Takes over what others did; false where the conversation cannot be gone on with.
  private func takeLocked(_ state: inout AppState, from file: KeptFile) -> Bool {
    if let own {
      do throws(SharedError) {
        try takeMail(&state, from: file, own)
        return true
      } catch {
        fail(&state)
        return false
      }
    }
    let count = file.lineCount
    let lines = file.newLines()
    var next = state
    do throws(SharedError) {
      let effects: [AppEffect]
      do throws(KeptError) {
        effects = try next.take(lines, after: count)
      } catch {
        throw .damaged(error)
      }
      if let trouble = lines.trouble { throw trouble }
      if let notice = try setAsideTorn(lines, file) { next.notice = notice }
      state = next
      keep(effects, &state)
      return true
    } catch {
      fail(&state)
      return false
    }
  }
}
