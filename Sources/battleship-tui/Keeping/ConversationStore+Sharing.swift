// Shares a conversation between two terminals: each locks the file for an event, and takes in the other's changes.

import BattleshipApp
import BattleshipPlay
import MessagesHost

extension ConversationStore {
  /// Call it before there is a screen: while another program holds the file, it calls `waiting` and blocks.
  static func shared(
    path: Path, as name: String, at time: ClockTime, waiting: (_ process: Int32?) -> Void,
    beginning: SharedBeginning
  ) throws(ConversationFileError) -> (store: ConversationStore, state: PhonesScreen) {
    let file = try Log(path: path, sharing: .together)
    var locking = file.lock(within: longestWait)
    if locking == .held {
      waiting(file.lockHolder)
      locking = file.waitForLock()
    }
    if case .impossible(let number) = locking { throw .noLocks(number) }
    defer { file.unlock() }
    return try exchange(in: file, as: name, at: time, beginning: beginning)
  }

  static func person(_ name: String, of names: [String]) throws(ConversationFileError) -> Participant {
    guard let index = names.firstIndex(of: name) else {
      throw .othersThan(ErrorMessages.plain(name), names: names.map { ErrorMessages.plain($0) })
    }
    return index == 0 ? .first : .second
  }

  func setAsideTorn(_ lines: LogLines, _ file: Log) throws(ConversationFileError) -> Notice? {
    lines.torn.isEmpty ? nil : .tornLine(try file.setAside(lines.torn))
  }

  /// While another program holds the file, only changes that need not be stored at once are made. For one that must be
  /// stored, it waits longer, because after a refusal the keys typed ahead would mean something else.
  func update(
    _ stack: inout ScreenStack, sharing files: SharedFiles, _ change: (inout ScreenStack) -> [ScreenEffect]
  ) -> [ScreenEffect] {
    let file = files.shared
    var locking = file.lock(within: isBehind ? Self.longestWaitBehind : Self.longestWait)
    let mustBeKept = locking == .held && Self.mustBeKept(change, of: stack)
    if mustBeKept, !hasRefused { locking = file.lock(within: Self.longestWaitToKeep) }
    switch locking {
    case .ours:
      defer { file.unlock() }
      if isBehind, case .held = stack.environment.notice { stack.environment.notice = nil }
      isBehind = false
      hasRefused = false
      guard isInPlace(file, &stack), let news = takeLocked(&stack, from: files) else { return [] }
      let effects = change(&stack)
      keep(effects, &stack)
      file.noteEnd()
      return news + effects
    case .held:
      isBehind = true
      if mustBeKept {
        stack.environment.notice = .held(byProcess: file.lockHolder)
        hasRefused = true
        return []
      }
      let effects = change(&stack)
      try? keepLines(of: effects, mayWait: true)
      return effects
    case .impossible:
      stop(&stack, .ended)
      return []
    }
  }

  private static func mustBeKept(_ change: (inout ScreenStack) -> [ScreenEffect], of stack: ScreenStack) -> Bool {
    var next = stack
    return change(&next).contains { if case .keep = $0 { true } else { false } }
  }

  /// Whether the file is usable; if it is gone, its known content is copied beside its path.
  private func isInPlace(_ file: Log, _ stack: inout ScreenStack) -> Bool {
    switch file.condition {
    case .whole, .cutShort: return true
    case .gone:
      stop(&stack, .ended)
      stack.environment.notice = .fileGone(keptIn: file.copyAside())
      return false
    }
  }

  /// nil if the conversation cannot be resumed.
  private func takeLocked(_ stack: inout ScreenStack, from files: SharedFiles) -> [ScreenEffect]? {
    do throws(ConversationFileError) {
      let effects = try stack.changePhones { phones throws(ConversationFileError) in
        try takeMail(&phones, from: files)
      }
      return stack.carryOut(effects ?? [])
    } catch {
      stop(&stack, error.isTemporary ? .failed : .ended, error)
      if error.isTemporary { return [] }
      switch error {
      case .notWrittenHere: warning = .notWrittenHere
      case .notFrom(let name, _): warning = .notFrom(name)
      case .file, .noLocks, .longLine, .large, .unwritable, .unreadable, .changed, .impossible, .foreign, .action,
        .noPlace, .noConversation, .othersThan, .own:
        break
      }
      stack.environment.notice = warning ?? stack.environment.notice
      BattleshipTUI.complain(ErrorMessages.sentence(error, file: files.shared.path))
      return nil
    }
  }
}
