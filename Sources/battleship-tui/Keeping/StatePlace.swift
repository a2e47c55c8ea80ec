// Where conversations and the player's key are kept if nobody says where: in the user's own directory for state.

import MessagesHost

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

enum StatePlace {
  /// The file of the hot seat; its directory is made for its owner alone if it is missing. Nil if there is no place.
  static var conversation: Path? { directory.flatMap { make($0) ? $0 + "/conversation" : nil } }

  /// The file of the game against the computer; its directory is made if it is missing. Nil if there is no place.
  static var solo: Path? { directory.flatMap { make($0) ? $0 + "/solo" : nil } }

  /// The file of what is chosen on the title; its directory is made if it is missing. Nil if there is no place.
  static var settings: Path? { directory.flatMap { make($0) ? $0 + "/settings" : nil } }

  /// The file of the games that were finished; its directory is made if that is asked for. Nil if there is no place.
  static func games(makesDirectory: Bool) -> Path? {
    directory.flatMap { !makesDirectory || make($0) ? $0 + "/games" : nil }
  }

  /// The file of what a person does in a conversation that two terminals share; nil if there is no place.
  static func own(_ identity: UInt64, of person: Participant) -> Path? {
    let folder = directory.map { $0 + "/shared" }
    return folder.flatMap { make($0) ? $0 + "/\(identity)-\(person)" : nil }
  }

  /// The file of the player's key; its directory is made if it is missing and that is asked for.
  static func key(makesDirectory: Bool) -> Path? {
    directory.flatMap { !makesDirectory || make($0) ? $0 + "/key" : nil }
  }

  /// The user's directory for all that is kept; nil if there is no place for one.
  private static var directory: Path? {
    (absolute("XDG_STATE_HOME") ?? home.map { $0 + "/.local/state" }).map { $0 + "/battleship" }
  }

  /// The user's directory, where there is one: it is not ours to make.
  private static var home: Path? {
    absolute("HOME").flatMap { home in home.withCString { access($0, X_OK) } == 0 ? home : nil }
  }

  /// A variable of the environment that holds an absolute path; any other value counts for nothing.
  private static func absolute(_ name: String) -> Path? {
    Path(variable: name).flatMap { $0.isAbsolute ? $0 : nil }
  }

  /// Makes a directory and those above it, where they are missing.
  private static func make(_ directory: Path) -> Bool {
    if directory.withCString({ mkdir($0, 0o700) }) == 0 || errno == EEXIST { return true }
    guard errno == ENOENT, directory.directory != Path("/") else { return false }
    return make(directory.directory) && (directory.withCString { mkdir($0, 0o700) } == 0 || errno == EEXIST)
  }
}
