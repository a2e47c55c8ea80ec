// How a game ended for the person: who won, and their shots in figures.

import BattleshipCore
import BattleshipPlay

struct GameEnding {
  /// `nil` if nobody knows.
  let hasWon: Bool?
  /// Whether the person fired. If so, the figures are theirs.
  let isMine: Bool
  /// The person's shots, or those at the person's ships.
  let tally: ShotTally
  let rules: Rules
  let kind: String
}

extension ActiveGame {
  var end: GameEnding? {
    switch seat.task {
    case .hunting(let hunting): return hunting.revealed.map { hunt($0, seekerIsMe: true) }
    case .over(let game, let seekerIsMe): return hunt(game, seekerIsMe: seekerIsMe)
    case .duel(let own): return own.isOver ? ending(own) : nil
    case .hiding, .waiting, .aiming, .watching, .unreadable: return nil
    }
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
      hasWon: hasWon, isMine: seekerIsMe, tally: seat.replay?.tally(of: .second) ?? ShotTally(), rules: rules,
      kind: BestShots.kind(of: rules, nil))
  }

  private func ending(_ own: OwnDuel) -> GameEnding {
    GameEnding(
      hasWon: own.hasWon ?? false, isMine: true, tally: seat.replay?.tally(of: own.player) ?? ShotTally(),
      rules: own.duel.rules, kind: BestShots.kind(of: own.duel.rules, own.duel.terms.volley))
  }
}
