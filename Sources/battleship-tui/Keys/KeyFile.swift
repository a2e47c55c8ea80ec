// The file of a player's key: 32 private bytes and their checksum, created at first use.

import BattleshipApp
import BattleshipCore
import BattleshipPlay
import CSystem

struct KeyFile {
  let path: Path

  /// Uses the named file, or the one in the user's state folder.
  ///
  /// - Throws: ``KeyError/noPlace`` if there is no state folder, or the system's error if it cannot be created.
  init(_ named: Path?, mayMake: Bool) throws(KeyError) {
    if let named { FlushedFile.removeLeftovers(in: named.directory, of: named.name) }
    guard let path = named ?? StatePlace.key else { throw .noPlace }
    if named == nil, mayMake, !StatePlace.make(path.directory) { throw .file(.system(errno)) }
    self.path = path
  }

  init(path: Path) { self.path = path }

  var memory: Path { path + ".duels" }

  static func content(_ key: PlayerKey) -> [UInt8] { CheckedLine.checked(key.bytes) + [0x0A] }

  private static let byteCount = PlayerKey.byteCount + Checksum.byteCount + 2

  /// Earlier versions wrote the key's bytes alone.
  private static func key(in content: [UInt8]) -> PlayerKey? {
    if content.count == PlayerKey.byteCount { return PlayerKey(bytes: content) }
    guard content.last == 0x0A, let bytes = CheckedLine.bytes(content.dropLast()) else { return nil }
    return PlayerKey(bytes: Array(bytes))
  }

  /// Reads the key; nil if there is none.
  ///
  /// - Throws: ``KeyError`` if the file is damaged, or other users own or may access it.
  func read() throws(KeyError) -> PlayerKey? {
    var about = stat()
    let bytes: [UInt8]
    do throws(FileError) {
      let file = try System.opened(path, O_RDONLY)
      defer { close(file) }
      guard fstat(file, &about) == 0 else { throw .system(errno) }
      bytes = try System.read(file, limit: Self.byteCount)
    } catch {
      if error == .system(ENOENT) { return nil }
      throw .file(error)
    }
    guard about.isOurs else { throw .belongsToOthers }
    guard about.st_mode & 0o077 == 0 else { throw .readableByOthers }
    if let key = Self.key(in: bytes) { return key }
    let isSizeOfKey = bytes.count == PlayerKey.byteCount || bytes.count == Self.byteCount
    throw isSizeOfKey ? .damaged(movedTo: nil) : .size(Int(about.st_size))
  }

  /// Renames a damaged file, so that the next duel can make a new key, and returns the error to report.
  ///
  /// A file of another size that the player named may be no key at all, so it stays as it is.
  func setAside(after error: KeyError) -> KeyError {
    switch error {
    case .damaged: break
    case .size: if path.directory != StatePlace.key?.directory { return error }
    case .noPlace, .missing, .nothingToExport, .belongsToOthers, .readableByOthers, .file: return error
    }
    guard let name = try? FlushedFile.moveAside(path, "damaged") else { return error }
    return .damaged(movedTo: ErrorMessages.plain(name, limit: 200))
  }

  /// If two programs do this at once, only one key is stored.
  func readOrMake(_ make: () -> PlayerKey) throws(KeyError) -> (key: PlayerKey, isNew: Bool) {
    if let key = try read() { return (key, false) }
    let isNew: Bool
    do throws(FileError) {
      isNew = try FlushedFile.create(path, with: Self.content(make()))
    } catch {
      throw .file(error)
    }
    guard let key = try read() else { throw .missing }
    return (key, isNew)
  }
}
