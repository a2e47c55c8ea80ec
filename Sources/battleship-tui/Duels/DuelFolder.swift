// Stores the last message of each duel, one file for each player of a duel in a folder, updated under one lock and never
// removed.

import BattleshipApp
import BattleshipCore
import BattleshipPlay
import CSystem

struct DuelFolder {
  let path: Path

  /// Creates the folder if it is missing, and locks it until the descriptor is closed.
  func locked(within milliseconds: Int = FileLock.patience) throws(MemoryError) -> Int32 {
    let made = path.withCString { mkdir($0, 0o700) }
    guard made == 0 || errno == EEXIST else { throw .unwritable(.system(errno)) }
    if made == 0, let number = FlushedFile.flush(folder: path.directory) { throw .unwritable(.system(number)) }
    guard let opened = try opened() else { throw .unwritable(.system(ENOENT)) }
    do throws(FileError) {
      try FileLock.require(opened, within: milliseconds)
    } catch {
      close(opened)
      throw .unwritable(error)
    }
    FlushedFile.removeLeftovers(in: path, opened, areOurs: true)
    return opened
  }

  /// `nil` if there is none.
  ///
  /// Refuses a folder to which others can write, because they could make this program answer a message twice.
  private func opened() throws(MemoryError) -> Int32? {
    let descriptor = path.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw .unreadable(.system(errno))
    }
    var about = stat()
    guard fstat(descriptor, &about) == 0, about.isOurs, about.st_mode & 0o022 == 0 else {
      close(descriptor)
      throw .openToOthers
    }
    return descriptor
  }

  private static func name(_ identifier: String, _ player: Duel.Player) -> Path {
    Path(identifier + "-" + player.name)
  }

  private static func last(
    of identifier: String, by player: Duel.Player, in folder: Int32
  ) throws(MemoryError) -> DuelRecord? {
    let bytes: [UInt8]
    do throws(FileError) {
      let file = try System.opened(name(identifier, player), O_RDONLY | O_NOFOLLOW, in: folder)
      defer { close(file) }
      var about = stat()
      guard fstat(file, &about) == 0, about.isOurs else { throw FileError.obstacle(.noPlainFile) }
      bytes = try System.read(file, limit: 16_384)
    } catch {
      if error.isMissing { return nil }
      if case .obstacle = error { throw .openToOthers }
      throw .unreadable(error)
    }
    guard bytes.last == UInt8(ascii: "\n"), let line = CheckedLine.bytes(bytes.dropLast()),
      let record = String(validating: line, as: UTF8.self).flatMap({ DuelRecord(text: $0) }),
      record.written.identifier == identifier
    else { throw .damaged }
    return record
  }
}

extension DuelFolder: DuelMemory {
  func last(of identifier: String, by player: Duel.Player) throws(MemoryError) -> DuelRecord? {
    guard let opened = try opened() else { return nil }
    defer { close(opened) }
    return try Self.last(of: identifier, by: player, in: opened)
  }

  func exchange(
    _ identifier: String, by player: Duel.Player, expecting: DuelRecord?, new: DuelRecord
  ) throws(MemoryError) -> Bool {
    let opened = try locked()
    defer { close(opened) }
    guard try Self.last(of: identifier, by: player, in: opened) == expecting else { return false }
    do throws(FileError) {
      let line = CheckedLine.text(new.text) + "\n"
      try FlushedFile.replace(Self.name(identifier, player), in: opened, with: Array(line.utf8))
    } catch {
      throw .unwritable(error)
    }
    return true
  }
}

extension stat {
  var isOurs: Bool { st_uid == geteuid() || st_uid == 0 }
}
