// The default places of conversations, the player's key and other state: in the user's state directory.

import CSystem
import MessagesHost

enum StatePlace {
  /// The file of the hot seat, creating its private directory if needed; `nil` if there is no place.
  static var conversation: Path? { file("/conversation-3", makesDirectory: true) }

  /// The file of the game against the computer, creating its directory if needed; `nil` if there is no place.
  static var solo: Path? { file("/solo", makesDirectory: true) }

  /// The folder of the games by link, creating it on request; `nil` if there is no place.
  static func links(makesDirectory: Bool) -> Path? {
    directory.map { $0 + "/links" }.flatMap { !makesDirectory || make($0) ? $0 : nil }
  }

  /// The file of the title settings, creating its directory on request; `nil` if there is no place.
  static func settings(makesDirectory: Bool) -> Path? { file("/settings", makesDirectory: makesDirectory) }

  /// The file of the finished games, creating its directory on request; `nil` if there is no place.
  static func games(makesDirectory: Bool) -> Path? { file("/games", makesDirectory: makesDirectory) }

  /// A person's own file of a shared conversation, creating its directory if needed; `nil` if there is no place.
  static func own(_ identity: UInt64, of person: Participant) -> Path? {
    shared.flatMap { make($0) ? $0 + "/\(identity)-\(person)" : nil }
  }

  /// The folder of the persons' own files, which may not exist; `nil` if there is no place.
  static var shared: Path? { directory.map { $0 + "/shared" } }

  /// The file of the player's key, creating its directory on request; `nil` if there is no place.
  static func key(makesDirectory: Bool) -> Path? { file("/key", makesDirectory: makesDirectory) }

  private static func file(_ name: String, makesDirectory: Bool) -> Path? {
    directory.flatMap { !makesDirectory || make($0) ? $0 + name : nil }
  }

  /// The user's directory for all kept files; `nil` if there is no place for it.
  ///
  /// When it is first needed, copies that killed programs left there are removed.
  private static let directory: Path? = {
    let directory = (absolute("XDG_STATE_HOME") ?? home.map { $0 + "/.local/state" }).map { $0 + "/battleship" }
    if let directory { for folder in [directory, directory + "/links"] { FlushedFile.removeLeftovers(in: folder) } }
    return directory
  }()

  /// The user's home directory, if it exists; the program must not create it.
  private static var home: Path? {
    absolute("HOME").flatMap { home in home.withCString { access($0, X_OK) } == 0 ? home : nil }
  }

  /// The absolute path in an environment variable; any other value is ignored.
  private static func absolute(_ name: String) -> Path? {
    Path(variable: name).flatMap { $0.isAbsolute ? $0 : nil }
  }

  /// Creates a directory and its missing parents.
  static func make(_ directory: Path) -> Bool {
    if directory.withCString({ mkdir($0, 0o700) }) == 0 || errno == EEXIST { return true }
    guard errno == ENOENT, directory.directory != Path("/") else { return false }
    return make(directory.directory) && (directory.withCString { mkdir($0, 0o700) } == 0 || errno == EEXIST)
  }
}
