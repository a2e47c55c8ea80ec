// The program's name and version.

import BattleshipData

extension Version {
  /// The program's name and version, as `--version` prints them.
  static let text = "battleship-tui \(number)"
}
