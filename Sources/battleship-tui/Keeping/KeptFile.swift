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

  /// What another program does with the same file.
  enum Sharing {
    /// Nothing: the file is this program's as long as it runs.
    case alone
    /// The same: whoever reads or writes locks the file for that moment.
    case together
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

  /// Sets a last line aside that has no end: its bytes go into a file beside this one.
  ///
  /// - Returns: The name of that file, without its directory.
  func setAside(_ torn: [UInt8]) throws(KeptFileError) -> String {
    let aside = Self.freePath(path, "torn")
    let other = aside.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
    guard other >= 0 else { throw .system(errno) }
    defer { close(other) }
    if let failure = System.write(torn, to: other) { throw .system(failure) }
    guard ftruncate(descriptor, position) == 0 else { throw .system(errno) }
    return aside.name.text
  }

  /// Adds lines at the end, all or none of them, and sees that they are on the disk.
  ///
  /// Nothing is written that would be refused when it is read.
  func append(_ lines: [String]) throws(KeptFileError) {
    let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
    if let long = lines.firstIndex(where: { $0.utf8.count > Self.lineLimit }) {
      throw .longLine(number: lineCount + long + 1)
    }
    guard Int(position) + bytes.count <= Self.sizeLimit else { throw .large(byteCount: Int(position) + bytes.count) }
    if let failure = System.write(bytes, to: descriptor) ?? Self.flush(descriptor) {
      ftruncate(descriptor, position)
      throw .system(failure)
    }
    position += off_t(bytes.count)
    lineCount += lines.count
  }

  /// Gives the file another name, so that a new one can begin; returns the name, without the directory.
  func moveAside(_ why: String) throws(KeptFileError) -> String {
    let aside = Self.freePath(path, why)
    guard path.withCString({ old in aside.withCString { rename(old, $0) } }) == 0 else { throw .system(errno) }
    return aside.name.text
  }

  /// A name beside a path that is not taken yet: `PATH.WHY-1` and so on.
  static func freePath(_ path: Path, _ why: String) -> Path {
    var number = 1
    while (path + ".\(why)-\(number)").withCString({ access($0, F_OK) }) == 0 { number += 1 }
    return path + ".\(why)-\(number)"
  }

  /// Sees that all that was written is on the disk; nil, or the number of the error.
  private static func flush(_ descriptor: Int32) -> Int32? {
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
  /// The system refused, with this error number.
  case system(Int32)
}
