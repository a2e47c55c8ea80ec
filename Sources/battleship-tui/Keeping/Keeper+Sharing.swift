// One conversation at two terminals: each locks the file for the moment of an event, and takes in what the other added.

import BattleshipApp
import MessagesHost

extension Keeper {
  /// How many milliseconds the other player's program may hold the file before that is worth a word.
  private static let patience = 100

  /// Goes on with a conversation that two terminals share, or begins one.
  ///
  /// There is no screen yet: where another program holds the file, `waiting` says which one, and then it is waited for.
  ///
  /// - Throws: ``SharedError`` where the file cannot be shared.
  static func shared(
    path: Path, as name: String, at time: ClockTime, waiting: (_ process: Int32?) -> Void,
    begin: () throws(SharedError) -> AppState
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
    let keeper = Keeper(file: file, sharing: .together)
    return (keeper, try keeper.join(file, as: name, at: time, begin: begin))
  }

  private func join(
    _ file: KeptFile, as name: String, at time: ClockTime, begin: () throws(SharedError) -> AppState
  ) throws(SharedError) -> AppState {
    let lines = file.newLines()
    var person: Participant?
    if let first = lines.peeked {
      guard case .begin(_, let firstName, let secondName, _, _) = try? KeptLine(text: first) else {
        throw .damaged(.empty)
      }
      guard [firstName, secondName].contains(name) else { throw .nobody(name, names: [firstName, secondName]) }
      person = name == firstName ? .first : .second
    }
    let kept = try Self.conversation(in: lines, as: person, at: time)
    let notice = try setAsideTorn(lines, file)
    var state: AppState
    if let kept { state = kept.state } else { state = try begin() }
    if let notice { state.notice = notice }
    keep(kept?.effects ?? state.beginning, &state)
    return state
  }

  private func setAsideTorn(_ lines: KeptLines, _ file: KeptFile) throws(SharedError) -> Notice? {
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
    switch file.lock(within: isBehind ? 0 : Self.patience) {
    case .ours:
      defer { file.unlock() }
      if isBehind, case .held = state.notice { state.notice = nil }
      isBehind = false
      guard takeLocked(&state, from: file) else { return [] }
      let effects = what(&state)
      keep(effects, &state)
      return effects
    case .held:
      isBehind = true
      var next = state
      let effects = what(&next)
      if effects.contains(where: { if case .keep = $0 { true } else { false } }) {
        state.notice = .held(byProcess: file.lockHolder)
        return []
      }
      state = next
      return effects
    case .impossible:
      fail(&state)
      return []
    }
  }

  /// Takes over what others did; false where the conversation cannot be gone on with.
  private func takeLocked(_ state: inout AppState, from file: KeptFile) -> Bool {
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
