// The file of a player's key: 32 private bytes, created at first use.

import BattleshipCore
import BattleshipPlay

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

struct KeyFile {
  let path: Path

  /// Uses the named file, or the one in the user's state folder.
  ///
  /// - Throws: ``KeyError/noPlace`` if there is no state folder, or it cannot be created when needed.
  init(_ named: Path?, mayMake: Bool) throws(KeyError) {
    if let named { FlushedFile.removeLeftovers(in: named.directory, of: named.name) }
    guard let path = named ?? StatePlace.key(makesDirectory: mayMake) else { throw .noPlace }
    self.path = path
  }

  init(path: Path) { self.path = path }

  /// The folder of the duel memory for this key.
  var memory: Path { path + ".duels" }

  /// Reads the key; `nil` if there is none.
  ///
  /// - Throws: ``KeyError`` if the file is damaged, or other users own or may access it.
  func read() throws(KeyError) -> PlayerKey? {
    var about = stat()
    let bytes: [UInt8]
    do throws(FileError) {
      let file = try System.opened(path, O_RDONLY)
      defer { close(file) }
      guard fstat(file, &about) == 0 else { throw .system(errno) }
      bytes = try System.read(file, limit: PlayerKey.byteCount)
    } catch {
      if error == .system(ENOENT) { return nil }
      throw .file(error)
    }
    guard about.isOurs else { throw .belongsToOthers }
    guard about.st_mode & 0o077 == 0 else { throw .readableByOthers }
    guard let key = PlayerKey(bytes: bytes) else { throw .size(Int(about.st_size)) }
    return key
  }

  /// Reads the key, or keeps a new one if there is none.
  ///
  /// Two programs at once keep only one key.
  func readOrMake(_ make: () -> PlayerKey) throws(KeyError) -> (key: PlayerKey, isNew: Bool) {
    if let key = try read() { return (key, false) }
    let isNew: Bool
    do throws(FileError) {
      isNew = try FlushedFile.create(path, with: make().bytes)
    } catch {
      throw .file(error)
    }
    guard let key = try read() else { throw .missing }
    return (key, isNew)
  }
}
