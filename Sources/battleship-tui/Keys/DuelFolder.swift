// Stores each player's last message of each duel: one file each, in a folder that is never removed.

import BattleshipCore
import BattleshipPlay

struct DuelFolder: DuelMemory {
  private let folder: SavedFolder

  init(path: Path) { folder = SavedFolder(path: path, isGuarded: true) }

  var path: Path { folder.path }

  /// Locks the folder until the descriptor is closed.
  func locked() throws(MemoryError) -> Int32 {
    do throws(FileError) {
      return try folder.locked()
    } catch {
      throw .unwritable(error)
    }
  }

  private func file(of identifier: String, by player: Duel.Player) -> SavedFile {
    SavedFile(Path("\(identifier)-\(player.name)"), in: folder)
  }

  func last(of identifier: String, by player: Duel.Player) throws(MemoryError) -> DuelRecord? {
    do throws(FileError) {
      switch try file(of: identifier, by: player).read() {
      case .nothing: return nil
      case .text(let text):
        if let record = DuelRecord(text: text), record.written.identifier == identifier { return record }
      case .damaged: break
      }
    } catch {
      throw .unreadable(error)
    }
    throw .damaged
  }

  func exchange(
    _ identifier: String, by player: Duel.Player, expecting: DuelRecord?, new: DuelRecord
  ) throws(MemoryError) -> Bool {
    try exchange(identifier, by: player, expecting: expecting?.text, new: new.text)
  }

  func exchange(
    _ identifier: String, by player: Duel.Player, expecting: String?, new: String,
    within milliseconds: Int = FileLock.longestWait
  ) throws(MemoryError) -> Bool {
    do throws(FileError) {
      return try file(of: identifier, by: player).exchange(expecting: expecting, new: new, within: milliseconds)
    } catch {
      throw .unwritable(error)
    }
  }
}
