// Keeps a conversation: adds what happens to its file, and says where that cannot be.

import BattleshipApp
import MessagesHost

/// What keeps a conversation, or cannot.
final class Keeper {
  let file: KeptFile?
  let sharing: KeptFile.Sharing
  /// Lines that may wait for the next one.
  private var waiting: [KeptLine] = []
  private(set) var hasFailed = false
  /// Whether another program held the file when it was to be looked at, so that it is to be looked at again.
  var isBehind = false

  init(file: KeptFile?, sharing: KeptFile.Sharing) {
    self.file = file
    self.sharing = sharing
  }

  /// The file that grows when somebody else goes on with the conversation.
  var sharedPath: Path? { sharing == .together ? file?.path : nil }

  /// Lets something happen to the state, after what others did meanwhile, and keeps it.
  func happen(_ state: inout AppState, _ what: (inout AppState) -> [AppEffect]) -> [AppEffect] {
    if sharing == .together, !hasFailed, let file { return happen(&state, sharing: file, what) }
    let effects = what(&state)
    keep(effects, &state)
    return effects
  }

  /// Keeps the lines among these effects.
  func keep(_ effects: [AppEffect], _ state: inout AppState, mayWait: Bool = false) {
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

  /// Keeps nothing any more, and says so.
  func fail(_ state: inout AppState) {
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
