// The default places of conversations, the player's key and other state: in the user's state directory, if any.

import BattleshipPlay
import CSystem
import MessagesHost

enum StatePlace {
  /// The file of the hot seat.
  static var conversation: Path? { made(file("/conversation-3")) }

  /// A numbered game: `solo` is the first one against the computer, `solo-2` the next; `two` is at one keyboard.
  ///
  /// nil for anything without a number.
  static func numbered(_ name: SavedName) -> Path? {
    switch name {
    case .computer(let number): made(file("/solo" + suffix(number)))
    case .two(let number): made(file("/two" + suffix(number)))
    case .key, .duel, .begun, .hunt, .daily: nil
    }
  }

  private static func suffix(_ number: Int) -> String { number == 1 ? "" : "-\(number)" }

  /// The files of the numbered games, in no order.
  static var numbered: [(name: SavedName, path: Path)] {
    guard let directory, let names = try? System.names(in: directory) else { return [] }
    return names.compactMap { name in
      let parts = name.text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
      guard let number = parts.count == 1 ? 1 : Int(parts[1]), parts.count == 1 || number > 1 else { return nil }
      switch parts[0] {
      case "solo": return (.computer(number), directory + "/" + name)
      case "two": return (.two(number), directory + "/" + name)
      default: return nil
      }
    }
  }

  /// The folder of the games by link, which may not exist.
  static var links: Path? { file("/links") }

  /// The results of the boards of the day, in a folder of their own, which each program locks to write.
  static var daily: Path? { file("/daily/results") }

  static var settings: Path? { file("/settings") }

  static var games: Path? { file("/games") }

  /// A person's own file of a shared conversation; creates its directory.
  static func own(_ identity: UInt64, of person: Participant) -> Path? {
    shared.flatMap { make($0) ? $0 + "/\(identity)-\(person)" : nil }
  }

  /// The folder of the persons' own files, which may not exist.
  static var shared: Path? { file("/shared") }

  static var key: Path? { file("/key") }

  private static func file(_ name: String) -> Path? { directory.map { $0 + name } }

  /// The file, whose directory exists from then on; nil if it cannot be made.
  static func made(_ file: Path?) -> Path? { file.flatMap { make($0.directory) ? $0 : nil } }

  /// On first use, removes the copies that killed programs left there.
  private static let directory: Path? = {
    let directory = (absolute("XDG_STATE_HOME") ?? home.map { $0 + "/.local/state" }).map { $0 + "/battleship" }
    if let directory { for folder in [directory, directory + "/links"] { FlushedFile.removeLeftovers(in: folder) } }
    return directory
  }()

  /// nil if it does not exist, because the program must not create it.
  private static var home: Path? {
    absolute("HOME").flatMap { home in home.withCString { access($0, X_OK) } == 0 ? home : nil }
  }

  /// Ignores a relative path.
  private static func absolute(_ name: String) -> Path? {
    Path(variable: name).flatMap { $0.isAbsolute ? $0 : nil }
  }

  /// Also creates missing parents.
  static func make(_ directory: Path) -> Bool {
    if directory.withCString({ mkdir($0, 0o700) }) == 0 || errno == EEXIST { return true }
    guard errno == ENOENT, directory.directory != Path("/") else { return false }
    return make(directory.directory) && (directory.withCString { mkdir($0, 0o700) } == 0 || errno == EEXIST)
  }
}
