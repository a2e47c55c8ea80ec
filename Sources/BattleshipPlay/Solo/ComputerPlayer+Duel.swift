// A computer player's answer to a message of a duel, chosen by the rules and the opponent's chart alone.

import BattleshipCore
import BattleshipPlayers

extension ComputerPlayer {
  /// The move that answers a message of a duel; nil if there is nothing to answer.
  ///
  /// ```swift
  /// var player = ComputerPlayer(level: .strong, seed: 2016)
  /// guard case .join(_, let shots, _) = try player.move(in: OwnDuel(challenge, key: otherKey)) else { return }
  /// assert(shots.count == 1)
  /// ```
  ///
  /// The shots depend only on the chart of the opponent's board.
  ///
  /// - Throws: `FleetError` if there is a challenge to join and no place for the ships.
  public mutating func move(in own: OwnDuel) throws(FleetError) -> DuelMove? {
    switch own.due {
    case .join(let shots): .join(try fleet(rules: own.duel.rules), shots: volley(shots, for: own.chart))
    case .fire(let shots, _): .fire(volley(shots, for: own.chart))
    case .answer, .lastAnswers, .open: .finish
    case .wait, .nothing: nil
    }
  }
}
