// Keeps a conversation: appends its lines to its file, and reports failures.

import BattleshipApp
import BattleshipPlay
import MessagesHost

/// Keeps a conversation in its file, if it has one.
final class ConversationStore {
  /// The file of the conversation at one keyboard, or the one that two terminals share.
  let file: ConversationFile?
  /// This person's own file, if each of the two has a terminal.
  let own: ConversationFile?
  let sharing: ConversationFile.Sharing
  /// The presence of the other person, if each of the two has a terminal.
  private(set) var presence: Presence?
  /// The first line of the shared file, written again if the file was emptied.
  var head: ConversationHead?
  /// The person whose own file it is, if each of the two has a terminal.
  var owner: Participant?
  /// This person's activity according to the shared file.
  var saidActivity = ConversationLine.Activity.nothing
  /// Lines to be written later, with the next one.
  private var waiting: [ConversationLine] = []
  /// When the first of them must be written, by the monotonic clock.
  private var deadline: Int?
  /// This person's newest posts that the shared file lacks, as lines.
  private var unsent: [String] = []
  /// Whether the last write failed; what waits is written with the next event, or a second later.
  private(set) var hasFailed = false
  /// Whether the file cannot be used any more.
  private(set) var hasEnded = false
  /// Whether another program held the file at the last attempt, so that another attempt is due.
  var isBehind = false

  init(file: ConversationFile?, sharing: ConversationFile.Sharing, own: ConversationFile? = nil) {
    (self.file, self.sharing, self.own) = (file, sharing, own)
  }

  /// The file to watch for the other person's changes, if it is shared.
  var sharedPath: Path? { sharing == .together ? file?.path : nil }

  /// Takes in the changes of others, applies a change, and keeps it.
  func update(_ stack: inout ScreenStack, _ change: (inout ScreenStack) -> [ScreenEffect]) -> [ScreenEffect] {
    if let file, let own, !hasEnded { return update(&stack, sharing: file, own, change) }
    let effects = change(&stack)
    keep(effects, &stack)
    return effects
  }

  /// Keeps the lines in these effects.
  func keep(_ effects: [ScreenEffect], _ stack: inout ScreenStack) {
    guard keepLines(of: effects), stack.changePhones({ send(&$0) }) != false else { return fail(&stack) }
    if hasFailed {
      hasFailed = false
      stack.changePhones { $0.isKept = true }
      if stack.environment.notice == .notKept { stack.environment.notice = nil }
    }
  }

  /// Writes the lines in these effects to the person's own file or that of the hot seat, unless they may wait.
  ///
  /// Lines that could not be written wait too, and are tried again.
  ///
  /// - Returns: Whether they are on the disk, or may wait.
  func keepLines(of effects: [ScreenEffect], mayWait: Bool = false) -> Bool {
    guard file != nil, !hasEnded else { return true }
    var isUrgent = hasFailed || isDue
    for effect in effects {
      switch effect {
      case .keep(let line):
        isUrgent = true
        wait(with: line)
      case .keepSoon(let line): wait(with: line)
      case .say, .show, .close, .leave, .copy, .clearClipboard, .ring, .redraw, .drawEntropy, .record, .trace, .solo,
        .title, .challenge, .move:
        break
      }
    }
    if waiting.isEmpty { return true }
    if mayWait || !isUrgent {
      deadline = deadline ?? System.milliseconds + Self.mostDelay
      return true
    }
    return write()
  }

  /// Adds a line to those that wait; a draft replaces the one just before it.
  private func wait(with line: ConversationLine) {
    if case .draft(let person, _) = line, case .draft(person, _)? = waiting.last { waiting.removeLast() }
    waiting.append(line)
  }

  /// How long a text that is being typed may be on the screen before it is written, in milliseconds.
  private static let mostDelay = 500

  /// The milliseconds until something that waits must be written; `nil` if nothing does.
  var timeLeft: Int32? { deadline.map { Int32(clamping: max(0, $0 - System.milliseconds)) } }

  private var isDue: Bool { deadline.map { $0 <= System.milliseconds } ?? false }

  /// Announces that this person is at this terminal.
  func announce(_ person: Participant) {
    guard let file, file.lock(within: Self.patience) == .ours else { return }
    defer { file.unlock() }
    presence = Presence(of: person, in: file)
  }

  /// Writes what waits, when the player leaves.
  func finish() {
    guard !waiting.isEmpty, !hasEnded else { return }
    // If another program of this person has changed the file, the waiting lines no longer fit.
    if own != nil, file?.lock(within: Self.patience) != .ours || own?.hasGrown != false { return }
    _ = write()
  }

  /// Releases the file, so that another conversation can begin.
  func close() {
    finish()
    file?.unlock()
  }

  /// Forgets what waits, because another program of this person has gone on.
  func forgetWaiting() { (waiting, deadline, unsent) = ([], nil, []) }

  private func write() -> Bool {
    do throws(ConversationFileError) {
      let lines = waiting.map(\.text)
      try (own ?? file)?.append(lines)
      for (line, text) in zip(waiting, lines) {
        if case .post(let envelope) = line, envelope.from == owner { unsent.append(text) }
      }
      (waiting, deadline) = ([], nil)
      return true
    } catch {
      return false
    }
  }

  /// Writes this person's posts that the shared file lacks to it, and their current activity.
  func send(_ state: inout PhonesScreen) -> Bool {
    guard let file, let own, !hasEnded, let owner, let (inFile, all) = state.shared?.book.written else {
      return true
    }
    do throws(ConversationFileError) {
      if unsent.count != all - inFile { unsent = try own.posts(from: owner, after: inFile) }
      if !unsent.isEmpty { saidActivity = .nothing }
      var lines = unsent
      if state.activity != saidActivity { lines.append(ConversationLine.doing(owner, state.activity).text) }
      if lines.isEmpty { return true }
      try file.append(lines)
      (unsent, saidActivity) = ([], state.activity)
      state.shared?.book.wroteAll()
      return true
    } catch {
      return false
    }
  }

  /// The milliseconds to wait for the other player's program before the screen says that it holds the file.
  static let patience = 100

  /// The same after a failed attempt: enough for the other player's program, woken at the same moment, to finish, and
  /// too short for a person to notice.
  static let patienceBehind = 10

  /// Tells the player that what they do is not kept at the moment.
  func fail(_ stack: inout ScreenStack) {
    if !hasFailed { stack.environment.notice = .notKept }
    hasFailed = true
    stack.changePhones { $0.isKept = false }
  }

  /// Stops keeping, and tells the player.
  func end(_ stack: inout ScreenStack) {
    (hasEnded, hasFailed) = (true, false)
    stack.environment.notice = .notKept
    stack.changePhones { $0.isKept = false }
  }

  /// Notes that the first lines of a conversation could not be written.
  func failBeginning(_ state: inout PhonesScreen) {
    (hasFailed, state.isKept) = (true, false)
    state.beginning.append(.say(.notKept))
  }
}

/// Why two terminals cannot share a conversation.
enum SharedFileError: Error, Equatable {
  /// The file cannot be used.
  case file(ConversationFileError)
  /// The file is not a conversation that can be resumed.
  case damaged(ConversationError)
  /// A line begins another conversation, is a message that the person did not send here, or differs from one received.
  case foreign(line: Int)
  /// A line is of a kind that only a person's own file may have.
  case action(line: Int)
  /// There is no state folder for the person's own file.
  case noPlace
  /// The person's own file cannot be used.
  indirect case own(Path, SharedFileError)
  /// Neither person has this name; these are their names.
  case nobody(String, names: [String])
  /// The file has no first line, but this person has a conversation that was in it.
  case emptied(OwnConversation)

  /// Whether another attempt may succeed, for example once a full disk has room again.
  var isTemporary: Bool {
    switch self {
    case .file(.system), .file(.unwritable): true
    case .own(_, let error): error.isTemporary
    case .file, .damaged, .foreign, .action, .noPlace, .nobody, .emptied: false
    }
  }
}
