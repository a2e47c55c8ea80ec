// The start of links that this program opens, where the person has no page of their own.

import BattleshipCore

extension MessageURLBase {
  /// `battleship:`, a scheme that the desktop package registers; no server answers it.
  package static var program: MessageURLBase { (try? MessageURLBase("battleship:")) ?? .demo }
}
