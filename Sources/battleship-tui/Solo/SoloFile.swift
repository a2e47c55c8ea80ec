// The file of the game against the computer: private, replaced atomically, and open in one program at a time.

import BattleshipApp
import BattleshipPlay

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

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
    let lock: Int32
    do throws(FileError) {
      lock = try System.opened(path + ".lock", O_RDWR | O_CREAT | O_NOFOLLOW, mode: 0o600)
    } catch {
      throw .file(error)
    }
    do throws(FileError) {
      try FileLock.require(lock, within: 0)
    } catch {
      close(lock)
      throw .file(error)
    }
    (self.path, self.lock) = (path, lock)
  }

  deinit { close(lock) }

  /// Reads the kept game; `nil` if there is none.
  ///
  /// - Throws: ``SoloFileError/damaged`` if the file is not a game.
  func read(seed: UInt64) throws(SoloFileError) -> Solo? {
    let text: String?
    do throws(FileError) {
      text = try Self.text(in: path)
    } catch {
      if error == .system(ENOENT) { return nil }
      throw .file(error)
    }
    guard let text else { throw .damaged }
    do throws(KeptSoloError) {
      return try Solo(try KeptSolo(text: text), seed: seed)
    } catch {
      throw .damaged
    }
  }

  /// The title entry for the game in a file, and when it was last played; `nil` if there is nothing to resume.
  static func kept(in path: Path) -> (game: KeptGame, time: Int)? {
    guard let about = FileStatus(path), let text = try? text(in: path), let game = (try? KeptSolo(text: text))?.game
    else { return nil }
    return (game, about.modified)
  }

  /// The text of a game, with a right checksum removed; older files have none. `nil` if it is not UTF-8.
  private static func text(in path: Path) throws(FileError) -> String? {
    let bytes = try System.read(path, limit: limit)
    if FileForm(firstLine: bytes) == .newer { throw .obstacle(.newer) }
    return String(validating: CheckedLine.bytes(bytes.dropLast()) ?? bytes[...], as: UTF8.self)
  }

  /// Writes a game and its checksum, flushed to the disk before this returns.
  func keep(_ solo: Solo) throws(FileError) {
    try FlushedFile.replace(path, with: Array((CheckedLine.text(solo.kept.text) + "\n").utf8))
  }

  /// Renames the file, so that a new one can begin; returns the new name without the directory.
  func setAside(_ why: String) throws(SoloFileError) -> String {
    do throws(FileError) {
      return try FlushedFile.moveAside(path, why)
    } catch {
      throw .file(error)
    }
  }
}

/// Why a game against the computer cannot be kept in a file.
enum SoloFileError: Error, Equatable {
  /// The file is not a game.
  case damaged
  /// It cannot be used.
  case file(FileError)
}
