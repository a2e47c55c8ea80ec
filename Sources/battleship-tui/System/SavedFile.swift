// A short text in a file of its own: private, with a checksum, and replaced as a whole.

import BattleshipApp
import BattleshipPlay
import CSystem

struct SavedFile {
  let folder: SavedFolder
  let name: Path

  /// The most bytes to read: twice the longest accepted link, for a message and a draft.
  private static let limit = 131_072

  init(_ name: Path, in folder: SavedFolder) { (self.folder, self.name) = (folder, name) }

  init(path: Path) { self.init(path.name, in: SavedFolder(path: path.directory)) }

  var path: Path { folder.path + "/" + name }

  enum Content: Equatable {
    case nothing
    case text(String)
    /// The checksum is wrong; or it is missing, as in the oldest files.
    case damaged(String)
  }

  /// - Throws: ``FileError`` if the file cannot be read, or a newer version wrote it.
  func read() throws(FileError) -> Content {
    guard let opened = try folder.opened() else { return .nothing }
    defer { close(opened) }
    return try content(in: opened)
  }

  /// Writes the text and flushes it to the disk, replacing any earlier text unless a newer version wrote that.
  func write(_ text: String) throws(FileError) {
    _ = try read()
    try FlushedFile.replace(path, with: Self.bytes(of: text))
  }

  /// The same, in the folder that the caller has locked.
  func write(_ text: String, in locked: Int32) throws(FileError) {
    _ = try content(in: locked)
    try FlushedFile.replace(name, in: locked, with: Self.bytes(of: text))
  }

  /// Writes the text if the expected one is there, atomically under the lock of the folder; nil expects no file.
  ///
  /// - Returns: Whether it was there; if not, nothing changes.
  func exchange(
    expecting: String?, new: String, within milliseconds: Int = FileLock.longestWait
  ) throws(FileError) -> Bool {
    let locked = try folder.locked(within: milliseconds)
    defer { close(locked) }
    guard try content(in: locked) == expecting.map({ .text($0) }) ?? .nothing else { return false }
    try FlushedFile.replace(name, in: locked, with: Self.bytes(of: new))
    return true
  }

  /// Renames it to an unused name, `PATH.WHY-1` and so on; returns that name without the folder.
  func setAside(_ why: String) throws(FileError) -> String { try FlushedFile.moveAside(path, why) }

  func delete() throws(FileError) {
    guard path.withCString({ unlink($0) }) != 0, errno != ENOENT else { return }
    throw .system(errno)
  }

  private static func bytes(of text: String) -> [UInt8] { Array((CheckedLine.text(text) + "\n").utf8) }

  private func content(in folder: Int32) throws(FileError) -> Content {
    let bytes: [UInt8]
    do throws(FileError) {
      let file = try System.opened(name, O_RDONLY | (self.folder.isGuarded ? O_NOFOLLOW : 0), in: folder)
      defer { close(file) }
      if self.folder.isGuarded { try SavedFolder.requireOurs(file, refusing: 0) }
      bytes = try System.read(file, limit: Self.limit)
    } catch {
      if error.isMissing { return .nothing }
      throw error
    }
    if FileForm(firstLine: bytes[...]) == .newer { throw .obstacle(.newer) }
    guard bytes.last == UInt8(ascii: "\n"), let line = CheckedLine.bytes(bytes.dropLast()),
      let text = String(validating: line, as: UTF8.self)
    else { return .damaged(String(decoding: bytes, as: UTF8.self)) }
    return .text(text)
  }
}

/// A folder of saved files, with which programs take turns by a lock.
struct SavedFolder {
  let path: Path

  /// Whether only this user may own and write the folder and files; otherwise others could restore an earlier text.
  var isGuarded = false

  /// Creates the folder if it is missing, and locks it until the descriptor is closed.
  func locked(within milliseconds: Int = FileLock.longestWait) throws(FileError) -> Int32 {
    let made = path.withCString { mkdir($0, 0o700) }
    guard made == 0 || errno == EEXIST else { throw .system(errno) }
    if made == 0, let number = FlushedFile.flush(folder: path.directory) { throw .system(number) }
    guard let folder = try opened() else { throw .system(ENOENT) }
    do throws(FileError) {
      try FileLock.require(folder, within: milliseconds)
    } catch {
      close(folder)
      throw error
    }
    FlushedFile.removeLeftovers(in: path, folder, areOurs: isGuarded)
    return folder
  }

  /// nil if there is none.
  func opened() throws(FileError) -> Int32? {
    let folder = path.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard folder >= 0 else {
      if errno == ENOENT { return nil }
      throw .system(errno)
    }
    guard isGuarded else { return folder }
    do throws(FileError) {
      try Self.requireOurs(folder, refusing: 0o022)
      return folder
    } catch {
      close(folder)
      throw error
    }
  }

  fileprivate static func requireOurs(_ descriptor: Int32, refusing mode: mode_t) throws(FileError) {
    var about = stat()
    guard fstat(descriptor, &about) == 0, about.isOurs, about.st_mode & mode == 0 else {
      throw .obstacle(.openToOthers)
    }
  }
}

extension stat {
  var isOurs: Bool { st_uid == geteuid() || st_uid == 0 }
}
