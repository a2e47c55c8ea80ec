// Keeps the games by link that are played here: one private file each in the state folder, replaced atomically.

import BattleshipApp
import BattleshipCore
import BattleshipPlay
import CSystem

enum LinkFolder {
  /// The most bytes to read of a file: twice the longest link that the title takes, for a message and a draft.
  private static let limit = 131_072

  /// Writes a game, flushed to the disk, unless a later message of it is kept.
  ///
  /// - Returns: The error, or `nil` on success. Without a state directory nothing is kept; the link is printed anyway.
  static func keep(_ link: KeptLink) -> FileError? {
    guard StatePlace.links(makesDirectory: false) != nil else { return nil }
    guard let folder = StatePlace.links(makesDirectory: true) else { return .system(ENOENT) }
    if let kept = game(of: link.content), link.isBefore(kept) { return nil }
    let path = folder + "/\(link.identifier)"
    if let bytes = try? System.read(path, limit: limit), FileForm(firstLine: bytes) == .newer {
      return .system(EEXIST)
    }
    do throws(FileError) {
      let line = CheckedLine.text(link.text) + "\n"
      try FlushedFile.replace(path, with: Array(line.utf8))
      return nil
    } catch {
      return error
    }
  }

  static func game(of content: MessageContent) -> KeptLink? {
    StatePlace.links(makesDirectory: false).flatMap { read(Path(KeptLink.identifier(of: content)), in: $0) }
  }

  /// The games that can be read, with the second in which each was kept. Duels of a version that was never released are
  /// set aside as `.old-1`; other files stay where they are.
  static var games: [(link: KeptLink, time: Int)] {
    guard let folder = StatePlace.links(makesDirectory: false), let names = try? System.names(in: folder) else {
      return []
    }
    return names.compactMap { name in
      guard let about = FileStatus(folder + "/" + name) else { return nil }
      guard let link = read(name, in: folder) else {
        if isUnreleased(name, in: folder) { _ = try? FlushedFile.moveAside(folder + "/" + name, "old") }
        return nil
      }
      return (link, about.modified)
    }
  }

  private static func isUnreleased(_ name: Path, in folder: Path) -> Bool {
    guard !name.text.contains("."), let bytes = try? System.read(folder + "/" + name, limit: limit) else {
      return false
    }
    return String(decoding: bytes, as: UTF8.self).holdsUnreleasedDuel
  }

  private static func read(_ name: Path, in folder: Path) -> KeptLink? {
    guard let bytes = try? System.read(folder + "/" + name, limit: limit), bytes.last == 0x0A,
      let line = CheckedLine.bytes(bytes.dropLast()), let text = String(validating: line, as: UTF8.self),
      let link = try? KeptLink(text: text), name == Path(link.identifier)
    else { return nil }
    return link
  }

  /// Deletes the game whose newest message this is; returns the error, or `nil` on success.
  static func delete(_ url: String) -> FileError? {
    guard let content = MessageContent(in: url), let folder = StatePlace.links(makesDirectory: false) else {
      return nil
    }
    let number = (folder + "/\(KeptLink.identifier(of: content))").withCString { unlink($0) } == 0 ? 0 : errno
    return number == 0 || number == ENOENT ? nil : .system(number)
  }
}
