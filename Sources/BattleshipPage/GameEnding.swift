// How a game ended for the person: who won, and their shots in figures.

import BattleshipCore
import BattleshipPlay

struct GameEnding {
  /// nil if unknown.
  var hasWon: Bool?
  /// Whether the person fired, so that the figures are theirs.
  let isMine: Bool
  /// The person's shots, or those at the person's ships.
  let tally: ShotTally
  let rules: Rules
  let kind: String
}

extension Seat {
  var end: GameEnding? {
    if let game = hunting?.revealed ?? over { return hunt(game, seekerIsMe: !hidIt) }
    return duel.flatMap { $0.isOver ? ending($0) : nil }
  }

  private func hunt(_ game: RevealedGame, seekerIsMe: Bool) -> GameEnding {
    let rules = game.chart.rules
    let hasWon: Bool? =
      switch game.chart.status {
      case .won: seekerIsMe
      case .lost: !seekerIsMe
      case .open, .overUnrecorded: nil
      }
    return GameEnding(
      hasWon: hasWon, isMine: seekerIsMe, tally: replay?.tally(of: .second) ?? ShotTally(), rules: rules,
      kind: BestShots.kind(of: rules, nil))
  }

  private func ending(_ own: OwnDuel) -> GameEnding {
    GameEnding(
      hasWon: own.hasWon ?? false, isMine: true, tally: replay?.tally(of: own.player) ?? ShotTally(),
      rules: own.duel.rules, kind: BestShots.kind(of: own.duel.rules, own.duel.terms.volley))
  }
}
