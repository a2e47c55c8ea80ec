// Stores a conversation: appends its lines to its file, and reports failures.

import BattleshipApp
import BattleshipPlay
import BattleshipTerminal
import MessagesHost

final class ConversationStore {
  let files: KeptFiles
  private(set) var condition = KeepingState.working
  /// nil at one keyboard, and if the system does not support it.
  private(set) var presence: Presence?
  /// This person's activity according to the shared file.
  var saidActivity = ConversationLine.Activity.nothing
  /// Lines to be written later, with the next one.
  private var waiting: [ConversationLine] = []
  /// When the oldest of them must be written, in milliseconds of the monotonic clock.
  private var deadline: Int?
  /// This person's newest posts that the shared file lacks, as lines.
  private var unsent: [String] = []
  /// The text in this person's input field as their file has it.
  var savedText = ""
  /// A permanent warning, because a line in the shared file is someone else's.
  var warning: Notice?
  /// Whether another program held the file at the last attempt, so that another attempt is due.
  var isBehind = false
  /// Whether a change was refused because another program held the file; the next one does not wait as long.
  var hasRefused = false

  init(_ files: KeptFiles) { self.files = files }

  enum KeptFiles {
    case nowhere
    case hotSeat(Log)
    case shared(SharedFiles)

    /// The file to which each line is written first.
    var first: Log? {
      switch self {
      case .nowhere: nil
      case .hotSeat(let file): file
      case .shared(let files): files.own
      }
    }
  }

  struct SharedFiles {
    let shared: Log
    let own: Log
    /// The first line of the shared file, written again if the file was emptied.
    let head: ConversationHead
    let owner: Participant
  }

  enum KeepingState {
    case working
    /// The last write failed; the waiting lines are written with the next event, or a second later.
    case failed
    case ended
  }

  var isKeeping: Bool { files.first != nil && condition == .working }

  var isUnsaved: Bool { files.first != nil && condition != .working }

  func update(_ stack: inout ScreenStack, _ change: (inout ScreenStack) -> [ScreenEffect]) -> [ScreenEffect] {
    if case .shared(let files) = files, condition != .ended { return update(&stack, sharing: files, change) }
    let effects = change(&stack)
    keep(effects, &stack)
    if let warning { stack.environment.notice = stack.environment.notice ?? warning }
    return effects
  }

  func keep(_ effects: [ScreenEffect], _ stack: inout ScreenStack) {
    do throws(ConversationFileError) {
      try keepLines(of: effects)
      try stack.changePhones { phones throws(ConversationFileError) in try send(&phones) }
    } catch {
      return stop(&stack, .failed, error)
    }
    if condition == .failed {
      condition = .working
      stack.changePhones { $0.isKept = true }
      if case .notKept? = stack.environment.notice { stack.environment.notice = nil }
    }
  }

  /// Writes the lines in these effects to the person's own file or that of the hot seat, unless they may wait.
  ///
  /// - Throws: ``ConversationFileError`` if they could not be written; they are tried again later.
  func keepLines(of effects: [ScreenEffect], mayWait: Bool = false) throws(ConversationFileError) {
    guard let file = files.first, condition != .ended else { return }
    var isUrgent = condition == .failed || isDue
    for effect in effects {
      switch effect {
      case .keep(let line):
        isUrgent = true
        wait(with: line)
      case .keepSoon(let line): wait(with: line)
      case .say, .show, .close, .leave, .copy, .clearClipboard, .ring, .redraw, .drawEntropy, .record, .trace, .table,
        .live, .title:
        break
      }
    }
    if waiting.isEmpty { return }
    if mayWait || !isUrgent {
      deadline = deadline ?? milliseconds() + Self.maximumDelay
    } else {
      try write(to: file)
    }
  }

  private func wait(with line: ConversationLine) {
    if case .draft(let person, _) = line, case .draft(person, _)? = waiting.last { waiting.removeLast() }
    waiting.append(line)
  }

  /// The longest delay before a text being typed is written, in milliseconds.
  private static let maximumDelay = 500

  /// The milliseconds until lines must be written; nil if none wait.
  var timeLeft: Int32? { deadline.map { Int32(clamping: max(0, $0 - milliseconds())) } }

  private var isDue: Bool { deadline.map { $0 <= milliseconds() } ?? false }

  func announce() {
    guard case .shared(let files) = files, files.shared.lock(within: Self.longestWait) == .ours else { return }
    defer { files.shared.unlock() }
    presence = Presence(of: files.owner, in: files.shared)
  }

  /// When the player leaves, writes the waiting lines, and writes the file again if it is gone.
  ///
  /// While another program holds the file, it waits for `milliseconds`, or as long as for any change that must be
  /// stored; waiting lines that it cannot write then are lost, and count as such.
  func finish(within milliseconds: Int? = nil) {
    guard condition != .ended else { return }
    switch files {
    case .nowhere: break
    case .hotSeat(let file): condition = hasWritten(to: file) ? .working : .failed
    case .shared(let files):
      let longestWait = milliseconds ?? (waiting.isEmpty ? FileLock.longestWait : Self.longestWaitToKeep)
      guard files.shared.lock(within: longestWait) == .ours else {
        if !waiting.isEmpty { condition = .ended }
        return
      }
      defer { files.shared.unlock() }
      // If another program of this person has changed the file, the waiting lines no longer fit.
      if !files.own.hasGrown, !hasWritten(to: files.own) { condition = .failed }
    }
  }

  func close() {
    finish()
    if case .hotSeat(let file) = files { file.unlock() }
  }

  func forgetWaiting() { (waiting, deadline, unsent) = ([], nil, []) }

  private func hasWritten(to file: Log) -> Bool { (try? write(to: file)) != nil }

  private func write(to file: Log) throws(ConversationFileError) {
    let lines = waiting.map(\.text)
    try file.append(lines)
    for (line, text) in zip(waiting, lines) {
      if case .draft(_, let draft) = line { savedText = draft.text }
      if case .shared(let files) = files, case .post(let envelope) = line, envelope.from == files.owner {
        unsent.append(text)
      }
    }
    waiting = []
    deadline = nil
  }

  /// Writes this person's current activity and those of their posts that the shared file lacks.
  func send(_ state: inout PhonesScreen) throws(ConversationFileError) {
    guard case .shared(let files) = files, condition != .ended, let (inFile, all) = state.history.book?.written else {
      return
    }
    if unsent.count != all - inFile { unsent = try files.own.posts(from: files.owner, after: inFile) }
    if !unsent.isEmpty { saidActivity = .nothing }
    var lines = unsent
    if state.activity != saidActivity { lines.append(ConversationLine.doing(files.owner, state.activity).text) }
    if lines.isEmpty { return }
    try files.shared.append(lines)
    unsent = []
    saidActivity = state.activity
    state.history.book?.wroteAll()
  }

  /// The milliseconds to wait for the other player's program before reporting that it holds the file.
  static let longestWait = 100

  /// How much longer to wait for a change that must be stored at once: a slow disk delays a program in its turn.
  static let longestWaitToKeep = 5_000

  /// The same after a failed attempt: enough for the other player's program, woken at the same moment, to finish, and
  /// too short for a person to notice.
  static let longestWaitBehind = 10

  /// Stops storing, for now or for good, and tells the player once.
  func stop(_ stack: inout ScreenStack, _ reason: KeepingState, _ error: ConversationFileError? = nil) {
    if condition != reason { stack.environment.notice = Self.notKept(error) }
    condition = reason
    stack.changePhones { $0.isKept = false }
  }
}

extension ConversationStore {
  static func notKept(_ error: ConversationFileError?) -> Notice {
    if case .file(let error)? = error { .notKept(ErrorMessages.reason(error)) } else { .notKept(nil) }
  }
}

extension ConversationFileError {
  /// Whether another attempt may succeed, for example once a full disk has room again.
  var isTemporary: Bool {
    switch self {
    case .file(.system), .unwritable: true
    case .own(_, let error): error.isTemporary
    case .file(.obstacle), .noLocks, .longLine, .large, .unreadable, .changed, .impossible, .foreign, .notWrittenHere,
      .notFrom, .action, .noPlace, .noConversation, .othersThan:
      false
    }
  }
}

extension Log {
  /// The posts of a person as lines of this log, which is their own, without the first `count`.
  func posts(from person: Participant, after count: Int) throws(ConversationFileError) -> [String] {
    let here = place
    defer { note(read: here) }
    note(read: FilePlace())
    let lines = LogLines(self)
    let beginning = Array("post \(person) ".utf8)
    var posts: [String] = []
    for line in lines where line.starts(with: beginning) { posts.append(String(decoding: line, as: UTF8.self)) }
    if lines.trouble != nil { throw .unwritable }
    return Array(posts.dropFirst(count))
  }
}
