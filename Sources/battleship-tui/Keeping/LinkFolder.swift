// Stores the games by link that are played here, one private file each in the state folder.

import BattleshipApp
import BattleshipCore
import BattleshipPlay
import CSystem

enum LinkFolder {
  /// Writes a game, unless a later message of it is stored. If the messages of two games have the same identifier and
  /// neither continues the other, both are stored.
  ///
  /// - Returns: The error, or `nil` on success. Without a state directory nothing is stored; the link is printed anyway.
  static func keep(_ link: KeptLink) -> FileError? {
    guard StatePlace.links(makesDirectory: false) != nil else { return nil }
    guard let path = StatePlace.links(makesDirectory: true) else { return .system(ENOENT) }
    let folder = SavedFolder(path: path)
    do throws(FileError) {
      var number = 1
      while true {
        let file = SavedFile(name(link.identifier, number), in: folder)
        guard let stored = try stored(in: file) else { return try write(link, to: file) }
        if link.isBefore(stored) { return nil }
        if link.follows(stored) { return try write(link, to: file) }
        number += 1
      }
    } catch {
      return error
    }
  }

  private static func write(_ link: KeptLink, to file: SavedFile) throws(FileError) -> FileError? {
    try file.write(link.text)
    return nil
  }

  /// The second game with the same identifier, and each one after it, has a number.
  private static func name(_ identifier: String, _ number: Int) -> Path {
    Path(number == 1 ? identifier : "\(identifier)-\(number)")
  }

  /// The stored game that a message belongs to.
  static func game(of content: MessageContent) -> KeptLink? {
    guard let folder = StatePlace.links(makesDirectory: false) else { return nil }
    let identifier = KeptLink.identifier(of: content)
    var number = 1
    while let link = try? stored(in: SavedFile(name(identifier, number), in: SavedFolder(path: folder))) {
      if link.content.continues(content) || content.continues(link.content) { return link }
      number += 1
    }
    return nil
  }

  /// The games that can be read, with the second in which each was stored. Duels of a version that was never released
  /// are set aside as `.old-1`; other files stay where they are.
  static var games: [(link: KeptLink, time: Int)] {
    guard let folder = StatePlace.links(makesDirectory: false), let names = try? System.names(in: folder) else {
      return []
    }
    return names.compactMap { name in
      let file = SavedFile(name, in: SavedFolder(path: folder))
      guard let about = FileStatus(file.path), let link = try? stored(in: file) else {
        if !name.text.contains("."), isUnreleased(file) { _ = try? file.setAside("old") }
        return nil
      }
      return (link, about.modified)
    }
  }

  private static func isUnreleased(_ file: SavedFile) -> Bool {
    switch try? file.read() {
    case .text(let text), .damaged(let text): text.holdsUnreleasedDuel
    case .nothing, nil: false
    }
  }

  /// `nil` if there is no game in it.
  private static func stored(in file: SavedFile) throws(FileError) -> KeptLink? {
    guard case .text(let text) = try file.read(), let link = try? KeptLink(text: text),
      file.name.text.hasPrefix(link.identifier)
    else { return nil }
    return link
  }

  /// Deletes the game whose newest message this is.
  static func delete(_ url: String) throws(FileError) {
    guard let folder = StatePlace.links(makesDirectory: false) else { return }
    for name in (try? System.names(in: folder)) ?? [] {
      let file = SavedFile(name, in: SavedFolder(path: folder))
      if let link = try? stored(in: file), link.url == url { try file.delete() }
    }
  }
}
