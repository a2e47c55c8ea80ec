// The program's name and version.

import BattleshipData

extension Version {
  static let text = "battleship-tui \(number)"
}
