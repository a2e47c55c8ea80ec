// Writes a small file atomically: to a temporary name, flushed to the disk, then renamed.

import BattleshipPlay
import BattleshipTerminal
import CSystem

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
  static func replace(_ path: Path, with bytes: [UInt8]) throws(FileError) {
    let folder = try lockedIfPossible(path.directory)
    defer { close(folder) }
    try replace(path.name, in: folder, with: bytes)
  }

  /// The caller has locked the open folder.
  static func replace(_ name: Path, in folder: Int32, with bytes: [UInt8]) throws(FileError) {
    let new = copy(of: name)
    try write(bytes, to: new, in: folder)
    guard new.withCString({ new in name.withCString { renameat(folder, new, folder, $0) } }) == 0 else {
      let number = errno
      _ = new.withCString { unlinkat(folder, $0, 0) }
      throw .system(number)
    }
    if let number = flush(folder) { throw .system(number) }
  }

  /// Creates a file unless its name is taken; if two programs do so at once, one succeeds.
  ///
  /// - Returns: Whether this program created it.
  static func create(_ path: Path, with bytes: [UInt8]) throws(FileError) -> Bool {
    let folder = try lockedIfPossible(path.directory)
    defer { close(folder) }
    let (name, new) = (path.name, copy(of: path.name))
    try write(bytes, to: new, in: folder)
    defer { _ = new.withCString { unlinkat(folder, $0, 0) } }
    let linked = new.withCString { new in name.withCString { linkat(folder, new, folder, $0, 0) } }
    guard linked == 0 || errno == EEXIST else { throw .system(errno) }
    if let number = flush(folder) { throw .system(number) }
    return linked == 0
  }

  /// Each process has its own copy, because the file system may not support locks.
  private static func copy(of name: Path) -> Path { name + ".new-\(getpid())" }

  /// Opens a folder, and locks it where its file system can, so that no other program mistakes the copy for a leftover.
  private static func lockedIfPossible(_ folder: Path) throws(FileError) -> Int32 {
    let descriptor = folder.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw .system(errno) }
    // The copy's name contains its process: without the lock, it is safe if other programs can see that process.
    _ = FileLock.take(descriptor, within: 100)
    return descriptor
  }

  /// Removes the copies that killed programs left in a folder, because they hold secrets; with `name`, only its copies.
  ///
  /// While another program has locked the folder to write a copy, nothing is removed.
  static func removeLeftovers(in folder: Path, of name: Path? = nil) {
    let descriptor = folder.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    if FileLock.take(descriptor, within: 0) == .ours { removeLeftovers(in: folder, descriptor, of: name) }
  }

  /// The caller has locked the open folder. With `areOurs`, also removes the copies that earlier versions wrote without
  /// a process in their names.
  static func removeLeftovers(in folder: Path, _ descriptor: Int32, of name: Path? = nil, areOurs: Bool = false) {
    for copy in (try? System.names(in: folder, alsoHidden: true)) ?? [] {
      guard isLeftover(copy, of: name) || areOurs && copy.bytes.reversed().starts(with: "wen.".utf8) else { continue }
      _ = copy.withCString { unlinkat(descriptor, $0, 0) }
    }
  }

  /// Whether this is the copy of a process that has ended; this process writes none during the check.
  private static func isLeftover(_ copy: Path, of name: Path?) -> Bool {
    let digits = copy.bytes.reversed().prefix { 0x30...0x39 ~= $0 }.reversed()
    let stem = Path(bytes: copy.bytes.dropLast(digits.count))
    guard let process = pid_t(String(decoding: digits, as: UTF8.self)), process > 0,
      name.map({ stem == $0 + ".new-" }) ?? stem.bytes.reversed().starts(with: ".new-".utf8.reversed())
    else { return false }
    return process == getpid() || kill(process, 0) != 0 && errno == ESRCH
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

  /// Flushes the names in a folder to the disk; returns nil or the error number.
  static func flush(folder: Path) -> Int32? {
    let descriptor = folder.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { return errno }
    defer { close(descriptor) }
    return flush(descriptor)
  }

  /// Flushes the names in an open folder; some file systems do that by themselves and reject the call.
  private static func flush(_ folder: Int32) -> Int32? { fsync(folder) == 0 || errno == EINVAL ? nil : errno }
}
