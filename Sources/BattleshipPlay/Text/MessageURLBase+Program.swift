// The base of links that open in this program, for players without a page of their own.

import BattleshipCore

extension MessageURLBase {
  /// `battleship:`, a scheme that the desktop package registers; no server is involved.
  package static var program: MessageURLBase { (try? MessageURLBase("battleship:")) ?? .demo }
}
