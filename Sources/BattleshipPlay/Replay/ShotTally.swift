// One player's shots in figures, for the screens at the end of a game.

import BattleshipCore

package struct ShotTally: Hashable, Sendable {
  /// The number of shots that were answered.
  package fileprivate(set) var shots = 0
  package fileprivate(set) var hits = 0
  /// The most hits in a row.
  package fileprivate(set) var longestRun = 0

  package init() {}

  /// Hits per hundred shots, rounded.
  package var percent: Int { shots == 0 ? 0 : (hits * 200 + shots) / (shots * 2) }
}

extension Replay {
  /// When both players of a duel last had the same number of hits: after how many of the winner's shots, and how many
  /// hits. nil if the winner is not ahead at the end.
  package func lastLevel(before winner: Duel.Player) -> (shots: Int, hits: Int)? {
    var (mine, theirs, shots) = (0, 0, 0)
    var level = (shots: 0, hits: 0)
    for step in steps {
      let hit = step.result?.isHit == true ? 1 : 0
      if step.player == winner { (mine, shots) = (mine + hit, shots + 1) } else { theirs += hit }
      if mine == theirs { level = (shots, mine) }
    }
    return mine > theirs ? level : nil
  }

  /// The tally of a player; in a hunt, the second player fires.
  package func tally(of player: Duel.Player) -> ShotTally {
    var (tally, run) = (ShotTally(), 0)
    for step in steps where step.player == player {
      guard let result = step.result else { continue }
      run = result.isHit ? run + 1 : 0
      tally.shots += 1
      tally.hits += result.isHit ? 1 : 0
      tally.longestRun = max(tally.longestRun, run)
    }
    return tally
  }
}
