// The file in which a conversation is kept: lines are added at its end, on the disk before anybody is told.

import BattleshipApp

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A file of lines that only grows.
final class KeptFile {
  /// The most bytes that a line may have. Lines of the program are far shorter, unless somebody pastes again and again.
  static let lineLimit = 4 << 20

  /// The most bytes that a file may have: several million lines.
  static let sizeLimit = 256 << 20

  /// Where it lies.
  let path: Path

  let descriptor: Int32

  /// How many bytes of whole lines were read or written so far.
  private(set) var position: off_t = 0

  /// How many lines that are.
  private(set) var lineCount = 0

  /// Whether its lines have checks, which its first line says; those of the first form have none.
  private(set) var isChecked = true

  /// What another program does with the same file.
  enum Sharing {
    /// Nothing: the file is this program's as long as it runs.
    case alone
    /// The same: whoever reads or writes locks the file for that moment.
    case together
    /// The same, and who reads or writes has locked another file; it is for the user alone.
    case underOtherLock
  }

  /// Opens a file, or makes a new one.
  ///
  /// - Throws: ``KeptFileError`` where that cannot be.
  init(path: Path, sharing: Sharing) throws(KeptFileError) {
    let descriptor = try Self.opened(path, sharing)
    do throws(KeptFileError) {
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw .noPlainFile }
      if sharing == .alone, flock(descriptor, LOCK_EX | LOCK_NB) != 0 { throw .inUse }
    } catch {
      close(descriptor)
      throw error
    }
    self.path = path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Takes note of a whole line that was read, with its end.
  func note(readLineOf byteCount: Int) {
    position += off_t(byteCount)
    lineCount += 1
  }

  /// Takes note of the first line, with which the others agree.
  func note(firstLine: String) { isChecked = !firstLine.hasPrefix(KeptForm.first.firstWords) }

  /// Goes back to a place that was passed, so that what follows is new again.
  func goBack(to place: Place = Place(position: 0, lineCount: 0)) {
    (position, lineCount) = (place.position, place.lineCount)
    noteEnd()
  }

  /// How far the file was read or written.
  struct Place {
    let position: off_t
    let lineCount: Int
  }

  /// How far the file was read or written.
  var place: Place { Place(position: position, lineCount: lineCount) }

  /// Whether there is something behind what was read or written.
  var hasGrown: Bool {
    var about = stat()
    return fstat(descriptor, &about) == 0 && about.st_size > position
  }

  /// What has become of the file since it was opened.
  enum Condition {
    /// It is in its place, with all that was read or written.
    case whole
    /// It is in its place, and shorter than it was, or other bytes are where it ended.
    case cutShort
    /// Nothing or another file is in its place.
    case gone
  }

  /// What has become of the file since it was opened.
  var condition: Condition {
    var (mine, there) = (stat(), stat())
    guard fstat(descriptor, &mine) == 0, path.withCString({ stat($0, &there) }) == 0, mine.st_ino == there.st_ino,
      mine.st_dev == there.st_dev
    else { return .gone }
    return mine.st_size < position || end != knownEnd ? .cutShort : .whole
  }

  /// The last bytes of what was read or written, by which a file is known again.
  private var knownEnd: [UInt8] = []

  /// The bytes that stand there now.
  private var end: [UInt8] {
    let start = max(0, position - 64)
    return (try? bytes(from: start, limit: Int(position - start))) ?? []
  }

  /// Takes note of how the file ends, before others may change it.
  func noteEnd() { knownEnd = end }

  /// Adds lines at the end, all or none of them, and sees that they are on the disk.
  ///
  /// Nothing is written that would be refused when it is read.
  func append(_ lines: [String]) throws(KeptFileError) {
    if lineCount == 0, let first = lines.first { note(firstLine: first) }
    let lines = isChecked ? lines.map(CheckedLine.text) : lines
    let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
    if let long = lines.firstIndex(where: { $0.utf8.count > Self.lineLimit }) {
      throw .longLine(number: lineCount + long + 1)
    }
    guard Int(position) + bytes.count <= Self.sizeLimit else { throw .large(byteCount: Int(position) + bytes.count) }
    if let failure = System.write(bytes, to: descriptor) ?? Self.flush(descriptor) ?? flushName() {
      ftruncate(descriptor, position)
      throw .system(failure)
    }
    position += off_t(bytes.count)
    lineCount += lines.count
  }

  /// With the first lines, sees that the disk knows the file's name, for else it is not kept; nil, or the number of the
  /// error. Not when the file is opened, because that takes a tenth of the time to the first screen.
  private func flushName() -> Int32? {
    guard position == 0, let number = FlushedFile.flush(folder: path.directory), number != EACCES else { return nil }
    return number
  }

  /// Sees that all that was written is on the disk; nil, or the number of the error.
  static func flush(_ descriptor: Int32) -> Int32? {
    #if canImport(Darwin)
      return fsync(descriptor) == 0 ? nil : errno
    #else
      return fdatasync(descriptor) == 0 ? nil : errno
    #endif
  }
}

/// Why a conversation cannot be kept in a file.
enum KeptFileError: Error, Equatable {
  /// Another program keeps its conversation there.
  case inUse
  /// What lies there is no plain file.
  case noPlainFile
  /// The file system has no locks, with this error number.
  case noLocks(Int32)
  /// A line has more bytes than ``KeptFile/lineLimit``.
  case longLine(number: Int)
  /// There are so many bytes, more than ``KeptFile/sizeLimit``.
  case large(byteCount: Int)
  /// What happens cannot be written.
  case unwritable
  /// The system refused, with this error number.
  case system(Int32)
}
