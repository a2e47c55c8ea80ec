// Where conversations are kept when nobody says where: in the user's own directory for state.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

enum StatePlace {
  /// The file of the hot seat; its directory is made for its owner alone where it is missing. Nil where there is no place.
  static var conversation: Path? {
    guard let base = absolute("XDG_STATE_HOME") ?? home.map({ $0 + "/.local/state" }) else { return nil }
    let directory = base + "/battleship"
    guard make(directory) else { return nil }
    return directory + "/conversation"
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
