// Keeps a conversation: appends what happens to its file, and reports failures.

import BattleshipApp
import MessagesHost

/// Keeps a conversation in its file, if it has one.
final class Keeper {
  /// The file of the whole conversation, or of its messages alone.
  let file: KeptFile?
  /// The file of this person's own actions, if the two share only messages.
  let own: KeptFile?
  let sharing: KeptFile.Sharing
  /// The presence of the other person, if each of the two has a terminal.
  private(set) var presence: Presence?
  /// The first line of the shared file, written again if the file was emptied.
  var firstLine: SharedLine?
  /// Lines to be written later, with the next one.
  var waiting: [KeptLine] = []
  /// Whether the last write failed; what waits is written with the next event, or a second later.
  private(set) var hasFailed = false
  /// Whether the file cannot be used any more.
  private(set) var hasEnded = false
  /// Whether another program held the file at the last attempt, so that another attempt is due.
  var isBehind = false

  init(file: KeptFile?, sharing: KeptFile.Sharing, own: KeptFile? = nil) {
    (self.file, self.sharing, self.own) = (file, sharing, own)
  }

  /// The file to watch for the other person's changes, if it is shared.
  var sharedPath: Path? { sharing == .together ? file?.path : nil }

  /// Takes in the changes of others, applies a change, and keeps it.
  func happen(_ state: inout AppState, _ what: (inout AppState) -> [AppEffect]) -> [AppEffect] {
    if let file, let own, !hasEnded { return happen(&state, sharing: file, own, what) }
    let effects = what(&state)
    keep(effects, &state)
    return effects
  }

  /// Keeps the lines in these effects.
  func keep(_ effects: [AppEffect], _ state: inout AppState, mayWait: Bool = false) {
    guard keepLines(of: effects, mayWait: mayWait), send(&state) else { return fail(&state) }
    if hasFailed {
      (hasFailed, state.isKept) = (false, true)
      if state.notice == .notKept { state.notice = nil }
    }
  }

  /// Writes the lines in these effects to the complete file, unless they may wait for the next one.
  ///
  /// Lines that could not be written wait too, and are tried again.
  ///
  /// - Returns: Whether they are on the disk, or may wait.
  func keepLines(of effects: [AppEffect], mayWait: Bool = false) -> Bool {
    let kept = effects.compactMap { if case .keep(let line) = $0 { line } else { nil } }
    guard file != nil, !hasEnded else { return true }
    for line in kept {
      if let last = waiting.last, line.replaces(last) { waiting.removeLast() }
      waiting.append(line)
    }
    if mayWait || !hasFailed && kept.allSatisfy(\.canWait) { return true }
    return write()
  }

  /// Announces that this person is at this terminal.
  func come(as person: Participant) {
    guard let file, file.lock(within: Self.patience) == .ours else { return }
    defer { file.unlock() }
    presence = Presence(of: person, in: file)
  }

  /// Writes the waiting lines and the conversation's status when the player leaves.
  func finish(_ state: AppState) {
    writeWaiting()
    if sharing == .alone, !hasFailed, !hasEnded, let file { StandingFile.write(state.standing, of: file) }
  }

  /// Releases the file, so that another conversation can begin.
  func close() {
    writeWaiting()
    file?.unlock()
  }

  private func writeWaiting() {
    guard !waiting.isEmpty, !hasEnded else { return }
    // If another program of this person has changed the file, the waiting lines no longer fit.
    if own != nil, file?.lock(within: Self.patience) != .ours || own?.hasGrown != false { return }
    _ = write()
  }

  private func write() -> Bool {
    if waiting.isEmpty { return true }
    do throws(KeptFileError) {
      try (own ?? file)?.append(waiting.map(\.text))
      waiting = []
      return true
    } catch {
      return false
    }
  }

  /// Writes sent mail to the shared file, once the person's own file has it.
  func send(_ state: inout AppState) -> Bool {
    guard own != nil, !hasEnded, let unwritten = state.book?.unwritten, !unwritten.isEmpty else { return true }
    do throws(KeptFileError) {
      try file?.append(unwritten.map { SharedLine.mail($0).text })
      state.book?.wroteAll()
      return true
    } catch {
      return false
    }
  }

  /// The milliseconds to wait for the other player's program before the screen says so.
  static let patience = 100

  /// The same after a failed attempt: enough for the other player's program, woken at the same moment, to finish, and
  /// too short for a person to notice.
  static let patienceBehind = 10

  /// Tells the player that what they do is not kept at the moment.
  func fail(_ state: inout AppState) {
    if !hasFailed { state.notice = .notKept }
    (hasFailed, state.isKept) = (true, false)
  }

  /// Stops keeping, and tells the player.
  func end(_ state: inout AppState) {
    (hasEnded, hasFailed) = (true, false)
    (state.isKept, state.notice) = (false, .notKept)
  }
}

/// Why two terminals cannot share a conversation.
enum SharedError: Error, Equatable {
  /// The file cannot be used.
  case file(KeptFileError)
  /// The file is not a conversation that can be resumed.
  case damaged(KeptError)
  /// A line is a message that the person did not send here, or differs from one that they received.
  case foreign(line: Int)
  /// A line records what somebody did at their own terminal, which is nobody else's to write or to read.
  case action(line: Int)
  /// There is no state folder for the person's own file.
  case noPlace
  /// The person's own file cannot be used.
  indirect case own(Path, SharedError)
  /// Neither person has this name; these are their names.
  case nobody(String, names: [String])

  /// Whether another attempt may succeed, for example once a full disk has room again.
  var isTemporary: Bool {
    switch self {
    case .file(.system), .file(.unwritable): true
    case .own(_, let error): error.isTemporary
    case .file, .damaged, .foreign, .action, .noPlace, .nobody: false
    }
  }
}
