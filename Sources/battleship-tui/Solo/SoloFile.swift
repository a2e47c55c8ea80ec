// The file of the game against the computer: private, replaced atomically, and open in one program at a time.

import BattleshipApp
import BattleshipPlay
import CSystem

final class SoloFile {
  private let path: Path
  private let lock: Int32

  /// Whether the last attempt to keep the game succeeded.
  private(set) var isKeeping = true

  /// The most bytes to read; a game has at most about six thousand.
  private static let limit = 16_384

  /// Opens the file for this program alone.
  ///
  /// The lock is on a separate file beside it, because the game's own file is replaced at each step.
  ///
  /// - Throws: ``FileError`` if another program holds the lock, or the system refuses.
  init(path: Path) throws(FileError) {
    let lock = try System.opened(path + ".lock", O_RDWR | O_CREAT | O_NOFOLLOW, mode: 0o600)
    do throws(FileError) {
      try FileLock.require(lock, within: 0)
    } catch {
      close(lock)
      throw error
    }
    (self.path, self.lock) = (path, lock)
  }

  deinit { close(lock) }

  enum FoundGame {
    case nothing
    case game(Solo)
    case damaged
    /// A version that was never released wrote it.
    case unreleased
  }

  func read() throws(FileError) -> FoundGame {
    do throws(FileError) {
      guard let text = try Self.text(in: path) else { return .damaged }
      if let kept = try? KeptSolo(text: text), let solo = try? Solo(kept, randomness: System.randomness) {
        return .game(solo)
      }
      return text.holdsUnreleasedDuel ? .unreleased : .damaged
    } catch {
      if error == .system(ENOENT) { return .nothing }
      throw error
    }
  }

  /// The title's entry, and when the game was last played; `nil` if there is none to resume.
  static func kept(in path: Path) -> (game: KeptGame, time: Int)? {
    guard let about = FileStatus(path), let text = try? text(in: path), let game = (try? KeptSolo(text: text))?.game
    else { return nil }
    return (game, about.modified)
  }

  /// A game without its checksum if that is right; older files have none. `nil` if the text is not UTF-8.
  private static func text(in path: Path) throws(FileError) -> String? {
    let bytes = try System.read(path, limit: limit)
    if FileForm(firstLine: bytes) == .newer { throw .obstacle(.newer) }
    return String(validating: CheckedLine.bytes(bytes.dropLast()) ?? bytes[...], as: UTF8.self)
  }

  func keep(_ solo: Solo) throws(FileError) {
    isKeeping = false
    try FlushedFile.replace(path, with: Array((CheckedLine.text(solo.kept.text) + "\n").utf8))
    isKeeping = true
    isWritten = true
  }

  private var isWritten = false

  /// When the player leaves, writes the game again if its file is gone, or could not be written.
  func finish(_ solo: Solo) {
    if !isKeeping || isWritten && FileStatus(path) == nil { try? keep(solo) }
  }

  func setAside(_ why: String) throws(FileError) -> String { try FlushedFile.moveAside(path, why) }
}
