// The version of this package; packages, the manual and the archives read it from here.

enum Version {
  static let number = "0.2.0"

  /// The program's name and version, as `--version` prints them.
  static let text = "battleship-tui \(number)"
}
