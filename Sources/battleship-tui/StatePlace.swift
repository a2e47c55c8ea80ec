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
  static var conversation: String? {
    guard let base = absolute("XDG_STATE_HOME") ?? home.map({ $0 + "/.local/state" }) else { return nil }
    let directory = base + "/battleship"
    guard make(directory) else { return nil }
    return directory + "/conversation"
  }

  /// The user's directory, where there is one: it is not ours to make.
  private static var home: String? {
    absolute("HOME").flatMap { access($0, X_OK) == 0 ? $0 : nil }
  }

  /// A variable of the environment that holds an absolute path; any other value counts for nothing.
  private static func absolute(_ name: String) -> String? {
    guard let value = getenv(name).map({ String(cString: $0) }), value.hasPrefix("/") else { return nil }
    return value
  }

  /// Makes a directory and those above it, where they are missing.
  private static func make(_ directory: String) -> Bool {
    if mkdir(directory, 0o700) == 0 || errno == EEXIST { return true }
    guard errno == ENOENT, let slash = directory.lastIndex(of: "/"), slash != directory.startIndex else { return false }
    return make(String(directory[..<slash])) && (mkdir(directory, 0o700) == 0 || errno == EEXIST)
  }
}
