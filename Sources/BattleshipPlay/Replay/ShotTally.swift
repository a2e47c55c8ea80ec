// The shots of one player in figures, for the screens at the end of a game.

import BattleshipCore

package struct ShotTally: Hashable, Sendable {
  /// Fired and answered.
  package private(set) var shots = 0
  package private(set) var hits = 0
  /// The most hits in a row.
  package private(set) var longestRun = 0
  /// The number of the shot that ended the first such row.
  package private(set) var longestRunEnd = 0

  package init() {}

  /// Hits of all shots, in whole percent.
  package var percent: Int { shots == 0 ? 0 : (hits * 200 + shots) / (shots * 2) }
}

extension Replay {
  /// In a hunt, the second player fires.
  package func tally(of player: Duel.Player) -> ShotTally {
    var (tally, run) = (ShotTally(), 0)
    for step in steps where step.player == player {
      guard let result = step.result else { continue }
      run = result.isHit ? run + 1 : 0
      tally.count(isHit: result.isHit, run: run)
    }
    return tally
  }
}

extension ShotTally {
  fileprivate mutating func count(isHit: Bool, run: Int) {
    (shots, hits) = (shots + 1, hits + (isHit ? 1 : 0))
    if run > longestRun { (longestRun, longestRunEnd) = (run, shots) }
  }
}
