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

  /// A stored game that can be read.
  struct Stored {
    let name: String
    let kept: KeptSolo
    /// When it was last played.
    let time: Int

    /// The title's entry; `nil` if there is nothing to resume.
    var listing: Listing? {
      var listing = kept.game
      listing?.venue = .computer(name)
      return listing
    }
  }

  /// Games to resume come first, the newest first.
  static var stored: [Stored] {
    StatePlace.solos.compactMap { path -> Stored? in
      guard let about = FileStatus(path), let content = try? SavedFile(path: path).read() else { return nil }
      switch content {
      case .nothing: return nil
      case .text(let text), .damaged(let text):
        return (try? KeptSolo(text: text)).map { Stored(name: path.name.text, kept: $0, time: about.modified) }
      }
    }.sorted { ($0.listing != nil ? 1 : 0, $0.time) > ($1.listing != nil ? 1 : 0, $1.time) }
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
