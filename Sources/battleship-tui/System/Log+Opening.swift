// Opens or creates a log: for its owner alone, or for everyone who may write in its directory.

import BattleshipPlay
import CSystem

extension Log {
  /// A new shared file may be read and written by everyone who can write to its directory, regardless of the umask,
  /// because the user asked to share it. An existing file keeps its permissions.
  static func opened(_ path: Path, _ sharing: Sharing) throws(ConversationFileError) -> Int32 {
    let flags = O_RDWR | O_APPEND | O_NOFOLLOW
    while true {
      // First try without O_CREAT: with it, Linux refuses to open another user's file in a directory such as /tmp.
      if let old = try unmasked(path, flags, 0, unless: ENOENT) { return old }
      let place = sharing == .together ? directory(of: path) : nil
      if let new = try unmasked(path, flags | O_CREAT | O_EXCL, place.map(mode) ?? 0o600, unless: EEXIST) {
        if let place { give(new, toGroupOf: place) }
        return new
      }
    }
  }

  /// Ignores the umask; nil if the system refuses with the expected error number.
  private static func unmasked(
    _ path: Path, _ flags: Int32, _ mode: mode_t, unless expected: Int32
  ) throws(ConversationFileError) -> Int32? {
    let mask = umask(0)
    defer { umask(mask) }
    do throws(FileError) {
      return try System.opened(path, flags, mode: mode)
    } catch {
      if error == .system(expected) { return nil }
      throw .file(error)
    }
  }

  private static func directory(of path: Path) -> stat? {
    var about = stat()
    return path.directory.withCString { stat($0, &about) } == 0 ? about : nil
  }

  private static func mode(in directory: stat) -> mode_t {
    0o600 | (directory.st_mode & S_IWGRP == 0 ? 0 : 0o060) | (directory.st_mode & S_IWOTH == 0 ? 0 : 0o006)
  }

  /// Gives a new file to the group that may write in its directory; if that fails, makes it private.
  private static func give(_ file: Int32, toGroupOf directory: stat) {
    var about = stat()
    guard mode(in: directory) == 0o660, fstat(file, &about) == 0, about.st_gid != directory.st_gid else { return }
    if fchown(file, uid_t.max, directory.st_gid) != 0 { fchmod(file, 0o600) }
  }
}
