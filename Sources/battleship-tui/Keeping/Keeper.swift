// Keeps a conversation: adds what happens to its file, and says where that cannot be.

import BattleshipApp
import MessagesHost

/// What keeps a conversation, or cannot.
final class Keeper {
  /// The file of the conversation: all of it, or what was sent.
  let file: KeptFile?
  /// The file of what this person did, where the other one has nothing but what was sent.
  let own: KeptFile?
  let sharing: KeptFile.Sharing
  /// What is known of the other person's terminal, where each of the two has one.
  private(set) var presence: Presence?
  /// The first line of the file that holds what was sent, with which it begins again where it was emptied.
  var firstLine: SharedLine?
  /// Lines that may wait for the next one.
  var waiting: [KeptLine] = []
  private(set) var hasFailed = false
  /// Whether another program held the file when it was to be looked at, so that it is to be looked at again.
  var isBehind = false

  init(file: KeptFile?, sharing: KeptFile.Sharing, own: KeptFile? = nil) {
    (self.file, self.sharing, self.own) = (file, sharing, own)
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
    if !keepLines(of: effects, mayWait: mayWait) || !send(&state) { fail(&state) }
  }

  /// Writes the lines among these effects into the file that knows all, unless they may wait for the next one.
  ///
  /// - Returns: Whether they are on the disk, or may wait.
  func keepLines(of effects: [AppEffect], mayWait: Bool = false) -> Bool {
    let kept = effects.compactMap { if case .keep(let line) = $0 { line } else { nil } }
    guard !kept.isEmpty, file != nil, !hasFailed else { return true }
    for line in kept {
      if let last = waiting.last, line.replaces(last) { waiting.removeLast() }
      waiting.append(line)
    }
    if sharing == .alone || own != nil, mayWait || kept.allSatisfy(\.canWait) { return true }
    return write()
  }

  /// Comes to the terminal of one of the two.
  func come(as person: Participant) {
    guard let file, file.lock(within: Self.patience) == .ours else { return }
    defer { file.unlock() }
    presence = Presence(of: person, in: file)
  }

  /// Keeps what still waits, and how the conversation stands: it is left.
  func finish(_ state: AppState) {
    writeWaiting()
    if sharing == .alone, !hasFailed, let file { StandingFile.write(state.standing, of: file) }
  }

  /// Gives the file back, so that another conversation can begin.
  func close() {
    writeWaiting()
    file?.unlock()
  }

  private func writeWaiting() {
    guard !waiting.isEmpty, !hasFailed else { return }
    // Another program of this person's may have gone on: then there is nothing that fits behind it.
    if own != nil, file?.lock(within: Self.patience) != .ours || own?.hasGrown != false { return }
    _ = write()
  }

  private func write() -> Bool {
    do throws(KeptFileError) {
      try (own ?? file)?.append(waiting.map(\.text))
      waiting = []
      return true
    } catch {
      return false
    }
  }

  /// Writes into the shared file what the person sent, once their own file has it.
  func send(_ state: inout AppState) -> Bool {
    guard own != nil, !hasFailed, let unwritten = state.book?.unwritten, !unwritten.isEmpty else { return true }
    do throws(KeptFileError) {
      try file?.append(unwritten.map { SharedLine.mail($0).text })
      state.book?.wroteAll()
      return true
    } catch {
      return false
    }
  }

  /// How many milliseconds the other player's program may hold the file before that is worth a word.
  static let patience = 100

  /// The same while another program has held it for longer: as long as the other player's program needs that was woken at
  /// the same moment, and too short for a person to notice.
  static let patienceBehind = 10

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
  /// A line is a message that the person did not write here, or another one than they received.
  case foreign(line: Int)
  /// There is no place for what a person does before they send it.
  case noPlace
  /// The file of what the person did here cannot be used.
  indirect case own(Path, SharedError)
  /// Neither of the two people has this name, but these.
  case nobody(String, names: [String])
}
