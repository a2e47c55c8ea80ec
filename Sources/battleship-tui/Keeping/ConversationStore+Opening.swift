// Opens the file of a hot seat: resumes its conversation, sets damaged content aside, or begins a new conversation.

import BattleshipApp
import BattleshipPlay
import MessagesHost

extension ConversationStore {
  /// With `isNew`, sets the old conversation aside. Without a path or a usable file, nothing is stored.
  static func hotSeat(
    path: Path?, isNew: Bool, at time: ClockTime, begin: () -> PhonesScreen
  ) -> (store: ConversationStore, state: PhonesScreen) {
    do throws(ConversationFileError) {
      guard let path else { throw .noPlace }
      let file = try Log(path: path, sharing: .alone)
      let lines = LogLines(file)
      if isNew, !lines.isEmpty {
        _ = try file.moveAside("old")
        return begun(in: try Log(path: path, sharing: .alone), begin())
      }
      let kept: PhonesScreen?
      do throws(ConversationFileError) {
        kept = try conversation(in: lines, at: time)
      } catch {
        // Neither a read error nor another version's form is damage: leave the file where it is.
        if case .file = error { throw error }
        var state = begin()
        state.beginning.append(.say(.damaged(try file.moveAside("damaged"))))
        return begun(in: try Log(path: path, sharing: .alone), state)
      }
      var state = kept ?? begin()
      if !lines.torn.isEmpty { state.beginning.append(.say(.tornLine(try file.setAside(lines.torn)))) }
      return kept == nil ? begun(in: file, state) : (ConversationStore(.hotSeat(file)), state)
    } catch {
      var state = begin()
      state.isKept = false
      state.beginning.append(.say(notKept(error)))
      return (ConversationStore(.nowhere), state)
    }
  }

  /// The first lines may be written later, so that the first screen does not wait for the disk.
  private static func begun(
    in file: Log, _ state: PhonesScreen
  ) -> (store: ConversationStore, state: PhonesScreen) {
    let store = ConversationStore(.hotSeat(file))
    try? store.keepLines(of: state.beginning, mayWait: true)
    return (store, state)
  }

  static func conversation(
    in lines: LogLines, at time: ClockTime
  ) throws(ConversationFileError) -> PhonesScreen? {
    guard !lines.isEmpty else {
      if let trouble = lines.trouble { throw trouble }
      return nil
    }
    let state: PhonesScreen
    do throws(ConversationError) {
      state = try ConversationReader.open(lines, at: time)
    } catch {
      switch error {
      case .unreadable(let line, _): throw .unreadable(line: line)
      case .contradiction(let line): throw .impossible(line: line)
      case .empty: throw .noConversation
      }
    }
    if let trouble = lines.trouble { throw trouble }
    return state
  }
}
