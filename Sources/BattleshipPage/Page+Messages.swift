// Opens links from the address, the field or the list.

import BattleshipCore
import BattleshipPlay

extension Page {
  /// A refused link leaves the game as it is.
  mutating func open(_ url: String, wasSent: Bool = false) -> [PageEffect] {
    opensSent = wasSent
    return follow(lobby.begin(.open(url)))
  }
}
