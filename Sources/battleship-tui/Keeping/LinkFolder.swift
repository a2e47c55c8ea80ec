// Stores the games by link that are played here, one private file each in the state folder.

import BattleshipApp
import BattleshipCore
import BattleshipPlay
import CSystem

enum LinkFolder {
  /// A stored game, and the second in which it was stored.
  struct Entry {
    let link: SavedLink
    let time: Int
    fileprivate let file: SavedFile
  }

  /// Stores a game, unless a later message of it is stored. If two games have the same name but neither continues
  /// the other, both are stored.
  ///
  /// - Returns: The error, or nil on success. Without a state directory nothing is stored, only printed.
  static func keep(_ link: SavedLink) -> FileError? {
    guard let path = StatePlace.links else { return nil }
    guard StatePlace.make(path) else { return .system(errno) }
    guard let fileName = link.fileName else { return nil }
    do throws(FileError) {
      // Another program may store a later message meanwhile.
      let locked = try SavedFolder(path: path).locked(within: 100)
      defer { close(locked) }
      let stored = entries { $0.text.hasPrefix(fileName) }
      if stored.contains(where: { link.isBefore($0.link) }) { return nil }
      let earlier = stored.filter { link.follows($0.link) }
      try (earlier.first?.file ?? unused(fileName, in: path)).write(link.text, in: locked)
      for other in earlier.dropFirst() { try other.file.delete() }
      return nil
    } catch {
      return error
    }
  }

  /// An unused file name; further games with the same name have a number.
  private static func unused(_ name: String, in folder: Path) -> SavedFile {
    var number = 1
    while true {
      let file = SavedFile(path: folder + "/\(name)" + (number == 1 ? "" : "-\(number)"))
      // What cannot be read is reported when the game is written there; what is damaged stays.
      guard let content = try? file.read(), content != .nothing else { return file }
      number += 1
    }
  }

  /// The stored game that a message belongs to.
  static func game(of content: MessageContent) -> SavedLink? {
    let fileName = SavedLink.fileName(of: content)
    return entries { $0.text.hasPrefix(fileName) }
      .first { $0.link.content.map { $0.continues(content) || content.continues($0) } ?? false }?.link
  }

  /// The games that can be read. Duels of a version that was never released are set aside as `.old-1`; other files stay
  /// where they are.
  static func readGames() -> [Entry] { entries { _ in true } }

  private static func entries(_ isMeant: (Path) -> Bool) -> [Entry] {
    guard let folder = StatePlace.links, let names = try? System.names(in: folder) else {
      return []
    }
    return names.filter(isMeant).compactMap { name in
      let file = SavedFile(path: folder + "/" + name)
      guard let about = FileStatus(file.path), let link = link(in: file) else {
        if !name.text.contains("."), isUnreleased(file) { _ = try? file.setAside("old") }
        return nil
      }
      return Entry(link: link, time: about.modified, file: file)
    }
  }

  private static func link(in file: SavedFile) -> SavedLink? {
    guard case .text(let text)? = try? file.read(), let link = SavedLink(file: text),
      let fileName = link.fileName, file.name.text.hasPrefix(fileName)
    else { return nil }
    return link
  }

  private static func isUnreleased(_ file: SavedFile) -> Bool {
    switch try? file.read() {
    case .text(let text), .damaged(let text): text.holdsUnreleasedDuel
    case .nothing, nil: false
    }
  }

  /// Deletes the game whose newest message this is.
  static func delete(_ url: String) throws(FileError) {
    for entry in readGames() where entry.link.url == url { try entry.file.delete() }
  }
}
