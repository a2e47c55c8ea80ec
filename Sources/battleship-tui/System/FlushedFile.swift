// Writes a small file atomically: to a temporary name, flushed to the disk, then renamed.

import BattleshipPlay
import BattleshipTerminal

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

enum FlushedFile {
  /// Writes a file for its owner alone and flushes it to the disk, replacing a leftover of a killed program.
  ///
  /// A relative path is looked up in the open folder, which is the current one if none is given.
  static func write(_ bytes: [UInt8], to path: Path, in folder: Int32 = AT_FDCWD) throws(FileError) {
    _ = path.withCString { unlinkat(folder, $0, 0) }
    let file = path.withCString { openat(folder, $0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600) }
    guard file >= 0 else { throw .system(errno) }
    let number = writeAll(bytes, to: file) ?? (fsync(file) == 0 ? nil : errno)
    guard close(file) == 0, number == nil else {
      let number = number ?? errno
      _ = path.withCString { unlinkat(folder, $0, 0) }
      throw .system(number)
    }
  }

  /// Replaces a file, so that a reader finds the old or the new bytes, even after a power failure.
  ///
  /// Each process has a temporary file of its own, because two may replace the same file at once. In an open folder,
  /// which the caller has locked, a leftover of a killed program is replaced.
  static func replace(_ path: Path, in folder: Int32 = AT_FDCWD, with bytes: [UInt8]) throws(FileError) {
    let new = path + (folder == AT_FDCWD ? ".new-\(getpid())" : ".new")
    try write(bytes, to: new, in: folder)
    guard new.withCString({ new in path.withCString { renameat(folder, new, folder, $0) } }) == 0 else {
      let number = errno
      _ = new.withCString { unlinkat(folder, $0, 0) }
      throw .system(number)
    }
    let number = folder == AT_FDCWD ? flush(folder: path.directory) : flush(folder)
    if let number { throw .system(number) }
  }

  /// Renames a file to an unused name, `PATH.WHY-1` and so on; returns that name without the directory.
  static func moveAside(_ path: Path, _ why: String) throws(FileError) -> String {
    let aside = try path.numbered(".\(why)-") { aside in
      // A link fails if the name is taken, even by a dangling link; a rename would replace it.
      if path.withCString({ old in aside.withCString { link(old, $0) } }) == 0 {
        return path.withCString { unlink($0) } == 0 ? nil : errno
      }
      // Some file systems do not support links.
      guard errno == EPERM || errno == EOPNOTSUPP, aside.withCString({ access($0, F_OK) }) != 0,
        path.withCString({ old in aside.withCString { rename(old, $0) } }) == 0
      else { return errno }
      return nil
    }
    if let number = flush(folder: path.directory) { throw .system(number) }
    return aside.name.text
  }

  /// Flushes the names in a folder to the disk.
  ///
  /// - Returns: `nil`, or the system's error number.
  static func flush(folder: Path) -> Int32? {
    let descriptor = folder.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    return flush(descriptor)
  }

  /// Flushes the names in an open folder; some file systems do that by themselves and reject the call.
  private static func flush(_ folder: Int32) -> Int32? { fsync(folder) == 0 || errno == EINVAL ? nil : errno }
}
