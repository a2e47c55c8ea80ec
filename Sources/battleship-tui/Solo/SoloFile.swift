// The file of the game against the computer: private, replaced atomically, and open in one program at a time.

import BattleshipApp
import BattleshipPlay
import CSystem

final class SoloFile {
  private let file: SavedFile
  private let lock: Int32

  /// Whether the last attempt to keep the game succeeded.
  private(set) var isKeeping = true

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
    (file, self.lock) = (SavedFile(path: path), lock)
  }

  deinit { close(lock) }

  /// The stored game; a file that holds none is set aside, with a notice.
  func read() throws(FileError) -> (solo: Solo?, notice: Notice?) {
    switch try file.read() {
    case .nothing: return (nil, nil)
    // The first version wrote no checksum.
    case .text(let text), .damaged(let text):
      if let kept = try? KeptSolo(text: text), let solo = try? Solo(kept, randomness: System.randomness) {
        return (solo, nil)
      }
      return (nil, text.holdsUnreleasedDuel ? .unreleased(try setAside("old")) : .damaged(try setAside("damaged")))
    }
  }

  /// The title's entry, and when the game was last played; `nil` if there is none to resume.
  static func kept(in path: Path) -> (game: Listing, time: Int)? {
    guard let about = FileStatus(path), let content = try? SavedFile(path: path).read() else { return nil }
    switch content {
    case .nothing: return nil
    case .text(let text), .damaged(let text): return (try? KeptSolo(text: text))?.game.map { ($0, about.modified) }
    }
  }

  func keep(_ solo: Solo) throws(FileError) {
    isKeeping = false
    try file.write(solo.kept.text)
    isKeeping = true
    isWritten = true
  }

  private var isWritten = false

  /// When the player leaves, writes the game again if its file is gone, or could not be written.
  func finish(_ solo: Solo) {
    if !isKeeping || isWritten && FileStatus(file.path) == nil { try? keep(solo) }
  }

  func setAside(_ why: String) throws(FileError) -> String { try file.setAside(why) }
}
