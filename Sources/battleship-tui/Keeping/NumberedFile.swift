// The file of a numbered game: private, replaced atomically, and open in one program at a time.

import BattleshipApp
import BattleshipPlay
import CSystem

final class NumberedFile {
  private let file: SavedFile
  private let lock: Int32

  /// Whether the last attempt to store the game succeeded.
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
    file = SavedFile(path: path)
    self.lock = lock
  }

  deinit { close(lock) }

  /// The stored game; a file without a readable game is set aside, with a notice.
  func read(_ isReadable: (String) -> Bool) throws(FileError) -> (text: String?, notice: Notice?) {
    switch try file.read() {
    case .nothing: return (nil, nil)
    // The first version wrote no checksum.
    case .text(let text), .damaged(let text):
      if isReadable(text) { return (text, nil) }
      return (nil, text.holdsUnreleasedDuel ? .unreleased(try setAside("old")) : .damaged(try setAside("damaged")))
    }
  }

  /// A stored text, and when it was written.
  struct SavedGame {
    let name: SavedName
    let text: String
    let time: Int
  }

  /// The games that can be resumed; any other is set aside, with a notice, when a game is to begin under its number.
  static var savedGames: [SavedGame] {
    StatePlace.numbered.compactMap { name, path -> SavedGame? in
      guard let about = FileStatus(path), let content = try? SavedFile(path: path).read() else { return nil }
      switch content {
      case .nothing: return nil
      case .text(let text), .damaged(let text):
        return Table(name, text, System.randomness).map { _ in SavedGame(name: name, text: text, time: about.modified) }
      }
    }
  }

  /// Returns why the text is not on the disk; nil if it is.
  @discardableResult
  func keep(_ text: String) -> FileError? {
    do throws(FileError) {
      try file.write(text)
      isKeeping = true
      isWritten = true
      return nil
    } catch {
      isKeeping = false
      return error
    }
  }

  private var isWritten = false

  /// When the player leaves, writes the game again if its file is gone, or could not be written.
  func finish(_ text: String) {
    if !isKeeping || isWritten && FileStatus(file.path) == nil { keep(text) }
  }

  func setAside(_ why: String) throws(FileError) -> String { try file.setAside(why) }
}
