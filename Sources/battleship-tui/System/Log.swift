// A file of lines with checksums: new lines are appended under a lock, all or none, and flushed to the disk.

import BattleshipApp
import BattleshipPlay
import BattleshipTerminal
import CSystem

final class Log {
  /// The most bytes in a line; lines are far shorter unless a person pastes repeatedly.
  static let lineLimit = 4 << 20

  /// The most bytes in a file: several million lines.
  static let sizeLimit = 256 << 20

  let path: Path
  let descriptor: Int32
  private let sharing: Sharing
  private let sums: Sums

  /// The position up to which the file was read or written.
  private(set) var place = FilePlace()

  enum Sharing {
    /// This program alone uses the file, and holds the lock as long as it runs.
    case alone
    /// Each program locks the file while it reads or writes.
    case together
    /// Only this user's programs use it; the caller, or the lock of another file, locks it.
    case privately
  }

  enum Sums {
    /// Each checksum covers all lines so far, so that swapped, doubled or dropped lines are noticed.
    case chained
    /// Each checksum covers its own line, so that a damaged line does not affect others.
    case single
  }

  init(path: Path, sharing: Sharing, sums: Sums = .chained) throws(ConversationFileError) {
    let descriptor = try Self.opened(path, sharing)
    if sharing == .alone, FileLock.take(descriptor, within: 0) != .ours {
      let process = FileLock.holder(of: descriptor)
      close(descriptor)
      throw .file(.obstacle(.held(byProcess: process)))
    }
    self.path = path
    self.descriptor = descriptor
    self.sharing = sharing
    self.sums = sums
  }

  deinit { close(descriptor) }

  func note(read place: FilePlace) { self.place = place }

  func goBack(to place: FilePlace = FilePlace()) {
    note(read: place)
    noteEnd()
  }

  struct FilePlace {
    var position: off_t = 0
    var lineCount = 0
    /// The checksum of all lines so far, from which the next line's follows.
    var checksum = Checksum()
  }

  var position: off_t { place.position }
  var lineCount: Int { place.lineCount }

  /// Whether a failed write has left bytes behind that could not be removed.
  private var isTorn = false

  var hasGrown: Bool {
    var about = stat()
    return !isTorn && fstat(descriptor, &about) == 0 && about.st_size > position
  }

  enum LogCondition {
    case whole
    /// In its place, but shorter than before, or with other bytes at its known end.
    case cutShort
    /// Removed or replaced.
    case gone
  }

  var condition: LogCondition {
    var (mine, there) = (stat(), stat())
    guard fstat(descriptor, &mine) == 0, path.withCString({ stat($0, &there) }) == 0, mine.st_ino == there.st_ino,
      mine.st_dev == there.st_dev
    else { return .gone }
    return mine.st_size < position || end != knownEnd ? .cutShort : .whole
  }

  /// Writes a file of this person alone again if it is missing from its place.
  ///
  /// - Throws: ``ConversationFileError`` if that fails, for example because something else is in its place.
  private func returnToPlace() throws(ConversationFileError) {
    guard sharing != .together, condition == .gone else { return }
    let bytes = try bytes(from: 0, limit: Int(position))
    try Self.trying { () throws(FileError) in
      guard StatePlace.make(path.directory), try FlushedFile.create(path, with: bytes) else { throw .system(EEXIST) }
      let file = try System.opened(path, O_RDWR | O_APPEND | O_NOFOLLOW)
      defer { close(file) }
      if sharing == .alone { try FileLock.require(file, within: 0) }
      guard dup2(file, descriptor) >= 0, fcntl(descriptor, F_SETFD, FD_CLOEXEC) >= 0 else { throw .system(errno) }
      isTorn = false
    }
  }

  /// The last bytes that were read or written, to detect changes.
  private var knownEnd: [UInt8] = []

  private var end: [UInt8] {
    let start = max(0, position - 64)
    return (try? bytes(from: start, limit: Int(position - start))) ?? []
  }

  func noteEnd() { knownEnd = end }

  /// Appends lines, all or none of them, and flushes them to the disk.
  ///
  /// Refuses lines that a reader would refuse. Without lines, only makes sure that the file is in its place. With
  /// `afterTorn`, a line end comes first, because an incomplete line is to stay.
  func append(_ lines: [String], afterTorn: Bool = false) throws(ConversationFileError) {
    try returnToPlace()
    if lines.isEmpty { return }
    var next = place.checksum
    let lines = lines.map { sums == .chained ? next.checked($0) : CheckedLine.text($0) }
    let bytes = Array(((afterTorn ? "\n" : "") + lines.map { $0 + "\n" }.joined()).utf8)
    if let long = lines.firstIndex(where: { $0.utf8.count > Self.lineLimit }) {
      throw .longLine(number: lineCount + long + 1, limit: Self.lineLimit)
    }
    guard Int(position) + bytes.count <= Self.sizeLimit else {
      throw .large(byteCount: Int(position) + bytes.count, limit: Self.sizeLimit)
    }
    if isTorn, ftruncate(descriptor, position) != 0 { throw .file(.system(errno)) }
    isTorn = false
    if let failure = writeAll(bytes, to: descriptor) ?? Self.flush(descriptor) ?? flushName() {
      isTorn = ftruncate(descriptor, position) != 0
      throw .file(.system(failure))
    }
    note(read: FilePlace(position: position + off_t(bytes.count), lineCount: lineCount + lines.count, checksum: next))
  }

  /// Before the first lines, flushes the file's name to the disk; returns nil or the error number.
  ///
  /// Without its name the file would be lost. Opening does not do this, because it would take a tenth of the time to
  /// the first screen.
  private func flushName() -> Int32? {
    guard position == 0, let number = FlushedFile.flush(folder: path.directory), number != EACCES else { return nil }
    return number
  }

  /// Returns nil or the error number.
  static func flush(_ descriptor: Int32) -> Int32? {
    #if canImport(Darwin)
      return fsync(descriptor) == 0 ? nil : errno
    #else
      return fdatasync(descriptor) == 0 ? nil : errno
    #endif
  }
}

extension Log {
  static func trying<Value>(_ body: () throws(FileError) -> Value) throws(ConversationFileError) -> Value {
    do throws(FileError) {
      return try body()
    } catch {
      throw .file(error)
    }
  }

  /// The other player's program holds the lock for only a few milliseconds.
  func lock(within milliseconds: Int) -> Locking { FileLock.take(descriptor, within: milliseconds) }

  func requireLock(within milliseconds: Int) throws(ConversationFileError) {
    try Self.trying { () throws(FileError) in try FileLock.require(descriptor, within: milliseconds) }
  }

  /// Waits without a limit; call it only before there is a screen, so that Ctrl-C ends the program.
  func waitForLock() -> Locking {
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { return .impossible(errno) }
    }
    return .ours
  }

  func unlock() { flock(descriptor, LOCK_UN) }

  var lockHolder: Int32? { FileLock.holder(of: descriptor) }
}
