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
  /// Where it lies.
  let path: String

  private let descriptor: Int32

  /// How many bytes of whole lines were read or written so far.
  private var position: off_t = 0

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
  init(path: String, sharing: Sharing) throws(KeptFileError) {
    let descriptor = try Self.opened(path, sharing)
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .noPlainFile
    }
    if sharing == .alone, flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      close(descriptor)
      throw .inUse
    }
    self.path = path
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Keeps every other program from the file while something is done to it.
  func locked<Value>(_ what: () -> Value) -> Value {
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    defer { flock(descriptor, LOCK_UN) }
    return what()
  }

  /// The whole lines that were added since the last look.
  ///
  /// - Throws: ``KeptFileError`` where the file cannot be read.
  func newLines() throws(KeptFileError) -> KeptBytes {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = pread(descriptor, &buffer, buffer.count, position + off_t(bytes.count))
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .system(errno) }
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    let kept = KeptBytes(bytes)
    position += off_t(kept.byteCount)
    lineCount += kept.lines.count
    return kept
  }

  /// Sets a last line aside that has no end: its bytes go into a file beside this one.
  ///
  /// - Returns: The name of that file, without its directory.
  func setAside(_ torn: [UInt8]) throws(KeptFileError) -> String {
    let aside = Self.freePath(path, "torn")
    let other = open(aside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard other >= 0 else { throw .system(errno) }
    defer { close(other) }
    if let failure = System.write(torn, to: other) { throw .system(failure) }
    guard ftruncate(descriptor, position) == 0 else { throw .system(errno) }
    return Self.name(aside)
  }

  /// Adds lines at the end, all or none of them, and sees that they are on the disk.
  func append(_ lines: [String]) throws(KeptFileError) {
    let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
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
    guard rename(path, aside) == 0 else { throw .system(errno) }
    return Self.name(aside)
  }

  private static func name(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  /// A name beside a path that is not taken yet: `PATH.WHY-1` and so on.
  private static func freePath(_ path: String, _ why: String) -> String {
    var number = 1
    while access("\(path).\(why)-\(number)", F_OK) == 0 { number += 1 }
    return "\(path).\(why)-\(number)"
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
  /// The system refused, with this error number.
  case system(Int32)
}
