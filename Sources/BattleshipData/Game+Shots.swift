// Several shots of a hunt at once: all are checked before the first is fired, so that no refusal reveals hidden ships.

import BattleshipCore

extension Game {
  /// Fires at cells in turn until the game is over; cells after the shot that ends it are not fired at.
  ///
  /// - Returns: The result of each shot; fewer than the cells if the game ended before the last of them.
  /// - Throws: ``PlayError`` if the game was over, or a cell is off the board, was fired at before or is named twice;
  ///   then no shot is fired. The error depends only on the knowledge of the player who fires.
  package mutating func fire(inTurn cells: [Cell]) throws(PlayError) -> [AnsweredShot] {
    var named = CellSet()
    for cell in cells {
      if let obstacle = obstacle(to: cell) { throw obstacle }
      guard named.insert(cell).inserted else { throw .alreadyOpened(cell) }
    }
    var shots: [AnsweredShot] = []
    for cell in cells where status == .open { shots.append(AnsweredShot(cell: cell, result: try fire(at: cell))) }
    return shots
  }
}
