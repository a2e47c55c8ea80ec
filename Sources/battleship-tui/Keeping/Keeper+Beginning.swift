// Opens a kept file: resumes its conversation, sets damaged content aside, or begins a new conversation.

import BattleshipApp
import MessagesHost

extension Keeper {
  /// Resumes the hot seat's conversation or begins one.
  ///
  /// With `isNew` the old one is set aside and a new one begins. Without a path or a usable file, nothing is kept.
  static func hotSeat(
    path: Path?, isNew: Bool, at time: ClockTime, begin: () -> AppState
  ) -> (keeper: Keeper, state: AppState) {
    do throws(KeptFileError) {
      guard let path else { throw .noPlainFile }
      let file = try KeptFile(path: path, sharing: .alone)
      let lines = file.newLines()
      if isNew, lines.peeked != nil {
        _ = try file.moveAside("old")
        return begun(in: try KeptFile(path: path, sharing: .alone), begin())
      }
      let kept: (state: AppState, effects: [AppEffect])?
      do throws(SharedError) {
        kept = try conversation(in: lines, at: time)
      } catch {
        // A read error is not damage, nor is a newer form: leave the file where it is.
        switch error {
        case .file(.system(let number)): throw .system(number)
        case .file(.newer): throw .newer
        default: break
        }
        var state = begin()
        state.notice = .damaged(try file.moveAside("damaged"))
        return begun(in: try KeptFile(path: path, sharing: .alone), state)
      }
      var state = kept?.state ?? begin()
      if !lines.torn.isEmpty { state.notice = .tornLine(try file.setAside(lines.torn)) }
      guard let effects = kept?.effects else { return begun(in: file, state) }
      let keeper = Keeper(file: file, sharing: .alone)
      keeper.keep(effects, &state)
      return (keeper, state)
    } catch {
      var state = begin()
      (state.isKept, state.notice) = (false, path == nil ? .notKept : Self.notice(error))
      return (Keeper(file: nil, sharing: .alone), state)
    }
  }

  private static func notice(_ error: KeptFileError) -> Notice {
    switch error {
    case .noPlainFile: .notKeptBecause(.noPlainFile)
    case .newer: .notKeptBecause(.newer)
    case .inUse(let process): .notKeptBecause(.held(byProcess: process))
    case .noLocks, .longLine, .large, .unwritable, .system: .notKept
    }
  }

  /// Begins a conversation; its first lines may wait, so that the first screen does not wait for the disk.
  private static func begun(in file: KeptFile, _ state: AppState) -> (keeper: Keeper, state: AppState) {
    var state = state
    let keeper = Keeper(file: file, sharing: .alone)
    keeper.keep(state.beginning, &state, mayWait: true)
    return (keeper, state)
  }

  /// Resumes the conversation in these lines; `nil` if there are none.
  static func conversation(
    in lines: KeptLines, as person: Participant? = nil, at time: ClockTime
  ) throws(SharedError) -> (state: AppState, effects: [AppEffect])? {
    guard lines.peeked != nil else {
      if let trouble = lines.trouble { throw trouble }
      return nil
    }
    let (state, effects): (AppState, [AppEffect])
    do throws(KeptError) {
      (state, effects) = try AppState.goOn(with: lines, as: person, at: time)
    } catch {
      throw .damaged(error)
    }
    if let trouble = lines.trouble { throw trouble }
    return (state, effects)
  }
}
