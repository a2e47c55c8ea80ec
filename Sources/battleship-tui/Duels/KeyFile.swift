// The file of a player's key: 32 bytes for its owner alone, made at first use and never replaced.

import BattleshipCore

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Where a player's key lies.
struct KeyFile {
  let path: Path

  /// The key in a file that was named, or in the user's own place.
  ///
  /// - Throws: ``KeyError/noPlace`` if there is no such place, or it cannot be made if it has to be.
  init(_ named: Path?, mayMake: Bool) throws(KeyError) {
    guard let path = named ?? StatePlace.key(makesDirectory: mayMake) else { throw .noPlace }
    self.path = path
  }

  /// The folder in which the duels of this key are remembered.
  var memory: Path { path + ".duels" }

  /// The key; nil if there is none.
  ///
  /// - Throws: ``KeyError`` if the file is damaged, or anybody else could use it.
  func read() throws(KeyError) -> PlayerKey? {
    // A pipe or a device must not make the program wait.
    let file = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard file >= 0 else {
      if errno == ENOENT { return nil }
      throw .system(errno)
    }
    defer { close(file) }
    var about = stat()
    guard fstat(file, &about) == 0 else { throw .system(errno) }
    guard about.st_mode & S_IFMT == S_IFREG else { throw .noPlainFile }
    guard about.st_mode & 0o077 == 0 else { throw .readableByOthers }
    let bytes: [UInt8]
    do throws(System.ReadError) {
      bytes = try System.read(file, limit: PlayerKey.byteCount)
    } catch {
      throw .system(error.number)
    }
    guard let key = PlayerKey(bytes: bytes) else { throw .size(Int(about.st_size)) }
    return key
  }

  /// The key, which is made if there is none.
  ///
  /// Two programs at once make one key: each writes its own beside the place, and the first link to the place stands.
  func readOrMake() throws(KeyError) -> PlayerKey {
    if let key = try read() { return key }
    var generator = SystemRandomNumberGenerator()
    let new = path + ".new-\(getpid())"
    do throws(WriteError) {
      try FlushedFile.write(PlayerKey(using: &generator).bytes, to: new)
    } catch {
      throw .system(error.number)
    }
    defer { _ = new.withCString { unlink($0) } }
    let linked = new.withCString { new in path.withCString { link(new, $0) } }
    guard linked == 0 || errno == EEXIST else { throw .system(errno) }
    if let number = FlushedFile.flush(folder: path.directory) { throw .system(number) }
    guard let key = try read() else { throw .missing }
    return key
  }
}

/// Why a key cannot be used.
enum KeyError: Error, Equatable {
  /// There is no place for it.
  case noPlace
  /// There is none.
  case missing
  /// It has another number of bytes than a key.
  case size(Int)
  /// Others may read or write it.
  case readableByOthers
  /// It is no plain file.
  case noPlainFile
  /// The system's number for what is wrong.
  case system(Int32)
}
