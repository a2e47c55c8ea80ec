// The file of the game against the computer: private, replaced atomically, and open in one program at a time.

import BattleshipPlay

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The file of a game against the computer.
final class SoloFile {
  private let path: Path
  private let lock: Int32

  /// The most bytes to read; a game has at most some six thousand.
  private static let limit = 16_384

  /// Opens the file for this program alone.
  ///
  /// The lock is on a separate file beside it, because the game's own file is replaced at each step.
  ///
  /// - Throws: ``SoloFileError`` if another program holds the lock, or the system refuses.
  init(path: Path) throws(SoloFileError) {
    let lock = (path + ".lock").withCString { open($0, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600) }
    guard lock >= 0 else { throw .system(errno) }
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      let number = errno
      close(lock)
      throw number == EWOULDBLOCK ? .inUse : .system(number)
    }
    (self.path, self.lock) = (path, lock)
  }

  deinit { close(lock) }

  /// Reads the kept game; `nil` if there is none.
  ///
  /// - Throws: ``SoloFileError/damaged`` if the file is not a game.
  func read(seed: UInt64) throws(SoloFileError) -> Solo? {
    let bytes: [UInt8]
    do throws(System.ReadError) {
      bytes = try System.read(path, limit: Self.limit)
    } catch {
      if error.number == ENOENT { return nil }
      throw .system(error.number)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .damaged }
    do throws(KeptSoloError) {
      return try Solo(try KeptSolo(text: text), seed: seed)
    } catch {
      throw .damaged
    }
  }

  /// The title entry for the game in a file, and when it was last played; `nil` if there is nothing to resume.
  static func kept(in path: Path) -> (game: KeptGame, time: Int)? {
    guard let about = FileAbout(path), let bytes = try? System.read(path, limit: limit),
      let text = String(validating: bytes, as: UTF8.self), let game = (try? KeptSolo(text: text))?.game
    else { return nil }
    return (game, about.modified)
  }

  /// Writes a game, flushed to the disk before this returns.
  func keep(_ solo: Solo) throws(WriteError) {
    try FlushedFile.replace(path, with: Array(solo.kept.text.utf8))
  }

  /// Renames the file, so that a new one can begin; returns the new name without the directory.
  func setAside(_ why: String) throws(SoloFileError) -> String {
    do throws(WriteError) {
      return try FlushedFile.moveAside(path, why)
    } catch {
      throw .system(error.number)
    }
  }
}

/// Why a game against the computer cannot be kept in a file.
enum SoloFileError: Error, Equatable {
  /// Another program has it open.
  case inUse
  /// The file is not a game.
  case damaged
  /// The system refused, with this error number.
  case system(Int32)
}
