// The start of links that this program opens, where the person has no page of their own.

import BattleshipCore

extension MessageURLBase {
  /// `battleship:`, a scheme that the program's package tells the desktop of; it is nobody's address.
  package static var program: MessageURLBase { (try? MessageURLBase("battleship:")) ?? .demo }
}
