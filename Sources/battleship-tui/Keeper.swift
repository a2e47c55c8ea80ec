// Keeps a conversation: goes on with the one that is there, adds what happens, and says where that cannot be.

import BattleshipApp
import MessagesHost

/// What keeps a conversation, or cannot.
final class Keeper {
  private let file: KeptFile?
  private let sharing: KeptFile.Sharing
  /// Lines that may wait for the next one.
  private var waiting: [KeptLine] = []
  private var hasFailed = false

  private init(file: KeptFile?, sharing: KeptFile.Sharing) {
    self.file = file
    self.sharing = sharing
  }

  /// The file that grows when somebody else goes on with the conversation.
  var sharedPath: String? { sharing == .together ? file?.path : nil }

  /// Goes on with the hot seat's conversation, or begins one; anew where that is asked for, with the old one left beside
  /// it. Without a path, or where the file cannot be used, it is not kept.
  static func hotSeat(
    path: String?, isNew: Bool, at time: ClockTime, begin: () -> AppState
  ) -> (keeper: Keeper, state: AppState) {
    do throws(KeptFileError) {
      guard let path else { throw .noPlainFile }
      var file = try KeptFile(path: path, sharing: .alone)
      var notice: Notice?
      let kept = try file.newLines()
      if !kept.torn.isEmpty { notice = .tornLine(try file.setAside(kept.torn)) }
      if !isNew, !kept.lines.isEmpty {
        do throws(KeptError) {
          var (state, effects) = try AppState.goOn(with: kept.texts(), at: time)
          state.notice = notice
          let keeper = Keeper(file: file, sharing: .alone)
          keeper.keep(effects, &state)
          return (keeper, state)
        } catch {
          notice = .damaged(try file.moveAside("damaged"))
          file = try KeptFile(path: path, sharing: .alone)
        }
      } else if !kept.lines.isEmpty {
        _ = try file.moveAside("old")
        file = try KeptFile(path: path, sharing: .alone)
      }
      var state = begin()
      state.notice = notice
      let keeper = Keeper(file: file, sharing: .alone)
      // Nobody has done anything yet, and the first screen need not wait for the disk.
      keeper.keep(state.beginning, &state, mayWait: true)
      return (keeper, state)
    } catch {
      var state = begin()
      (state.isKept, state.notice) = (false, .notKept)
      return (Keeper(file: nil, sharing: .alone), state)
    }
  }

  /// Goes on with a conversation that two terminals share, or begins one.
  ///
  /// - Throws: ``SharedError`` where the file cannot be shared.
  static func shared(
    path: String, as name: String, at time: ClockTime, begin: () throws(SharedError) -> AppState
  ) throws(SharedError) -> (keeper: Keeper, state: AppState) {
    let file: KeptFile
    do throws(KeptFileError) {
      file = try KeptFile(path: path, sharing: .together)
    } catch {
      throw .file(error)
    }
    let keeper = Keeper(file: file, sharing: .together)
    return (keeper, try keeper.join(as: name, at: time, begin: begin))
  }

  private func join(as name: String, at time: ClockTime, begin: () throws(SharedError) -> AppState) throws(SharedError)
    -> AppState
  {
    let result: Result<AppState, SharedError>? = file?.locked { () -> Result<AppState, SharedError> in
      do throws(SharedError) {
        return .success(try self.joinLocked(as: name, at: time, begin: begin))
      } catch {
        return .failure(error)
      }
    }
    switch result {
    case .success(let state): return state
    case .failure(let error): throw error
    case nil: throw .file(.noPlainFile)
    }
  }

  private func joinLocked(
    as name: String, at time: ClockTime, begin: () throws(SharedError) -> AppState
  ) throws(SharedError) -> AppState {
    let (lines, notice) = try readLocked()
    guard let first = lines.first else {
      var state = try begin()
      keep(state.beginning, &state)
      return state
    }
    guard case .begin(let firstName, let secondName, _, _) = try? KeptLine(text: first) else { throw .damaged(.empty) }
    guard [firstName, secondName].contains(name) else { throw .nobody(name, names: [firstName, secondName]) }
    do throws(KeptError) {
      var (state, effects) = try AppState.goOn(with: lines, as: name == firstName ? .first : .second, at: time)
      state.notice = notice
      keep(effects, &state)
      return state
    } catch {
      throw .damaged(error)
    }
  }

  private func readLocked() throws(SharedError) -> ([String], Notice?) {
    guard let file else { return ([], nil) }
    let count = file.lineCount
    let (kept, notice): (KeptBytes, Notice?)
    do throws(KeptFileError) {
      kept = try file.newLines()
      notice = kept.torn.isEmpty ? nil : .tornLine(try file.setAside(kept.torn))
    } catch {
      throw .file(error)
    }
    do throws(KeptError) {
      return (try kept.texts(after: count), notice)
    } catch {
      throw .damaged(error)
    }
  }

  /// Lets something happen to the state, after what others did meanwhile, and keeps it.
  func happen(_ state: inout AppState, _ what: (inout AppState) -> [AppEffect]) -> [AppEffect] {
    guard sharing == .together, !hasFailed, let file else {
      let effects = what(&state)
      keep(effects, &state)
      return effects
    }
    return file.locked {
      guard takeLocked(&state) else { return [] }
      let effects = what(&state)
      keep(effects, &state)
      return effects
    }
  }

  /// Takes over what others did; false where the conversation cannot be gone on with.
  private func takeLocked(_ state: inout AppState) -> Bool {
    guard let file else { return true }
    let count = file.lineCount
    do throws(SharedError) {
      let (lines, notice) = try readLocked()
      do throws(KeptError) {
        keep(try state.take(lines, after: count), &state)
      } catch {
        throw .damaged(error)
      }
      if let notice { state.notice = notice }
      return true
    } catch {
      fail(&state)
      return false
    }
  }

  /// Keeps the lines among these effects.
  private func keep(_ effects: [AppEffect], _ state: inout AppState, mayWait: Bool = false) {
    let kept = effects.compactMap { if case .keep(let line) = $0 { line } else { nil } }
    guard !kept.isEmpty, file != nil, !hasFailed else { return }
    for line in kept {
      if let last = waiting.last, line.replaces(last) { waiting.removeLast() }
      waiting.append(line)
    }
    if sharing == .alone, mayWait || kept.allSatisfy(\.canWait) { return }
    if !write() { fail(&state) }
  }

  /// Keeps what still waits: the program ends.
  func finish() {
    if !waiting.isEmpty, !hasFailed { _ = write() }
  }

  private func write() -> Bool {
    do throws(KeptFileError) {
      try file?.append(waiting.map(\.text))
      waiting = []
      return true
    } catch {
      return false
    }
  }

  private func fail(_ state: inout AppState) {
    hasFailed = true
    (state.isKept, state.notice) = (false, .notKept)
  }
}

/// Why two terminals cannot share a conversation.
enum SharedError: Error, Equatable {
  /// The file cannot be used.
  case file(KeptFileError)
  /// The file is no conversation that can be gone on with.
  case damaged(KeptError)
  /// Neither of the two people has this name, but these.
  case nobody(String, names: [String])
}
